import type { InfoVoucher } from '#domain/counter/api.ts'
import { counterSaving, type CounterSaving } from '#domain/counter/saving.ts'
import { termsOf } from './terms-of.ts'

/** Đồng that a voucher would save on a bill, or why it saves nothing on it. The server decides. */
export function priceBill(info: InfoVoucher, amount: number): CounterSaving {
  const terms = termsOf(info)
  return counterSaving({ terms, minGoods: terms.minGoods, kind: info.kind }, { amount })
}
