import type { StatusPart } from './api.ts'

/** The page that tells everybody what works. */
export const statusTexts = {
  title: 'Tình trạng hệ thống',
  allGood: 'Mọi thứ đang hoạt động bình thường.',
  notAllGood: 'Có phần đang không bình thường. Chúng tôi đang xử lý.',
  parts: {
    ordering: 'Đặt hàng',
    payment: 'Thanh toán và xác nhận tiền',
    messages: 'Tin nhắn, mã xác nhận',
    points: 'Tích điểm, đổi quà',
  } satisfies Record<StatusPart, string>,
  states: {
    good: 'Bình thường',
    slow: 'Chậm hơn thường lệ',
    down: 'Đang gián đoạn',
    closed: 'Chưa mở bán',
  },
  now: 'Hiện tại',
  past: 'Sự cố trong 30 ngày qua',
  nothing: 'Không có sự cố nào được ghi trong 30 ngày qua.',
  since: (from: string) => `Từ ${from}, đang xử lý`,
  span: (from: string, to: string) => `Từ ${from} đến ${to}`,
  checkedAt: (time: string) => `Kiểm tra lúc ${time}. Tải lại trang để xem tình trạng mới.`,
  home: 'Về trang chủ',
}

/** What the audit says of the notices on that page. */
export const statusAuditTexts = {
  told: 'Báo sự cố trên trang tình trạng',
  ended: 'Báo đã khắc phục trên trang tình trạng',
}
