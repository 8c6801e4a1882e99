import { vaccineTwinOf } from '#domain/notification/templates.ts'
import { lookupAddress } from '#domain/order/lookup-address.ts'
import type { Context } from '../../context.ts'
import { sendMessage } from '../../notification/index.ts'
import { readSetting } from '../../settings/index.ts'
import type { OrderForMessage } from './message-queries.ts'
import type { MessageForStaff } from './move-messages.ts'

/** Tells an order's buyer; those of the vaccine-centre shop hear its own words and hotline all the way. */
export async function sendOrderMessage(
  ctx: Context,
  { phone, orderType, memberId }: Pick<OrderForMessage, 'phone' | 'orderType' | 'memberId'>,
  message: MessageForStaff & { dedupeKey: string },
): Promise<void> {
  // A deleted member's order has lost its person.
  if (!phone) return
  const values = { ...message.values, lookup: lookupAddress(ctx.config.publicUrl) }
  const order = { memberId }
  if (orderType !== 'vaccine') {
    return sendMessage(ctx, { ...message, values, recipient: phone, order })
  }
  const { vaccineHotline } = await readSetting(ctx.db, 'shop')
  await sendMessage(ctx, {
    dedupeKey: message.dedupeKey,
    recipient: phone,
    order,
    template: vaccineTwinOf(message.template),
    values: { ...values, hotline: vaccineHotline },
  })
}
