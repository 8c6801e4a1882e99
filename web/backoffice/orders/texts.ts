import type { boardSorts } from '#domain/order/backoffice/api.ts'
import type { PaymentMethod } from '#domain/order/payment-method.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'

/** The orders board. */
export const boardTexts = {
  title: 'Đơn hàng',
  states: 'Trạng thái đơn hàng',
  all: 'Tất cả',
  table: 'Danh sách đơn hàng',
  export: 'Xuất Excel',
  takeOrder: 'Tạo đơn',
  tick: (code: string) => `Chọn đơn ${code}`,
  tickPage: 'Chọn mọi đơn đang hiện',
  ticked: (count: number) => `Đã chọn ${count} đơn`,
  untick: 'Bỏ chọn',
  tooMany: (max: number) => `Mỗi lần in tối đa ${max} đơn.`,
  labels: 'In nhãn vận đơn',
  slips: 'In phiếu đóng gói',
  papers: 'Việc với các đơn đã chọn',
  ship: 'Giao vận chuyển',
  /** `Quận 3, Hồ Chí Minh · …104`: of a masked phone its last digits. */
  placeAndPhone: (place: string, phone: string) =>
    [place, phone.replace(/^\*+/, '…')].filter(Boolean).join(' · '),
  search: 'Mã đơn, điện thoại, tên',
  paymentMethod: 'Hình thức thanh toán',
  paymentStatus: 'Thanh toán',
  kind: 'Loại đơn',
  allMethods: 'Mọi hình thức',
  allPayments: 'Mọi thanh toán',
  allKinds: 'Mọi loại đơn',
  sort: 'Sắp xếp',
  arrived: (count: number) => `${count} đơn mới`,
  emptyTitle: 'Chưa có đơn hàng nào',
  emptyText: 'Đơn hàng mới sẽ hiện ở đây ngay khi khách đặt.',
  columns: {
    code: 'Mã đơn',
    customer: 'Khách',
    goods: 'Sản phẩm',
    status: 'Trạng thái',
    total: 'Tổng',
    at: 'Lúc',
  },
  hasNote: 'Có ghi chú nội bộ',
  staffPrice: 'Giá nhân viên',
  sorts: {
    new: 'Mới nhất',
    old: 'Cũ nhất',
    total: 'Giá trị cao nhất',
  } satisfies Record<(typeof boardSorts)[number], string>,
  methods: {
    cash: 'Tiền mặt',
    domesticCard: 'Thẻ nội địa',
    internationalCard: 'Thẻ quốc tế',
    qrCode: 'QR',
    transfer: 'Chuyển khoản',
  } satisfies Record<PaymentMethod, string>,
  onDelivery: 'thu khi giao',
  collected: 'đã thu',
  received: 'đã nhận',
  waiting: 'chưa nhận',
  missing: (amount: number) => `thiếu ${formatVnd(amount)}`,
  refunding: 'hoàn tiền',
} as const

/** Many orders that leave together. */
export const shipTexts = {
  title: 'Giao các đơn cho đơn vị vận chuyển',
  count: (count: number) => `${count} đơn`,
  will: (count: number) => `${count} đơn sẽ rời kho.`,
  none: 'Không đơn nào trong số đã chọn giao được lúc này.',
  others: (count: number, codes: readonly string[]) =>
    `${count} đơn không ở trạng thái chờ giao, để nguyên: ${codes.slice(0, 3).join(', ')}${codes.length > 3 ? '…' : ''}`,
  carrier: 'Đơn vị vận chuyển',
  each: 'Theo từng đơn',
  ship: (count: number) => `Giao ${count} đơn`,
  cancel: 'Để sau',
  underWay: (done: number, all: number) => `Đã giao ${done}/${all} đơn…`,
  stop: 'Dừng sau đơn này',
  stopped: 'Đã dừng trước đơn này',
} as const
