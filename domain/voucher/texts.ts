import type { CartVoucher } from '../cart/voucher-savings.ts'
import { formatDate, type VietnamDay } from '../kernel/dates.ts'
import { formatVnd } from '../kernel/vnd.ts'
import type { VoucherProblem } from './api.ts'

/** What a voucher gives: `Giảm 10%, tối đa 50.000 VNĐ`. */
export function describeVoucher({ type, value, maxValue }: CartVoucher): string {
  if (type === 'amount') return `Giảm ${formatVnd(value)}`
  return maxValue ? `Giảm ${value}%, tối đa ${formatVnd(maxValue)}` : `Giảm ${value}%`
}

/** What it is for: `Áp dụng cho JEX60, OTIV30, mua từ 300.000 VNĐ các sản phẩm này`. Names come from whoever knows them, else the codes stand. */
export function describeGoods(
  terms: { productCodes: readonly string[]; minGoods: number },
  nameOf: (productCode: string) => string = (code) => code,
): string {
  const goods =
    terms.productCodes.length > 0
      ? `Áp dụng cho ${terms.productCodes.map((code) => nameOf(code)).join(', ')}`
      : 'Áp dụng cho mọi sản phẩm'
  if (terms.minGoods === 0) return goods
  const min = formatVnd(terms.minGoods)
  return terms.productCodes.length > 0
    ? `${goods}, mua từ ${min} các sản phẩm này`
    : `${goods}, hoá đơn từ ${min}`
}

interface ProblemFacts {
  /** Đồng of goods it is for that are still needed. */
  missing?: number
  startsOn?: VietnamDay
  endsOn?: VietnamDay
  /** The other vouchers save all there is to save. */
  isLeftOver?: boolean
}

/** Why a voucher cannot be used, and what to do next. */
export function problemText(problem: VoucherProblem, facts: ProblemFacts = {}): string {
  const { missing, startsOn, endsOn, isLeftOver } = facts
  if (problem === 'minGoods' && missing) {
    return `Mua thêm ${formatVnd(missing)} sản phẩm áp dụng để dùng voucher này.`
  }
  if (problem === 'notStarted' && startsOn) {
    return `Voucher dùng được từ ngày ${formatDate(startsOn)}. Vui lòng quay lại từ ngày đó.`
  }
  if (problem === 'expired' && endsOn) {
    return `Voucher đã hết hạn ngày ${formatDate(endsOn)}. Vui lòng chọn voucher khác.`
  }
  if (problem === 'noEligibleGoods' && isLeftOver) {
    return 'Các voucher khác đã giảm hết giá trị hàng. Quý khách giữ voucher này cho lần sau.'
  }
  return problemTexts[problem]
}

const problemTexts: Record<VoucherProblem, string> = {
  unknown: 'Mã voucher không đúng hoặc không còn hiệu lực. Vui lòng kiểm tra lại từng ký tự.',
  counterOnly:
    'Quà này nhận tại nhà thuốc. Quý khách vui lòng đưa mã cho dược sĩ tại quầy để nhận.',
  otherMember: 'Voucher này thuộc về thành viên khác. Vui lòng chọn voucher của Quý khách.',
  membersOnly: 'Voucher chỉ dành cho thành viên. Vui lòng đăng nhập để dùng.',
  held: 'Voucher đang được giữ cho một đơn hàng. Quý khách dùng lại được nếu huỷ đơn đó.',
  used: 'Voucher đã được sử dụng. Vui lòng kiểm tra lại hoặc gọi tổng đài để được hỗ trợ.',
  expired: 'Voucher đã hết hạn. Vui lòng chọn voucher khác.',
  notStarted: 'Voucher chưa đến ngày sử dụng. Vui lòng quay lại sau.',
  exhausted: 'Voucher đã hết lượt sử dụng. Vui lòng chọn voucher khác.',
  memberLimit: 'Quý khách đã dùng hết số lượt của voucher này. Vui lòng chọn voucher khác.',
  minGoods: 'Giỏ hàng chưa đủ giá trị để dùng voucher này. Vui lòng mua thêm sản phẩm áp dụng.',
  noEligibleGoods:
    'Giỏ hàng không có sản phẩm được giảm bằng voucher này. Vui lòng thêm sản phẩm áp dụng hoặc bỏ voucher.',
  notStacking: 'Mỗi đơn chỉ dùng một voucher của chương trình này. Vui lòng bỏ bớt một voucher.',
}

/** Of the field in which a code is typed. */
export const voucherFormTexts = { codeMissing: 'Vui lòng nhập mã voucher' } as const
