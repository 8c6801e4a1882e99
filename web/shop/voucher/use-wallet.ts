import { useCallback, useEffect, useRef, useState } from 'react'
import { pricedLines, type Cart } from '#domain/cart/cart.ts'
import {
  listMyVouchers,
  listOfferedVouchers,
  type Voucher,
  voucherChoiceOf,
} from '#domain/voucher/api.ts'
import { savingsOf } from '#domain/voucher/savings.ts'
import { api } from '#web/api.ts'
import { useMember } from '#web/shop/state/member.ts'
import { askAboutVouchers, checkedAtOnce, type CheckedVoucher } from './check-vouchers.ts'

/** A voucher that could be chosen, as the shop judges it on the cart's goods. */
export interface Offer {
  voucher: Voucher
  usable: boolean
  problem?: CheckedVoucher['problem']
  reason?: string
  /** Đồng that it would save by itself. */
  saving: number
}

type Wallet = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; offers: readonly Offer[] }

/** The member's vouchers and everybody's, usable ones first, the best on top. */
export function useWallet(cart: Cart) {
  const memberId = useMember()?.id
  const [wallet, setWallet] = useState<Wallet>({ kind: 'loading' })
  const goods = useRef(cart)
  const load = useCallback(
    async (signal?: AbortSignal) => {
      setWallet({ kind: 'loading' })
      const next = await readWallet(memberId !== undefined, goods.current, signal).catch(() => null)
      if (signal?.aborted) return
      setWallet(next ? { kind: 'ready', offers: next } : { kind: 'failed' })
    },
    [memberId],
  )
  useEffect(() => {
    const leaving = new AbortController()
    void load(leaving.signal)
    return () => leaving.abort()
  }, [load])
  /** One that was typed in joins the list. */
  const join = (offer: Offer) =>
    setWallet((known) => ({
      kind: 'ready',
      offers: [offer, ...(known.kind === 'ready' ? known.offers : [])],
    }))
  return { wallet, retry: () => void load(), join }
}

/** A typed code as the shop judges it beside those that are chosen. */
export async function evaluateCode(
  code: string,
  chosen: readonly string[],
  cart: Cart,
): Promise<Offer | Pick<CheckedVoucher, 'problem' | 'reason'>> {
  // Answers come in the order of the codes; a code may be written in more than one way.
  const [answer] = await askAboutVouchers([code, ...chosen], cart)
  if (!answer?.usable || !answer.voucher)
    return { problem: answer?.problem, reason: answer?.reason }
  return offerOf(answer.voucher, answer, cart)
}

async function readWallet(isMember: boolean, cart: Cart, signal?: AbortSignal): Promise<Offer[]> {
  const [own, everybodys] = await Promise.all([
    isMember ? api.call(listMyVouchers, {}, { signal }) : [],
    api.call(listOfferedVouchers, {}, { signal }),
  ])
  const free = [...own, ...everybodys].filter(({ state }) => state === 'free')
  const vouchers = [...new Map(free.map((each) => [each.code, each])).values()]
  const codes = vouchers.map(({ code }) => code).slice(0, checkedAtOnce)
  const answers = codes.length > 0 ? await askAboutVouchers(codes, cart, signal) : []
  const byCode = new Map(answers.map((answer) => [answer.code, answer]))
  return vouchers
    .map((voucher) => offerOf(voucher, byCode.get(voucher.code), cart))
    .toSorted(
      (one, other) => Number(other.usable) - Number(one.usable) || other.saving - one.saving,
    )
}

function offerOf(voucher: Voucher, answer: CheckedVoucher | undefined, cart: Cart): Offer {
  const [saving = 0] = savingsOf(pricedLines(cart), [voucherChoiceOf(voucher)])
  // All were asked about at once; which of a campaign's is taken is the shopper's choice.
  const usable = answer === undefined || answer.usable || answer.problem === 'notStacking'
  return usable
    ? { voucher, usable, saving }
    : { voucher, usable, saving: 0, problem: answer.problem, reason: answer.reason }
}
