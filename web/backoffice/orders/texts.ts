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
    payment: 'Thanh toán',
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
  collected: 'đã thu',
  received: 'đã nhận',
  waiting: 'chưa nhận',
  missing: (amount: number) => `thiếu ${formatVnd(amount)}`,
  refunding: 'hoàn tiền',
} as const
