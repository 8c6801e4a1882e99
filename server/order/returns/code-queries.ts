import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { Column } from '../../platform/rows.ts'

/** When an order's goods left; null where nobody noted it. */
export async function findHandOver(db: Db, orderId: number): Promise<Date | null> {
  const rows = await queryRows<{ at: Date | null }>(
    db,
    `select min(created_at) as at from order_status_change
     where order_id = $1 and event = 'handedToCarrier'`,
    [orderId],
  )
  return rows[0]!.at
}

/** Of these hashes, in hexadecimal, those whose boxes came back. */
export async function listCodesBack(db: Db, hashes: readonly Buffer[]): Promise<Set<string>> {
  const rows = await queryRows<{ hash: Column<'order_return_code', 'code_hash'> }>(
    db,
    'select code_hash as hash from order_return_code where code_hash = any($1::bytea[])',
    [hashes],
  )
  return new Set(rows.map(({ hash }) => hash.toString('hex')))
}

export interface CodeBack {
  hash: Buffer
  returnId: number
  codeMasked: string
  accountId: number | null
  point: number
}

/** Keeps that a box came back; false when another return had it. */
export async function insertCodeBack(trx: Db, one: CodeBack): Promise<boolean> {
  const rows = await queryRows(
    trx,
    `insert into order_return_code (code_hash, return_id, code_masked, account_id, point)
     values ($1, $2, $3, $4, $5) on conflict do nothing returning 1`,
    [one.hash, one.returnId, one.codeMasked, one.accountId, one.point],
  )
  return rows.length > 0
}
