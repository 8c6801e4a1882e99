import type { Db } from './db.ts'
import type { Payload } from './jobs/work.ts'

/** Writes an event in the transaction whose effect it tells; it is carried out after commit, at least once. */
export async function appendEvent(trx: Db, topic: string, payload: Payload): Promise<void> {
  await trx
    .insertInto('outbox_event')
    .values({ topic, payload: JSON.stringify(payload) })
    .execute()
}
