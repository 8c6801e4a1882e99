import type { Db } from './db.ts'
import type { Payload } from './jobs/work.ts'
import { queryRows } from './query-rows.ts'

const insert = `insert into outbox_event (topic, payload) values ($1, $2)`

/** Writes an event in the transaction whose effect it tells; it is carried out after commit, at least once. */
export async function appendEvent(trx: Db, topic: string, payload: Payload): Promise<void> {
  await queryRows(trx, insert, [topic, JSON.stringify(payload)])
}
