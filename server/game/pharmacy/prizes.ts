import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/game/pharmacy/api.ts'
import type { CounterPrize } from '#domain/game/pharmacy/api.ts'
import { maskCode } from '#domain/genuine/mask.ts'
import { toVietnamIso, type VietnamDay } from '#domain/kernel/dates.ts'
import type { Caller, Context } from '../../context.ts'
import { ensureMayAsk } from '../../membership/index.ts'
import { getPharmacy } from '../../platform/http/access.ts'
import { listWinsAt, type WinAtCounter } from './prize-queries.ts'

/** What a customer won at this counter; what they won elsewhere is not this pharmacy's to know. */
export async function listCounterPrizes(
  ctx: Context,
  { phone }: ParsedInput<typeof api.listCounterPrizes>,
  caller: Caller,
): Promise<Output<typeof api.listCounterPrizes>> {
  const { code } = getPharmacy(caller)
  await ensureMayAsk(ctx, code, phone)
  const today = ctx.clock.today()
  const wins = await listWinsAt(ctx.db, { phone, pharmacyCode: code })
  return wins.map((win) => toPrize(win, today))
}

function toPrize(win: WinAtCounter, today: VietnamDay): CounterPrize {
  const { slug, title, number, wonAt, announced, prize: id } = win
  const prize = announced.prizes.find((each) => each.id === id)!
  return {
    campaign: slug,
    title,
    number,
    at: toVietnamIso(wonAt),
    prize: prize.name,
    kind: prize.kind,
    next: nextOf(win.state),
    ...voucherOf(win, today),
  }
}

const steps = {
  credited: 'credited',
  held: 'held',
  won: 'claim',
  contacted: 'claim',
  papers: 'claim',
  sent: 'sent',
  received: 'done',
  lapsed: 'lapsed',
} as const

function nextOf(state: WinAtCounter['state']): CounterPrize['next'] {
  return steps[state]
}

function voucherOf(
  { code, voucherState, expiresOn, counter }: WinAtCounter,
  today: VietnamDay,
): Pick<CounterPrize, 'voucher'> {
  if (code === null || expiresOn === null || voucherState === null) return {}
  const isOpen = voucherState === 'free' || voucherState === 'held'
  const state = isOpen ? (expiresOn < today ? 'expired' : 'open') : 'used'
  return {
    voucher: { code: maskCode(code), state, ends_on: expiresOn, at_counter: counter !== 'none' },
  }
}
