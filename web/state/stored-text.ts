export type StorageArea = 'local' | 'session'

/** Reading and writing that never throws: a full, forbidden or missing storage counts as empty. */
export function readStored(key: string, area: StorageArea = 'local'): string | null {
  try {
    return storageOf(area).getItem(key)
  } catch {
    return null
  }
}

/** Says whether it could be written. */
export function writeStored(
  key: string,
  text: string | null,
  area: StorageArea = 'local',
): boolean {
  try {
    if (text === null) storageOf(area).removeItem(key)
    else storageOf(area).setItem(key, text)
    return true
  } catch {
    return false
  }
}

function storageOf(area: StorageArea): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage
}
