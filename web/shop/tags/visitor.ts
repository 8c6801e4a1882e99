import { isTagCookie } from '#domain/tags/choice.ts'
import { readStored, writeStored } from '#web/state/stored-text.ts'

const visitorKey = 'visitor'
const toldKey = 'told-orders'
const maxTold = 20

/** A random mark of this browser, made once its visitor has agreed; it says nothing of who they are. */
export function visitorId(): string {
  const kept = readStored(visitorKey, 'local')
  if (kept && /^[\da-f-]{36}$/.test(kept)) return kept
  const drawn = crypto.randomUUID()
  writeStored(visitorKey, drawn, 'local')
  return drawn
}

/** True the first time for each order of this browser. */
export function isFirstTelling(code: string): boolean {
  const told = (readStored(toldKey, 'local') ?? '').split(' ')
  if (told.includes(code)) return false
  writeStored(toldKey, [code, ...told].slice(0, maxTold).join(' ').trim(), 'local')
  return true
}

/** Whoever says no is no longer known, neither here nor by what measured until then. */
export function forgetMeasured(): void {
  for (const key of [visitorKey, toldKey]) writeStored(key, null, 'local')
  const domain = location.hostname.split('.').slice(-2).join('.')
  for (const part of document.cookie.split('; ')) {
    const name = part.split('=', 1)[0]!
    if (!isTagCookie(name)) continue
    for (const of of ['', `; domain=${domain}`])
      document.cookie = `${name}=; path=/; max-age=0${of}`
  }
}
