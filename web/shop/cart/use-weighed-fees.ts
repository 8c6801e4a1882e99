import { useEffect, useState } from 'react'
import type { Cart } from '#domain/cart/cart.ts'
import { asksWeight } from '#domain/order/fees/fee-rule.ts'
import { api } from '#web/api.ts'
import { loadWeights, type KnownFees } from './shipping.ts'

/** The fees with what the cart's products weigh, where a rule asks for it; until then nobody is told a fee. */
export function useWeighedFees(
  fees: KnownFees | null,
  { lines }: Pick<Cart, 'lines'>,
): { fees: KnownFees | null; isReading: boolean } {
  const asked = fees?.rules.some(asksWeight) ? lines.map(({ item }) => item.id).join(',') : ''
  const [weighed, setWeighed] = useState<{
    of: KnownFees | null
    asked: string
    fees: KnownFees | null
  }>()
  useEffect(() => {
    if (asked === '') return
    let isLeft = false
    void loadWeights(api, fees, asked.split(',').map(Number)).then(
      (known) => !isLeft && setWeighed({ of: fees, asked, fees: known }),
    )
    return () => {
      isLeft = true
    }
  }, [fees, asked])
  if (asked === '') return { fees, isReading: false }
  if (weighed?.of === fees && weighed?.asked === asked) {
    return { fees: weighed.fees, isReading: false }
  }
  return { fees, isReading: true }
}
