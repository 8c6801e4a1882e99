import { chooseCarrier, type CarrierRule } from '#domain/order/carriers/carrier-rule.ts'
import { missingOf } from '#domain/order/money.ts'
import type { ShippingUnit } from '#domain/shipping/units.ts'
import { listPrices } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'
import { readSetting } from '../../settings/index.ts'
import { listCarrierRules, type Parcel } from '../../shipping/index.ts'
import { readMoney } from '../payment/money-queries.ts'
import { findSent } from './sent-queries.ts'

interface OrderToSend {
  id: number
  code: string
  paymentMethod: string
  /** Null where the buyer fetches it. */
  provinceId: number | null
}

/** The carrier that the rules choose; null where none fits, or the goods are fetched. */
export async function chooseUnit(
  ctx: Pick<Context, 'db'>,
  order: OrderToSend,
): Promise<ShippingUnit | null> {
  return (await findCarrierRule(ctx, order))?.unit ?? null
}

/** The same with its rule. */
export async function findCarrierRule(
  ctx: Pick<Context, 'db'>,
  order: OrderToSend,
): Promise<CarrierRule | null> {
  if (order.provinceId === null) return null
  const rules = await listCarrierRules(ctx.db)
  if (rules.length === 0) return null
  const { orderType, weight, cod } = await parcelOf(ctx, order)
  return chooseCarrier(rules, { orderType, provinceId: order.provinceId, weight, cod })
}

/** What a carrier is told of an order: where it goes, what it weighs, what is taken at the door. */
export async function parcelOf(
  { db }: Pick<Context, 'db'>,
  { id, code, paymentMethod, provinceId }: OrderToSend,
): Promise<Omit<Parcel, 'reference'>> {
  const sent = await findSent(db, id)
  const prices = await listPrices(
    db,
    sent.lines.map(({ productId }) => productId),
    null,
  )
  const { productGrams, packingGrams } = await readSetting(db, 'parcel')
  const money = await readMoney(db, id)
  const weights = sent.lines.map(
    ({ productId, quantity }) => (prices.get(productId)?.weightGrams ?? productGrams) * quantity,
  )
  return {
    orderCode: code,
    orderType: sent.orderType === 'vaccine' ? 'vaccine' : 'normal',
    provinceId,
    receiver: { name: sent.name, phone: sent.phone, address: sent.address },
    contents: contentsOf(sent.lines),
    pieces: sent.lines.reduce((sum, { quantity }) => sum + quantity, 0) || 1,
    total: sent.goods,
    weight: weights.reduce((sum, grams) => sum + grams, packingGrams),
    cod: paymentMethod === 'cash' ? missingOf(money) : 0,
    note: sent.note,
  }
}

const maxContents = 150

function contentsOf(lines: readonly { name: string; quantity: number }[]): string {
  const text = lines.map(({ name, quantity }) => `${name} x${quantity}`).join(', ')
  return text.length <= maxContents ? text : `${text.slice(0, maxContents - 1)}…`
}
