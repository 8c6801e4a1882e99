import { isTrackingMark } from '#domain/kernel/tracking.ts'

const maxKept = 1000

/** Under which an answer is kept: the target without the marks of advertisements. */
export function cacheKeyOf(target: string): string {
  const start = target.indexOf('?')
  if (start < 0) return target
  const parts = target.slice(start + 1).split('&')
  const kept = parts.filter((part) => !isTrackingMark(part.split('=', 1)[0]!))
  return kept.length === 0 ? target.slice(0, start) : `${target.slice(0, start)}?${kept.join('&')}`
}

/** Very long targets are somebody's play: they are answered, but take no room. */
export function isWorthKeeping(key: string): boolean {
  return key.length <= maxKept
}
