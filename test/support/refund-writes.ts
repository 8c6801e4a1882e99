import type { TestShop } from './app.ts'
import { beginPaying, listReceipts, tellVnpay, vnpayNews, waitingOrder } from './payments.ts'
import type { Backoffice, MinimalInput } from './staff-call.ts'

const reason = 'Kiểm tra trên trang của cổng'

/** An account of nobody. */
export const anAccount = {
  bank_bin: '970436',
  account_number: '0071000123456',
  holder: 'NGUYEN THI LAN',
}

/** Money that goes back, each with an input that works. */
export const refundWrites: Record<string, MinimalInput> = {
  'POST /admin/refunds/{id}/complete': async ({ shop }) => {
    return { id: await cardRefund(shop), proof: 'FT26325777', reason }
  },
  'POST /admin/refunds/{id}/retry': async ({ shop }) => ({ id: await cardRefund(shop), reason }),
  'POST /admin/refunds/{id}/ask-account': async ({ shop }) => ({ id: await cardRefund(shop) }),
  'POST /admin/refunds/{id}/account': async ({ shop }) => {
    const id = await cardRefund(shop)
    return { id, ...anAccount, note: 'Khách gọi lúc 10:05', version: 0 }
  },
  'POST /admin/refunds/{id}/begin': async (backoffice) => ({ id: await knownRefund(backoffice) }),
  'POST /admin/refunds/{id}/release': async (backoffice) => {
    return { id: await knownRefund(backoffice, `staff:${backoffice.admin.username}`) }
  },
}

async function knownRefund({ shop }: Backoffice, payingBy: string | null = null): Promise<number> {
  const id = await cardRefund(shop)
  await knowAccount(shop, id, payingBy)
  return id
}

/** As if its customer had said it. */
export async function knowAccount(
  { ctx }: TestShop,
  refundId: number,
  payingBy: string | null = null,
): Promise<void> {
  const at = ctx.clock.now()
  const paying = payingBy === null ? {} : { paying_by: payingBy, paying_at: at }
  await ctx.db
    .insertInto('refund_account')
    .values({
      refund_id: refundId,
      ...anAccount,
      ...paying,
      given_by: 'customer',
      given_at: at,
      version: 1,
    })
    .execute()
}

/** Money paid by card that the gateway would not give back. */
async function cardRefund(shop: TestShop): Promise<number> {
  const order = await waitingOrder(shop)
  await tellVnpay(shop, vnpayNews(await beginPaying(shop, order)))
  const [receipt] = await listReceipts(shop, order.id)
  const { id } = await shop.ctx.db
    .insertInto('refund')
    .values({
      order_id: order.id,
      order_code: order.code,
      receipt_id: receipt!.id,
      method: 'domesticCard',
      amount: order.amount,
      reason: 'cancelled',
      cause: `test:${order.code}`,
      state: 'byHand',
      created_at: shop.ctx.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
