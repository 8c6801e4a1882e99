/** Marks that advertisements put on links: they change nothing of an answer. */
const tracking = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|zarsrc|_ga|mc_[ce]id)$/
const longestKept = 1000

/** Under which an answer is kept: the target without the marks of advertisements. */
export function cacheKeyOf(target: string): string {
  const start = target.indexOf('?')
  if (start < 0) return target
  const parts = target.slice(start + 1).split('&')
  const kept = parts.filter((part) => !tracking.test(part.split('=', 1)[0]!))
  return kept.length === 0 ? target.slice(0, start) : `${target.slice(0, start)}?${kept.join('&')}`
}

/** Very long targets are somebody's play: they are answered, but take no room. */
export function isWorthKeeping(key: string): boolean {
  return key.length <= longestKept
}
