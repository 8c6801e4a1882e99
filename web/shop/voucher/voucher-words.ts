import { addDays, formatDate, type VietnamDay } from '#domain/kernel/dates.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import type { Voucher } from '#domain/voucher/api.ts'
import { voucherTexts as texts } from './texts.ts'

type Terms = Pick<Voucher, 'VoucherType' | 'VoucherValue' | 'MaxValue' | 'brand' | 'min_goods'>

/** What it saves, on a ticket's stub: a figure and, below it, its currency. */
export function shortSaving({ VoucherType, VoucherValue }: Terms): {
  figure: string
  currency: string
} {
  return VoucherType === 'Percentage'
    ? { figure: texts.percent(VoucherValue), currency: '' }
    : { figure: formatNumber(VoucherValue), currency: texts.currency }
}

/** A name that only says the value again gives way to what it is for: the value stands on the stub. */
export function titleOf(voucher: Terms & Pick<Voucher, 'name'>): string {
  const { name, min_goods, brand } = voucher
  const { figure } = shortSaving(voucher)
  if (!name.includes(figure)) return name
  if (min_goods > 0) return texts.forGoodsFrom(formatVnd(min_goods))
  return brand.length > 0 ? texts.forSome : texts.forAll
}

/** The same in a sentence, with its cap. */
export function savingWords({ VoucherType, VoucherValue, MaxValue }: Terms): string {
  if (VoucherType === 'Amount') return texts.saving(formatVnd(VoucherValue))
  const percent = texts.percent(VoucherValue)
  return MaxValue > 0 ? texts.savingUpTo(percent, formatVnd(MaxValue)) : texts.saving(percent)
}

/** What an order must have for it. */
export function conditionsOf(voucher: Terms & Pick<Voucher, 'start_date'>): string[] {
  const { brand, min_goods, start_date } = voucher
  return [
    brand.length > 0 ? texts.someProducts(brand.join(', ')) : texts.allProducts,
    ...(min_goods > 0 ? [texts.minGoods(formatVnd(min_goods))] : []),
    texts.from(formatDate(start_date)),
    texts.notDelivery,
  ]
}

const soonDays = 7

/** Whether a week from now it will have gone. */
export function endsSoon({ expired_date }: Pick<Voucher, 'expired_date'>, today: VietnamDay) {
  return expired_date.slice(0, 10) <= addDays(today, soonDays)
}

/** Whether its days have begun. */
export function hasBegun({ start_date }: Pick<Voucher, 'start_date'>, today: VietnamDay): boolean {
  return start_date.slice(0, 10) <= today
}
