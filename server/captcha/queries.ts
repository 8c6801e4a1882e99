import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** True for the first that keeps it. Clears some of what nobody can use any more on the way. */
export async function keepSolution(
  db: Db,
  solution: { challengeHash: Buffer; expiresAt: Date; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with cleared as (
      delete from captcha_solution where challenge_hash in (
        select challenge_hash from captcha_solution where expires_at <= ${solution.now}::timestamptz
        limit 20 for update skip locked
      )
    )
    insert into captcha_solution (challenge_hash, expires_at)
    values (${solution.challengeHash}, ${solution.expiresAt}::timestamptz)
    on conflict do nothing returning true`.execute(db)
  return rows.length > 0
}
