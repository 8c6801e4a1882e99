import { formatVnd } from '#domain/kernel/vnd.ts'
import type { GatewayPayment } from './gateway.ts'
import { sandboxPage } from './layout.ts'
import { payTexts, stateLabels } from './texts.ts'
import { waitingList } from './waiting-list.ts'

export interface ListedPayment {
  /** `/dev/pay/vnpay`. */
  path: string
  payment: GatewayPayment
}

/** Every payment by card that the gateways know of, and the way to the bank. */
export function overviewPage(
  payments: readonly ListedPayment[],
  waiting: readonly string[],
): string {
  const items = payments.map(
    ({ path, payment: { reference, amount, state } }) =>
      `<li><a href="${path}/payment?reference=${reference}">${reference}</a><br>${formatVnd(amount)} · ${stateLabels[state]}</li>`,
  )
  const list =
    items.length > 0 ? `<ul class="log">${items.join('')}</ul>` : `<p>${payTexts.noPayments}</p>`
  return sandboxPage(
    payTexts.overviewTitle,
    `<p class="note">${payTexts.overviewIntro}</p>${waitingList(waiting)}${list}
<p><a href="/dev/pay/bank">${payTexts.bankLink}</a></p><p><a href="/dev/">${payTexts.messagesLink}</a></p>`,
  )
}
