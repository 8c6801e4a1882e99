import { vaccineTwinOf, type MessageTemplate } from '#domain/notification/templates.ts'
import { lookupAddress } from '#domain/order/lookup-address.ts'
import type { Context } from '../../context.ts'
import { pushMember } from '../../identity/index.ts'
import { sendMessage } from '../../notification/index.ts'
import { readSetting } from '../../settings/index.ts'
import { mailOrder } from './mail-order.ts'
import type { OrderForMessage } from './message-queries.ts'
import type { MessageForStaff } from './move-messages.ts'

type ToldOrder = Pick<OrderForMessage, 'id' | 'phone' | 'orderType' | 'memberId' | 'receiverEmail'>

/**
 * Tells an order's buyer, on the phone, by mail and on a member's devices; those of the vaccine-centre shop hear its own words and hotline
 * all the way.
 */
export async function sendOrderMessage(
  ctx: Context,
  told: ToldOrder,
  message: MessageForStaff & { dedupeKey: string },
): Promise<void> {
  const { phone, memberId } = told
  // A deleted member's order has lost its person.
  if (!phone) return
  const { template, values } = await worded(ctx, told, message)
  // Whoever reads a mail is not known to hold the order's phone: what opens the order goes there alone.
  if (!('link' in values)) {
    await mailOrder(ctx, told, { dedupeKey: message.dedupeKey, template, values })
  }
  if (memberId !== null) {
    const { dedupeKey, template: pushed } = message
    await pushMember(ctx, { dedupeKey, memberId, template: pushed, values, isOrders: true })
  }
  await sendMessage(ctx, {
    dedupeKey: message.dedupeKey,
    recipient: phone,
    order: { memberId },
    template,
    values,
  })
}

async function worded(
  ctx: Context,
  { orderType }: ToldOrder,
  message: MessageForStaff,
): Promise<{ template: MessageTemplate; values: Record<string, string> }> {
  const values = { ...message.values, lookup: lookupAddress(ctx.config.publicUrl) }
  if (orderType !== 'vaccine') return { template: message.template, values }
  const { vaccineHotline } = await readSetting(ctx.db, 'shop')
  return {
    template: vaccineTwinOf(message.template),
    values: { ...values, hotline: vaccineHotline },
  }
}
