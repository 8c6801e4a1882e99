import { formatDate } from '#domain/kernel/dates.ts'
import { formatVnd, vnd, type Vnd } from '#domain/kernel/vnd.ts'
import type { MessageTemplate } from '#domain/notification/templates.ts'
import { agreementAddress } from '#domain/subscription/fee.ts'
import { subscriptionTexts as texts } from '#domain/subscription/texts.ts'
import type { Context } from '../context.ts'
import { tellMember } from '../identity/index.ts'
import { findEnded } from './end-queries.ts'
import { findTold, type CycleForMessage } from './cycle-queries.ts'
import { readNextFee } from './next-fee.ts'

/** Two days before: what will come and what it costs now, with its delivery. */
export async function tellAnnounced(ctx: Context, cycleId: number): Promise<void> {
  const told = await findTold(ctx.db, cycleId)
  if (told?.outcome !== 'announced') return
  const { quantity, price, dueOn } = told
  const product = shortName(told)
  const goods = price * quantity
  const fee = await readNextFee(ctx, told)
  if (fee > told.agreedFee) return tellFeeOf(ctx, told, cycleId, fee)
  await tell(ctx, told, `replenish-soon:${cycleId}`, 'replenishSoon', {
    product,
    quantity: String(quantity),
    day: formatDate(dueOn),
    goods: formatVnd(vnd(goods)),
    fee: formatVnd(fee),
    total: formatVnd(vnd(goods + fee)),
  })
}

/** Its delivery costs more than agreed: asked once a cycle and fee. */
export async function tellFeeRose(ctx: Context, cycleId: number): Promise<void> {
  const told = await findTold(ctx.db, cycleId)
  if (told?.outcome !== 'announced') return
  const fee = await readNextFee(ctx, told)
  if (fee > told.agreedFee) await tellFeeOf(ctx, told, cycleId, fee)
}

function tellFeeOf(ctx: Context, told: CycleForMessage, cycleId: number, fee: Vnd) {
  return tell(ctx, told, `replenish-fee:${cycleId}:${fee}`, 'replenishFee', {
    product: shortName(told),
    day: formatDate(told.dueOn),
    before: formatVnd(vnd(told.agreedFee)),
    fee: formatVnd(fee),
    link: agreementAddress(ctx.config.publicUrl),
  })
}

/** No order could be made: why, and what happens next. */
export async function tellHeld(ctx: Context, cycleId: number, tries: number): Promise<void> {
  const told = await findTold(ctx.db, cycleId)
  // A later try has its own words.
  if (!told || told.tries !== tries) return
  const { note: reason, nextOn, outcome } = told
  if (outcome !== 'announced' && outcome !== 'skipped') return
  const product = shortName(told)
  const [template, values] =
    outcome === 'skipped'
      ? (['replenishSkipped', { product, reason, day: formatDate(nextOn) }] as const)
      : (['replenishHeld', { product, reason }] as const)
  await tell(ctx, told, `replenish-held:${cycleId}:${tries}`, template, values)
}

/** That what they never chose has ended, once a member. */
export async function tellUnchosen(ctx: Context, ids: readonly number[]): Promise<void> {
  const ended = await findEnded(ctx.db, ids)
  if (!ended) return
  const products = namesOf(ended)
  await tell(ctx, ended, `replenish-unchosen:${ended.memberId}`, 'replenishUnchosen', { products })
}

/** That it ended with the order with which it began. */
export async function tellCancelled(
  ctx: Context,
  ids: readonly number[],
  code: string,
): Promise<void> {
  const ended = await findEnded(ctx.db, ids)
  if (!ended) return
  const products = namesOf(ended)
  await tell(ctx, ended, `replenish-cancelled:${code}`, 'replenishCancelled', { code, products })
}

function namesOf({ first, others }: { first: string; others: number }): string {
  return texts.products(shortName({ product: first }), others)
}

/** Names of products are long, and messages are paid by their length. */
function shortName({ product }: Pick<CycleForMessage, 'product'>): string {
  return product.length <= maxName ? product : `${product.slice(0, maxName - 3)}...`
}

const maxName = 60

/** On the channels that the member agreed to. */
async function tell(
  ctx: Context,
  { memberId }: Pick<CycleForMessage, 'memberId'>,
  dedupeKey: string,
  template: MessageTemplate,
  values: Record<string, string>,
): Promise<void> {
  // Without any consent of that kind not even an attempt is kept; the profile shows it all the same.
  await tellMember(ctx, memberId, { dedupeKey, template, values })
}
