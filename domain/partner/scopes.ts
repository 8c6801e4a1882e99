/** What a partner's key may be allowed to do, and what staff call it. Deny by default: a key has what it was given. */
export const partnerScopes = {
  'places.read': 'Tỉnh, huyện, xã',
  'masterdata.read': 'Danh mục nghề nghiệp',
  'products.read': 'Giá và phí giao của sản phẩm',
  'products.write': 'Tạo sản phẩm chưa đăng bán',
  'orders.read': 'Đơn hàng: trạng thái, số tiền, sản phẩm',
  'orders.personal': 'Đơn hàng: người nhận và diễn biến',
  'members.read': 'Kiểm tra số điện thoại, hạng thành viên',
  'members.write': 'Ghi địa chỉ của thành viên',
} as const

export type PartnerScope = keyof typeof partnerScopes

/** In the order in which people read them. */
export const partnerScopeNames = Object.keys(partnerScopes) as [PartnerScope, ...PartnerScope[]]
