import type { ShopIdentity } from './api.ts'

/** Under which settings stand in the back office, in this order. */
export const settingGroups = {
  shop: 'Cửa hàng',
  joining: 'Đăng ký, đăng nhập',
  order: 'Đặt hàng',
  delivery: 'Giao hàng',
  payment: 'Thanh toán',
  price: 'Giá và ưu đãi',
  loyalty: 'Tích điểm',
  message: 'Tin nhắn',
  question: 'Hỏi chuyên gia',
  tags: 'Đo lường',
  chat: 'Trò chuyện với khách',
  captcha: 'Chống máy tự động',
  desk: 'Trang quản trị',
} as const

export const loyaltySettingTexts = {
  pointValue: 'Vui lòng ghi như: 01/01/2026: 1.000 VNĐ (Quyết định 12/2026)',
}

export const chatSettingTexts = {
  weekly: 'Vui lòng ghi như: T2-T7 07:30-21:30; CN nghỉ',
  holiday: 'Vui lòng ghi như: 01/01/2027 nghỉ (Tết Dương lịch)',
  away: 'Vui lòng viết ít nhất 10 ký tự.',
  rule: 'Vui lòng ghi như: 01/01/2026: 365 ngày, ảnh 90 ngày',
  https: 'Địa chỉ cần bắt đầu bằng https://',
  origin: 'Chỉ ghi nguồn, không có đường dẫn: https://chat.vidu.vn',
  id: 'Mã chỉ gồm chữ không dấu, số và . : _ -',
  scriptMissing: 'Vui lòng nhập địa chỉ mã nhúng.',
  initialAway:
    'Cảm ơn Quý khách đã nhắn tin. Dược sĩ hiện không trực và sẽ trả lời từ {gio}. Quý khách cứ để lại câu hỏi ở đây.',
  initialVaccineAway:
    'Cảm ơn Quý khách đã nhắn tin. Trung tâm tiêm chủng hiện không trực và sẽ trả lời từ {gio}. Quý khách cứ để lại câu hỏi ở đây.',
}

export const captchaProviderLabels = {
  altcha: 'Của cửa hàng (ALTCHA)',
  turnstile: 'Cloudflare Turnstile',
  recaptcha: 'Google reCAPTCHA v3',
}

export const captchaSettingTexts = {
  siteKey: 'Khoá chỉ gồm chữ không dấu, số, - và _',
  siteKeyMissing: 'Vui lòng nhập khoá trang của bên kiểm tra.',
  version: 'Phiên bản có dạng v0, v3.',
  versionNeeded: (version: string) => `Vui lòng nhập phiên bản ${version}.`,
  noSecret: 'Chưa có khoá bí mật của bên này. Vui lòng lưu khoá bí mật trước.',
  secretInUse: 'Bên này đang được dùng để kiểm tra. Vui lòng chọn bên khác trước khi xoá khoá.',
  noCarrierSecret: 'Chưa có khoá bí mật của đơn vị này. Vui lòng lưu khoá trước.',
  carrierSecretInUse: 'Đơn vị này đang tự tạo vận đơn. Vui lòng tắt trước khi xoá khoá.',
  secretWrong: 'Bên kiểm tra không nhận khoá bí mật này. Vui lòng xem lại.',
  secretShape: 'Khoá bí mật gồm 8 đến 100 ký tự không dấu, không có dấu cách.',
}

/** What the shop's frame says of settings. */
export const settingTexts = {
  taxCode: (code: string) => `Mã số thuế ${code}`,
}

/** What a new shop starts with, until its owner says who it is. */
export const shopIdentity: ShopIdentity = {
  brandName: 'Nhà thuốc',
  shortName: '',
  hotline: '',
  vaccineHotline: '',
  openingHours: '',
  companyName: '',
  taxCode: '',
  companyAddresses: [],
  registration: '',
  email: '',
  slogan: '',
  // To the letter of the rule on advertising supplements (Decree 15/2018, article 27).
  disclaimer: 'Thực phẩm này không phải là thuốc và không có tác dụng thay thế thuốc chữa bệnh',
  pharmacyLicence: '',
  foodLicence: '',
  ministryLink: '',
  zaloLink: '',
}

export const popularSearches = [
  'Xương khớp',
  'Mất ngủ',
  'Giải độc gan',
  'Bổ mắt',
  'Đẹp da',
  'Mỡ máu',
  'Glucosamine',
  'Giảm cân',
]
