/** What staff read of planned prices. */
export const pricePlanTexts = {
  added: 'Lên lịch giá',
  changed: 'Sửa lịch giá',
  imported: 'Nhập lịch giá',
  approved: 'Duyệt lịch giá',
  declined: 'Từ chối lịch giá',
  cancelled: 'Huỷ lịch giá',
  ended: 'Kết thúc sớm giá theo lịch',
  unknownProduct: (code: string) => `Không có sản phẩm nào mang mã ${code}`,
  priceNeeded: 'Giá gốc phải lớn hơn 0',
  dearerThanBefore: 'Giá bán không được cao hơn giá gốc',
  startsPast: 'Giờ bắt đầu đã qua. Chọn giờ khác, hoặc để trống để áp dụng ngay.',
  endsBeforeStart: 'Giờ kết thúc phải sau giờ bắt đầu',
  tooFar: 'Chỉ lên lịch được trong 2 năm tới',
  overlaps: 'Khoảng giờ này chồng lên một lịch giá khác của sản phẩm. Huỷ hoặc sửa lịch kia trước.',
  heldUntil: (until: string) =>
    `Sản phẩm đang có giá theo lịch đến ${until}. Kết thúc sớm lịch đó rồi đổi giá.`,
  needsSecond: (drop: number, percent: number) =>
    `Giảm ${drop}% so với giá cao nhất gần đây, quá ${percent}%: cần người thứ hai duyệt. Dùng “Lên lịch giá” để gửi duyệt.`,
  notYours: 'Người lên lịch hoặc đã sửa không tự duyệt: cần một người khác.',
  settled: 'Lịch giá này không còn sửa được: đã áp dụng, bị từ chối hoặc đã huỷ.',
  notWaiting: 'Lịch giá này không còn chờ duyệt',
  notInForce: 'Chỉ kết thúc sớm giá đang áp dụng có giờ kết thúc',
  begun: 'Giá này đã áp dụng: kết thúc sớm thay vì huỷ',
  returned: 'Hết giá theo lịch',
} as const

export const pricePlanPhaseLabels = {
  waiting: 'Chờ duyệt',
  planned: 'Đã lên lịch',
  inForce: 'Đang áp dụng',
  past: 'Đã qua',
  declined: 'Bị từ chối',
  cancelled: 'Đã huỷ',
} as const

/** Heads of a file of planned prices. */
export const pricePlanColumns = {
  id: 'Số',
  code: 'Mã sản phẩm',
  name: 'Sản phẩm',
  original: 'Giá gốc',
  discount: 'Giá bán',
  starts: 'Từ',
  ends: 'Đến',
  phase: 'Trạng thái',
  by: 'Người lên lịch',
  decidedBy: 'Người duyệt',
  reason: 'Lý do',
} as const
