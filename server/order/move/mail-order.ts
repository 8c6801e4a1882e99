import { formatVnd } from '#domain/kernel/vnd.ts'
import type { MailLines } from '#domain/notification/mail.ts'
import type { MessageTemplate } from '#domain/notification/templates.ts'
import { mailTexts as texts } from '#domain/order/mail-texts.ts'
import type { Context } from '../../context.ts'
import { findMailAddress } from '../../identity/index.ts'
import { queueMail } from '../../notification/index.ts'
import { findMailed, type OrderForMessage } from './message-queries.ts'

/**
 * The same by mail: to the address that was given with the order, else to the member's own where they agreed to mail.
 * Goods and money stand in it; phone, name and street never do, for nobody has shown that the address is theirs.
 */
export async function mailOrder(
  ctx: Context,
  order: Pick<OrderForMessage, 'id' | 'orderType' | 'memberId' | 'receiverEmail'>,
  mail: { dedupeKey: string; template: MessageTemplate; values: Record<string, string> },
): Promise<void> {
  const address = await addressOf(ctx, order)
  if (!address) return
  const table = await mailTableOf(ctx, order.id)
  const isVaccine = order.orderType === 'vaccine'
  await ctx.db
    .transaction()
    .execute((trx) =>
      queueMail(ctx, trx, { ...mail, ...address, table, isVaccine, isOrders: true }),
    )
  ctx.outbox.wake()
}

async function addressOf(
  ctx: Context,
  { receiverEmail, memberId }: Pick<OrderForMessage, 'memberId' | 'receiverEmail'>,
) {
  if (receiverEmail) return { to: receiverEmail }
  return memberId === null ? null : findMailAddress(ctx, memberId)
}

/** What an order's mails show of it. */
export async function mailTableOf(ctx: Context, orderId: number): Promise<MailLines> {
  const { lines, sums } = await findMailed(ctx.db, orderId)
  return {
    lines: lines.map(({ productName, quantity, unitPrice }) => ({
      name: productName,
      quantity,
      amount: formatVnd(unitPrice * quantity),
    })),
    sums: [
      { label: texts.goods, amount: formatVnd(sums.goodsTotal - sums.goodsDiscount) },
      ...(sums.voucherSavings > 0
        ? [{ label: texts.voucher, amount: `-${formatVnd(sums.voucherSavings)}` }]
        : []),
      { label: texts.delivery, amount: formatVnd(sums.shippingFee) },
      { label: texts.total, amount: formatVnd(sums.payment + sums.shippingFee) },
    ],
  }
}
