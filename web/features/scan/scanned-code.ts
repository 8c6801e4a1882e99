import { checkCodeFormat } from '#domain/genuine/code-format.ts'

// STAND-IN, to be removed on merge: `readScannedCode` of domain/genuine takes its place.
/** The code in what a camera read: bare, or an address that carries it. Null for anything else. */
export function readScannedCode(text: string): string | null {
  const code = codeIn(text.trim()).toUpperCase()
  return code.length >= 9 && checkCodeFormat(code) === null && /[A-Z]/.test(code) ? code : null
}

function codeIn(text: string): string {
  if (!URL.canParse(text)) return text
  const { pathname, searchParams, hash } = new URL(text)
  const named = searchParams.get('code') ?? searchParams.get('c') ?? searchParams.get('ma')
  return named ?? (hash.slice(1) || (pathname.split('/').findLast(Boolean) ?? ''))
}
