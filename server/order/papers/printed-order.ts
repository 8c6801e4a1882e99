import { pickupPlace } from '#domain/location/pickup-branches.ts'
import { listPrices } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'
import { readSettings } from '../../settings/index.ts'
import { findCenter } from '../../vaccine/index.ts'
import { listPaperOrders, type PaperOrder } from './paper-queries.ts'
import { paperTexts as texts } from './texts.ts'

/** Who sends, as the settings say it. */
export interface Sender {
  brand: string
  name: string
  phone: string
  address: string
}

export interface PrintedOrder extends PaperOrder {
  /** Where it goes, in one line. */
  place: string
  /** Đồng to be taken at the door. */
  cash: number
  /** Grams with the box. */
  weight: number
  pieces: number
}

export async function readSender({ db }: Pick<Context, 'db'>): Promise<Sender> {
  const { shop, carriers } = await readSettings(db, ['shop', 'carriers'])
  return {
    brand: shop.brandName,
    name: carriers.senderName || shop.companyName || shop.brandName,
    phone: carriers.senderPhone || shop.hotline,
    address: carriers.senderAddress || (shop.companyAddresses[0] ?? ''),
  }
}

/** What labels and slips say of these orders; those of which nothing is packed are missing. */
export async function readPrintedOrders(
  { db }: Pick<Context, 'db'>,
  codes: readonly string[],
): Promise<PrintedOrder[]> {
  const orders = await listPaperOrders(db, codes)
  const ids = orders.flatMap(({ lines }) => lines.map(({ productId }) => productId))
  const prices = await listPrices(db, [...new Set(ids)], null)
  const { parcel } = await readSettings(db, ['parcel'])
  const gramsOf = (id: number) => prices.get(id)?.weightGrams ?? parcel.productGrams
  return Promise.all(
    orders.map(async (order) => ({
      ...order,
      place: await placeOf(db, order),
      cash: order.paymentMethod === 'cash' ? (order.told ?? Math.max(0, order.missing)) : 0,
      weight: order.lines.reduce(
        (sum, { productId, quantity }) => sum + gramsOf(productId) * quantity,
        parcel.packingGrams,
      ),
      pieces: [...order.lines, ...order.gifts].reduce((sum, { quantity }) => sum + quantity, 0),
    })),
  )
}

async function placeOf(
  db: Context['db'],
  { address, pickupBranch, center }: PaperOrder,
): Promise<string> {
  if (pickupBranch) return texts.pickup(pickupPlace(pickupBranch))
  if (center) {
    const found = await findCenter(db, center)
    return texts.pickup(found ? `${found.name}, ${found.address}` : center)
  }
  return address ?? ''
}
