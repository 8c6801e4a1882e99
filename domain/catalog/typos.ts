/** From this length on a word may carry one slip; shorter ones would turn into other words. */
export const minWordWithTypo = 5

/**
 * Whether two words differ by exactly one slip of the hand: one letter wrong, missing, doubled or
 * extra, or two neighbours swapped (docs/rules/search.md).
 */
export function isOneSlipAway(typed: string, meant: string): boolean {
  if (Math.max(typed.length, meant.length) < minWordWithTypo) return false
  return slipsAway(typed, meant, false)
}

/** The same for a word that is still being typed: it may be the slipped beginning of a longer one. */
export function isOneSlipFromBeginning(typed: string, meant: string): boolean {
  if (typed.length < minWordWithTypo || meant.length < typed.length) return false
  return slipsAway(typed, meant, true)
}

function slipsAway(typed: string, meant: string, beginningOnly: boolean): boolean {
  const difference = typed.length - meant.length
  if (difference > 1 || (difference < -1 && !beginningOnly)) return false
  const at = firstDifference(typed, meant)
  const rest = (tail: string, from: number) =>
    beginningOnly
      ? meant.startsWith(tail, from)
      : meant.length - from === tail.length && meant.endsWith(tail)
  if (at === typed.length && at === meant.length) return false
  const isWrong = at < meant.length && rest(typed.slice(at + 1), at + 1)
  const isExtra = rest(typed.slice(at + 1), at)
  const isMissing = at < meant.length && rest(typed.slice(at), at + 1)
  return isWrong || isExtra || isMissing || isSwapped(typed, meant, at, rest)
}

function isSwapped(
  typed: string,
  meant: string,
  at: number,
  rest: (tail: string, from: number) => boolean,
): boolean {
  if (at + 1 >= typed.length || at + 1 >= meant.length) return false
  const crossed = typed[at] === meant[at + 1] && typed[at + 1] === meant[at]
  return crossed && rest(typed.slice(at + 2), at + 2)
}

function firstDifference(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length)
  let at = 0
  while (at < shorter && one.charCodeAt(at) === other.charCodeAt(at)) at += 1
  return at
}
