import { formatDate, type VietnamDay } from '../kernel/dates.ts'
import { formatVnd } from '../kernel/vnd.ts'
import type { CounterProblem } from './api.ts'
import type { EarnLogStatus } from './earn-log-status.ts'

/** Words of the counter's own rules, on both sides of the wire. */
export const counterTexts = {
  endsBeforeStart: 'Ngày kết thúc phải từ ngày bắt đầu trở đi',
  tooManyDays: (max: number) => `Vui lòng chọn tối đa ${max} ngày`,
  keywordShort: 'Vui lòng nhập ít nhất 3 ký tự',
  cursorUnknown: 'Trang không còn, vui lòng tải lại danh sách',
  cancelledAlready: 'Lượt dùng này đã được huỷ trước đó.',
  cancelTooLate: 'Chỉ huỷ được trong ngày sử dụng. Vui lòng gọi tổng đài để được hỗ trợ.',
  voucherUnknown: 'Mã ưu đãi không đúng. Vui lòng kiểm tra lại từng ký tự.',
  noCodeNeeded: 'Ưu đãi này không cần mã xác nhận của khách. Vui lòng tải lại trang.',
  exportEnds: (max: number) =>
    `Tệp chỉ gồm ${max.toLocaleString('vi-VN')} dòng mới nhất. Chọn khoảng ngày ngắn hơn để xuất phần còn lại.`,
  exported: 'Xuất nhật ký tích điểm',
} as const

export const earnLogStatusLabels: Record<EarnLogStatus, string> = {
  earned: 'Tích điểm thành công',
  used: 'Mã đã sử dụng',
  wrong: 'Mã chưa đúng',
  refused: 'Chưa tích được điểm',
}

export interface ProblemFacts {
  /** Đồng of goods that are still needed. */
  missing?: number | undefined
  startsOn?: VietnamDay | undefined
  endsOn?: VietnamDay | undefined
}

/** Why a voucher cannot be used at the counter, and what to do next. */
export function counterProblemText(problem: CounterProblem, facts: ProblemFacts = {}): string {
  const { missing, startsOn, endsOn } = facts
  if (problem === 'minGoods' && missing) {
    return `Hoá đơn cần thêm ${formatVnd(missing)} sản phẩm áp dụng để dùng ưu đãi này.`
  }
  if (problem === 'notStarted' && startsOn) {
    return `Ưu đãi dùng được từ ngày ${formatDate(startsOn)}. Mời khách quay lại từ ngày đó.`
  }
  if (problem === 'expired' && endsOn) {
    return `Ưu đãi đã hết hạn ngày ${formatDate(endsOn)}. Vui lòng hỏi khách mã khác.`
  }
  return problemTexts[problem]
}

const problemTexts: Record<CounterProblem, string> = {
  unknown: counterTexts.voucherUnknown,
  notAtCounter: 'Ưu đãi này chỉ dùng khi mua trên trang web. Vui lòng hướng dẫn khách đặt hàng.',
  phoneNeeded: 'Ưu đãi này của riêng một khách. Vui lòng nhập số điện thoại của khách.',
  membersOnly: 'Ưu đãi dành cho thành viên. Vui lòng tích điểm cho khách trước để tạo tài khoản.',
  otherCustomer: 'Ưu đãi này thuộc về khách khác. Vui lòng kiểm tra lại số điện thoại và mã.',
  held: 'Ưu đãi đang được giữ cho một đơn hàng. Khách dùng lại được nếu huỷ đơn đó.',
  used: 'Ưu đãi đã được sử dụng. Vui lòng hỏi khách mã khác.',
  expired: 'Ưu đãi đã hết hạn. Vui lòng hỏi khách mã khác.',
  notStarted: 'Ưu đãi chưa đến ngày sử dụng. Mời khách quay lại sau.',
  exhausted: 'Ưu đãi đã hết lượt sử dụng. Vui lòng hỏi khách mã khác.',
  memberLimit: 'Khách đã dùng hết số lượt của ưu đãi này. Vui lòng hỏi khách mã khác.',
  amountNeeded: 'Vui lòng nhập số tiền hoá đơn để tính ưu đãi.',
  minGoods: 'Hoá đơn chưa đủ giá trị để dùng ưu đãi này.',
  noEligibleGoods: 'Hoá đơn không có sản phẩm được áp dụng ưu đãi này.',
}
