import type { Context } from '../context.ts'
import { findFullName } from '../identity/index.ts'
import { findAccount } from '../loyalty/index.ts'
import { maskName } from '#domain/kernel/mask-name.ts'
import { readStanding } from './tier-progress.ts'

export interface Customer {
  /** All but the given name masked; null for a membership without a member. */
  name: string | null
  /** Points that can be spent today. */
  points: number
  tier: string
  isLocked: boolean
}

/** Whoever has a membership under a phone; null for nobody. */
export async function findCustomer(ctx: Context, phone: string): Promise<Customer | null> {
  const today = ctx.clock.today()
  const account = await findAccount(ctx.db, { phone }, today)
  if (!account) return null
  const [{ tier }, fullName] = await Promise.all([
    readStanding(ctx, account.id, today),
    account.memberId === null ? null : findFullName(ctx.db, account.memberId),
  ])
  return {
    name: fullName && maskName(fullName),
    points: account.available,
    tier: tier.name,
    isLocked: account.status === 'locked',
  }
}
