import { formatDate } from '#domain/kernel/dates.ts'
import { formatVnd, vnd } from '#domain/kernel/vnd.ts'
import type { MessageTemplate } from '#domain/notification/templates.ts'
import type { Context } from '../context.ts'
import { canSendTo, findPhone } from '../identity/index.ts'
import { sendMessage } from '../notification/index.ts'
import { findTold, type ToldCycle } from './cycle-store.ts'

/** Two days before: what will come and what it costs now. */
export async function tellAnnounced(ctx: Context, cycleId: number): Promise<void> {
  const told = await findTold(ctx.db, cycleId)
  if (told?.outcome !== 'announced') return
  const { quantity, price, dueOn } = told
  const product = shortName(told)
  await tell(ctx, told, `replenish-soon:${cycleId}`, 'replenishSoon', {
    ...{ product, quantity: String(quantity), day: formatDate(dueOn) },
    total: formatVnd(vnd(price * quantity)),
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

/** Names of products are long, and messages are paid by their length. */
function shortName({ product }: ToldCycle): string {
  return product.length <= longestName ? product : `${product.slice(0, longestName - 3)}...`
}

const longestName = 60

/** On the channels that the member agreed to. */
async function tell(
  ctx: Context,
  { memberId }: ToldCycle,
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
