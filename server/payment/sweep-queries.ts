import type { CardProvider } from '../adapters/payments/card-gateway.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column } from '../platform/rows.ts'

export interface AttemptToAsk extends CamelRow<
  'payment',
  'id' | 'order_code' | 'reference' | 'state' | 'created_at' | 'expires_at' | 'asks'
> {
  providerDate: NonNullable<Column<'payment', 'provider_date'>>
}

/** Tries whose gateway is to be asked now, those that wait longest first. */
export async function listToAsk(
  db: Db,
  { provider, at, limit }: { provider: CardProvider; at: Date; limit: number },
): Promise<AttemptToAsk[]> {
  return queryRows<AttemptToAsk>(db, toAsk, [provider, at, limit])
}

const toAsk = `
  select id, order_code as "orderCode", reference, provider_date as "providerDate", state,
    created_at as "createdAt", expires_at as "expiresAt", asks
  from payment
  where provider = $1 and state in ('open', 'review') and ask_at <= $2
  order by ask_at limit $3`

/** Takes the next question upon itself; false when another process was quicker, or it has settled. */
export async function claimQuestion(
  db: Db,
  { id, asks, nextAt }: { id: number; asks: number; nextAt: Date | null },
): Promise<boolean> {
  return (await queryRows(db, claim, [id, asks, nextAt])).length === 1
}

const claim = `
  update payment set asks = asks + 1, ask_at = $3
  where id = $1 and asks = $2 and state in ('open', 'review') returning id`

/** Ends a try that brought nothing; false when it has settled meanwhile. */
export async function expireAttempt(
  db: Db,
  { id, code, at }: { id: number; code: string; at: Date },
): Promise<boolean> {
  const text = `
    update payment set state = 'expired', failure = $2, settled_at = $3, ask_at = null
    where id = $1 and state = 'open' returning id`
  return (await queryRows(db, text, [id, code, at])).length === 1
}

/** Ends tries whose gateway can be asked nothing once their page is closed; their orders' codes. */
export async function expireUnasked(
  db: Db,
  { provider, at, limit }: { provider: CardProvider; at: Date; limit: number },
): Promise<string[]> {
  const rows = await queryRows<{ code: Column<'payment', 'order_code'> }>(db, expire, [
    provider,
    at,
    limit,
  ])
  return rows.map(({ code }) => code)
}

const expire = `
  update payment set state = 'expired', failure = 'unanswered', settled_at = $2, ask_at = null
  where state = 'open' and id in (
    select id from payment
    where provider = $1 and state in ('open', 'review') and state = 'open' and ask_at <= $2
      and expires_at <= $2
    order by ask_at limit $3)
  returning order_code as code`
