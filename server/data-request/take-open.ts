import type { Updateable } from 'kysely'
import { dataRequestTexts as texts } from '#domain/data-request/texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { findDataRequest } from './requests.ts'
import type { DataRequestTables } from './tables.ts'

export interface TakenRequest {
  id: number
  kind: DataRequestTables['data_request']['kind']
  customerId: number
  memberId: number | null
  dueAt: Date
}

/**
 * The first thing of every move: one conditional update that takes the request as it was read, so that of many at once
 * one goes on. Refusals: `notFound`; `conflict` with the request as it is now.
 */
export async function takeOpen(
  ctx: Context,
  trx: Db,
  { id, version }: { id: number; version: number },
  set: Updateable<DataRequestTables['data_request']> = {},
): Promise<TakenRequest> {
  const taken = await trx
    .updateTable('data_request')
    .set((row) => ({ ...set, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'open')
    .returning(['id', 'kind', 'customer_id', 'due_at'])
    .executeTakeFirst()
  if (!taken) {
    const current = await findDataRequest({ ...ctx, db: trx }, id)
    if (!current) throw new Refusal('notFound')
    const over = current.state === 'open' ? {} : { message: texts.over }
    throw new Refusal('conflict', { ...over, current })
  }
  const { member_id: memberId } = await trx
    .selectFrom('customer')
    .select('member_id')
    .where('id', '=', taken.customer_id)
    .executeTakeFirstOrThrow()
  return { id, kind: taken.kind, customerId: taken.customer_id, memberId, dueAt: taken.due_at }
}
