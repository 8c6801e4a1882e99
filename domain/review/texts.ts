import type { NoReview } from './chance.ts'

/** What the server says of reviews. */
export const reviewTexts = {
  whyNot: {
    notDelivered: 'Đơn hàng chưa được giao nên Quý khách chưa thể nhận xét.',
    notReviewable: 'Sản phẩm này không nhận nhận xét.',
    over: 'Đã quá thời hạn nhận xét sản phẩm của đơn hàng này.',
    ownStaff:
      'Nhân viên công ty không viết nhận xét, để người đọc chỉ thấy lời của khách mua hàng.',
    pharmacy:
      'Số điện thoại của nhà thuốc trong hệ thống không viết nhận xét, để người đọc chỉ thấy lời của khách mua hàng.',
  } satisfies Record<NoReview, string>,
  thereAlready: 'Quý khách đã nhận xét sản phẩm này. Quý khách có thể sửa nhận xét đã viết.',
  changedMeanwhile: 'Nhận xét đã thay đổi. Quý khách tải lại trang để xem.',
  notChangeable: 'Nhận xét này không sửa được nữa.',
  starsMissing: 'Vui lòng chọn số sao',
  tooManyPhotos: (most: number) => `Chỉ gửi được tối đa ${most} ảnh`,
  photoUnreadable: 'Không đọc được ảnh. Vui lòng chọn ảnh khác.',
  phone: 'Có số điện thoại: người đọc không cần biết số của ai.',
  email: 'Có địa chỉ email: người đọc không cần biết địa chỉ của ai.',
  link: 'Có liên kết: có thể là quảng cáo.',
  shown: 'Hiện nhận xét',
  hidden: 'Ẩn nhận xét',
  answered: 'Trả lời nhận xét',
  answerTakenBack: 'Gỡ câu trả lời nhận xét',
  answerChanged: 'Sửa câu trả lời nhận xét',
  movedOn: 'Nhận xét vừa thay đổi; xem lại rồi quyết định.',
  isWithdrawn: 'Khách đã rút nhận xét này.',
  hasFindings: 'Có từ ngữ cần xem lại: mở từng nhận xét để xét.',
}
