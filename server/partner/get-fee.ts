import { isDose } from '#domain/catalog/dose.ts'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { locationTexts } from '#domain/location/texts.ts'
import type * as api from '#domain/partner/api.ts'
import { listPrices, listProductsByCodes, type CurrentPrice } from '../catalog/index.ts'
import type { Context } from '../context.ts'
import { listDistricts, listProvinces, quoteFee } from '../location/index.ts'
import { readSetting } from '../settings/index.ts'

/** What it would cost as an order of the shop: the same price, the same fee. */
export async function getPartnerFee(
  ctx: Context,
  input: ParsedInput<typeof api.getPartnerFee>,
): Promise<Output<typeof api.getPartnerFee>> {
  const product = await findOnSale(ctx, input.code)
  if (!product) throw new Refusal('notFound')
  await ensurePlace(ctx, input)
  const fee = await feeOf(ctx, product, input)
  const goods = product.discountPrice * input.quantity
  return {
    data: {
      code: product.productCode,
      name: product.name,
      price: vnd(product.discountPrice),
      shipping_fee: fee,
      total: vnd(goods + fee),
      currency: 'VND',
    },
  }
}

async function findOnSale({ db, clock }: Context, code: string): Promise<CurrentPrice | null> {
  const [hit] = await listProductsByCodes(db, [code])
  const product = hit && (await listPrices(db, [hit.id], clock.now())).get(hit.id)
  return product?.orderable ? product : null
}

/** Points go nowhere and a dose is given at a centre; all else is carried to the province, or to no named one. */
async function feeOf(
  ctx: Context,
  { productType, discountPrice, weightGrams }: CurrentPrice,
  {
    province_id: provinceId = 0,
    quantity,
  }: Pick<ParsedInput<typeof api.getPartnerFee>, 'province_id' | 'quantity'>,
) {
  if (productType === 'points' || isDose(productType)) return vnd(0)
  const { productGrams } = await readSetting(ctx.db, 'parcel')
  return quoteFee(ctx, {
    destination: { kind: 'delivery', provinceId },
    orderType: 'normal',
    total: discountPrice * quantity,
    weight: (weightGrams ?? productGrams) * quantity,
  })
}

async function ensurePlace(
  ctx: Context,
  { province_id: provinceId, district_id: districtId }: ParsedInput<typeof api.getPartnerFee>,
): Promise<void> {
  if (provinceId === undefined) return
  const provinces = await listProvinces(ctx)
  if (!provinces.some(({ id }) => id === provinceId)) {
    throw new Refusal('invalidInput', { fields: { province_id: locationTexts.unknownProvince } })
  }
  if (districtId === undefined) return
  const districts = await listDistricts(ctx, { provinceId })
  if (districts.some(({ id }) => id === districtId)) return
  throw new Refusal('invalidInput', { fields: { district_id: locationTexts.districtElsewhere } })
}
