import { readStored, writeStored } from '#web/state/storage.ts'

/** What another page passes to the earning page: a code, or the wish to scan one. */
export type HandedOver = { code: string } | 'scan'

const storageKey = 'earn-handed-over'
const scanMark = '*scan'

/** Kept here too: a browser without storage still carries it from page to page. */
let inMemory: string | null = null

/** Leaves a code, or the wish to scan, for the earning page. Never in an address: those are logged and shared. */
export function handOver(what: HandedOver): void {
  inMemory = what === 'scan' ? scanMark : what.code
  writeStored(storageKey, inMemory, 'session')
}

/** Takes it, once. */
export function takeHandedOver(): HandedOver | null {
  const text = inMemory ?? readStored(storageKey, 'session')
  inMemory = null
  writeStored(storageKey, null, 'session')
  if (!text) return null
  return text === scanMark ? 'scan' : { code: text }
}
