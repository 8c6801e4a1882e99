import * as v from 'valibot'
import { readAs, storedState } from '#web/state/storage.ts'

const text = v.pipe(v.string(), v.minLength(1))

const orderRecord = v.object({
  code: text,
  /** Opens the order for whoever holds it; a guest has no other key. */
  viewToken: text,
  /** ISO time. */
  createdAt: v.string(),
  /** What was to pay, in đồng; unknown for orders found by phone. */
  total: v.optional(v.pipe(v.number(), v.integer())),
})
export type OrderRecord = v.InferOutput<typeof orderRecord>

const keptOrders = 100

const historyState = storedState<readonly OrderRecord[]>({
  key: 'order-history',
  empty: [],
  parse: parseHistory,
  serialize: (records) => JSON.stringify(records),
})

/** The orders made or looked up in this browser, newest first. */
export function useOrderHistory(): readonly OrderRecord[] {
  return historyState.use()
}

/** Remembers orders by their code; what is known already is brought up to date. */
export function rememberOrders(records: readonly OrderRecord[]): void {
  historyState.update((known) => mergeRecords(known, records))
}

export function findOrderRecord(code: string): OrderRecord | null {
  return historyState.get().find((record) => record.code === code) ?? null
}

export function getOrderHistory(): readonly OrderRecord[] {
  return historyState.get()
}

export function forgetOrders(): void {
  historyState.set([])
}

export function mergeRecords(
  known: readonly OrderRecord[],
  added: readonly OrderRecord[],
): OrderRecord[] {
  const byCode = new Map(known.map((record) => [record.code, record]))
  for (const record of added) {
    const total = record.total ?? byCode.get(record.code)?.total
    byCode.set(record.code, { ...record, ...(total === undefined ? {} : { total }) })
  }
  return [...byCode.values()]
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, keptOrders)
}

/** A record that cannot be read is left out alone. */
export function parseHistory(stored: string | null): OrderRecord[] {
  const records = readAs(v.array(v.unknown()), stored) ?? []
  return records.filter((each) => v.is(orderRecord, each))
}
