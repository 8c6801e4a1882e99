import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

export async function hasBrowser(db: Db, phone: string, hash: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('known_browser')
    .select('phone')
    .where('phone', '=', phone)
    .where('browser_hash', '=', hash)
    .executeTakeFirst()
  return found !== undefined
}

/** Keeps a browser and the newest others up to `max`. */
export async function insertBrowser(
  db: Db,
  browser: { phone: string; hash: Buffer; now: Date; max: number },
): Promise<void> {
  const { phone, hash, now, max } = browser
  await db
    .insertInto('known_browser')
    .values({ phone, browser_hash: hash, last_login_at: now })
    .onConflict((conflict) =>
      conflict.columns(['phone', 'browser_hash']).doUpdateSet({ last_login_at: now }),
    )
    .execute()
  await sql`
    delete from known_browser where phone = ${phone} and browser_hash in (
      select browser_hash from known_browser where phone = ${phone} and browser_hash <> ${hash}
      order by last_login_at desc offset ${max - 1})`.execute(db)
}

/** All of a phone's browsers, but for one. */
export async function forgetBrowsers(db: Db, phone: string, keep?: Buffer): Promise<void> {
  let forgotten = db.deleteFrom('known_browser').where('phone', '=', phone)
  if (keep) forgotten = forgotten.where('browser_hash', '<>', keep)
  await forgotten.execute()
}

/** Those whose cookie has ended. */
export async function forgetOldBrowsers(db: Db, now: Date): Promise<void> {
  await sql`delete from known_browser where last_login_at < ${now}::timestamptz - interval '400 days'`.execute(
    db,
  )
}
