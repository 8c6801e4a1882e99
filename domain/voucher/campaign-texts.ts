import { formatDate, type VietnamDay } from '../kernel/dates.ts'
import { formatNumber, formatVnd } from '../kernel/vnd.ts'

/** Words of the rules for voucher campaigns, on both sides of the wire. */
export const campaignTexts = {
  /** What the audit calls it. */
  added: 'Tạo đợt voucher',
  changed: 'Sửa đợt voucher',
  imported: 'Nhập đợt voucher từ tệp',
  started: 'Mở đợt voucher',
  stopped: 'Dừng đợt voucher',
  described: (code: string | undefined, from: VietnamDay, to: VietnamDay) =>
    `${code ?? 'Mã riêng'} · ${formatDate(from)} – ${formatDate(to)}`,
  approvedElsewhere:
    'Đợt voucher này đã được duyệt để bắt đầu cùng một đợt phát hành. Muốn đổi, hãy sửa hoặc dừng đợt phát hành trước.',
  startsWith: (name: string) => `Bắt đầu cùng đợt phát hành ${name}`,
  stopsWith: (name: string) => `Dừng cùng đợt phát hành ${name}`,
  waits: 'Đang chờ người thứ hai duyệt',
  needsSecond: (limit: number) =>
    `Cho đi hơn ${formatVnd(limit)}: mở ở trang của đợt, rồi một người khác duyệt`,
  over: (day: VietnamDay) => `Đã hết hạn ngày ${formatDate(day)}`,
  printed: (count: number) => `In ${formatNumber(count)} mã voucher`,
  recalled: (series: number, count: number) =>
    `Thu hồi ${formatNumber(count)} mã của lượt in số ${series}`,

  taken: 'Mã này đã có ở đợt voucher khác',
  notPrintable:
    'Đợt này không in được: chỉ in cho đợt không có mã dùng chung và chưa tặng voucher cho thành viên.',
  recipient: 'Khoá nhận tệp bắt đầu bằng age1…',
  codeFormat: 'Mã gồm 4 đến 20 chữ in hoa không dấu hoặc chữ số',
  percentRange: 'Phần trăm từ 1 đến 100',
  capForPercent: 'Mức giảm tối đa chỉ dùng cho voucher theo phần trăm',
  endsBeforeStart: 'Ngày cuối không được trước ngày đầu',
  prizeIsAmount: 'Giải thưởng tại quầy có giá trị bằng tiền',
  sharedCodeNeedsOtp: 'Mã dùng chung tại quầy cần mã xác nhận của khách',
  sharedCodeHasNoDays: 'Mã dùng chung hết hạn cùng với đợt',
  offersNeedCode: 'Chỉ đợt có mã dùng chung mới hiện ở trang Ưu đãi',
  membersHidden: 'Voucher tặng tại quầy không hiện ở trang Ưu đãi',
  unknownProducts: (codes: readonly string[]) => `Không có sản phẩm mã ${codes.join(', ')}`,
  /** A promise that was given only gets better. */
  promised: {
    fixed: 'Không đổi được nữa: đã có voucher phát ra hoặc được dùng',
    value: (value: string) => `Đã hứa giảm ${value}: không thể giảm ít hơn`,
    cap: (cap: number) =>
      cap === 0 ? 'Đã hứa không giới hạn mức giảm' : `Đã hứa giảm đến ${formatVnd(cap)}`,
    minGoods: (amount: number) =>
      amount === 0 ? 'Đã hứa không cần đơn tối thiểu' : `Đã hứa từ ${formatVnd(amount)}`,
    products: (codes: readonly string[]) =>
      codes.length === 0 ? 'Đã hứa cho mọi sản phẩm' : `Đã hứa cho ${codes.join(', ')}`,
    startsOn: (day: VietnamDay) => `Đã hứa dùng được từ ${formatDate(day)}`,
    endsOn: (day: VietnamDay) => `Đã hứa dùng được đến ${formatDate(day)}`,
    membersOnly: 'Đã hứa cho cả khách chưa có tài khoản',
    stacks: 'Đã hứa dùng được nhiều voucher của đợt trong một đơn',
    perMember: (limit: number | undefined) =>
      limit === undefined
        ? 'Đã hứa không giới hạn số lần mỗi khách'
        : `Đã hứa ${formatNumber(limit)} lần mỗi khách`,
    total: (given: number) => `Đã có ${formatNumber(given)} voucher phát ra hoặc được dùng`,
  },
} as const
