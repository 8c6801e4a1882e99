/**
 * The text of a file in UTF-8 or, where its first two bytes say so, in UTF-16 (what Excel calls
 * Unicode text). Null for any other table of characters: guessing would spoil names silently.
 */
export function decodeText(bytes: Buffer): string | null {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function encodingOf(bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const mark = bytes.subarray(0, 2).toString('hex')
  if (mark === 'fffe') return 'utf-16le'
  return mark === 'feff' ? 'utf-16be' : 'utf-8'
}
