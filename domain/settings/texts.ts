import type { ShopIdentity } from './api.ts'

/** Under which settings stand in the back office, in this order. */
export const settingGroups = {
  shop: 'Cửa hàng',
  order: 'Đặt hàng và giao hàng',
  payment: 'Thanh toán',
  loyalty: 'Tích điểm',
  message: 'Tin nhắn',
  question: 'Hỏi chuyên gia',
} as const

/** What a new shop starts with; staff change it in the settings. */
export const shopIdentity: ShopIdentity = {
  brandName: 'An Lành',
  hotline: '028 7102 6089',
  vaccineHotline: '028 7102 6595',
  companyName: 'Công ty Cổ phần Dược phẩm An Lành',
  companyAddresses: [
    'TP. Hồ Chí Minh: 148 Hoàng Hoa Thám, phường 12, quận Tân Bình',
    'Hà Nội: 180 Trường Chinh, phường Khương Thượng, quận Đống Đa',
    'Đà Nẵng: Lô 02-A4.3 và Lô 03-A4.3, Khu đất công viên Bắc Tượng Đài, phường Hòa Cường Bắc, quận Hải Châu',
  ],
  registration:
    'Mã số doanh nghiệp 0310000000 do Sở Kế hoạch và Đầu tư TP. Hồ Chí Minh cấp lần đầu ngày 01/06/2010',
  email: 'cskh@anlanh.example',
  slogan: 'An lành mỗi ngày, khoẻ cả gia đình',
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
