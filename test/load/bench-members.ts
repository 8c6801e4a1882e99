import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { ensureAccount } from '#server/loyalty/index.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'

/** A member with a session and a membership. */
export interface BenchMember {
  id: number
  accountId: number
  phone: string
  token: string
}

const memberCount = 64

/** Members of whom nobody else has the phone: numbers from `first` on. */
export async function makeMembers(db: Db, first: number): Promise<BenchMember[]> {
  const members: BenchMember[] = []
  const now = systemClock.now()
  for (let nth = 0; nth < memberCount; nth++) {
    const phone = `08${String(first + nth)}`
    const token = randomBytes(32).toString('base64url')
    const hash = createHash('sha256').update(token).digest()
    const { rows } = await sql<{ id: number }>`
      with made as (
        insert into member (phone, full_name, password_hash, password_changed_at, created_at)
        values (${phone}, 'Khách đo tốc độ', 'none', ${now}, ${now}) returning id
      ), session as (
        insert into member_session (member_id, token_hash, device, address, created_at,
          last_seen_at, expires_at)
        select id, ${hash}, 'bench', '127.0.0.1', ${now}, ${now}, ${now}::timestamptz + interval '1 day'
        from made
      )
      select id from made`.execute(db)
    const memberId = rows[0]!.id
    const accountId = await ensureAccount(db, { phone, memberId, at: now })
    members.push({ id: memberId, accountId, phone, token })
  }
  return members
}
