import type { RevenueBasis, RevenueGroup, RevenueRow } from './api.ts'

/** How reports call what they show, on screens and in files. */
export const reportTexts = {
  bases: { placed: 'Ngày đặt', delivered: 'Ngày giao xong' } satisfies Record<RevenueBasis, string>,
  groups: {
    day: 'Ngày',
    week: 'Tuần',
    month: 'Tháng',
    type: 'Loại đơn',
    buyer: 'Người mua',
    place: 'Nơi nhận',
    product: 'Sản phẩm',
    brand: 'Thương hiệu',
  } satisfies Record<RevenueGroup, string>,
  types: { normal: 'Hàng của shop', vaccine: 'Vắc-xin', points: 'Gói điểm' } as Record<
    string,
    string
  >,
  buyers: { guest: 'Khách lẻ', member: 'Thành viên', employee: 'Nhân viên' } as Record<
    string,
    string
  >,
  delivered: 'Giao tận nơi',
  columns: {
    orders: 'Số đơn',
    cancelled: 'Đã huỷ',
    pieces: 'Số lượng',
    gross: 'Tiền hàng',
    price_discount: 'Giảm giá',
    employee_discount: 'Giá nhân viên',
    voucher: 'Voucher',
    fee: 'Phí giao',
    returned: 'Hàng trả',
    net: 'Doanh thu thuần',
  } satisfies Record<Exclude<keyof RevenueRow, 'key' | 'name'>, string>,
}
