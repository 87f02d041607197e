/* Stands in for the frozen program where setups are tried without it: it writes down what it was called with, passes a
   self-test, and runs for as long as it is wanted. A program of the console, as the frozen one is. */
#include <stdio.h>
#include <string.h>
#include <wchar.h>
#include <windows.h>

static FILE *opened(const wchar_t *name, const wchar_t *mode)
{
    wchar_t path[1024];
    GetTempPathW(900, path);
    return _wfopen(wcscat(path, name), mode);
}

int wmain(int count, wchar_t **words)
{
    int number;
    FILE *file;
    if (count == 2 && wcscmp(words[1], L"--self-test") == 0) {
        puts("self-test: ok, " VERSION);
        return 0;
    }
    file = opened(L"stand-in-words.txt", L"wb");
    if (!file)
        return 1;
    for (number = 1; number < count; number++) {
        char word[4096];
        WideCharToMultiByte(CP_UTF8, 0, words[number], -1, word, sizeof word, NULL, NULL);
        fprintf(file, "%s\n", word);
    }
    fclose(file);
    while ((file = opened(L"stand-in-runs.txt", L"rb"))) { /* whoever wants it to end removes this */
        fclose(file);
        Sleep(50);
    }
    return 0;
}
