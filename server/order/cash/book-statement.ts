import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/order/cash/api.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { isBookable } from '#domain/order/cash/states.ts'
import { cashTexts as texts } from '#domain/order/cash/texts.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import { recordAudit, staffActor } from '../../staff/index.ts'
import { judgeLines, type Judged } from './judge-statement.ts'
import { findBooked } from './statement-queries.ts'

/** Told of each statement that is booked or changed. */
export const cashKey = 'cash'

type Given = ParsedInput<typeof api.bookStatement>

/** Books what a carrier handed over, all lines or none; the same statement once. */
export async function bookStatement(
  ctx: Context,
  given: Given,
  caller: Caller,
): Promise<Output<typeof api.bookStatement>> {
  const sum = given.lines.reduce((total, { amount, fee }) => total + amount - fee, -given.fee)
  if (sum !== given.received) {
    throw new Refusal('invalidInput', { fields: { received: texts.wrongSum } })
  }
  const booked = await ctx.db.transaction().execute(async (trx) => {
    const id = await insertStatement(trx, given, staffActor(caller), ctx.clock.now())
    if (id === null) throw await bookedBefore(trx, given)
    const judged = await judgeLines(trx, given.carrier, given.lines)
    ensureNone(judged.filter(({ verdict }) => !isBookable(verdict)))
    const added = await insertLines(trx, id, judged)
    const missed = judged.filter(({ parcel }) => !added.has(parcel!.orderId))
    ensureNone(missed.map((line) => ({ ...line, verdict: 'remitted' })))
    const { carrier, reference, on, file_name, received, fee } = given
    await recordAudit(ctx, trx, caller, {
      action: texts.booked,
      subject: { kind: 'cashStatement', id },
      reason: '',
      before: null,
      after: { carrier, statement: reference, on, file_name, received, fee, lines: judged.length },
    })
    return { id }
  })
  ctx.changeBus.tell([cashKey])
  return booked
}

/** Refuses in words: which lines, and why. */
function ensureNone(wrong: readonly Judged[]): void {
  if (wrong.length === 0) return
  const lines = wrong.map(({ line: { code }, verdict, parcel }) => ({
    code,
    why: texts.verdict(verdict, verdict === 'remitted' ? parcel?.statement : null),
  }))
  throw new Refusal('conflict', { message: texts.wrongLines(lines) })
}

async function bookedBefore(trx: Db, { carrier, reference }: Given): Promise<Refusal> {
  const known = await findBooked(trx, carrier, reference)
  if (!known) return new Refusal('conflict')
  const message = texts.bookedBefore(reference, carrier, known.by, toVietnamIso(known.at))
  return new Refusal('conflict', { message, fields: { reference: message } })
}

/** Null where the same statement is booked already. */
async function insertStatement(
  trx: Db,
  { carrier, reference, on, file_name: file, received, fee }: Given,
  by: string,
  at: Date,
): Promise<number | null> {
  const [row] = await queryRows<{ id: number }>(
    trx,
    `insert into cash_statement (carrier, reference, stated_on, file_name, received, fee, made_by, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning id`,
    [carrier, reference, on, file, received, fee, by, at],
  )
  return row?.id ?? null
}

/** The orders of those that were added: a parcel that another statement took meanwhile is left out. */
async function insertLines(trx: Db, id: number, judged: readonly Judged[]): Promise<Set<number>> {
  const lines = judged.map(({ line, parcel }) => ({
    order_id: parcel!.orderId,
    collected: parcel!.collected,
    remitted: line.amount,
    fee: line.fee,
    reason: line.reason,
  }))
  const added = await queryRows<{ orderId: number }>(
    trx,
    // In one order, so that two statements never wait for each other.
    `insert into cash_statement_line (statement_id, order_id, collected, remitted, fee, reason)
     select $1, l.* from jsonb_to_recordset($2::jsonb)
       as l (order_id bigint, collected bigint, remitted bigint, fee bigint, reason text)
     order by l.order_id
     on conflict do nothing returning order_id as "orderId"`,
    [id, JSON.stringify(lines)],
  )
  return new Set(added.map(({ orderId }) => orderId))
}
