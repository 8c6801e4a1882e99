import { formatVnd, vnd } from '../kernel/vnd.ts'
import type { OrderBound } from './proof.ts'
import type { OrderEvent } from './status.ts'

/** What the ledger and refusals say about orders. */
export const orderTexts = {
  giftsNeedLogin: 'Vui lòng đăng nhập để đổi quà bằng điểm.',
  emptyOrder: 'Vui lòng chọn ít nhất một sản phẩm hoặc một món quà.',
  unknownBranch: 'Chi nhánh không tồn tại',
  unknownCenter: 'Trung tâm này không còn nhận đơn. Vui lòng chọn trung tâm khác.',
  doseAtCenter:
    'Mũi tiêm được thực hiện tại trung tâm, không giao tận nơi. Vui lòng chọn trung tâm tiêm chủng.',
  noLongerSold: 'Sản phẩm hiện không còn bán',
  orderLimit: (name: string, limit: number) =>
    `${name}: mỗi đơn hàng mua tối đa ${limit} sản phẩm. Vui lòng giảm số lượng trong giỏ hàng.`,
  giftsOf: (code: string) => `Đổi quà trong đơn hàng ${code}`,
  pointsOf: (code: string) => `Tích điểm từ đơn hàng ${code}`,
  returnTaken: 'Nhận hàng trả',
  unknownOrder: (code: string) =>
    `Không tìm thấy đơn hàng ${code}. Vui lòng kiểm tra lại mã trong nội dung chuyển khoản.`,
  transferAllocated: 'Gán giao dịch cho đơn hàng',
  shortAccepted: 'Chấp nhận chuyển thiếu',
  transferRefunded: 'Hoàn tiền giao dịch',
  transferIgnored: 'Bỏ qua giao dịch',
  /** Where a code was used up that nobody had entered when its box came back. */
  boxBack: 'Hộp đã trả lại cửa hàng',
  /** The box may be another's than the order's buyer: nothing of the order is told. */
  codeBack: (maskedCode: string) => `Hộp có mã ${maskedCode} đã trả lại cửa hàng`,
  returnOf: (code: string) => `Thu hồi điểm do trả hàng của đơn ${code}`,
  qrHasNoForm: 'Mã QR nằm ngay trong trang đơn hàng. Vui lòng quét mã bằng ứng dụng ngân hàng.',
  tooLargeForCash: ({ maxTotal, maxPieces }: OrderBound) =>
    `Đơn hàng trên ${formatVnd(vnd(maxTotal))} hoặc trên ${maxPieces} sản phẩm chỉ thanh toán trước được. Vui lòng chọn hình thức khác.`,
  enoughInCash:
    'Quý khách đã đặt nhiều đơn lớn trả khi nhận hàng trong hôm nay. Vui lòng chọn thanh toán trước cho đơn này.',
  foreignAddress: 'Địa chỉ quay về phải thuộc trang này.',
  notPaidInTime: 'Đơn hàng chưa được thanh toán đúng hạn nên đã huỷ.',
  burnRefused: 'Chưa trừ được điểm đổi quà nên đơn hàng đã huỷ. Điểm của Quý khách còn nguyên.',
}

/** What a person who moves an order by hand reads on the button. */
export const orderEventLabels: Partial<Record<OrderEvent, string>> = {
  paid: 'Đã nhận tiền',
  pointsPaid: 'Đã nhận tiền mua điểm',
  cashChosen: 'Trả khi nhận hàng',
  buyerCancelled: 'Người mua huỷ',
  paymentExpired: 'Quá hạn thanh toán',
  handedToCarrier: 'Giao cho đơn vị vận chuyển',
  cancelRequested: 'Người mua xin huỷ',
  cancelAccepted: 'Đồng ý huỷ',
  cancelDeclined: 'Không huỷ',
  staffCancelled: 'Cửa hàng huỷ',
  deliveredWithPoints: 'Giao thành công',
  delivered: 'Giao thành công',
  pointsCredited: 'Cộng điểm',
  deliveryFailed: 'Giao thất bại',
  sentAgain: 'Giao lại',
  goodsBack: 'Hàng đã về kho',
}
