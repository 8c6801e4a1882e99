/** `JJ34KM9QX7K4` → `JJ3 4KM 9QX 7K4`, as it is printed and easiest to compare. */
export function groupCode(code: string): string {
  return code.match(/.{1,3}/gs)?.join(' ') ?? ''
}

/** The code alone: in capitals, without the gaps that only help the eye. */
export function bareCode(shown: string): string {
  return shown.replace(/\s/g, '').toUpperCase()
}

/** A masked code or phone as the shop shows it: `JJ3******7K4` → `JJ3••••••7K4`. */
export function withDots(masked: string): string {
  return masked.replaceAll('*', '•')
}

export interface Typing {
  code: string
  /** Where the caret belongs in the grouped text. */
  caret: number
  /** The person put in spaces besides the gaps that the field itself shows. */
  hasOwnSpaces: boolean
}

/** What a change of the field means: the text before, after, and where the caret stands now. */
export function readTyping(before: string, after: string, caret: number): Typing {
  // Copied text often carries a blank at its ends, which nobody sees or means.
  const meant = after.length - before.length > 1 ? after.trim() : after
  const ahead = bareCode(after.slice(0, caret)).length
  return {
    code: bareCode(after),
    caret: groupCode('x'.repeat(ahead)).length,
    hasOwnSpaces: countGaps(meant) > countGaps(before),
  }
}

/** Codes as pasted or typed, one a line; commas and semicolons part them too. */
export function splitCodes(text: string): string[] {
  return text
    .split(/[\n\r,;]+/)
    .map((line) => line.trim().toUpperCase())
    .filter(Boolean)
}

function countGaps(text: string): number {
  return text.match(/\s/g)?.length ?? 0
}
