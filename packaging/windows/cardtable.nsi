; The setup for Windows. tools/packages/windows.py compiles it, and says what everything is called.
;
; It is for one user, takes no rights that they don't have, and is all or nothing: what is new is written into a folder
; inside the program's own, and only when all of it is on the disk do new and old change places, the program itself
; last. So wherever a setup was stopped, the next one finds out what was meant.
;
; Of a folder it takes only the three things that it has put there: what somebody keeps beside them stays.

Unicode true
!include LogicLib.nsh
!include FileFunc.nsh
!include MUI2.nsh
!include Sections.nsh
!include WinVer.nsh
!include x64.nsh

Name "${TITLE}"
OutFile "${SETUP}"
BrandingText "${TITLE} ${VERSION}"
RequestExecutionLevel user
InstallDir "${PROGRAM_FOLDER}"
InstallDirRegKey HKCU "${ENTRY}" "InstallLocation"
SetCompressor lzma ; each file for itself: nothing large is written into the folder for temporary files
SetDateSave off ; two builds are equal
ShowInstDetails nevershow
ShowUninstDetails nevershow
ManifestDPIAware true
ManifestSupportedOS Win10

; The command that signs takes the path of a file. Only here can the uninstaller be signed, which lies inside the setup.
!ifdef SIGN
  !uninstfinalize `${SIGN} "%1"` = 0
  !finalize `${SIGN} "%1"` = 0
!endif

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${TITLE}"
VIAddVersionKey "FileDescription" "${TITLE} Setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "CompanyName" "${AUTHORS}"
VIAddVersionKey "LegalCopyright" "${AUTHORS}, MIT licence"

!define UNCHANGED "Nothing has been changed."
!define RUNNING "${TITLE} is running: close it first. ${UNCHANGED}"

Var Wrong ; whether what was called last has failed
Var Told ; whether it has been said why nothing is installed

; --- pages -----------------------------------------------------------------------------------------------------------

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PICTURE}"

!define MUI_DIRECTORYPAGE_TEXT_TOP "${TITLE} ${VERSION} is installed for you alone. Your games are kept elsewhere, and \
  stay as they are."
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE FolderChosen
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_TITLE "${TITLE} is ready"
!define MUI_FINISHPAGE_TEXT "It is in the start menu. Games that you keep as files open by a double click."
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_FINISHPAGE_RUN_TEXT "Open ${TITLE} now"
!insertmacro MUI_PAGE_FINISH

!define MUI_PAGE_HEADER_TEXT "Remove ${TITLE}"
!define MUI_PAGE_HEADER_SUBTEXT "The program goes; what is yours stays."
!define MUI_COMPONENTSPAGE_NODESC
!define MUI_COMPONENTSPAGE_TEXT_COMPLIST "What is removed:"
!define MUI_PAGE_CUSTOMFUNCTION_SHOW un.HideSpace
!define MUI_COMPONENTSPAGE_TEXT_TOP "${TITLE} is removed from $INSTDIR. Your games stay, for when you install it \
  again, unless you choose otherwise."
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"

; NSIS itself says these.
LangString ^ErrorWriting ${LANG_ENGLISH} "The disk is full, or can't be written. ${UNCHANGED} It was to hold "
FileErrorText "$0 can't be written. ${UNCHANGED}" "$0 can't be written. ${UNCHANGED}"

; --- what setup and uninstaller share --------------------------------------------------------------------------------

; One sentence, in a box, or, where a script installs, on standard error.
!macro Tell TEXT
  StrCpy $0 "${TEXT}"
  StrCpy $Told yes
  ${If} ${Silent}
    System::Call 'kernel32::AttachConsole(i -1)'
    System::Call 'kernel32::GetStdHandle(i -12) p.r1'
    FileWrite $1 "${TITLE}: $0$\r$\n"
  ${Else}
    MessageBox MB_OK|MB_ICONEXCLAMATION $0
  ${EndIf}
!macroend
!define Tell "!insertmacro Tell"

!macro AwaitClosed UN
; Asks that the program in $INSTDIR be closed; $Wrong where it stays open. What runs can't be opened to be written.
Function ${UN}AwaitClosed
  StrCpy $Wrong ""
  again:
  System::Call 'kernel32::CreateFile(t "$INSTDIR\${PROGRAM}", i 0x40000000, i 7, p 0, i 3, i 0, p 0) p.r2 ?e'
  Pop $1
  ${If} $2 <> -1
    System::Call 'kernel32::CloseHandle(p r2)'
  ${ElseIf} $1 = 32 ; ERROR_SHARING_VIOLATION
    StrCpy $Wrong yes
    ${If} ${Silent}
      ${Tell} "${RUNNING}"
    ${Else}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "${RUNNING}" IDRETRY again
      StrCpy $Told yes
    ${EndIf}
  ${EndIf}
FunctionEnd
!macroend
!insertmacro AwaitClosed ""
!insertmacro AwaitClosed "un."

!macro Remove PART
  ${If} ${FileExists} "$INSTDIR\${PART}\*"
    RMDir /r "$INSTDIR\${PART}"
  ${Else}
    Delete "$INSTDIR\${PART}"
  ${EndIf}
!macroend

; Files that end so are of a sort that the program opens.
!macro Associate ENDING SORT SORT_NAME CALLED
  WriteRegStr HKCU "${SORT}" "" "${CALLED}"
  WriteRegStr HKCU "${SORT}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${SORT}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr HKCU "${ENDING}" "" "${SORT_NAME}"
  WriteRegStr HKCU "${ENDING}\OpenWithProgids" "${SORT_NAME}" ""
!macroend

; Nothing opens them any more, unless something else does.
!macro Dissociate ENDING SORT SORT_NAME
  DeleteRegKey HKCU "${SORT}"
  DeleteRegValue HKCU "${ENDING}\OpenWithProgids" "${SORT_NAME}"
  ReadRegStr $1 HKCU "${ENDING}" ""
  ${If} $1 == "${SORT_NAME}"
    DeleteRegKey HKCU "${ENDING}"
  ${EndIf}
!macroend

; The program is last.
!macro ForEachPart DO
  !insertmacro ${DO} "${LIBRARIES}"
  !insertmacro ${DO} "${UNINSTALLER}"
  !insertmacro ${DO} "${PROGRAM}"
!macroend

; --- installing ------------------------------------------------------------------------------------------------------

Function .onInit
  System::Call 'kernel32::CreateMutex(p 0, i 0, t "${TITLE} setup") p.r1 ?e'
  Pop $1
  ${If} $1 <> 0
    ${Tell} "Another setup of ${TITLE} is running: go on with that one."
    Abort
  ${EndIf}
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastBuild} ${OLDEST_BUILD}
    ${Tell} "${TITLE} needs ${OLDEST_WINDOWS}."
    Abort
  ${EndIf}
FunctionEnd

Function FolderChosen
  Call CheckFolder
  ${If} $Wrong != ""
    StrCpy $Told ""
    Abort ; the page stays
  ${EndIf}
FunctionEnd

; Whether it can be installed into $INSTDIR; else that is told, and $Wrong.
Function CheckFolder
  StrLen $1 "${DATA_FOLDER}\"
  StrCpy $2 "$INSTDIR\" $1
  ${If} $2 == "${DATA_FOLDER}\"
    ${Tell} "Your games are in ${DATA_FOLDER}: choose another folder for the program."
    StrCpy $Wrong yes
    Return
  ${EndIf}
  Call PutRight
  ${DirState} "$INSTDIR" $1
  ${If} $1 = 1
  ${AndIfNot} ${FileExists} "$INSTDIR\${UNINSTALLER}"
    ${Tell} "There are other things in $INSTDIR: choose a folder that is empty, or not there yet."
    StrCpy $Wrong yes
    Return
  ${EndIf}
  Call AwaitClosed
FunctionEnd

; $1 becomes $2, or $Wrong. What looks for viruses holds new files for a moment, so it is tried for some seconds.
Function Move
  ${For} $3 1 20
    ClearErrors
    Rename "$1" "$2"
    ${IfNot} ${Errors}
      Return
    ${EndIf}
    Sleep 250
  ${Next}
  StrCpy $Wrong yes
FunctionEnd

!macro Move PART FROM TO
  ${If} $Wrong == ""
  ${AndIf} ${FileExists} "${FROM}\${PART}"
    StrCpy $1 "${FROM}\${PART}"
    StrCpy $2 "${TO}\${PART}"
    Call Move
  ${EndIf}
!macroend

!macro PutAway PART
  !insertmacro Move "${PART}" "$INSTDIR" "$INSTDIR\${OLD}"
!macroend

!macro PutInPlace PART
  !insertmacro Move "${PART}" "$INSTDIR\${NEW}" "$INSTDIR"
!macroend

!macro PutBack PART
  ${If} ${FileExists} "$INSTDIR\${OLD}\${PART}"
    !insertmacro Remove "${PART}"
    !insertmacro Move "${PART}" "$INSTDIR\${OLD}" "$INSTDIR"
  ${EndIf}
!macroend

; Ends what a setup has begun. Where the program is not in its place, all that was there before is put back; where it is,
; what is old or new was only to be deleted.
Function PutRight
  StrCpy $Wrong ""
  ${IfNot} ${FileExists} "$INSTDIR\${PROGRAM}"
    !insertmacro ForEachPart PutBack
  ${EndIf}
  ${If} $Wrong == ""
    RMDir /r "$INSTDIR\${OLD}"
  ${EndIf}
  RMDir /r "$INSTDIR\${NEW}"
FunctionEnd

Section
  Call CheckFolder
  ${If} $Wrong != ""
    Abort
  ${EndIf}

  SetOutPath "$INSTDIR\${NEW}"
  File /r "${FILES}"
  ClearErrors
  WriteUninstaller "$INSTDIR\${NEW}\${UNINSTALLER}"
  ${If} ${Errors}
    Abort
  ${EndIf}
  SetOutPath "$PROFILE" ; no folder can be moved that a process is in; and where the program starts from the menu

  Call AwaitClosed
  ${If} $Wrong != ""
    Abort
  ${EndIf}
  CreateDirectory "$INSTDIR\${OLD}"
  !insertmacro PutAway "${PROGRAM}"
  !insertmacro ForEachPart PutAway
  !insertmacro ForEachPart PutInPlace
  ${If} $Wrong != ""
    ${Tell} "Something uses the files in $INSTDIR. ${UNCHANGED}"
    Abort
  ${EndIf}
  Call PutRight

  WriteRegStr HKCU "${ENTRY}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${ENTRY}" "DisplayIcon" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${ENTRY}" "Publisher" "${AUTHORS}"
  WriteRegStr HKCU "${ENTRY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\${UNINSTALLER}"'
  WriteRegStr HKCU "${ENTRY}" "QuietUninstallString" '"$INSTDIR\${UNINSTALLER}" /S'
  SectionGetSize 0 $1
  WriteRegDWORD HKCU "${ENTRY}" "EstimatedSize" $1
  WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
  WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1

  !insertmacro Associate "${TYPE}" "${KIND}" "${KIND_NAME}" "${TITLE} game"
  !insertmacro Associate "${STUDY_TYPE}" "${STUDY_KIND}" "${STUDY_KIND_NAME}" "${TITLE} study"
  ${RefreshShellIcons}

  ClearErrors
  CreateShortcut "${SHORTCUT}" "$INSTDIR\${PROGRAM}" "" "" 0 "" "" "${SUMMARY}"
  ${If} ${Errors}
    ${Tell} "${TITLE} is installed, but your start menu can't be written: open it by $INSTDIR\${PROGRAM}."
  ${EndIf}
SectionEnd

Function .onInstFailed
  ${If} $Told == ""
  ${AndIf} ${Silent} ; else NSIS has told it
    System::Call 'kernel32::GetDiskFreeSpaceEx(t "$INSTDIR", *l.r1, p 0, p 0) i.r2'
    ${If} $2 <> 0
    ${AndIf} $1 L< 1000000
      ${Tell} "The disk of $INSTDIR is full. ${UNCHANGED}"
    ${Else}
      ${Tell} "$INSTDIR can't be written. ${UNCHANGED}"
    ${EndIf}
  ${EndIf}
  SetOutPath "$PROFILE"
  Call PutRight
  RMDir "$INSTDIR" ; only where nothing is in it
FunctionEnd

; --- uninstalling ----------------------------------------------------------------------------------------------------

Function un.HideSpace
  ShowWindow $mui.ComponentsPage.SpaceRequired ${SW_HIDE} ; nothing is required to remove it
FunctionEnd

Section "un.${TITLE}"
  SectionIn RO
  Call un.AwaitClosed
  ${If} $Wrong != ""
    Abort
  ${EndIf}

  !insertmacro ForEachPart Remove
  RMDir /r "$INSTDIR\${NEW}"
  RMDir /r "$INSTDIR\${OLD}"
  RMDir "$INSTDIR" ; only where nothing else is in it
  RMDir /r "${DATA_FOLDER}\${CACHE}"
  RMDir "${DATA_FOLDER}"

  ; Windows knows the copy that was installed last.
  ReadRegStr $1 HKCU "${ENTRY}" "InstallLocation"
  ${If} $1 == $INSTDIR
    Delete "${SHORTCUT}"
    DeleteRegKey HKCU "${ENTRY}"
    !insertmacro Dissociate "${TYPE}" "${KIND}" "${KIND_NAME}"
    !insertmacro Dissociate "${STUDY_TYPE}" "${STUDY_KIND}" "${STUDY_KIND_NAME}"
    ${RefreshShellIcons}
  ${EndIf}
SectionEnd

Section /o "un.My games, house rules and settings" Games
  RMDir /r "${DATA_FOLDER}"
SectionEnd

Function un.onInit
  ${GetParameters} $1
  ClearErrors
  ${GetOptions} $1 "${DELETE_GAMES}" $2
  ${IfNot} ${Errors}
    !insertmacro SelectSection ${Games}
  ${EndIf}
FunctionEnd
