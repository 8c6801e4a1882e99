import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type * as api from '#domain/order/cash/backoffice/statements.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import { findStaffNames, listAudit, staffNameOf } from '../../staff/index.ts'
import { toHead } from './list-statements.ts'
import { findStatementRow, type StatementRow } from './statement-queries.ts'

/** A statement with its lines, and what staff did with it. */
export async function getStatement(
  ctx: Context,
  { id }: ParsedInput<typeof api.getStatement>,
): Promise<api.CashStatement> {
  const { db } = ctx
  const row = await findStatementRow(db, id)
  if (!row) throw new Refusal('notFound')
  const { madeBy, bankedBy, reversedBy } = row
  const names = await findStaffNames(db, [madeBy, bankedBy ?? [], reversedBy ?? []].flat())
  const nameOf = (actor: string) => staffNameOf(actor, names) ?? actor
  return {
    ...toHead(row, nameOf),
    file_name: row.fileName,
    banked: bankOf(row, nameOf),
    reversal: reversalOf(row, nameOf),
    lines: await listLines(db, id),
    history: await listHistory(ctx, id),
  }
}

type NameOf = (actor: string) => string

function bankOf({ bankedOn, bankReference, bankedBy }: StatementRow, nameOf: NameOf) {
  return bankedOn === null
    ? null
    : { on: bankedOn, reference: bankReference!, by: nameOf(bankedBy!) }
}

function reversalOf({ reversalReason, reversedBy, reversedAt }: StatementRow, nameOf: NameOf) {
  if (!reversedAt) return null
  return { reason: reversalReason!, by: nameOf(reversedBy!), at: toVietnamIso(reversedAt) }
}

interface LineRow {
  order_code: string
  tracking_code: string
  collected: number
  remitted: number
  fee: number
  reason: string
}

async function listLines(db: Db, id: number): Promise<api.CashStatement['lines']> {
  const lines = await queryRows<LineRow>(
    db,
    // What differs is looked at first.
    `select o.code as order_code, coalesce(o.tracking_code, '') as tracking_code, l.collected, l.remitted,
      l.fee, l.reason
    from cash_statement_line l join shop_order o on o.id = l.order_id
    where l.statement_id = $1
    order by l.remitted = l.collected, l.reason <> '', o.code`,
    [id],
  )
  return lines.map(({ collected, remitted, fee, ...line }) => ({
    ...line,
    collected: vnd(collected),
    remitted: vnd(remitted),
    fee: vnd(fee),
  }))
}

const shownOfHistory = 50

async function listHistory(ctx: Context, id: number): Promise<api.CashStatement['history']> {
  const asked = { subject_kind: 'cashStatement', subject_id: String(id) }
  const { items } = await listAudit(ctx, { ...asked, page: 1, limit: shownOfHistory })
  return items.map(({ at, staff_name: by, action, reason }) => ({ at, by, action, reason }))
}
