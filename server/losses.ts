import { sql } from 'kysely'
import type { Db } from './platform/db.ts'

/** One kind of thing that one database has more of than another that was the same until a moment. */
export interface Loss {
  what: string
  count: number
  /** In the unit's own: đồng or points. */
  sum: number
  unit: '' | 'đ' | 'points'
  /** When the last of them came, in ISO 8601; null when there is none. */
  lastAt: string | null
}

interface Counted {
  count: number
  sum: number
  lastAt: Date | null
}

/** Each only grows: what one has more than the other came later. */
const growing: readonly { what: string; unit: Loss['unit']; query: string }[] = [
  {
    what: 'orders',
    unit: 'đ',
    query: 'select count(*), sum(payment) as sum, max(created_at) as at from shop_order',
  },
  {
    what: 'payments received',
    unit: 'đ',
    query: 'select count(*), sum(amount) as sum, max(received_at) as at from payment_receipt',
  },
  {
    what: 'refunds asked for',
    unit: 'đ',
    query: 'select count(*), sum(amount) as sum, max(created_at) as at from refund',
  },
  {
    what: 'entries of points',
    unit: 'points',
    query: `select count(*), sum(available_change) as sum, max(created_at) as at from point_entry`,
  },
  {
    what: 'codes entered by members',
    unit: '',
    query: `select count(*), 0 as sum, max(redeemed_at) as at from code_redemption
      where channel = 'member'`,
  },
  {
    what: 'codes entered at counters',
    unit: '',
    query: `select count(*), 0 as sum, max(redeemed_at) as at from code_redemption
      where channel = 'store'`,
  },
  {
    what: 'movements of stock',
    unit: '',
    query: 'select count(*), 0 as sum, max(created_at) as at from stock_movement',
  },
  {
    what: 'changes at the desk',
    unit: '',
    query: 'select count(*), 0 as sum, max(at) as at from audit_entry',
  },
]

/** What `later` has and `earlier`, the same shop at a moment before, has not. */
export async function measureLosses(earlier: Db, later: Db): Promise<Loss[]> {
  const losses: Loss[] = []
  for (const { what, unit, query } of growing) {
    const [before, after] = [await count(earlier, query), await count(later, query)]
    const lost = after.count - before.count
    losses.push({
      what,
      unit,
      count: lost,
      sum: after.sum - before.sum,
      lastAt: lost > 0 ? (after.lastAt?.toISOString() ?? null) : null,
    })
  }
  return losses
}

async function count(db: Db, query: string): Promise<Counted> {
  const { rows } = await sql
    .raw<{ count: string; sum: string | null; at: Date | null }>(query)
    .execute(db)
  const [row] = rows
  return { count: Number(row!.count), sum: Number(row!.sum ?? 0), lastAt: row!.at }
}
