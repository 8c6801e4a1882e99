import type { Caller } from '../context.ts'
import { nameBrowser } from '../platform/browser-name.ts'
import type { Db } from '../platform/db.ts'
import { hashToken } from '../platform/random-token.ts'
import { hasBrowser, insertBrowser } from './browser-queries.ts'

/** What of a caller says whether it is the phone's own member or a stranger. */
export type Asker = Pick<Caller, 'ip' | 'browser' | 'browserCookie' | 'member'>

/** A phone's browsers; one more forgets the one in which nobody logged in for longest. */
const maxBrowsers = 20

/** What is kept of a browser, and of callers without cookies: those are all one. */
export function browserHash({ browser }: Pick<Asker, 'browser'>): Buffer {
  return browser === undefined ? Buffer.alloc(0) : hashToken(browser)
}

/** Whether the phone's member is logged in there, or was before: no stranger's tries count for it. */
export async function isKnown(db: Db, phone: string, asker: Asker): Promise<boolean> {
  if (asker.member?.phone === phone) return true
  return asker.browser !== undefined && hasBrowser(db, phone, browserHash(asker))
}

/** Somebody has just proven to be the phone's member there. Outlives the session and its logout. */
export async function rememberBrowser(
  trx: Db,
  phone: string,
  asker: Asker,
  now: Date,
): Promise<void> {
  const browser = nameBrowser(asker)
  if (browser === undefined) return
  await insertBrowser(trx, { phone, hash: browserHash({ browser }), now, max: maxBrowsers })
}
