import type { PlaceOrderBody } from '#domain/order/api.ts'
import type { Db } from '#server/platform/db.ts'
import { readCatalogSample, type SampleProduct } from './catalog-sample.ts'

export interface OrderSample {
  products: SampleProduct[]
  address: { province_id: number; district_id: number; ward_id: number }
}

export async function readOrderSample(db: Db): Promise<OrderSample> {
  const ward = await db
    .selectFrom('admin_unit as ward')
    .innerJoin('admin_unit as district', (join) =>
      join
        .onRef('district.code', '=', 'ward.parent_code')
        .on('district.scheme', '=', 'gso63')
        .on('district.level', '=', 'district'),
    )
    .where('ward.scheme', '=', 'gso63')
    .where('ward.level', '=', 'ward')
    .where('ward.retired_at', 'is', null)
    .select([
      'district.parent_code as province_id',
      'district.code as district_id',
      'ward.code as ward_id',
    ])
    .orderBy('ward.code')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { products } = await readCatalogSample(db)
  return {
    products: products.filter(isCommon),
    address: { ...ward, province_id: ward.province_id! },
  }
}

/** Three of them stay below what a guest may order without the code of the phone (`unprovenOrder`). */
function isCommon({ discountPrice }: SampleProduct): boolean {
  return discountPrice <= 1_500_000
}

export type Picking = 'spread' | 'hot'

/** The three products of the nth order: all others than those of its neighbours, or one for all. */
export function pickProducts(
  products: readonly SampleProduct[],
  picking: Picking,
  nth: number,
): SampleProduct[] {
  const [hot, ...rest] = products
  const pick = (offset: number) => rest[(nth * 3 + offset) % rest.length]!
  return picking === 'hot' ? [hot!, pick(0), pick(1)] : [pick(0), pick(1), pick(2)]
}

/** A guest's cash order, delivered to an address: what most orders are. */
export function orderBody(
  { address, products }: OrderSample,
  picking: Picking,
  nth: number,
): PlaceOrderBody {
  const picked = pickProducts(products, picking, nth)
  const phone = `09${String(10_000_000 + (nth % 80_000_000))}`
  return {
    payment_type: 'recieve',
    ...address,
    address: '12 Nguyễn Trãi',
    receiver_fullname: 'Nguyễn Thị Lan',
    receiver_phone: phone,
    customer_phone: phone,
    products: picked.map(({ id }) => ({ id, quantity: 1 })),
    summary: { payment: picked.reduce((total, product) => total + product.discountPrice, 0) },
  }
}
