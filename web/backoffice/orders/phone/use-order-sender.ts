import { useRef } from 'react'
import type { Input, Output } from '#domain/contract.ts'
import { placePhoneOrder } from '#domain/order/backoffice/phone-api.ts'
import { randomKey } from '#web/form/random-key.ts'
import { callBackoffice } from '../../data/call-backoffice.ts'

/** Places an order; the same one sent again, by a second press or after a lost answer, is one order. */
export function useOrderSender() {
  const sent = useRef({ body: '', key: '' })
  return (body: Input<typeof placePhoneOrder>): Promise<Output<typeof placePhoneOrder>> => {
    const text = JSON.stringify(body)
    if (sent.current.body !== text) sent.current = { body: text, key: randomKey() }
    return callBackoffice(placePhoneOrder, body, { idempotencyKey: sent.current.key })
  }
}
