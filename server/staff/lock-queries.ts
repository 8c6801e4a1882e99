import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'

const known = `select from login_network where username = $1 and network = $2`

/** Whether a name has logged in from a network, these last months. */
export async function isKnownNetwork(db: Db, name: string, network: string): Promise<boolean> {
  return (await queryRows(db, known, [name, network])).length > 0
}

const note = `
  insert into login_network (username, network, last_login_at) values ($1, $2, $3)
  on conflict (username, network) do update set last_login_at = excluded.last_login_at`

export async function noteNetwork(db: Db, name: string, network: string, at: Date): Promise<void> {
  await queryRows(db, note, [name, network, at])
}

/** All tries with a name, and the networks it is known from. */
export async function deleteTries(trx: Db, name: string): Promise<void> {
  await queryRows(trx, 'delete from staff_lock where username = $1', [name])
  await queryRows(trx, 'delete from login_network where username = $1', [name])
}
