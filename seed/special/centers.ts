import type { NewCenter } from '#server/vaccine/index.ts'

const everyDay = '7:30–17:00, tất cả các ngày trong tuần'
const withoutSunday = '7:30–17:00, thứ Hai đến thứ Bảy'

/** Invented, as the company itself; the places exist. */
export const vaccineCenters: Omit<NewCenter, 'sort' | 'phone'>[] = [
  {
    code: 'HN-DONGDA',
    name: 'Trung tâm tiêm chủng An Lành Đống Đa',
    street: '180 Trường Chinh',
    place: 'Phường Khương Thượng, Quận Đống Đa',
    province_id: 1,
    province: 'Hà Nội',
    opening_hours: everyDay,
  },
  {
    code: 'HN-LONGBIEN',
    name: 'Trung tâm tiêm chủng An Lành Long Biên',
    street: '465 Nguyễn Văn Cừ',
    place: 'Phường Gia Thụy, Quận Long Biên',
    province_id: 1,
    province: 'Hà Nội',
    opening_hours: everyDay,
  },
  {
    code: 'HP-LECHAN',
    name: 'Trung tâm tiêm chủng An Lành Hải Phòng',
    street: '12 Hồ Sen',
    place: 'Phường Trại Cau, Quận Lê Chân',
    province_id: 31,
    province: 'Hải Phòng',
    opening_hours: withoutSunday,
  },
  {
    code: 'DN-HAICHAU',
    name: 'Trung tâm tiêm chủng An Lành Đà Nẵng',
    street: '58 Núi Thành',
    place: 'Phường Hòa Cường Bắc, Quận Hải Châu',
    province_id: 48,
    province: 'Đà Nẵng',
    opening_hours: everyDay,
  },
  {
    code: 'KH-NHATRANG',
    name: 'Trung tâm tiêm chủng An Lành Nha Trang',
    street: '22 Lê Thánh Tôn',
    place: 'Phường Lộc Thọ, Thành phố Nha Trang',
    province_id: 56,
    province: 'Khánh Hòa',
    opening_hours: withoutSunday,
  },
  {
    code: 'HCM-TANBINH',
    name: 'Trung tâm tiêm chủng An Lành Tân Bình',
    street: '148 Hoàng Hoa Thám',
    place: 'Phường 12, Quận Tân Bình',
    province_id: 79,
    province: 'Hồ Chí Minh',
    opening_hours: everyDay,
  },
  {
    code: 'HCM-THUDUC',
    name: 'Trung tâm tiêm chủng An Lành Thủ Đức',
    street: '216 Võ Văn Ngân',
    place: 'Phường Bình Thọ, Thành phố Thủ Đức',
    province_id: 79,
    province: 'Hồ Chí Minh',
    opening_hours: everyDay,
  },
  {
    code: 'CT-NINHKIEU',
    name: 'Trung tâm tiêm chủng An Lành Cần Thơ',
    street: '91 Trần Hưng Đạo',
    place: 'Phường An Cư, Quận Ninh Kiều',
    province_id: 92,
    province: 'Cần Thơ',
    opening_hours: withoutSunday,
  },
]
