import { days } from '#domain/kernel/durations.ts'
import { savePastOrder } from '#server/order/index.ts'
import type { TestShop } from './app.ts'

export interface LineOf {
  orderId: number
  lineNo: number
  memberId: number
}

/** Lines of orders that arrived long ago, without all that placing and moving them would do. */
export async function saveCustomerOrders(
  { ctx }: TestShop,
  { memberId, productId, count }: { memberId: number; productId: number; count: number },
): Promise<LineOf[]> {
  const lines: LineOf[] = []
  const ago = (time: number) => new Date(ctx.clock.now().getTime() - time)
  for (let at = 0; at < count; at += 1) {
    const code = await savePastOrder(ctx.db, {
      ...place,
      memberId,
      products: [{ id: productId, quantity: 1 }],
      life: [
        { event: 'placedCash', at: ago(days(9)) },
        { event: 'handedToCarrier', at: ago(days(8)) },
        { event: 'delivered', at: ago(days(7)) },
      ],
    })
    const { id } = await ctx.db
      .selectFrom('shop_order')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    lines.push({ orderId: id, lineNo: 1, memberId })
  }
  return lines
}

const place = {
  phone: '0909777888',
  receiver: 'Nguyễn Thị Lan',
  shippingFee: 0,
  address: {
    province_id: 1,
    district_id: 6,
    ward_id: 238,
    street: '12 Trường Chinh',
    full_address: '12 Trường Chinh, Hà Nội',
  },
}
