import { cut } from '../../import-texts.ts'

/** What staff read about pharmacies. */
export const pharmacyTexts = {
  nameLength: 'Tên nhà thuốc cần từ 3 đến 150 ký tự',
  codeTaken: 'Mã này đã có nhà thuốc khác dùng',
  listedLater: 'Ngày đồng ý không thể sau hôm nay',
  usernameTaken: 'Tên đăng nhập này đã có người dùng',
  // What the audit calls the back office's writes.
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

/** How the state of a pharmacy is called, on the screen and in a list. */
export const pharmacyStatusLabels = { active: 'Hoạt động', disabled: 'Đã ngừng' } as const

/** The same in a list, with other words for it. */
export const pharmacyStates = [
  {
    value: 'active',
    words: [pharmacyStatusLabels.active, 'Đang hoạt động', 'Đang mở', 'active'],
  },
  {
    value: 'disabled',
    words: [pharmacyStatusLabels.disabled, 'Ngừng', 'Ngừng hoạt động', 'Đã đóng', 'disabled'],
  },
] as const

/** The columns of a list of pharmacies, with other words for them. */
export const pharmacyColumns = {
  code: { head: 'Mã nhà thuốc', also: ['ma', 'ma nt', 'code'] },
  name: { head: 'Tên nhà thuốc', also: ['ten', 'nha thuoc', 'name'] },
  phone: { head: 'Số điện thoại', also: ['dien thoai', 'sdt', 'so dt', 'phone'] },
  street: { head: 'Địa chỉ', also: ['so nha duong', 'duong', 'address', 'street'] },
  province: {
    head: 'Tỉnh/Thành phố',
    also: ['tinh', 'thanh pho', 'tinh thanh', 'tinh tp', 'tinh thanh pho', 'province'],
  },
  district: { head: 'Quận/Huyện', also: ['quan', 'huyen', 'quan huyen', 'district'] },
  ward: { head: 'Phường/Xã', also: ['phuong', 'xa', 'phuong xa', 'phuong xa thi tran', 'ward'] },
  latitude: { head: 'Vĩ độ', also: ['lat', 'latitude'] },
  longitude: { head: 'Kinh độ', also: ['lng', 'long', 'lon', 'longitude'] },
  listedOn: {
    head: 'Ngày đồng ý hiện trên trang',
    also: ['ngay dong y', 'hien tren trang', 'listed'],
  },
  publicPhone: { head: 'Điện thoại cho khách', also: ['dien thoai cua hang', 'sdt cho khach'] },
  weekly: { head: 'Giờ mở cửa', also: ['gio', 'gio lam viec', 'hours'] },
  exceptions: { head: 'Ngày nghỉ, giờ riêng', also: ['ngay nghi', 'ngay rieng'] },
  services: { head: 'Dịch vụ', also: ['dich vu tai quay', 'services'] },
  status: { head: 'Trạng thái', also: ['tinh trang', 'hoat dong', 'status'] },
}

export const pharmaciesFile = 'nha-thuoc'

/** What is wrong with where a pharmacy is, in a file. */
export const pharmacyPlaceTexts = {
  provinceUnknown: (name: string) => `Không có tỉnh, thành phố “${cut(name)}”`,
  provinceNeeded: 'Ghi thêm tỉnh, thành phố cho quận, huyện này',
  districtUnknown: (name: string, province: string) => `${province} không có “${cut(name)}”`,
  provinceMerged: (name: string) =>
    `“${cut(name)}” không còn từ 7/2025. Ghi tỉnh, thành phố mới, hoặc ghi thêm quận, huyện cũ`,
  wardAlone: 'Ghi thêm tỉnh, thành phố cho phường, xã này',
  wardUnknown: (name: string, district: string) => `${district} không có “${cut(name)}”`,
  newWardUnknown: (name: string, province: string) =>
    `${province} không có “${cut(name)}” từ 7/2025. Nếu là phường, xã cũ, ghi thêm quận, huyện`,
  degreesWrong: (text: string) => `“${cut(text)}” chưa phải toạ độ`,
  degreesAlone: 'Cần cả vĩ độ và kinh độ',
} as const

/** What is wrong with opening hours and dates, in a file. */
export const pharmacyHoursTexts = {
  weeklyWrong: (text: string) =>
    `“${cut(text)}” chưa rõ. Ghi dạng “T2-T7 07:00-21:00; CN 08:00-12:00, 14:00-20:00”`,
  exceptionsWrong: (text: string) =>
    `“${cut(text)}” chưa rõ. Ghi dạng “05/02/2027-08/02/2027 nghỉ (Tết); 02/09/2027 08:00-12:00”`,
  dayWrong: (text: string) => `“${cut(text)}” chưa phải ngày. Ghi dạng 24/11/2026`,
} as const
