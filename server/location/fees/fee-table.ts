import type { VietnamDay } from '#domain/kernel/dates.ts'
import { decideFee, type FeeQuestion, type FeeTable } from '#domain/order/fees/decide-fee.ts'
import type { ShippingFees } from '#domain/order/shipping-fee.ts'
import type { Vnd } from '#domain/kernel/vnd.ts'
import type { Context } from '../../context.ts'
import { cachedByTag } from '../../platform/cached-by-tag.ts'
import type { Db } from '../../platform/db.ts'
import { readSettings } from '../../settings/index.ts'
import { listRulesFrom } from './fee-rule-queries.ts'

type Reader = Pick<Context, 'db' | 'cache' | 'clock'>

/** Common fees and the rules that hold today or later, as remembered until one of them changes. */
export async function readFeeTable(ctx: Reader): Promise<FeeTable> {
  const [base, rules] = await Promise.all([commonFees(ctx, 'fees'), readFeeRules(ctx)])
  return { base, rules }
}

/** The same within a transaction: as it sees them. */
export async function readFeeTableOf(db: Db, day: VietnamDay): Promise<FeeTable> {
  const { shippingFee } = await readSettings(db, ['shippingFee'])
  return { base: shippingFee, rules: await listRulesFrom(db, day) }
}

/** Rules that hold on this day or later. */
export function readFeeRules(ctx: Reader) {
  return rulesFrom(ctx, ctx.clock.today())
}

/** Đồng for carrying these goods there today. */
export async function quoteFee(ctx: Reader, question: Omit<FeeQuestion, 'day'>): Promise<Vnd> {
  return decideFee(await readFeeTable(ctx), { ...question, day: ctx.clock.today() }).fee
}

const rulesFrom = cachedByTag('location', listRulesFrom)
const commonFees = cachedByTag(
  'settings',
  async (db): Promise<ShippingFees> => (await readSettings(db, ['shippingFee'])).shippingFee,
)
