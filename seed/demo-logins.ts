/** The demo's staff share a password and an authenticator secret, so one entry in the app serves all. */
const staff = { password: 'Sen-Vang-Ho-Tay-2718', totp_secret: 'ANLANHDEMOQUANTRIZ2X4K7TWQLM3YHB' }

/** Whoever works at the demo's pharmacies. */
const atStores = { password: 'Sao-La-Truong-Son-218' }

/** With these one looks around in the demo; they exist nowhere else. */
export const demoLogins = {
  member: { phone: '0909123456', password: '246810' },
  /** Orders at the staff price by the code that is sent to either phone. */
  employee: { number: 'NV0012', phones: ['0908111222', '0908111333'] },
  store: { code: 'NT00218', username: 'nt00218', ...atStores },
  storeStaff: { code: 'NT00218', username: 'nt00218.hoa', ...atStores },
  /** To try that two stores on one phone are kept apart. */
  otherStore: { code: 'NT00007', username: 'nt00007', ...atStores },
  admin: { username: 'quanly', ...staff },
  staff: [
    { role: 'care', username: 'cskh', ...staff },
    { role: 'warehouse', username: 'kho', ...staff },
    { role: 'accountant', username: 'ketoan', ...staff },
    { role: 'content', username: 'noidung', ...staff },
  ],
} as const
