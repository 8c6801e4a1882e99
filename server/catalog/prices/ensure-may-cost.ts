import { dropPercent, isBigDrop, type DropRules } from '#domain/catalog/prices/drops.ts'
import { pricePlanTexts as texts } from '#domain/catalog/prices/texts.ts'
import { Refusal } from '#domain/errors.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import type { Db } from '../../platform/db.ts'
import { findHighest } from './write-prices.ts'

interface Asked {
  productId: number
  at: Date
  /** A price for a time holds until then. */
  until: Date | null
  price: number
  drops: DropRules
}

/** Refuses at `discount_price` a price that nobody may write at once by themselves. The product is held. */
export async function ensureMayCost(
  trx: Db,
  { productId, at, until, price, drops }: Asked,
): Promise<void> {
  if (until !== null) refuse(texts.heldUntil(formatDateTime(until.toISOString())))
  const highest = await findHighest(trx, { productId, at, counted: drops.days })
  if (!isBigDrop(highest, price, drops)) return
  refuse(texts.needsSecond(dropPercent(highest, price), drops.percent))
}

function refuse(message: string): never {
  throw new Refusal('invalidInput', { fields: { discount_price: message } })
}
