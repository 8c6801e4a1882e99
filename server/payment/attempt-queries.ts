import type { CardProvider } from '../adapters/payments/card-gateway.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column, Row } from '../platform/rows.ts'
import type { CardMethod } from './providers.ts'

export interface NewAttemptRow {
  orderId: number
  orderCode: string
  method: CardMethod
  provider: CardProvider
  amount: number
  /** What the reference says behind the order's code. */
  stamp: string
  providerDate: string
  createdAt: Date
  expiresAt: Date
}

/** Adds a try with the next number of its order; null when it has had all, or another was quicker. */
export async function insertAttempt(db: Db, row: NewAttemptRow): Promise<string | null> {
  const [added] = await queryRows<Row<'payment', 'reference'>>(db, insert, [
    row.orderId,
    row.orderCode,
    row.method,
    row.provider,
    row.amount,
    row.stamp,
    row.providerDate,
    row.createdAt,
    row.expiresAt,
  ])
  return added?.reference ?? null
}

const insert = `
  insert into payment (order_id, order_code, attempt_no, method, provider, reference, amount,
    provider_date, created_at, expires_at, ask_at)
  select $1, $2, n.next, $3, $4, $2 || $6 || lpad(n.next::text, 2, '0'), $5, $7, $8, $9, $9
  from (select coalesce(max(attempt_no), 0) + 1 as next from payment where order_id = $1) n
  where n.next <= 20
  -- Whoever began at the same moment has the number, and the reference.
  on conflict do nothing
  returning reference`

/** The latest try of an order, when it is of this method and amount and still to be used. */
export async function findUnused(
  db: Db,
  asked: { orderId: number; method: CardMethod; amount: number; now: Date },
): Promise<{ reference: string; createdAt: Date; expiresAt: Date } | null> {
  const values = [asked.orderId, asked.method, asked.amount, asked.now]
  const [row] = await queryRows<CamelRow<'payment', 'reference' | 'created_at' | 'expires_at'>>(
    db,
    unused,
    values,
  )
  return row ?? null
}

const unused = `
  select reference, created_at as "createdAt", expires_at as "expiresAt" from payment p
  where order_id = $1 and method = $2 and amount = $3
    and state = 'open' and returned_at is null and expires_at > $4
    and attempt_no = (select max(attempt_no) from payment where order_id = p.order_id)`

export type AttemptRow = CamelRow<
  'payment',
  | 'id'
  | 'order_id'
  | 'order_code'
  | 'method'
  | 'provider'
  | 'reference'
  | 'amount'
  | 'state'
  | 'provider_reference'
>

/** A try by the gateway's name for it, held until the transaction ends. */
export async function lockAttempt(
  trx: Db,
  { provider, reference }: { provider: CardProvider; reference: string },
): Promise<AttemptRow | null> {
  const [row] = await queryRows<AttemptRow>(trx, lock, [provider, reference])
  return row ?? null
}

/** The same, whichever gateway it is of. */
export async function lockAttemptOf(trx: Db, reference: string): Promise<AttemptRow | null> {
  const [row] = await queryRows<AttemptRow>(trx, lockAny, [reference])
  return row ?? null
}

const columns = `id, order_id as "orderId", order_code as "orderCode", method, provider, reference, amount,
  state, provider_reference as "providerReference"`
const lock = `
  select ${columns} from payment where provider = $1 and reference = $2 for no key update`
const lockAny = `select ${columns} from payment where reference = $1 for no key update`

/** Notes that the buyer came back; the order's code of an open try, null for what is none. */
export async function noteReturn(
  db: Db,
  {
    provider,
    reference,
    at,
    askAt,
  }: {
    provider: CardProvider
    reference: string
    at: Date
    askAt: Date
  },
): Promise<string | null> {
  const [row] = await queryRows<{ code: Column<'payment', 'order_code'> }>(db, returned, [
    provider,
    reference,
    at,
    askAt,
  ])
  return row?.code ?? null
}

const returned = `
  update payment set returned_at = $3, ask_at = least(ask_at, $4)
  where provider = $1 and reference = $2 and state = 'open' and returned_at is null
  returning order_code as code`

/** Whether a gateway still owes an answer about a try that could bring the order's money. */
export async function hasUndecided(
  db: Db,
  orderId: number,
  since: { open: Date; review: Date },
): Promise<boolean> {
  const rows = await queryRows(db, undecided, [orderId, since.open, since.review])
  return rows.length > 0
}

const undecided = `
  select 1 from payment where order_id = $1
    and (state = 'open' and expires_at > $2 or state = 'review' and created_at > $3) limit 1`
