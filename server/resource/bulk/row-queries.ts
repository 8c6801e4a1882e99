import { sql } from 'kysely'
import type { SignedInStaff } from '../../context.ts'
import type { Db } from '../../platform/db.ts'

/** A row in hand, with whose it is and what they may do now. */
export interface HeldRow {
  place: number
  record_id: string
  version: number | null
  list: string
  action: string
  reason: string
  request_id: string
  address: string
  staff_id: number
  username: string
  full_name: string
  role: SignedInStaff['role']
  is_active: boolean
}

/**
 * The next row that is not done and that nobody else holds, for as long as the transaction lasts; undefined where
 * there is none, or the job does not run. Its commit waits for no disk: what a crash of the database takes, it takes
 * with its mark, and the end of the job waits for all of them.
 */
export async function holdNextRow(
  trx: Db,
  jobId: number,
  after: number,
): Promise<HeldRow | undefined> {
  const { rows } = await sql<HeldRow>`
    select r.place, r.record_id, r.version, j.list, j.action, j.reason, j.request_id, j.address,
      j.staff_id, u.username, u.full_name, u.role, u.status = 'active' as is_active,
      set_config('synchronous_commit', 'off', true)
    from bulk_job j
    join staff_user u on u.id = j.staff_id
    join lateral (
      select place, record_id, version from bulk_row
      where job_id = j.id and outcome is null and place > ${after}
      order by place limit 1 for update skip locked
    ) r on true
    where j.id = ${jobId} and j.state = 'running'`.execute(trx)
  return rows[0]
}

/** What became of a row, once. */
export async function markRow(
  trx: Db,
  jobId: number,
  row: { place: number; outcome: 'done' | 'same' | 'refused'; reason: string | null },
): Promise<void> {
  await sql`
    update bulk_row set outcome = ${row.outcome}, reason = ${row.reason}
    where job_id = ${jobId} and place = ${row.place} and outcome is null`.execute(trx)
}
