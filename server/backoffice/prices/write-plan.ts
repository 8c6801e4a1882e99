import type { z } from 'zod'
import { isBigDrop } from '#domain/catalog/prices/drops.ts'
import { pricePlanProblems, type pricePlanFields } from '#domain/catalog/backoffice/price-plans.ts'
import { pricePlanTexts as texts } from '#domain/catalog/prices/texts.ts'
import { Refusal } from '#domain/errors.ts'
import {
  findHighest,
  holdPrice,
  insertPlan,
  replanPrices,
  updatePlan,
  type HeldPrice,
} from '../../catalog/index.ts'
import type { Db } from '../../platform/db.ts'
import type { Writing } from '../../resource/index.ts'
import { readSetting } from '../../settings/index.ts'

type Fields = z.output<typeof pricePlanFields>

/**
 * Plans a price for a product: at once or in time where one person is enough, else it waits for a second one. The
 * product's row is held, so that many at once are judged one after the other. Gives the plan's id.
 */
export async function planPrice(
  { db: trx, clock, by, reason }: Writing,
  productId: number,
  fields: Fields,
): Promise<number> {
  const at = clock.now()
  await holdProduct(trx, productId, at)
  const small = await isForOne(trx, productId, fields, at)
  const plan = { ...wordsOf(fields), productId, reason, small, by: by.id, at }
  const id = await insertPlan(trx, plan).catch(refuseOverlap)
  if (small) await replanPrices(trx, productId, at)
  return id
}

/** Writes another price or time; what one person may not do alone waits again. False when it is another by now. */
export async function editPlan(
  { db: trx, clock, by }: Writing,
  { id, version }: { id: number; version: number },
  fields: Fields,
): Promise<boolean> {
  const at = clock.now()
  const plan = await findPlanned(trx, id)
  if (!plan) return false
  await holdProduct(trx, plan.product_id, at)
  const small = await isForOne(trx, plan.product_id, fields, at)
  const words = { ...wordsOf(fields), small, by: by.id, at }
  if (!(await updatePlan(trx, { id, version }, words).catch(refuseOverlap))) {
    const now = await findPlanned(trx, id)
    if (now?.version === version) throw new Refusal('conflict', { message: texts.settled })
    return false
  }
  await replanPrices(trx, plan.product_id, at)
  return true
}

/** Whose a plan is, and which version it has. */
export async function findPlanned(trx: Db, id: number) {
  return trx
    .selectFrom('price_plan')
    .select(['product_id', 'version', 'proposed_by', 'edited_by', 'starts_at', 'ends_at', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Refuses `notFound`. */
export async function holdProduct(trx: Db, productId: number, at: Date): Promise<HeldPrice> {
  const held = await holdPrice(trx, productId, at)
  if (!held) throw new Refusal('notFound')
  return held
}

/** The database keeps two plans of one time apart; a person reads what to do. */
export function refuseOverlap(error: unknown): never {
  const { constraint } = error as { constraint?: unknown }
  if (constraint !== 'price_plan_apart') throw error
  throw new Refusal('conflict', { message: texts.overlaps, fields: { starts_at: texts.overlaps } })
}

async function isForOne(trx: Db, productId: number, fields: Fields, at: Date): Promise<boolean> {
  const problems = pricePlanProblems(fields, at)
  if (Object.keys(problems).length > 0) throw new Refusal('invalidInput', { fields: problems })
  const rules = await readSetting(trx, 'priceDrops')
  const highest = await findHighest(trx, { productId, at, counted: rules.days })
  return !isBigDrop(highest, fields.discount_price, rules)
}

function wordsOf({ original_price, discount_price, starts_at, ends_at }: Fields) {
  return {
    original_price,
    discount_price,
    starts_at: starts_at === null ? null : new Date(starts_at),
    ends_at: ends_at === null ? null : new Date(ends_at),
  }
}
