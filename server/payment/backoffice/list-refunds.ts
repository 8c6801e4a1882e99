import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/payment/backoffice/api.ts'
import { refundStates } from '#domain/payment/refunds.ts'
import type { Context } from '../../context.ts'
import { readCursor, toSlice } from './cursor.ts'
import { countRefunds, listRefundRows } from './refund-list-queries.ts'
import { refundViewer } from './refund-view.ts'
import { readSearch } from './search.ts'

const countedUpTo = 1000

export async function listRefunds(
  { db }: Context,
  { state, q, cursor, limit }: ParsedInput<typeof api.listRefunds>,
): Promise<Output<typeof api.listRefunds>> {
  const before = readCursor(cursor)
  const search = readSearch(q)
  const rows = await listRefundRows(db, { state: state ?? null, search, before, limit: limit + 1 })
  const found = new Map(
    (await countRefunds(db, countedUpTo)).map((each) => [each.state, each.count]),
  )
  const counts = refundStates.map((each) => [each, found.get(each) ?? 0])
  const toTask = await refundViewer(db, rows)
  return { ...toSlice(rows, limit, toTask), counts: Object.fromEntries(counts) }
}
