import { readStored, writeStored } from '#web/state/stored-text.ts'

/** `clearPersonalData` empties it by this name, without loading the rest. */
const key = 'seen-products'
const max = 8

/** Ids of the products looked at in this browser, the last first. Nobody else is told. */
export function listSeenProducts(): number[] {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => Number.isSafeInteger(id)).slice(0, max) : []
  } catch {
    return []
  }
}

export function rememberSeenProduct(id: number): void {
  const others = listSeenProducts().filter((each) => each !== id)
  writeStored(key, JSON.stringify([id, ...others].slice(0, max)))
}
