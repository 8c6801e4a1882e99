import type { Output, ParsedInput } from '#domain/contract.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type * as api from '#domain/order/cash/backoffice/statements.ts'
import type { Context } from '../../context.ts'
import { findStaffNames, staffNameOf } from '../../staff/index.ts'
import { countStatements, listStatementRows, type StatementRow } from './statement-queries.ts'

/** A chip says "1000" for that many and more. */
const countedUpTo = 1000

export async function listStatements(
  { db }: Pick<Context, 'db'>,
  { state, carrier, q = '', cursor, limit }: ParsedInput<typeof api.listStatements>,
): Promise<Output<typeof api.listStatements>> {
  const before = readCursor(cursor)
  const asked = { state, carrier, q, before, limit: limit + 1 }
  const [rows, counts] = await Promise.all([
    listStatementRows(db, asked),
    countStatements(db, carrier, countedUpTo),
  ])
  const shown = rows.slice(0, limit)
  const names = await findStaffNames(
    db,
    shown.map(({ madeBy }) => madeBy),
  )
  return {
    items: shown.map((row) => toHead(row, (actor) => staffNameOf(actor, names) ?? actor)),
    next: rows.length > limit ? String(shown.at(-1)!.id) : null,
    counts,
  }
}

export function toHead(row: StatementRow, nameOf: (actor: string) => string): api.ListedStatement {
  const { id, carrier, reference, received, parcels, missing, unexplained, state } = row
  return {
    id,
    carrier,
    reference,
    stated_on: row.statedOn,
    received,
    fee: vnd(row.fee),
    parcels,
    missing,
    unexplained,
    state,
    made_by: nameOf(row.madeBy),
    made_at: toVietnamIso(row.madeAt),
  }
}

const maxInteger = 2_147_483_647

function readCursor(cursor: string | undefined): number | null {
  const id = Number(cursor)
  return Number.isInteger(id) && id > 0 && id <= maxInteger ? id : null
}
