/**
 * Everything staff may be allowed to do. This table and the roles below are all there is: the API's
 * guard, the desk's menu and its buttons read them.
 */
export const permissions = {
  'orders.read': 'Xem đơn hàng',
  'orders.note': 'Ghi chú đơn hàng',
  'orders.ship': 'Giao hàng, cập nhật giao hàng',
  'orders.cancel': 'Huỷ đơn, trả lời yêu cầu huỷ',
  'orders.return': 'Nhận hàng trả',
  'orders.export': 'Xuất danh sách đơn hàng',
  'payments.read': 'Xem đối soát và hoàn tiền',
  'payments.resolve': 'Xử lý giao dịch ngân hàng',
  'refunds.complete': 'Xác nhận đã hoàn tiền',
  'products.read': 'Xem sản phẩm và tồn kho',
  'products.edit': 'Sửa sản phẩm, tải ảnh',
  'stock.adjust': 'Điều chỉnh tồn kho',
  'customers.read': 'Xem khách hàng',
  'codes.read': 'Tra cứu mã hàng chính hãng',
  'employees.read': 'Xem nhân viên công ty',
  'employees.edit': 'Sửa nhân viên công ty',
  'stores.read': 'Xem nhà thuốc, nhật ký tích điểm',
  'stores.edit': 'Quản lý nhà thuốc, tài khoản và liên kết',
  'surveys.read': 'Xem khảo sát và kết quả',
  'surveys.edit': 'Soạn, mở và đóng khảo sát',
  'settings.read': 'Xem cài đặt',
  'settings.edit': 'Sửa cài đặt',
  'staff.read': 'Xem tài khoản quản trị',
  'staff.edit': 'Quản lý tài khoản quản trị',
  'jobs.read': 'Xem việc tự động bị lỗi',
  'jobs.replay': 'Làm lại, bỏ qua việc tự động bị lỗi',
  'audit.read': 'Xem nhật ký thao tác',
} as const
export type Permission = keyof typeof permissions

export const staffRoles = ['admin', 'care', 'warehouse', 'accountant', 'content'] as const
export type StaffRole = (typeof staffRoles)[number]

export const staffRoleLabels: Record<StaffRole, string> = {
  admin: 'Quản trị',
  care: 'Chăm sóc khách hàng',
  warehouse: 'Kho vận',
  accountant: 'Kế toán',
  content: 'Nội dung',
}

const ofRoles: Record<Exclude<StaffRole, 'admin'>, readonly Permission[]> = {
  care: [
    ...(['orders.read', 'orders.note', 'orders.cancel', 'orders.return'] as const),
    ...(['products.read', 'customers.read', 'codes.read', 'payments.read'] as const),
    ...(['stores.read', 'surveys.read', 'jobs.read'] as const),
  ],
  warehouse: [
    ...(['orders.read', 'orders.note', 'orders.ship', 'orders.return'] as const),
    ...(['products.read', 'stock.adjust'] as const),
  ],
  accountant: [
    ...(['orders.read', 'orders.note', 'orders.export', 'customers.read'] as const),
    ...(['payments.read', 'payments.resolve', 'refunds.complete'] as const),
  ],
  content: [
    ...(['products.read', 'products.edit', 'stores.read'] as const),
    ...(['surveys.read', 'surveys.edit'] as const),
  ],
}

/** What a role may do. */
export function permissionsOf(role: StaffRole): readonly Permission[] {
  return role === 'admin' ? (Object.keys(permissions) as Permission[]) : ofRoles[role]
}
