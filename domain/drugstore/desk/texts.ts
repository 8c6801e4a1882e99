/** What the audit calls the desk's writes on pharmacies. */
export const auditTexts = {
  added: 'Thêm nhà thuốc',
  changed: 'Sửa nhà thuốc',
  closed: 'Ngừng nhà thuốc',
  opened: 'Mở lại nhà thuốc',
  imported: 'Nhập danh sách nhà thuốc',
  accountAdded: 'Thêm tài khoản nhà thuốc',
  accountChanged: 'Sửa tài khoản nhà thuốc',
  accountReset: 'Cấp lại mật khẩu nhà thuốc',
  linkAdded: 'Tạo liên kết nhà thuốc',
  linkChanged: 'Sửa liên kết nhà thuốc',
} as const

/** Why a write on a pharmacy is refused, beside its field. */
export const deskStoreTexts = {
  codeTaken: 'Mã này đã có nhà thuốc khác dùng',
  usernameTaken: 'Tên đăng nhập này đã có người dùng',
  pointIncomplete: 'Cần cả vĩ độ và kinh độ',
} as const

/** How the state of a pharmacy is called, on the screen and in a list. */
export const storeStatusLabels = { active: 'Hoạt động', disabled: 'Đã ngừng' } as const

/** The name of a list of pharmacies that leaves the desk. */
export const storesFile = 'nha-thuoc'
