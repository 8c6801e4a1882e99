import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/order/cash/api.ts'
import { isBookable } from '#domain/order/cash/states.ts'
import { cashTexts as texts } from '#domain/order/cash/texts.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import { recordAudit, staffActor } from '../../staff/index.ts'
import { judgeLines, type Judged } from './judge-statement.ts'

type Given = ParsedInput<typeof api.bookStatement>

/** Books what a carrier handed over, all lines or none; the same statement once. */
export async function bookStatement(
  ctx: Context,
  given: Given,
  caller: Caller,
): Promise<Output<typeof api.bookStatement>> {
  const sum = given.lines.reduce((total, { amount, fee }) => total + amount - fee, 0)
  if (sum !== given.received) {
    throw new Refusal('invalidInput', { fields: { received: texts.wrongSum } })
  }
  return ctx.db.transaction().execute(async (trx) => {
    const id = await insertStatement(trx, given, staffActor(caller), ctx.clock.now())
    if (id === null) throw new Refusal('conflict', { message: texts.bookedBefore })
    const judged = await judgeLines(trx, given.carrier, given.lines)
    const wrong = judged.filter(({ verdict }) => !isBookable(verdict)).length
    if (wrong > 0) throw new Refusal('conflict', { message: texts.wrongLines(wrong) })
    const missed = judged.length - (await insertLines(trx, id, judged))
    if (missed > 0) throw new Refusal('conflict', { message: texts.wrongLines(missed) })
    const { carrier, reference, file_name, received } = given
    await recordAudit(ctx, trx, caller, {
      action: texts.booked,
      subject: { kind: 'cashStatement', id },
      reason: '',
      before: null,
      after: { carrier, reference, file_name, received, lines: judged.length },
    })
    return { id }
  })
}

/** Null where the same statement is booked already. */
async function insertStatement(
  trx: Db,
  { carrier, reference, file_name: file, received }: Given,
  by: string,
  at: Date,
): Promise<number | null> {
  const [row] = await queryRows<{ id: number }>(
    trx,
    `insert into cash_statement (carrier, reference, file_name, received, made_by, made_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
    [carrier, reference, file, received, by, at],
  )
  return row?.id ?? null
}

/** How many were added: a parcel that another statement took meanwhile is left out. */
async function insertLines(trx: Db, id: number, judged: readonly Judged[]): Promise<number> {
  const lines = judged.map(({ line, parcel }) => ({
    order_id: parcel!.orderId,
    collected: parcel!.collected,
    remitted: line.amount,
    fee: line.fee,
    reason: line.reason,
  }))
  const added = await queryRows(
    trx,
    // In one order, so that two statements never wait for each other.
    `insert into cash_statement_line (statement_id, order_id, collected, remitted, fee, reason)
     select $1, l.* from jsonb_to_recordset($2::jsonb)
       as l (order_id bigint, collected bigint, remitted bigint, fee bigint, reason text)
     order by l.order_id
     on conflict do nothing returning order_id`,
    [id, JSON.stringify(lines)],
  )
  return added.length
}
