/** What of a person follows them from one phone to another, as the record of a merge counts it. */
export const movedPartLabels = {
  orders: 'Đơn hàng',
  standingOrders: 'Giao định kỳ',
  addresses: 'Địa chỉ',
  points: 'Điểm',
  pointLots: 'Lô điểm (giữ nguyên hạn)',
  pointDebt: 'Điểm còn nợ',
  expectations: 'Điểm chờ cộng của đơn',
  standings: 'Hạng thành viên',
  vouchers: 'Voucher cá nhân',
  voucherUses: 'Lượt dùng voucher',
  codes: 'Mã chính hãng đã nhập',
  codeTries: 'Lần nhập mã',
  counterfeits: 'Báo cáo nghi hàng giả',
  gifts: 'Quà đã đổi',
  giftCounts: 'Lượt đổi quà tính giới hạn',
  gameEntries: 'Lượt chơi trò chơi',
  gamePrizes: 'Giải trò chơi',
  gameClaims: 'Hồ sơ nhận giải',
  gameLists: 'Danh sách số được chơi',
  surveys: 'Trả lời khảo sát',
  questions: 'Câu hỏi cho chuyên gia',
  chats: 'Tin nhắn với cửa hàng',
  reviews: 'Nhận xét',
  consents: 'Đồng ý bị rút (theo bên chặt hơn)',
  events: 'Việc đã xảy ra với tài khoản',
  sessions: 'Phiên đăng nhập bị kết thúc',
  notes: 'Ghi chú nội bộ',
  tags: 'Nhãn',
  dataRequests: 'Yêu cầu về dữ liệu',
  storeRecords: 'Sổ khách của nhà thuốc',
  storeVouchers: 'Voucher dùng tại nhà thuốc',
} as const
export type MovedPart = keyof typeof movedPartLabels

/** How many of each; what there is none of is left out. */
export type Moved = Partial<Record<MovedPart, number>>

/** Whose something is: one of the two that a merge makes one. */
export interface MergedPerson {
  phone: string
  memberId: number | null
  accountId: number | null
}

/** The person as `from` and as `to`. What became the other's by itself, as an account that only `from` had, is null in `from`. */
export interface MergedPair {
  from: MergedPerson
  to: MergedPerson
}

/** What stays as it was, and why, in words for staff. */
export const stayingWords = [
  'Sổ điểm, hạn điểm đã ghi và lịch sử đồng ý của số cũ giữ nguyên: điểm chuyển bằng hai bút toán bù nhau.',
  'Nhật ký thao tác và nhật ký mở thông tin khách giữ nguyên.',
  'Tên, số điện thoại người nhận đã in trên đơn giữ nguyên.',
  'Tin nhắn đã gửi đến số cũ giữ nguyên và tự xoá theo hạn.',
  'Cả hai số có tài khoản: giữ hồ sơ, mật khẩu, sức khoẻ quan tâm của số ở lại; của số cũ bị xoá.',
] as const
