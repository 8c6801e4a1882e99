import { cleanText } from '#domain/kernel/fold.ts'
import { readStored, writeStored } from '#web/state/stored-text.ts'

const key = 'recent-searches'
const max = 5

/** What was searched for in this browser, the last first. Nobody else is told. */
export function listRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, max) : []
  } catch {
    return []
  }
}

export function rememberSearch(typed: string): void {
  const text = cleanText(typed).slice(0, 60).trim()
  if (!text) return
  const others = listRecentSearches().filter((each) => each.toLowerCase() !== text.toLowerCase())
  writeStored(key, JSON.stringify([text, ...others].slice(0, max)))
}

export function forgetSearches(): void {
  writeStored(key, null)
}
