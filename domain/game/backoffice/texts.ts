import type { GameKind, GamePlace, PrizeKind, EntrySource } from '../definition.ts'
import type { GameLook } from '../rules.ts'

export const gameKindLabels: Record<GameKind, string> = {
  wheel: 'Vòng quay',
  luckyMoney: 'Lì xì',
  draw: 'Quay số',
}

export const gamePlaceLabels: Record<GamePlace, string> = {
  shop: 'Trên trang web',
  store: 'Tại nhà thuốc',
  event: 'Sự kiện',
}

export const gameAudienceLabels = {
  phone: 'Ai có số điện thoại',
  members: 'Thành viên',
  list: 'Danh sách số điện thoại',
  stores: 'Các nhà thuốc',
} as const

export const prizeKindLabels: Record<PrizeKind, string> = {
  points: 'Điểm',
  voucher: 'Voucher',
  gift: 'Quà tặng',
  physical: 'Hiện vật',
  luckyMoney: 'Tiền lì xì (cộng thành điểm)',
  thanks: 'Lời chúc',
}

export const entrySourceLabels: Record<EntrySource, string> = {
  day: 'Mỗi ngày',
  order: 'Đơn hàng',
  product: 'Sản phẩm trong đơn',
  code: 'Mã hàng chính hãng',
  survey: 'Khảo sát',
  staff: 'Nhân viên tặng',
  ticket: 'Vé in',
}

export const gameLookLabels: Record<GameLook, string> = {
  brand: 'Màu thương hiệu',
  gold: 'Vàng',
  tet: 'Tết',
  night: 'Đêm hội',
}

/** Where a campaign stands for whoever works with it. */
export const gamePhases = [
  'draft',
  'waiting',
  'approved',
  'open',
  'stopped',
  'ended',
  'closed',
  'settled',
] as const
export type GamePhase = (typeof gamePhases)[number]

export const gamePhaseLabels: Record<GamePhase, string> = {
  draft: 'Bản nháp',
  waiting: 'Chờ duyệt',
  approved: 'Đã duyệt',
  open: 'Đang mở',
  stopped: 'Tạm dừng',
  ended: 'Hết giờ',
  closed: 'Đã đóng',
  settled: 'Đã quyết toán',
}

export const deskGameTexts = {
  nameMissing: 'Điền tên giải thưởng',
  titleMissing: 'Tên chương trình cần ít nhất 3 ký tự',
  slugTaken: 'Đường dẫn này đã có chương trình khác dùng',
  slugMobile: 'Đuôi “-mobile” dành cho trang trên điện thoại của quay số',
  slugOf: (what: string) => `Đường dẫn này dành cho ${what}`,
  closesBeforeOpening: 'Giờ kết thúc phải sau giờ bắt đầu',
  tooLong: 'Chương trình dài nhất 400 ngày',
  opensInPast: 'Giờ bắt đầu phải ở phía trước',
  brandMissing: 'Điền nhãn hiệu được khuyến mại',
  noPrizes: 'Thêm ít nhất một giải thưởng',
  pointsMissing: 'Điền số điểm',
  voucherMissing: 'Chọn đợt voucher',
  valueMissing: 'Điền giá trị giải thưởng',
  thanksFree: 'Lời chúc không có giá trị',
  kindOfTickets: 'Vé in không gắn với số điện thoại: chỉ trao hiện vật, quà tặng hoặc lời chúc',
  lotStore: 'Chỉ chương trình tại nhà thuốc mới chia theo nhà thuốc',
  lotStoreUnknown: 'Nhà thuốc này không tham gia chương trình',
  lotTwice: 'Nhà thuốc này đã có một dòng',
  drawLots: 'Quay số không chia giải theo nhà thuốc hay ngày cuối',
  drawThanks: 'Quay số chỉ có giải thật',
  pacingDays: (count: number) => `Nhịp trao cần đúng ${count} ngày`,
  pacingEmpty: 'Nhịp trao không thể bằng 0 ở mọi lúc',
  noSources: 'Thêm ít nhất một cách nhận lượt',
  ticketAlone: 'Vé in không đi cùng cách nhận lượt khác',
  sourceTwice: 'Cách nhận lượt này đã có',
  sourceAtStore: 'Đơn hàng trên trang web không thuộc nhà thuốc nào',
  lottery: 'Kết quả xổ số không được dùng để xác định người trúng thưởng',
  howMissing: 'Viết cách tham gia',
  numberMissing: 'Điền số đăng ký',
  authorityMissing: 'Điền cơ quan xác nhận',
  dateMissing: 'Điền ngày xác nhận',
  dateInFuture: 'Ngày xác nhận không thể ở phía trước',
  fileMissing: 'Tải văn bản xác nhận lên',
  brandDays: (days: number, limit: number, brand: string) =>
    `Năm nay nhãn hiệu ${brand} có ${days} ngày khuyến mại may rủi, vượt mức ${limit} ngày.`,
  noBeacon:
    'Chương trình không dùng nguồn ngẫu nhiên công khai: bản chứng minh sẽ ghi rõ điều này.',
  template: {
    monitor: 'Máy đo huyết áp bắp tay',
    bike: 'Xe máy',
    gold: 'Một chỉ vàng 9999',
    wish: 'Lời chúc an lành',
    points: (count: number) => `${count} điểm`,
    envelope: (thousand: number) => `Bao lì xì ${thousand}.000 VNĐ`,
  },
} as const
