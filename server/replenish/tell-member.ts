import { formatDate } from '#domain/kernel/dates.ts'
import { formatVnd, vnd, type Vnd } from '#domain/kernel/vnd.ts'
import type { MessageTemplate } from '#domain/notification/templates.ts'
import { shippingFee } from '#domain/order/shipping-fee.ts'
import { replenishTexts as texts } from '#domain/replenish/texts.ts'
import type { Context } from '../context.ts'
import { canSendTo, findPhone } from '../identity/index.ts'
import { sendMessage } from '../notification/index.ts'
import { findFormerDestination } from '../order/index.ts'
import { readSettings } from '../settings/index.ts'
import { findEnded } from './end-store.ts'
import { findTold, type ToldCycle } from './cycle-store.ts'

/** Two days before: what will come and what it costs now, with its delivery. */
export async function tellAnnounced(ctx: Context, cycleId: number): Promise<void> {
  const told = await findTold(ctx.db, cycleId)
  if (told?.outcome !== 'announced') return
  const { quantity, price, dueOn } = told
  const product = shortName(told)
  const goods = price * quantity
  const fee = await feeOfNext(ctx, told.lastOrderCode)
  await tell(ctx, told, `replenish-soon:${cycleId}`, 'replenishSoon', {
    ...{ product, quantity: String(quantity), day: formatDate(dueOn) },
    ...{ goods: formatVnd(vnd(goods)), fee: formatVnd(fee), total: formatVnd(vnd(goods + fee)) },
  })
}

/** What delivery to where the last order went costs now. */
async function feeOfNext({ db }: Context, lastOrderCode: string): Promise<Vnd> {
  const { shippingFee: fees } = await readSettings(db, ['shippingFee'])
  const former = await findFormerDestination(db, lastOrderCode)
  return former?.pickup_branch
    ? shippingFee(fees, { kind: 'pickup' })
    : shippingFee(fees, { kind: 'delivery', provinceId: former?.province_id ?? 0 })
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
function shortName({ product }: Pick<ToldCycle, 'product'>): string {
  return product.length <= longestName ? product : `${product.slice(0, longestName - 3)}...`
}

const longestName = 60

/** On the channels that the member agreed to. */
async function tell(
  ctx: Context,
  { memberId }: Pick<ToldCycle, 'memberId'>,
  dedupeKey: string,
  template: MessageTemplate,
  values: Record<string, string>,
): Promise<void> {
  const recipient = await findPhone(ctx.db, memberId)
  if (recipient === null) return
  const canSend = await canSendTo(ctx.db, memberId)
  // Without any consent of that kind not even an attempt is kept; the profile shows it all the same.
  if (!(await canSend('transaction', recipient, 'local'))) return
  await sendMessage(ctx, { dedupeKey, recipient, template, values }, canSend)
}
