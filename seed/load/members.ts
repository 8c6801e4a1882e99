import { days, hours } from '#domain/kernel/durations.ts'
import type { Context } from '#server/context.ts'
import { saveMember, type NewMember } from '#server/identity/index.ts'
import { savePastOrder, type PastOrder } from '#server/order/index.ts'
import { demoLogins } from '../demo-logins.ts'
import { productIds } from './catalog.ts'

/**
 * The demo's member with a few orders of the past, once; whoever changed the password in the demo
 * keeps it. Needs the units and the demo's products.
 */
export async function loadMembers(
  tools: Pick<Context, 'db' | 'clock' | 'config'>,
): Promise<number | null> {
  return tools.db.transaction().execute(async (trx) => {
    const id = await saveMember(tools, trx, lan)
    if (id === null) return null
    for (const order of pastOrders(tools.clock.now())) {
      await savePastOrder(trx, { ...order, ...home, memberId: id })
    }
    return id
  })
}

const lan: NewMember = {
  ...demoLogins.member,
  fullName: 'Nguyễn Thị Mai Lan',
  email: 'mai.lan@example.vn',
  gender: 'female',
  birthday: '1986-03-08',
  jobId: 1,
  healths: [4, 5, 11],
  addresses: [
    {
      label: 'WORK',
      province_id: 79,
      district_id: 766,
      ward_id: 26_971,
      address: '148 Hoàng Hoa Thám',
    },
    {
      label: 'HOME',
      province_id: 1,
      district_id: 6,
      ward_id: 238,
      address: '12 ngõ 34 Trường Chinh',
    },
  ],
  consents: { zaloTransaction: true, smsTransaction: true, zaloCommercial: true },
}

const home = {
  phone: lan.phone,
  receiver: lan.fullName,
  shippingFee: 10_000,
  address: {
    province_id: 1,
    district_id: 6,
    ward_id: 238,
    street: '12 ngõ 34 Trường Chinh',
    full_address: '12 ngõ 34 Trường Chinh, Phường Khương Thượng, Quận Đống Đa, Hà Nội',
  },
}

function pastOrders(now: Date): Pick<PastOrder, 'products' | 'life'>[] {
  const ago = (time: number) => new Date(now.getTime() - time)
  const of = (slug: string, quantity = 1) => ({ id: productIds(slug), quantity })
  const delivered = (placed: number): PastOrder['life'] => [
    { event: 'placedCash', at: ago(placed) },
    { event: 'handedToCarrier', at: ago(placed - hours(20)) },
    { event: 'delivered', at: ago(placed - days(2)) },
  ]
  return [
    { products: [of('wit', 2), of('lutein-20mg-nutriva')], life: delivered(days(64)) },
    { products: [of('ritana-sang-da-30-vien')], life: delivered(days(31)) },
    {
      products: [of('viet-quat-den-vitalys')],
      life: [
        { event: 'placedCash', at: ago(days(12)) },
        { event: 'cancelRequested', at: ago(days(12) - hours(2)), note: 'Tôi đặt nhầm sản phẩm' },
        { event: 'cancelAccepted', at: ago(days(11)) },
      ],
    },
  ]
}
