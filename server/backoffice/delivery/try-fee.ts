import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { locationTexts } from '#domain/location/texts.ts'
import type { tryFee as definition } from '#domain/order/fees/backoffice.ts'
import { decideFee, inOrder } from '#domain/order/fees/decide-fee.ts'
import type { Context } from '../../context.ts'
import { listProvinces, readFeeTableOf } from '../../location/index.ts'

/** What an order that nobody placed would cost to deliver, by the rules as they are now. */
export async function tryFee(
  { db, clock }: Context,
  asked: ParsedInput<typeof definition>,
): Promise<Output<typeof definition>> {
  const province = (await listProvinces({ db })).find(({ id }) => id === asked.province_id)
  if (!province) {
    throw new Refusal('invalidInput', { fields: { province_id: locationTexts.unknownProvince } })
  }
  const { day = clock.today(), order_type: orderType, total, weight } = asked
  const table = await readFeeTableOf(db, day)
  const destination = { kind: 'delivery', provinceId: province.id } as const
  const decided = decideFee(table, { destination, orderType, total, weight, day })
  const { fee, rule, isFree: free } = decided
  const place = rule ? inOrder(table.rules).findIndex(({ id }) => id === rule.id) + 1 : 0
  const by = rule && { id: rule.id, name: rule.name, place }
  return { fee, province: province.name, day, rule: by, free }
}
