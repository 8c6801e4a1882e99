import type { CashCarrier } from '#domain/order/cash/states.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import { isCash } from './queries.ts'

export interface PastStatement {
  carrier: CashCarrier
  reference: string
  /** `YYYY-MM-DD`. */
  on: string
  fee: number
  by: string
  at: Date
  /** Where its money is on the account. */
  bank?: { on: string; reference: string }
  /** What of its money did not come, by the code of the order. */
  missing: Readonly<Record<string, number>>
  codes: readonly string[]
}

/** A statement of long ago, for the demo; nothing of it is audited. */
export async function savePastStatement(trx: Db, past: PastStatement): Promise<void> {
  const { carrier, reference, on, fee, by, at, bank, missing, codes } = past
  const short = Object.values(missing).reduce((sum, each) => sum + each, 0)
  const [row] = await queryRows<{ id: number }>(
    trx,
    `insert into cash_statement
       (carrier, reference, stated_on, received, fee, made_by, made_at, banked_on, bank_reference, banked_by)
     select $1::text, $2::text, $3::date, coalesce(sum(m.amount), 0) - $4::bigint - $5::bigint, $4::bigint,
       $6::text, $7::timestamptz, $8::date, $9::text, case when $8::date is not null then $6::text end
     from order_money m join shop_order o on o.id = m.order_id
     where o.code = any ($10::text[]) and ${isCash}
     returning id`,
    [carrier, reference, on, fee, short, by, at, bank?.on ?? null, bank?.reference ?? null, codes],
  )
  await queryRows(
    trx,
    `insert into cash_statement_line (statement_id, order_id, collected, remitted, fee)
     select $1::integer, o.id, m.amount, m.amount - coalesce(($3::jsonb ->> o.code)::bigint, 0), 0
     from order_money m join shop_order o on o.id = m.order_id
     where o.code = any ($2::text[]) and ${isCash}
     order by o.id`,
    [row!.id, codes, JSON.stringify(missing)],
  )
}
