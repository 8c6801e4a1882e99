import type { ShopIdentity } from '#domain/settings/api.ts'
import { shopIdentity } from '#domain/settings/texts.ts'

/** Who the demo's shop is: values of settings, as any owner writes their own. */
export const demoShop: ShopIdentity = {
  brandName: 'An Lành',
  shortName: 'An Lành',
  hotline: '028 7102 6089',
  vaccineHotline: '028 7102 6595',
  openingHours: '7:30 - 21:30 hằng ngày',
  companyName: 'Công ty Cổ phần Dược phẩm An Lành',
  taxCode: '0310000000',
  companyAddresses: [
    'TP. Hồ Chí Minh: 148 Hoàng Hoa Thám, phường 12, quận Tân Bình',
    'Hà Nội: 180 Trường Chinh, phường Khương Thượng, quận Đống Đa',
    'Đà Nẵng: Lô 02-A4.3 và Lô 03-A4.3, Khu đất công viên Bắc Tượng Đài, phường Hòa Cường Bắc, quận Hải Châu',
  ],
  registration:
    'Mã số doanh nghiệp 0310000000 do Sở Kế hoạch và Đầu tư TP. Hồ Chí Minh cấp lần đầu ngày 01/06/2010',
  email: 'cskh@anlanh.example',
  slogan: 'An lành mỗi ngày, khoẻ cả gia đình',
  disclaimer: shopIdentity.disclaimer,
  pharmacyLicence: '',
  foodLicence: '',
  ministryLink: '',
  zaloLink: '',
}
