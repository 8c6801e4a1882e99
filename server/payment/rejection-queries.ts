import type { CardProvider } from '../adapters/payments/card-gateway.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'

export interface Rejection {
  provider: CardProvider | 'bank'
  reason: string
  raw: string
  address: string
  at: Date
}

/** Keeps a refused notification while its provider has had fewer than so many within the hour. */
export async function insertRejection(
  db: Db,
  { provider, reason, raw, address, at }: Rejection,
  perHour: number,
): Promise<boolean> {
  const values = [provider, reason, raw, address, at, perHour]
  return (await queryRows(db, insert, values)).length === 1
}

const insert = `
  insert into payment_rejection (provider, reason, raw, address, at)
  select $1, $2, $3, $4, $5::timestamptz
  where (select count(*) from (select from payment_rejection
    where provider = $1 and at > $5::timestamptz - interval '1 hour' limit $6) recent) < $6
  returning id`
