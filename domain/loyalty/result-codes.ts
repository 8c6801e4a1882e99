import { pointsExpectedText } from './points-expected.ts'

/** The loyalty result codes of the specification (docs/rules/result-codes.md). */
export const resultCodes = {
  connectionError: -1,
  codeIncorrect: 0,
  earned: 1,
  phoneLocked: 2,
  codeUsed: 3,
  codeAndVoucherUsed: 4,
  notEnoughPoints: 5,
  deductionFailed: 6,
  membershipLocked: 7,
  quotaExhausted: 8,
  promotionInactive: 9,
  pointsExpired: 10,
  voucherOutOfStock: 11,
  pointsNotAllowed: 12,
  voucherNotBound: 13,
  productNotFound: 14,
  noProgrammeForProduct: 15,
  orderStatusConflict: 16,
  pointsExpected: 17,
  comboEarned: 18,
  comboUsed: 19,
  noData: 99,
  yearlyUpdate: 100,
  systemTest: 1000,
} as const
export type ResultName = keyof typeof resultCodes
export type ResultCode = (typeof resultCodes)[ResultName]

interface ResultText {
  title: string
  /** What happened. */
  text: string
  /** What to do next. */
  next: string
}

const hotline = 'gọi tổng đài để được hỗ trợ'

/** What a person reads for each result; every one says what to do next. */
export const resultTexts: Record<ResultName, ResultText> = {
  connectionError: {
    title: 'Chưa kết nối được',
    text: 'Không gửi được mã vì mất kết nối mạng. Mã của Quý khách vẫn được giữ ở đây.',
    next: 'Kiểm tra mạng rồi bấm gửi lại. Mỗi mã chỉ được tính một lần dù gửi nhiều lần.',
  },
  codeIncorrect: {
    title: 'Mã chưa đúng',
    text: 'Không tìm thấy mã này trong hệ thống.',
    next: 'Xem lại từng ký tự trên tem rồi nhập lại. Nếu tem còn nguyên mà vẫn báo sai, báo cho chúng tôi.',
  },
  earned: {
    title: 'Hàng chính hãng',
    text: 'Mã được xác thực lần đầu và điểm đã vào tài khoản.',
    next: 'Nhập mã tiếp theo hoặc xem quà đổi được.',
  },
  phoneLocked: {
    title: 'Tạm khoá nhập mã',
    text: 'Số điện thoại đã nhập sai quá nhiều lần nên tạm khoá nhập mã trong 24 giờ.',
    next: `Giữ lại tem và thử lại khi hết khoá, hoặc ${hotline}.`,
  },
  codeUsed: {
    title: 'Mã đã được sử dụng',
    text: 'Mã này đã được xác thực trước đó.',
    next: 'Nếu không phải Quý khách đã nhập, hãy báo nghi ngờ hàng giả.',
  },
  codeAndVoucherUsed: {
    title: 'Điểm và voucher đã được dùng',
    text: 'Cả điểm và voucher của mã này đã được nhận trước đó.',
    next: 'Xem voucher trong Voucher của tôi. Nếu không phải Quý khách đã nhập, hãy báo nghi ngờ hàng giả.',
  },
  notEnoughPoints: {
    title: 'Chưa đủ điểm',
    text: 'Số điểm hiện có chưa đủ để đổi.',
    next: 'Bỏ bớt quà trong giỏ, hoặc mua hàng và nhập mã để có thêm điểm.',
  },
  deductionFailed: {
    title: 'Chưa trừ được điểm',
    text: 'Hệ thống chưa trừ được điểm nên lượt đổi này đã huỷ. Điểm của Quý khách còn nguyên.',
    next: `Thử lại sau ít phút, hoặc ${hotline}.`,
  },
  membershipLocked: {
    title: 'Tài khoản tích điểm đang khoá',
    text: 'Tài khoản tích điểm đang bị khoá hoặc chưa hoạt động nên chưa cộng, trừ điểm được.',
    next: `Giữ lại tem và ${hotline}.`,
  },
  quotaExhausted: {
    title: 'Đã hết lượt đổi',
    text: 'Quà này đã hết lượt đổi dành cho Quý khách hoặc cho cả chương trình.',
    next: 'Chọn món quà khác.',
  },
  promotionInactive: {
    title: 'Chương trình chưa diễn ra',
    text: 'Chương trình chưa bắt đầu, đã kết thúc hoặc đang tạm dừng.',
    next: 'Giữ lại tem để nhập khi có chương trình mới, và xem các chương trình ở mục Ưu đãi.',
  },
  pointsExpired: {
    title: 'Điểm đã hết hạn',
    text: 'Hàng chính hãng, nhưng đã qua thời hạn tích điểm.',
    next: 'Nhập mã ngay sau khi mua để không bỏ lỡ điểm.',
  },
  voucherOutOfStock: {
    title: 'Đã hết quà',
    text: 'Quà hoặc voucher này vừa được đổi hết.',
    next: 'Chọn món quà khác. Điểm của Quý khách còn nguyên.',
  },
  pointsNotAllowed: {
    title: 'Sản phẩm không tích điểm',
    text: 'Hàng chính hãng, nhưng sản phẩm này không áp dụng tích điểm.',
    next: 'Xem sản phẩm có tích điểm: điểm được ghi cạnh giá.',
  },
  voucherNotBound: {
    title: 'Voucher chưa dùng được',
    text: 'Voucher không tồn tại hoặc không thuộc tài khoản này.',
    next: 'Chọn voucher trong Voucher của tôi, hoặc xem lại từng ký tự của mã.',
  },
  productNotFound: {
    title: 'Chưa có thông tin sản phẩm',
    text: 'Mã có thật, nhưng sản phẩm chưa được đưa lên hệ thống nên chưa cộng được điểm.',
    next: 'Giữ lại tem và nhập lại sau: mã vẫn còn nguyên giá trị.',
  },
  noProgrammeForProduct: {
    title: 'Sản phẩm chưa có chương trình',
    text: 'Hàng chính hãng, nhưng sản phẩm không nằm trong chương trình tích điểm hiện tại.',
    next: 'Giữ lại tem: khi có chương trình, mã vẫn dùng được.',
  },
  orderStatusConflict: {
    title: 'Đơn hàng không thay đổi được',
    text: 'Đơn hàng ở trạng thái này không thể thay đổi.',
    next: `Xem trạng thái mới nhất của đơn, hoặc ${hotline}.`,
  },
  pointsExpected: pointsExpectedText,
  comboEarned: {
    title: 'Bộ sản phẩm chính hãng',
    text: 'Mã của cả bộ được xác thực lần đầu và điểm của đủ số hộp đã vào tài khoản.',
    next: 'Nhập mã tiếp theo hoặc xem quà đổi được.',
  },
  comboUsed: {
    title: 'Mã của bộ đã được sử dụng',
    text: 'Bộ sản phẩm chính hãng, nhưng mã đã được xác thực trước đó.',
    next: 'Nếu không phải Quý khách đã nhập, hãy báo nghi ngờ hàng giả.',
  },
  noData: {
    title: 'Chưa có dữ liệu',
    text: 'Không tìm thấy dữ liệu nào phù hợp.',
    next: 'Đổi điều kiện tìm, hoặc nhập mã đầu tiên để bắt đầu tích điểm.',
  },
  yearlyUpdate: {
    title: 'Chương trình năm mới',
    text: 'Chương trình tích điểm đã được cập nhật cho năm mới.',
    next: 'Xem hạng và quyền lợi mới ở Thẻ thành viên.',
  },
  systemTest: {
    title: 'Mã kiểm tra hệ thống',
    text: 'Đây là mã thử của nhà in: đọc mã tốt, không cộng điểm.',
    next: 'Nhập mã dưới lớp bạc của sản phẩm để tích điểm.',
  },
}

const names = new Map<number, ResultName>(
  Object.entries(resultCodes).map(([name, code]) => [code, name as ResultName]),
)

/** The result behind a code of the wire; null for a number that is none. */
export function resultNameOf(code: number): ResultName | null {
  return names.get(code) ?? null
}

/** Title and text in one sentence, as `EarnResult.message` and refusals carry it. */
export function resultMessage(name: ResultName): string {
  const { text, next } = resultTexts[name]
  return `${text} ${next}`
}
