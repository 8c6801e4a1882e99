import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Vnd } from '#domain/kernel/vnd.ts'
import { decideFee, type FeeTable } from '#domain/order/fees/decide-fee.ts'
import type { Context } from '../context.ts'
import { readFeeTableOf } from '../location/index.ts'
import { findFormerDestination } from '../order/index.ts'
import { readSetting } from '../settings/index.ts'

interface Place {
  pickup_branch: string | null
  province_id: number | null
}

/** One product again and again: its price in đồng, grams of a piece where they are known. */
interface Goods {
  price: number
  quantity: number
  weightGrams: number | null
}

/** What delivery costs on a day, and what a product weighs that nobody weighed. */
export interface Fees {
  table: FeeTable
  day: VietnamDay
  productGrams: number
}

type Reader = Pick<Context, 'db' | 'clock'>

/** What delivery to where the last order went costs now. */
export async function readNextFee(
  ctx: Reader,
  { lastOrderCode, ...goods }: Goods & { lastOrderCode: string },
): Promise<Vnd> {
  const former = await findFormerDestination(ctx.db, lastOrderCode)
  return feeTo(await readFees(ctx), former, goods)
}

export async function readFees({ db, clock }: Reader): Promise<Fees> {
  const day = clock.today()
  const table = await readFeeTableOf(db, day)
  const { productGrams } = await readSetting(db, 'parcel')
  return { table, day, productGrams }
}

export function feeTo(
  { table, day, productGrams }: Fees,
  place: Place | null,
  { price, quantity, weightGrams }: Goods,
): Vnd {
  const destination = place?.pickup_branch
    ? ({ kind: 'pickup' } as const)
    : ({ kind: 'delivery', provinceId: place?.province_id ?? 0 } as const)
  const goods = { total: price * quantity, weight: (weightGrams ?? productGrams) * quantity }
  return decideFee(table, { ...goods, destination, orderType: 'normal', day }).fee
}
