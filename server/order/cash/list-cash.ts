import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type * as api from '#domain/order/cash/api.ts'
import { cashTexts as texts } from '#domain/order/cash/texts.ts'
import type { Context } from '../../context.ts'
import {
  countHandedOver,
  hasStatements,
  listParcels,
  sumByCarrier,
  type CarrierSums,
  type CashPlace,
  type ParcelRow,
} from './queries.ts'

/** A chip says "1000" for that many and more of what is handed over. */
const countedUpTo = 1000

/** Money taken at the door, parcel by parcel, and what each carrier still owes. */
export async function listCash(
  { db, clock }: Context,
  { state, carrier, q = '', cursor, limit }: ParsedInput<typeof api.listCash>,
): Promise<Output<typeof api.listCash>> {
  const today = clock.today()
  const after = readCursor(cursor)
  const asked = { today, state, carrier, q: q.replace(/^AL(?=DH)/i, ''), after }
  const [rows, sums, handed, has] = await Promise.all([
    listParcels(db, { ...asked, limit: limit + 1 }),
    sumByCarrier(db, today),
    countHandedOver(db, carrier, countedUpTo),
    hasStatements(db),
  ])
  const shown = rows.slice(0, limit)
  return {
    items: shown.map(toParcel),
    next: rows.length > limit ? cursorOf(shown.at(-1)!) : null,
    counts: {
      ...countOpen(sums.filter((each) => !carrier || each.carrier === carrier)),
      ...handed,
    },
    carriers: sums.map((each) => ({ ...each, out: vnd(each.out), late: vnd(each.late) })),
    has_statements: has,
  }
}

export function toParcel(row: ParcelRow): api.CashParcel {
  const remitted = row.remitted === null ? null : vnd(row.remitted)
  return {
    id: row.id,
    order_code: row.orderCode,
    tracking_code: row.trackingCode,
    carrier: row.carrier,
    expected: vnd(row.expected),
    collected: vnd(row.collected),
    remitted,
    banked: row.isBanked ? remitted : null,
    state: row.state,
    delivered_at: toVietnamIso(row.at),
    age: row.age,
    is_late: row.isLate,
    statement_id: row.statementId,
    statement: row.statement,
  }
}

function countOpen(sums: readonly CarrierSums[]) {
  const sum = (of: (each: CarrierSums) => number) =>
    sums.reduce((total, each) => total + of(each), 0)
  return {
    out: sum(({ parcels }) => parcels),
    late: sum(({ late_parcels: late }) => late),
    different: sum(({ different }) => different),
  }
}

function cursorOf({ place, id }: CashPlace): string {
  return `${place}.${id}`
}

/** Null for the first page; `invalidInput` for what the list never gave. */
function readCursor(cursor: string | undefined): CashPlace | null {
  if (cursor === undefined) return null
  const [, place, id] = /^(\d{1,16})\.(\d{1,16})$/.exec(cursor) ?? []
  const found = { place: Number(place), id: Number(id) }
  if (Object.values(found).every(Number.isSafeInteger)) return found
  throw new Refusal('invalidInput', { fields: { cursor: texts.cursorUnknown } })
}
