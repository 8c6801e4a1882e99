/** A text cut where findings begin and end; places that overlap are marked once. */
export function markedParts(
  text: string,
  findings: readonly { start: number; end: number }[],
): { text: string; isMarked: boolean }[] {
  const parts: { text: string; isMarked: boolean }[] = []
  let at = 0
  const add = (to: number, isMarked: boolean) => {
    if (to > at) parts.push({ text: text.slice(at, to), isMarked })
    at = Math.max(at, to)
  }
  for (const { start, end } of findings.toSorted((one, other) => one.start - other.start)) {
    add(Math.min(start, text.length), false)
    add(Math.min(end, text.length), true)
  }
  add(text.length, false)
  return parts
}
