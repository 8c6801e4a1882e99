import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as sections from '#domain/customer/backoffice/sections.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { toPage } from '#domain/paging.ts'
import type { Caller, Context } from '../../context.ts'
import { listTries } from '../../genuine/index.ts'
import { findAccount } from '../../loyalty/index.ts'
import { viewPointHistory } from '../../membership/index.ts'
import { listGiftsOfPerson } from '../../order/index.ts'
import { listSubscriptionsOf } from '../../subscription/index.ts'
import { listWallet } from '../../voucher/index.ts'
import { getOpenCustomer } from '../get-open-customer.ts'

export async function listCustomerPoints(
  ctx: Context,
  { id, page, limit }: ParsedInput<typeof sections.listCustomerPoints>,
  caller: Caller,
): Promise<Output<typeof sections.listCustomerPoints>> {
  const { phone } = await getOpenCustomer(ctx, id, caller)
  const account = phone && (await findAccount(ctx.db, { phone }, ctx.clock.today()))
  if (!account) return { ...toPage([], 0, page, limit), pending: [], expiring: [] }
  return viewPointHistory(ctx, account.id, { page, limit })
}

export async function listCustomerBenefits(
  ctx: Context,
  { id }: ParsedInput<typeof sections.listCustomerBenefits>,
  caller: Caller,
): Promise<sections.CustomerBenefits> {
  const customer = await getOpenCustomer(ctx, id, caller)
  const { phone, memberId } = customer
  const account = phone && (await findAccount(ctx.db, { phone }, ctx.clock.today()))
  const [wallet, gifts, subscriptions] = await Promise.all([
    account ? listWallet(ctx, account.id) : [],
    listGiftsOfPerson(ctx.db, customer),
    memberId === null ? [] : listSubscriptionsOf(ctx, memberId),
  ])
  return {
    vouchers: wallet.map(({ code, name, state, expired_date: endsOn, order_code: order }) => ({
      code,
      name,
      state,
      ends_on: endsOn,
      ...(order === undefined ? {} : { order_code: order }),
    })),
    gifts: gifts.map(({ orderCode, name, quantity, pointCost, at }) => ({
      order_code: orderCode,
      name,
      quantity,
      points: pointCost * quantity,
      at: toVietnamIso(at),
    })),
    subscriptions: subscriptions.map((one) => ({
      id: one.id,
      product: one.product.name,
      quantity: one.quantity,
      cycle: one.cycle,
      state: one.state,
      ...(one.next_on === undefined ? {} : { next_on: one.next_on }),
      last_order_code: one.last_order_code,
    })),
  }
}

const lastTries = 100

export async function listCustomerCodes(
  ctx: Context,
  { id }: ParsedInput<typeof sections.listCustomerCodes>,
  caller: Caller,
): Promise<Output<typeof sections.listCustomerCodes>> {
  const { phone } = await getOpenCustomer(ctx, id, caller)
  const tries = phone === null ? [] : await listTries(ctx.db, phone, lastTries)
  return tries.map(({ code, result, point, channel, pharmacyCode, at }) => ({
    code,
    result,
    points: point,
    channel,
    store_code: pharmacyCode,
    at: toVietnamIso(at),
  }))
}
