import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/order/cash/backoffice/statements.ts'
import { cashTexts as texts } from '#domain/order/cash/texts.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import { recordAudit, staffActor } from '../../staff/index.ts'
import { cashKey } from './book-statement.ts'

type Done = Output<typeof api.reverseStatement>

/** A wrong statement is taken back by a counter entry; its parcels are owed again. */
export function reverseStatement(
  ctx: Context,
  { id, reason }: ParsedInput<typeof api.reverseStatement>,
  caller: Caller,
): Promise<Done> {
  return change(ctx, caller, { id, action: texts.reversed, reason, after: { reversed: true } }, [
    {
      text: `update cash_statement set reversed = true where id = $1 and not reversed returning id`,
      values: [id],
    },
    {
      text: `update cash_statement_line set reversed = true where statement_id = $1 returning order_id`,
      values: [id],
    },
    {
      text: `insert into cash_reversal (statement_id, reason, made_by, made_at) values ($1, $2, $3, $4)
        returning statement_id`,
      values: [id, reason, staffActor(caller), ctx.clock.now()],
    },
  ])
}

/** The statement's money came with a line of the bank; said once. */
export function bankStatement(
  ctx: Context,
  { id, on, reference }: ParsedInput<typeof api.bankStatement>,
  caller: Caller,
): Promise<Done> {
  const after = { banked_on: on, bank_reference: reference }
  return change(ctx, caller, { id, action: texts.banked, reason: '', after }, [
    {
      text: `update cash_statement set banked_on = $2, bank_reference = $3, banked_by = $4
        where id = $1 and not reversed and banked_on is null returning id`,
      values: [id, on, reference, staffActor(caller)],
    },
  ])
}

/** Why a line's money differs; said once. */
export function explainLine(
  ctx: Context,
  { id, order_code: code, reason }: ParsedInput<typeof api.explainLine>,
  caller: Caller,
): Promise<Done> {
  const after = { order_code: code }
  return change(ctx, caller, { id, action: texts.explained, reason, after }, [
    {
      text: `update cash_statement_line l set reason = $3 from shop_order o
        where l.statement_id = $1 and o.id = l.order_id and o.code = $2 and not l.reversed
          and l.reason = '' and l.remitted <> l.collected returning l.order_id`,
      values: [id, code, reason],
    },
  ])
}

interface Said {
  id: number
  action: string
  reason: string
  after: Record<string, unknown>
}

/** All of it with its audit; a step that finds nothing refuses the whole. */
async function change(
  ctx: Context,
  caller: Caller,
  { id, action, reason, after }: Said,
  steps: readonly { text: string; values: unknown[] }[],
): Promise<Done> {
  const done = await ctx.db.transaction().execute(async (trx): Promise<Done> => {
    for (const { text, values } of steps) {
      const touched = await queryRows(trx, text, values)
      if (touched.length === 0) throw await refusalFor(trx, id)
    }
    const subject = { kind: 'cashStatement' as const, id }
    await recordAudit(ctx, trx, caller, { action, subject, reason, before: null, after })
    return { ok: true }
  })
  ctx.changeBus.tell([cashKey])
  return done
}

async function refusalFor(trx: Db, id: number): Promise<Refusal> {
  const [row] = await queryRows(trx, 'select id from cash_statement where id = $1', [id])
  return new Refusal(row ? 'conflict' : 'notFound')
}
