import type { NewMember } from '#server/identity/index.ts'
import { demoLogins } from '../demo-logins.ts'

/** The person to look around with. */
export const lan: NewMember = {
  ...demoLogins.member,
  fullName: 'Nguyễn Thị Mai Lan',
  email: 'mai.lan@example.vn',
  gender: 'female',
  birthday: '1986-03-08',
  jobId: 1,
  healths: [4, 5, 11],
  addresses: [
    {
      label: 'WORK',
      province_id: 79,
      district_id: 766,
      ward_id: 26_971,
      address: '148 Hoàng Hoa Thám',
    },
    {
      label: 'HOME',
      province_id: 1,
      district_id: 6,
      ward_id: 238,
      address: '12 ngõ 34 Trường Chinh',
    },
  ],
  consents: { zaloTransaction: true, smsTransaction: true, zaloCommercial: true },
}

/** Who ordered, and where to. */
export const home = {
  phone: lan.phone,
  receiver: lan.fullName,
  shippingFee: 10_000,
  address: {
    province_id: 1,
    district_id: 6,
    ward_id: 238,
    street: '12 ngõ 34 Trường Chinh',
    full_address: '12 ngõ 34 Trường Chinh, Phường Khương Thượng, Quận Đống Đa, Hà Nội',
  },
}
