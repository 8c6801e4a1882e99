import type { PricedLine } from '#domain/cart/summary.ts'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type * as api from '#domain/voucher/api.ts'
import { listPrices } from '../catalog/index.ts'
import type { Caller, Context, SignedInMember } from '../context.ts'
import { ensureAccount, findAccount } from '../loyalty/index.ts'
import type { JudgedVoucher } from './judged.ts'
import { evaluateVouchers } from './evaluate-vouchers.ts'

/** What vouchers save on these goods at the shop's own prices, or why they cannot be used. */
export async function checkVouchers(
  ctx: Context,
  { codes, products }: ParsedInput<typeof api.checkVouchers>,
  caller: Caller,
): Promise<Output<typeof api.checkVouchers>> {
  const today = ctx.clock.today()
  const [account, lines] = await Promise.all([
    caller.member ? accountOf(ctx, caller.member) : null,
    priceLines(ctx, products),
  ])
  const { ip } = caller
  const evaluated = await evaluateVouchers(ctx, ctx.db, {
    codes,
    account,
    lines,
    today,
    address: ip,
  })
  return evaluated.map(toAnswer)
}

/** Whoever is signed in is a member, also in the seconds before the account of a new one is made. */
async function accountOf(ctx: Context, member: SignedInMember): Promise<{ id: number }> {
  const found = await findAccount(ctx.db, { memberId: member.id }, ctx.clock.today())
  if (found) return found
  const { id: memberId, phone } = member
  const at = ctx.clock.now()
  const made = ctx.db.transaction().execute((trx) => ensureAccount(trx, { phone, memberId, at }))
  return { id: await made }
}

/** Goods at the shop's own prices; what is not sold is left out. */
export async function priceLines(
  ctx: Context,
  products: ParsedInput<typeof api.checkVouchers>['products'],
): Promise<PricedLine[]> {
  const prices = await listPrices(
    ctx.db,
    products.map(({ id }) => id),
    ctx.clock.now(),
  )
  return products.flatMap(({ id, quantity }) => {
    const price = prices.get(id)
    if (!price?.orderable) return []
    const { productCode, originalPrice, discountPrice } = price
    return { productCode, originalPrice, discountPrice, quantity }
  })
}

function toAnswer(evaluated: JudgedVoucher): Output<typeof api.checkVouchers>[number] {
  const { code, usable, voucher } = evaluated
  const seen = voucher ? { voucher } : {}
  if (evaluated.usable) return { code, usable, saving: vnd(evaluated.saving), ...seen }
  const { problem, reason } = evaluated
  return { code, usable, problem, reason, saving: vnd(0), ...seen }
}
