import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type * as api from '#domain/order/cash/api.ts'
import type { CashCarrier } from '#domain/order/cash/states.ts'
import type { Context } from '../../context.ts'
import { queryRows } from '../../platform/query-rows.ts'
import { findStaffNames, staffNameOf } from '../../staff/index.ts'

interface Row {
  carrier: CashCarrier
  reference: string
  fileName: string
  received: number
  madeBy: string
  madeAt: Date
  bankedOn: string | null
  bankReference: string | null
  reversalReason: string | null
  reversedBy: string | null
  reversedAt: Date | null
}

/** A statement with its lines. */
export async function getStatement(
  { db }: Pick<Context, 'db'>,
  { id }: ParsedInput<typeof api.getStatement>,
): Promise<api.CashStatement> {
  const [row] = await queryRows<Row>(
    db,
    `select s.carrier, s.reference, s.file_name as "fileName", s.received, s.made_by as "madeBy",
      s.made_at as "madeAt", s.banked_on as "bankedOn", s.bank_reference as "bankReference",
      r.reason as "reversalReason", r.made_by as "reversedBy", r.made_at as "reversedAt"
    from cash_statement s left join cash_reversal r on r.statement_id = s.id where s.id = $1`,
    [id],
  )
  if (!row) throw new Refusal('notFound')
  const lines = await queryRows<{
    order_code: string
    tracking_code: string
    collected: number
    remitted: number
    fee: number
    reason: string
  }>(
    db,
    `select o.code as order_code, coalesce(o.tracking_code, '') as tracking_code, l.collected, l.remitted,
      l.fee, l.reason
    from cash_statement_line l join shop_order o on o.id = l.order_id
    where l.statement_id = $1 order by o.code`,
    [id],
  )
  const names = await findStaffNames(db, [row.madeBy, row.reversedBy ?? []].flat())
  const nameOf = (actor: string) => staffNameOf(actor, names) ?? actor
  return {
    id,
    carrier: row.carrier,
    reference: row.reference,
    file_name: row.fileName,
    received: row.received,
    made_by: nameOf(row.madeBy),
    made_at: toVietnamIso(row.madeAt),
    banked: row.bankedOn ? { on: row.bankedOn, reference: row.bankReference! } : null,
    reversal: row.reversedAt
      ? {
          reason: row.reversalReason!,
          by: nameOf(row.reversedBy!),
          at: toVietnamIso(row.reversedAt),
        }
      : null,
    lines: lines.map((line) => ({
      ...line,
      collected: vnd(line.collected),
      remitted: vnd(line.remitted),
      fee: vnd(line.fee),
    })),
  }
}
