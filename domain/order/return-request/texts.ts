import type { NoReturn } from './chance.ts'

/** What the server says of requests to return goods. */
export const returnRequestTexts = {
  whyNot: {
    notDelivered: 'Đơn hàng chưa được giao nên chưa thể yêu cầu trả hàng.',
    notReturnable: 'Các sản phẩm của đơn hàng này không áp dụng trả hàng.',
    over: 'Đơn hàng đã quá thời hạn đổi trả. Quý khách gọi tổng đài để được hỗ trợ.',
    open: 'Đơn hàng đang có một yêu cầu trả hàng. Quý khách theo dõi yêu cầu đó.',
    tooMany: 'Đơn hàng đã có nhiều yêu cầu trả hàng. Quý khách gọi tổng đài để được hỗ trợ.',
  } satisfies Record<NoReturn, string>,
  piecesGone: 'Số lượng trả nhiều hơn số còn lại của đơn hàng. Quý khách chọn lại giúp chúng tôi.',
  goodsMissing: 'Vui lòng chọn ít nhất một sản phẩm',
  reasonMissing: 'Vui lòng chọn lý do',
  photosMissing: 'Vui lòng gửi ít nhất một ảnh',
  wordsNeeded: 'Vui lòng mô tả lý do trả hàng',
  photoUnreadable: 'Không đọc được ảnh. Vui lòng chọn ảnh khác.',
  /** What the buyer usually does next; the back office may say otherwise. */
  usualAnswer:
    'Quý khách giữ nguyên sản phẩm, hộp và quà kèm. Nhân viên giao hàng gọi trước và đến lấy trong 3 ngày làm việc. Chúng tôi kiểm tra trong 2 ngày làm việc rồi hoàn tiền.',
  accepted: 'Chấp nhận yêu cầu trả hàng',
  refused: 'Từ chối yêu cầu trả hàng',
}
