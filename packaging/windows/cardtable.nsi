; The installer for Windows. tools/packages/windows.py compiles it, and gives it everything that is a name, a path or a
; number in FACTS: nothing of that stands here.
;
; It is for one user, takes no rights that they don't have, and is all or nothing. What is new is written beside what
; is there, into a folder inside the program's own; only when all of it is on the disk do the two change places, the
; program itself last. So wherever the setup is stopped, the next one finds out what was meant.
;
; Of a folder it takes only what it has put there: what somebody else keeps beside that stays.

Unicode true
!include "${FACTS}"
!include LogicLib.nsh
!include FileFunc.nsh
!include MUI2.nsh
!include nsDialogs.nsh
!include WinVer.nsh
!include x64.nsh

Name "${TITLE}"
OutFile "${SETUP}"
BrandingText "${TITLE} ${VERSION}"
RequestExecutionLevel user
InstallDir "${PROGRAM_FOLDER}"
InstallDirRegKey HKCU "${UNINSTALL_KEYS}\${TITLE}" "InstallLocation"
SetCompressor /SOLID lzma
SetCompressorDictSize 64
SetDateSave off ; two builds are equal
AllowSkipFiles off
ShowInstDetails nevershow
ShowUninstDetails nevershow
ManifestDPIAware true
ManifestSupportedOS Win10
ManifestLongPathAware true

; Who signs sets a command that takes the path of a file. The uninstaller lies inside the setup, so both are signed here.
!ifdef CARDTABLE_SIGN
  !uninstfinalize '${CARDTABLE_SIGN} "%1"' = 0
  !finalize '${CARDTABLE_SIGN} "%1"' = 0
!endif

VIProductVersion "${NUMBERS}"
VIFileVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${TITLE}"
VIAddVersionKey "FileDescription" "${TITLE} Setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "CompanyName" "${AUTHORS}"
VIAddVersionKey "LegalCopyright" "${COPYRIGHT}"

!define UNCHANGED "Nothing has been changed."
!define RUNNING "${TITLE} is running: close it first. ${UNCHANGED}"

Var Title ; what this copy is called: "Cardtable", or "Cardtable 2" where there is another
Var Kind ; how files of this copy are known to Windows
Var Wrong ; whether what was called last has failed, and has told so or leaves it to whoever called
Var Told ; whether somebody has been told already why nothing is installed
Var Games ; whether the user's games go too, as a checkbox says it
Var Checkbox

; --- pages -----------------------------------------------------------------------------------------------------------

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PICTURE}"
!define MUI_ABORTWARNING

!define MUI_DIRECTORYPAGE_TEXT_TOP "${TITLE} ${VERSION} is installed for you alone. Your games are kept elsewhere: \
  they stay whatever you do here."
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE FolderChosen
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_TITLE "${TITLE} is ready"
!define MUI_FINISHPAGE_TEXT "You find it in the start menu. Games that you keep as files open by a double click."
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_FINISHPAGE_RUN_TEXT "Open ${TITLE} now"
!insertmacro MUI_PAGE_FINISH

UninstPage custom un.Ask un.Asked
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"

; NSIS itself says these, with the name of a file behind the first.
LangString ^ErrorWriting ${LANG_ENGLISH} "The disk is full, or can't be written. ${UNCHANGED} It was to hold "
FileErrorText "$0 can't be written. ${UNCHANGED}" "$0 can't be written. ${UNCHANGED}"

; --- what setup and uninstaller share --------------------------------------------------------------------------------

; One sentence, for whoever is there: in a box, or, where nobody looks at a screen, on standard error.
!macro Tell TEXT
  StrCpy $0 "${TEXT}"
  StrCpy $Told yes
  ${If} ${Silent}
    System::Call 'kernel32::GetStdHandle(i -12) p.r1'
    ${If} $1 == 0
      System::Call 'kernel32::AttachConsole(i -1)'
      System::Call 'kernel32::GetStdHandle(i -12) p.r1'
    ${EndIf}
    FileWrite $1 "${TITLE}: $0$\r$\n"
  ${Else}
    MessageBox MB_OK|MB_ICONEXCLAMATION $0
  ${EndIf}
!macroend
!define Tell "!insertmacro Tell"

!macro Shared UN
; Which copy is the one in $INSTDIR: sets $Title and $Kind. The first has the plain name, and the first name that nobody
; has any more is taken again.
Function ${UN}Identify
  StrCpy $2 0
  StrCpy $Title ""
  ${For} $1 1 9
    ${If} $1 = 1
      StrCpy $3 "${TITLE}"
      StrCpy $4 "${KIND}"
    ${Else}
      StrCpy $3 "${TITLE} $1"
      StrCpy $4 "${KIND}.$1"
    ${EndIf}
    ReadRegStr $5 HKCU "${UNINSTALL_KEYS}\$3" "InstallLocation"
    ${If} $5 == $INSTDIR
      StrCpy $Title $3
      StrCpy $Kind $4
      Return
    ${EndIf}
    ${If} $Title == ""
    ${AndIfNot} ${FileExists} "$5\${PROGRAM}"
      StrCpy $Title $3
      StrCpy $Kind $4
    ${EndIf}
  ${Next}
FunctionEnd

; Whether the program in $INSTDIR could be replaced now: $1 is 0, or what Windows says against it.
Function ${UN}AskWindows
  StrCpy $1 0
  ${If} ${FileExists} "$INSTDIR\${PROGRAM}"
    ; What runs can't be written.
    System::Call 'kernel32::CreateFile(t "$INSTDIR\${PROGRAM}", i 0x40000000, i 7, p 0, i 3, i 0, p 0) p.r2 ?e'
    Pop $1
    ${If} $2 != -1
      System::Call 'kernel32::CloseHandle(p r2)'
      StrCpy $1 0
    ${EndIf}
  ${EndIf}
FunctionEnd

; Waits until the program in $INSTDIR has been closed; $Wrong where it stays open, or can't be written.
Function ${UN}AwaitClosed
  again:
  StrCpy $Wrong ""
  Call ${UN}AskWindows
  ${If} $1 = ${IN_USE}
    StrCpy $Wrong yes
    ${If} ${Silent}
      ${Tell} "${RUNNING}"
    ${Else}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "${RUNNING}" IDRETRY again
      StrCpy $Told yes
    ${EndIf}
  ${ElseIf} $1 <> 0
    StrCpy $Wrong yes
    ${Tell} "$INSTDIR can't be written. ${UNCHANGED}"
  ${EndIf}
FunctionEnd

Function ${UN}TellWindows
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; what files open with has changed
FunctionEnd
!macroend
!insertmacro Shared ""
!insertmacro Shared "un."

; --- installing ------------------------------------------------------------------------------------------------------

Function .onInit
  System::Call 'kernel32::CreateMutex(p 0, i 0, t "${NAME}-setup") p.r1 ?e'
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

; Whether it can be installed into $INSTDIR; where it can't that is told, and $Wrong.
Function CheckFolder
  StrCpy $Wrong yes
  ; What the user keeps is no place for what an upgrade clears; nor is anything above it.
  StrLen $1 "${DATA_FOLDER}\"
  StrCpy $2 "$INSTDIR\" $1
  StrLen $3 "$INSTDIR\"
  StrCpy $4 "${DATA_FOLDER}\" $3
  ${If} $2 == "${DATA_FOLDER}\"
  ${OrIf} $4 == "$INSTDIR\"
    ${Tell} "Your games are in ${DATA_FOLDER}: choose another folder for the program."
    Return
  ${EndIf}
  Call PutRight
  StrCpy $Wrong yes
  ${DirState} "$INSTDIR" $1
  ${If} $1 = 1
  ${AndIfNot} ${FileExists} "$INSTDIR\${UNINSTALLER}"
    ${Tell} "There are other things in $INSTDIR: choose a folder that is empty, or not there yet."
    Return
  ${EndIf}
  Call AwaitClosed
  ${If} $Wrong == ""
    Call CheckRoom
  ${EndIf}
FunctionEnd

; Whether all of it fits beside what is there. The setup unpacks into the folder for temporary files first.
Function CheckRoom
  StrCpy $Wrong yes
  StrCpy $3 "$TEMP"
  Call FreeSpace
  ${If} $2 < ${MEGABYTES}
    ${Tell} "There is no room for temporary files: they take ${MEGABYTES} MB, and $TEMP has $2 MB. ${UNCHANGED}"
    Return
  ${EndIf}
  StrCpy $4 ${MEGABYTES}
  StrCpy $3 $TEMP 2
  StrCpy $5 $INSTDIR 2
  ${If} $3 == $5 ; one drive has to hold both
    IntOp $4 $4 * 2
  ${EndIf}
  StrCpy $3 "$INSTDIR"
  Call FreeSpace
  ${If} $2 < $4
    ${Tell} "There is no room for ${TITLE}: to install it takes $4 MB, and $5 has $2 MB. ${UNCHANGED}"
    Return
  ${EndIf}
  StrCpy $Wrong ""
FunctionEnd

; $2 is what is free, in megabytes, where the folder $3 is or would be; a lot where nobody knows.
Function FreeSpace
  ${Do}
    StrLen $2 $3
    ${If} $2 <= 2 ; the drive alone
    ${OrIf} ${FileExists} "$3\*"
      ${Break}
    ${EndIf}
    ${GetParent} $3 $3
  ${Loop}
  ClearErrors
  ${DriveSpace} "$3\" "/D=F /S=M" $2
  ${If} ${Errors}
    StrCpy $2 ${A_LOT}
  ${EndIf}
FunctionEnd

; $1 becomes $2. Whoever looks at new files, as against viruses, holds them for a moment: it is tried for some seconds;
; $Wrong where it can't be done.
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

!macro Move ENTRY FROM TO
  ${If} $Wrong == ""
  ${AndIf} ${FileExists} "${FROM}\${ENTRY}"
    StrCpy $1 "${FROM}\${ENTRY}"
    StrCpy $2 "${TO}\${ENTRY}"
    Call Move
  ${EndIf}
!macroend

!macro PutAway ENTRY
  !insertmacro Move "${ENTRY}" "$INSTDIR" "$INSTDIR\${OLD}"
!macroend

!macro PutInPlace ENTRY
  !insertmacro Move "${ENTRY}" "$INSTDIR\${NEW}" "$INSTDIR"
!macroend

!macro PutBack ENTRY
  ${If} ${FileExists} "$INSTDIR\${OLD}\${ENTRY}"
    !insertmacro Remove "${ENTRY}"
    !insertmacro Move "${ENTRY}" "$INSTDIR\${OLD}" "$INSTDIR"
  ${EndIf}
!macroend

!macro Remove ENTRY
  ${If} ${FileExists} "$INSTDIR\${ENTRY}\*"
    RMDir /r "$INSTDIR\${ENTRY}"
  ${Else}
    Delete "$INSTDIR\${ENTRY}"
  ${EndIf}
!macroend

; Whatever a setup has left that did not come to its end. The program comes last into its place: where it is not there,
; all that was there before is put back; where it is, the rest was only to be deleted.
Function PutRight
  StrCpy $Wrong ""
  ${IfNot} ${FileExists} "$INSTDIR\${PROGRAM}"
    !insertmacro ForEachEntry PutBack
  ${EndIf}
  ${If} ${FileExists} "$INSTDIR\${PROGRAM}"
    RMDir /r "$INSTDIR\${OLD}"
  ${EndIf}
  RMDir /r "$INSTDIR\${NEW}"
FunctionEnd

Section
  Call CheckFolder
  ${If} $Wrong != ""
    Abort
  ${EndIf}

  ClearErrors
  CreateDirectory "$INSTDIR\${NEW}"
  SetOutPath "$INSTDIR\${NEW}"
  WriteUninstaller "$INSTDIR\${NEW}\${UNINSTALLER}"
  ${If} ${Errors}
    Call TellUnwritten
    Abort
  ${EndIf}
  File /r "${FILES}"
  SetOutPath "$PROFILE" ; no folder can be moved that a process is in; and where the program starts

  Call AwaitClosed
  ${If} $Wrong != ""
    Abort
  ${EndIf}
  CreateDirectory "$INSTDIR\${OLD}"
  !insertmacro PutAway "${PROGRAM}"
  !insertmacro ForEachEntry PutAway
  !insertmacro ForEachEntry PutInPlace
  ${If} $Wrong != ""
    ${Tell} "Something uses the files in $INSTDIR. ${UNCHANGED}"
    Abort
  ${EndIf}
  Call PutRight

  Call Identify
  StrCpy $1 "${UNINSTALL_KEYS}\$Title"
  ${If} $Title == "${TITLE}"
    WriteRegStr HKCU $1 "DisplayName" "${TITLE}"
  ${Else}
    WriteRegStr HKCU $1 "DisplayName" "$Title ($INSTDIR)"
  ${EndIf}
  WriteRegStr HKCU $1 "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU $1 "DisplayIcon" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU $1 "Publisher" "${AUTHORS}"
  WriteRegStr HKCU $1 "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU $1 "UninstallString" '"$INSTDIR\${UNINSTALLER}"'
  WriteRegStr HKCU $1 "QuietUninstallString" '"$INSTDIR\${UNINSTALLER}" /S'
  WriteRegDWORD HKCU $1 "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU $1 "NoModify" 1
  WriteRegDWORD HKCU $1 "NoRepair" 1

  StrCpy $1 "${CLASSES}\$Kind"
  WriteRegStr HKCU $1 "" "${RECORD}"
  WriteRegStr HKCU "$1\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "$1\Application" "ApplicationName" "$Title"
  WriteRegStr HKCU "$1\Application" "ApplicationIcon" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "$1\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "Content Type" "${RECORDS}"
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "$Kind" ""
  ; Files go on opening with what they open with; a second copy only stands beside it to be chosen.
  ReadRegStr $1 HKCU "${CLASSES}\${SUFFIX}" ""
  ReadRegStr $2 HKCU "${CLASSES}\$1\shell\open\command" ""
  ${If} $1 == ""
  ${OrIf} $2 == ""
    WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "" "$Kind"
  ${EndIf}
  Call TellWindows

  ClearErrors
  CreateShortcut "$SMPROGRAMS\$Title.lnk" "$INSTDIR\${PROGRAM}" "" "" 0 "" "" "${SUMMARY}"
  ${If} ${Errors}
    ${Tell} "$Title is installed, but your start menu can't be written: open it by $INSTDIR\${PROGRAM}."
  ${EndIf}
SectionEnd

; Why something could not be written: there is still as little room as there was then.
Function TellUnwritten
  StrCpy $3 "$INSTDIR"
  Call FreeSpace
  ${If} $2 < 1
    ${Tell} "The disk of $INSTDIR is full. ${UNCHANGED}"
  ${Else}
    ${Tell} "$INSTDIR can't be written. ${UNCHANGED}"
  ${EndIf}
FunctionEnd

Function .onInstFailed
  ${If} $Told == ""
    Call TellUnwritten
  ${EndIf}
  SetOutPath "$PROFILE"
  Call PutRight
  RMDir "$INSTDIR" ; only where nothing is in it
FunctionEnd

; --- uninstalling ----------------------------------------------------------------------------------------------------

Function un.onInit
  ${GetParameters} $1
  ClearErrors
  ${GetOptions} $1 "${DELETE_GAMES}" $2
  ${IfNot} ${Errors}
    StrCpy $Games ${BST_CHECKED}
  ${EndIf}
FunctionEnd

Function un.Ask
  !insertmacro MUI_HEADER_TEXT "Remove ${TITLE}" "The program goes; what is yours stays."
  nsDialogs::Create 1018
  Pop $1
  ${NSD_CreateLabel} 0 0 100% 24u "${TITLE} is removed from $INSTDIR."
  Pop $1
  ${If} ${FileExists} "${DATA_FOLDER}\*"
    ${NSD_CreateLabel} 0 30u 100% 24u "Your games, house rules and settings stay in ${DATA_FOLDER}, for when you \
      install it again."
    Pop $1
    ${NSD_CreateCheckbox} 0 60u 100% 12u "&Delete my games, house rules and settings too"
    Pop $Checkbox
    ${NSD_SetState} $Checkbox $Games
  ${EndIf}
  GetDlgItem $1 $HWNDPARENT 1
  SendMessage $1 ${WM_SETTEXT} 0 "STR:&Remove"
  nsDialogs::Show
FunctionEnd

Function un.Asked
  ${If} $Checkbox != ""
    ${NSD_GetState} $Checkbox $Games
  ${EndIf}
  Call un.AwaitClosed
  ${If} $Wrong != ""
    Abort
  ${EndIf}
FunctionEnd

Section Uninstall
  Call un.AwaitClosed
  ${If} $Wrong != ""
    Abort
  ${EndIf}
  Call un.Identify

  SetOutPath "$TEMP"
  !insertmacro ForEachEntry Remove
  RMDir /r "$INSTDIR\${NEW}"
  RMDir /r "$INSTDIR\${OLD}"
  RMDir "$INSTDIR" ; only where nothing else is in it

  Delete "$SMPROGRAMS\$Title.lnk"
  DeleteRegKey HKCU "${UNINSTALL_KEYS}\$Title"
  DeleteRegKey HKCU "${CLASSES}\$Kind"
  DeleteRegValue HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "$Kind"
  ReadRegStr $1 HKCU "${CLASSES}\${SUFFIX}" ""
  ${If} $1 == $Kind
    Call un.HandFilesOver
  ${EndIf}
  Call un.TellWindows

  RMDir /r "${DATA_FOLDER}\${CACHE}"
  ${If} $Games = ${BST_CHECKED}
    RMDir /r "${DATA_FOLDER}"
    ${If} ${FileExists} "${DATA_FOLDER}\*"
      ${Tell} "Something uses the files in ${DATA_FOLDER}: some of them are still there."
    ${EndIf}
  ${Else}
    RMDir "${DATA_FOLDER}" ; only where nothing was kept
  ${EndIf}
SectionEnd

; Files that opened with the copy that goes open with another one, if there is one; else nothing is left of the type.
Function un.HandFilesOver
  EnumRegValue $1 HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" 0
  ${If} $1 == ""
    DeleteRegKey HKCU "${CLASSES}\${SUFFIX}"
  ${Else}
    WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "" "$1"
  ${EndIf}
FunctionEnd
