import type { CashCarrier, StatementState } from '#domain/order/cash/states.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import { findStaffNames, staffNameOf } from '../../staff/index.ts'

export interface StatementRow {
  id: number
  carrier: CashCarrier
  reference: string
  statedOn: string
  fileName: string
  received: number
  fee: number
  parcels: number
  missing: number
  unexplained: number
  state: StatementState
  madeBy: string
  madeAt: Date
  bankedOn: string | null
  bankReference: string | null
  bankedBy: string | null
  reversalReason: string | null
  reversedBy: string | null
  reversedAt: Date | null
}

const open = `exists (select from cash_statement_line l where l.statement_id = s.id
  and not l.reversed and l.reason = '' and l.remitted <> l.collected)`

/** What has several of these is found by each, and shown by the first. */
const conditions: Record<StatementState, string> = {
  different: `not s.reversed and ${open}`,
  waiting: 'not s.reversed and s.banked_on is null',
  banked: 'not s.reversed and s.banked_on is not null',
  reversed: 's.reversed',
}

const rows = `select s.id, s.carrier, s.reference, s.stated_on as "statedOn", s.file_name as "fileName",
    s.received, s.fee + l.fee as fee, l.parcels, l.missing, l.unexplained,
    case when s.reversed then 'reversed' when l.unexplained > 0 then 'different'
      when s.banked_on is null then 'waiting' else 'banked' end as state,
    s.made_by as "madeBy", s.made_at as "madeAt", s.banked_on as "bankedOn",
    s.bank_reference as "bankReference", s.banked_by as "bankedBy",
    r.reason as "reversalReason", r.made_by as "reversedBy", r.made_at as "reversedAt"
  from cash_statement s left join cash_reversal r on r.statement_id = s.id
    cross join lateral (select count(*)::int as parcels, coalesce(sum(fee), 0)::bigint as fee,
      coalesce(sum(collected - remitted), 0)::bigint as missing,
      count(*) filter (where not reversed and reason = '' and remitted <> collected)::int as unexplained
      from cash_statement_line where statement_id = s.id) l`

export interface AskedStatements {
  state: StatementState | undefined
  carrier: CashCarrier | undefined
  q: string
  before: number | null
  limit: number
}

/** The newest first. */
export async function listStatementRows(
  db: Db,
  { state, carrier, q, before, limit }: AskedStatements,
): Promise<StatementRow[]> {
  return queryRows<StatementRow>(
    db,
    `${rows} where ($1::text is null or s.carrier = $1)
      and ($2::text = '' or starts_with(lower(s.reference), lower($2)) or exists (
        select from cash_statement_line n join shop_order o on o.id = n.order_id
        where n.statement_id = s.id and starts_with(o.code, upper($2))))
      and ($3::int is null or s.id < $3) and ${state ? conditions[state] : 'true'}
    order by s.id desc limit $4`,
    [carrier ?? null, q, before, limit],
  )
}

export async function findStatementRow(db: Db, id: number): Promise<StatementRow | null> {
  return (await queryRows<StatementRow>(db, `${rows} where s.id = $1`, [id]))[0] ?? null
}

/** How many are in each state, counted up to a limit. */
export async function countStatements(
  db: Db,
  carrier: CashCarrier | undefined,
  upTo: number,
): Promise<Record<StatementState, number>> {
  const counts = Object.entries(conditions).map(
    ([state, condition]) => `(select count(*)::int from (select from cash_statement s
      where ($1::text is null or s.carrier = $1) and ${condition} limit $2) counted) as ${state}`,
  )
  const [found] = await queryRows<Record<StatementState, number>>(
    db,
    `select ${counts.join(', ')}`,
    [carrier ?? null, upTo],
  )
  return found!
}

/** The statement that has this number and counts, with who booked it and when. */
export async function findBooked(
  db: Db,
  carrier: CashCarrier,
  reference: string,
): Promise<{ id: number; by: string; at: Date } | null> {
  const [row] = await queryRows<{ id: number; by: string; at: Date }>(
    db,
    `select id, made_by as by, made_at as at from cash_statement
     where carrier = $1 and lower(reference) = lower($2) and not reversed`,
    [carrier, reference],
  )
  if (!row) return null
  const names = await findStaffNames(db, [row.by])
  return { ...row, by: staffNameOf(row.by, names) ?? row.by }
}
