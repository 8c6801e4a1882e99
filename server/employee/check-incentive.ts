import { incentiveOf, percentOf, type StaffIncentives } from '#domain/cart/staff-incentive.ts'
import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/employee/api.ts'
import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { listPrices } from '../catalog/index.ts'
import type { Caller, Context } from '../context.ts'
import { sendCode } from '../otp/index.ts'
import { networkOf } from '../platform/network.ts'
import { readIncentiveSettings } from './incentive-settings.ts'
import { findTurn } from './allowance-queries.ts'

type Question = ParsedInput<typeof api.checkStaffIncentive>

/** What the staff price would take off, and the code that proves the phone on its way. */
export async function checkStaffIncentive(
  ctx: Context,
  input: Question,
  caller: Caller,
): Promise<Output<typeof api.checkStaffIncentive>> {
  const { phone } = input
  const isOwn = caller.member?.phone === phone
  // Others may guess at phones here as before a login, and no faster.
  if (!isOwn) await ctx.limits.consume('checkPhoneAddress', networkOf(caller.ip))
  const { incentives, period } = await readIncentiveSettings(ctx)
  const turn = await findTurn(ctx.db, phone)
  const nextDate = turn?.active ? nextTurnOn(turn.usedOn, period, ctx.clock.today()) : null
  const lines =
    turn?.active && !nextDate ? await discountLines(ctx, input.products, incentives) : []
  const allowed = lines.length > 0
  const sent = allowed && !isOwn && !input.preview ? await sendProof(ctx, input, caller) : null
  return {
    allowed,
    lines,
    needs_code: !isOwn,
    ...(nextDate ? { next_date: nextDate } : {}),
    ...(sent ? { sent } : {}),
  }
}

/** The Vietnam day on which the next turn comes; null when it is there already. */
export function nextTurnOn(
  usedOn: VietnamDay | null,
  period: number,
  today: VietnamDay,
): VietnamDay | null {
  const next = usedOn === null ? null : addDays(usedOn, period)
  return next !== null && next > today ? next : null
}

async function discountLines(
  ctx: Context,
  products: Question['products'],
  incentives: StaffIncentives,
): Promise<api.DiscountedLine[]> {
  const prices = await listPrices(
    ctx.db,
    products.map(({ id }) => id),
    ctx.clock.now(),
  )
  return products.flatMap(({ id, quantity }) => {
    const price = prices.get(id)
    const discount = price?.orderable ? incentiveOf(price, incentives) * quantity : 0
    if (!price || discount === 0) return []
    return [{ id, percent: percentOf(price.productCode, incentives), discount: vnd(discount) }]
  })
}

function sendProof(ctx: Context, { phone, captcha }: Question, asker: Caller) {
  return sendCode(ctx, { phone, captcha, asker, purpose: 'staffPrice' })
}
