import { publishedLogins } from '#server/published-logins.ts'

const { member, staff, pharmacies, partner } = publishedLogins

/** The demo's staff share a password and an authenticator secret, so one entry in the app serves all. */
const inBackoffice = { password: staff.password, totp_secret: 'ANLANHDEMOQUANTRIZ2X4K7TWQLM3YHB' }

/** Whoever works at the demo's pharmacies. */
const { password } = pharmacies

const [quanly, cskh, kho, ketoan, noidung, duocsi, duocsi2] = staff.usernames
const [owner, hoa, other] = pharmacies.usernames

/** With these one looks around in the demo; they exist nowhere else. */
export const demoLogins = {
  member,
  /** Orders at the staff price by the code that is sent to either phone. */
  employee: { number: 'NV0012', phones: ['0908111222', '0908111333'] },
  pharmacy: { code: 'NT00218', username: owner, password },
  pharmacyStaff: { code: 'NT00218', username: hoa, password },
  /** To try that two pharmacies on one phone are kept apart. */
  otherPharmacy: { code: 'NT00007', username: other, password },
  /** Keys of the sandbox partner: two that may do everything, and one for places alone. */
  partner: {
    key: partner.key,
    key2: partner.key2,
    token_key: partner.token_key,
    limited_key: partner.limited_key,
  },
  admin: { username: quanly, ...inBackoffice },
  staff: [
    { role: 'care', username: cskh, ...inBackoffice },
    { role: 'warehouse', username: kho, ...inBackoffice },
    { role: 'accountant', username: ketoan, ...inBackoffice },
    { role: 'content', username: noidung, ...inBackoffice },
    { role: 'pharmacist', username: duocsi, ...inBackoffice },
    // Whoever answers a question needs another pharmacist who reads it.
    { role: 'pharmacist', username: duocsi2, ...inBackoffice },
  ],
} as const
