import { formatDateTime } from '#domain/kernel/dates.ts'
import { formatNumber, formatVnd, vnd } from '#domain/kernel/vnd.ts'
import { pricePlanColumns, pricePlanPhaseLabels } from '#domain/catalog/prices/texts.ts'
import { priceListColumns } from '#domain/catalog/prices/list-texts.ts'

/** `từ 08:00 25/12/2026 đến 22:00 26/12/2026`. */
export function timesOf({
  starts_at: starts,
  ends_at: ends,
}: {
  starts_at: string | null
  ends_at: string | null
}): string {
  const from = starts === null ? 'ngay khi được duyệt' : `từ ${formatDateTime(starts)}`
  return ends === null ? from : `${from} đến ${formatDateTime(ends)}`
}

export const pricePlanScreenTexts = {
  title: 'Lịch giá',
  text: 'Giá bắt đầu và kết thúc đúng giờ đã hẹn. Giá giảm sâu chờ người thứ hai duyệt đúng nội dung.',
  table: 'Danh sách lịch giá',
  search: 'Tên hoặc mã sản phẩm',
  exports: true,
  phase: 'Trạng thái',
  allPhases: 'Mọi trạng thái',
  phases: pricePlanPhaseLabels,
  product: 'Sản phẩm số',
  anyProduct: 'Mọi sản phẩm',
  columns: {
    product: 'Sản phẩm',
    price: 'Giá theo lịch',
    times: 'Thời gian',
    by: pricePlanColumns.by,
    phase: 'Trạng thái',
  },
  add: 'Lên lịch giá',
  addTitle: 'Lên lịch giá',
  addSays:
    'Để trống giờ bắt đầu là áp dụng ngay. Có giờ kết thúc thì giá trước đó trở lại vào giờ ấy.',
  editTitle: 'Sửa lịch giá',
  editSays: 'Bản đã duyệt hết hiệu lực khi sửa: nếu giảm sâu, người khác phải duyệt lại bản mới.',
  saved: 'Đã lưu lịch giá',
  back: 'Về danh sách lịch giá',
  notFound: 'Không có lịch giá này.',
  emptyTitle: 'Chưa có lịch giá nào',
  emptyText: 'Chọn “Lên lịch giá” để hẹn giờ đổi giá một sản phẩm.',
  noneTitle: 'Không có lịch giá phù hợp',
  noneText: 'Thử bỏ bớt điều kiện lọc hoặc tìm với từ khác.',
  code: pricePlanColumns.code,
  pick: 'Sản phẩm',
  otherProduct: 'Chọn sản phẩm khác',
  sellsNow: (price: number, original: number) =>
    price < original
      ? `Đang bán ${formatVnd(price)}, giá gốc ${formatVnd(original)}`
      : `Đang bán ${formatVnd(price)}`,
  /** `Đang bán 100.000 VNĐ → 80.000 VNĐ (−20%)`. */
  moves: (now: number, price: number, percent: number) => {
    const sign = percent < 0 ? '−' : '+'
    const share = percent === 0 ? '' : ` (${sign}${formatNumber(Math.abs(percent))}%)`
    return `Đang bán ${formatVnd(now)} → ${formatVnd(price)}${share}`
  },
  original: 'Giá gốc',
  discount: 'Giá bán',
  starts: 'Bắt đầu',
  startsHint: 'Giờ Việt Nam. Để trống: áp dụng ngay, hoặc ngay khi được duyệt.',
  ends: 'Kết thúc',
  endsHint: 'Để trống: giữ giá này đến khi có giá khác.',
  facts: 'Nội dung',
  priceNow: 'Giá hiện tại',
  times: 'Thời gian',
  drop: 'Mức giảm',
  dropOf: (drop: number, highest: number) =>
    drop > 0 ? `${drop}% so với giá cao nhất gần đây, ${formatVnd(vnd(highest))}` : 'Không giảm',
  reason: 'Lý do',
  editedBy: 'Người sửa gần nhất',
  seeProduct: 'Xem sản phẩm',
  decision: 'Duyệt',
  decidedBy: 'Người thực hiện',
  decidedAt: 'Lúc',
  decidedWhy: 'Lý do',
  alone: 'Trong mức một người thực hiện được.',
  waitsFor: (limit: number) =>
    `Giảm quá ${limit}%: chờ một người khác có quyền duyệt. Duyệt là duyệt đúng nội dung đang hiện.`,
  own: 'Người lên lịch hoặc đã sửa không tự duyệt: cần một người khác.',
  approve: 'Duyệt',
  approveSays: (price: string, times: string) => `Giá bán ${price}, ${times}.`,
  approved: 'Đã duyệt lịch giá',
  decline: 'Từ chối',
  declineSays: 'Giá của sản phẩm không đổi.',
  declined: 'Đã từ chối',
  cancel: 'Huỷ lịch',
  cancelSays: 'Giá này sẽ không áp dụng.',
  cancelled: 'Đã huỷ lịch giá',
  end: 'Kết thúc sớm',
  endSays: 'Giá trước đó trở lại ngay bây giờ.',
  ended: 'Đã kết thúc sớm',
  overtaken: 'Lịch giá vừa đổi. Đang hiện bản mới nhất.',

  panel: 'Lịch giá và lịch sử',
  planned: 'Giá đã áp dụng hoặc đã lên lịch',
  waits: 'Đã gửi, chờ người thứ hai duyệt',
  none: 'Chưa có lịch giá nào cho sản phẩm này.',
  all: 'Xem tất cả lịch giá của sản phẩm',
  history: 'Lịch sử giá',
  noHistory: 'Giá chưa đổi lần nào ở đây.',
  priceFields: { original_price: 'Giá gốc', discount_price: 'Giá bán' },
} as const

export const priceListScreenTexts = {
  title: 'Bảng giá và kiểm kho',
  text: 'Tải tệp về, ghi giá mới hoặc số đếm được, nhập lại. Có xem trước; sai một ô thì không dòng nào được ghi.',
  table: 'Bảng giá và tồn kho',
  search: 'Tên hoặc mã sản phẩm',
  importSays:
    'Xuất danh sách trước, rồi ghi vào các cột “Giá gốc mới”, “Giá bán mới”, “Áp dụng từ”, “Áp dụng đến” hoặc “Số đếm được”; ô trống là không đổi. Giữ nguyên các cột “hiện tại”: nhờ đó hệ thống nhận ra giá hay tồn đã đổi từ lúc tải. “Số đếm được” là số trên kệ, gồm cả hàng đơn đang giữ. Giá giảm sâu vào danh sách chờ duyệt.',
  editTitle: 'Sửa giá',
  editSays: '',
  saved: 'Đã lưu',
  back: 'Về bảng giá',
  notFound: 'Không có sản phẩm này.',
  emptyTitle: 'Chưa có sản phẩm nào',
  emptyText: 'Thêm sản phẩm đầu tiên ở trang Sản phẩm.',
  noneTitle: 'Không có sản phẩm phù hợp',
  noneText: 'Thử bỏ bớt điều kiện lọc hoặc tìm với từ khác.',
  code: priceListColumns.code,
  line: 'Giá và tồn',
  columns: {
    product: 'Sản phẩm',
    original: 'Giá gốc',
    price: 'Giá bán',
    onHand: 'Tồn',
    held: 'Đơn đang giữ',
  },
  reduced: (percent: number) => `−${percent}%`,
  stockOf: (onHand: number, held: number) =>
    held > 0
      ? `Tồn ${formatNumber(onHand)}, đơn đang giữ ${formatNumber(held)}`
      : `Tồn ${formatNumber(onHand)}`,
  few: 'Sắp hết',
  soldOut: 'Hết hàng',
  published: 'Hiển thị',
  allPublished: 'Đang bán và ẩn',
  publishedOptions: { yes: 'Đang bán', no: 'Đang ẩn' },
  stock: 'Tồn kho',
  allStock: 'Mọi tồn kho',
  stockOptions: { low: 'Sắp hết (≤ 10)', out: 'Hết hàng' },
} as const
