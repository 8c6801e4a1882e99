import type { Order } from '#domain/order/api.ts'
import { holdsDose } from '#domain/catalog/dose.ts'
import { orderPageTexts as texts } from './texts.ts'

export interface OrderHeadWords {
  title: string
  text: string
  /** A sign while the order is fresh: something is still to do, or is done. */
  sign: 'waits' | 'done' | null
}

/**
 * The first words of an order's page. Those between which an order goes by itself have one line each,
 * so that nothing below moves.
 */
export function headOf(order: HeadedOrder): OrderHeadWords {
  const words = wordsOf(order)
  const isDose = words.text !== '' && order.status !== 'open' && holdsDose(order.products)
  return isDose ? { ...words, text: texts.doseText } : words
}

type HeadedOrder = Pick<Order, 'status' | 'payment' | 'products'>

function wordsOf({ status, payment }: HeadedOrder): OrderHeadWords {
  switch (status) {
    case 'open':
      return payment?.state === 'confirming' || payment?.state === 'paid'
        ? { title: texts.shortThanks, text: texts.confirmingText, sign: 'waits' }
        : { title: texts.toPay, text: texts.toPayText, sign: 'waits' }
    case 'processing':
      return payment?.state === 'paid'
        ? { title: texts.shortThanks, text: texts.paidText, sign: 'done' }
        : { title: texts.thanks, text: texts.thanksText, sign: 'done' }
    case 'burning':
      return { title: texts.thanks, text: texts.thanksText, sign: 'done' }
    default:
      return { title: texts.orderTitle, text: '', sign: null }
  }
}
