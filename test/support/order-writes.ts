import { placeOrder } from '#domain/order/api.ts'
import type { ChangePlan } from '#domain/order/backoffice/change-api.ts'
import { answerOf, type MinimalInput } from './staff-call.ts'
import { addStock, guestOrder } from './stock.ts'

const reason = 'Khách gọi điện xin đổi'

/** Orders by telephone and changes of placed ones, each with an input that works. */
export const orderWrites: Record<string, MinimalInput> = {
  'POST /admin/orders': async ({ shop }) => {
    const [product] = await addStock(shop.ctx.db, [{ code: 'DIENTHOAI' }])
    const { payment_type: _type, summary, ...order } = guestOrder([{ product: product! }])
    return { ...order, payment: 'cash', summary: { ...summary, shipping_fee: 0 }, agreed: true }
  },
  'POST /admin/orders/{code}/change': async (backoffice) => {
    const [product] = await addStock(backoffice.shop.ctx.db, [{ code: 'SUADON' }])
    const { code } = await backoffice.shop.call(placeOrder, guestOrder([{ product: product! }]))
    const receiver = { fullname: 'Trần Văn Nam', phone: '0901234568' }
    const path = `/admin/orders/${code}/change/preview`
    const asked = { version: 1, receiver }
    const plan = await answerOf<ChangePlan>(backoffice, 'POST', path, asked)
    const shown = { total: plan.total.after, back: plan.back, missing: plan.missing }
    return { code, ...asked, shown, reason }
  },
}
