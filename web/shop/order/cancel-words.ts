import { paymentMethodOf, type Order } from '#domain/order/api.ts'
import { orderPageTexts as texts } from './texts.ts'

export interface CancelWords {
  title: string
  /** What will happen to the order, its money, points and vouchers. */
  text: string
  /** Said once it has happened. */
  done: string
}

/** What a buyer reads before ending an order, and after. */
export function cancelWords(order: Order): CancelWords {
  const isAtOnce = order.cancel === 'atOnce'
  const money = moneyText(order, isAtOnce)
  const givesBack = order.point_cost > 0 || order.vouchers.length > 0
  return {
    title: isAtOnce ? texts.cancel : texts.askToCancel,
    text: [
      isAtOnce ? texts.cancelText : texts.askToCancelText,
      ...(money ? [money] : []),
      ...(givesBack ? [texts.cancelGivesBack] : []),
    ].join(' '),
    done: doneText(order, isAtOnce),
  }
}

function moneyText(order: Order, isAtOnce: boolean): string {
  const received = order.payment?.received ?? 0
  if (received === 0) return order.payment?.state === 'confirming' ? texts.moneyInFlight : ''
  const say = isAtOnce ? texts.cancelMoneyBack : texts.askMoneyBack
  return say(received, placeOf(order))
}

/** Money goes back the way it came. */
function placeOf(order: Order): string {
  const isCard = ['domesticCard', 'internationalCard'].includes(paymentMethodOf(order.payment_type))
  return isCard ? texts.toCard : texts.toAccount
}

function doneText(order: Order, isAtOnce: boolean): string {
  if (!isAtOnce) return texts.cancelAsked
  return order.payment?.received ? texts.cancelledMoneyBack : texts.cancelled
}
