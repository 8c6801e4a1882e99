import type { InfoVoucher } from '#domain/counter/api.ts'
import { counterSaving } from '#domain/counter/saving.ts'
import { termsOf } from './terms-of.ts'

/** Đồng that a voucher would save on a bill; null when it saves nothing on it. The server decides. */
export function savingOf(info: InfoVoucher, amount: number): number | null {
  const terms = termsOf(info)
  const judged = counterSaving({ terms, minGoods: terms.minGoods, kind: info.kind }, { amount })
  return 'saving' in judged ? judged.saving : null
}
