const maxLength = 120

/** What a file was called, as plain words: neither a path nor signs that nobody sees. */
export function fileNameOf(told: string): string {
  const last = told.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  return last
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, maxLength)
}
