import { useEffect, useRef } from 'react'
import { voucherChoiceOf } from '#domain/voucher/api.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { addVoucher } from '#web/shop/state/cart-extras.ts'
import { getCart } from '#web/shop/state/cart.ts'
import { useMember } from '#web/shop/state/member.ts'
import { askAboutVouchers, type CheckedVoucher } from './check-vouchers.ts'
import { setVerdicts } from './verdicts.ts'

/** A hand on the stepper presses several times. */
const pause = 300

/**
 * Asks the shop about the chosen vouchers whenever codes, goods or the member change. Until an answer
 * comes the last one holds, so that nothing flickers; an answer to an older question is dropped.
 */
export function useVoucherCheck({ vouchers, lines }: Pick<Cart, 'vouchers' | 'lines'>): void {
  const memberId = useMember()?.id
  const isFirst = useRef(true)
  const question = questionOf(memberId, { vouchers, lines })
  useEffect(() => {
    const leaving = new AbortController()
    const ask = () => {
      // Another tab may have changed the cart meanwhile: its own question follows.
      if (questionOf(memberId, getCart()) === question) void recheckVouchers(leaving.signal)
    }
    const timer = setTimeout(ask, isFirst.current ? 0 : pause)
    isFirst.current = false
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [question, memberId])
}

function questionOf(
  memberId: number | undefined,
  { vouchers, lines }: Pick<Cart, 'vouchers' | 'lines'>,
): string {
  const codes = vouchers.map(({ code }) => code).toSorted()
  const goods = lines.map(({ item, quantity }) => `${item.id}x${quantity}`).toSorted()
  return [memberId, ...codes, ...goods].join()
}

/** Asks once about the cart as it is. */
export async function recheckVouchers(signal?: AbortSignal): Promise<void> {
  const cart = getCart()
  const codes = cart.vouchers.map(({ code }) => code)
  if (codes.length === 0) return setVerdicts([])
  try {
    const answers = await askAboutVouchers(codes, cart, signal)
    if (signal?.aborted) return
    setVerdicts(answers)
    takeOverTerms(answers)
  } catch {
    // What was known holds; the order is judged by the shop in any case.
  }
}

/** What a voucher gives may have changed since it was chosen. */
function takeOverTerms(answers: readonly CheckedVoucher[]): void {
  const known = new Map(getCart().vouchers.map((voucher) => [voucher.code, voucher]))
  for (const { code, voucher } of answers) {
    const before = known.get(code)
    if (!voucher || !before) continue
    const fresh = { ...voucherChoiceOf(voucher), code }
    if (JSON.stringify(sorted(fresh)) !== JSON.stringify(sorted(before))) addVoucher(fresh)
  }
}

function sorted(value: object): [string, unknown][] {
  return Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
}
