import type { Context } from '#server/context.ts'
import { saveStaff } from '#server/staff/index.ts'
import { demoLogins } from '../demo-logins.ts'

/**
 * Somebody for each role at the demo's back office, also where the demo was loaded before there was one.
 * Whoever exists is left as they are.
 */
export async function loadStaff(tools: Pick<Context, 'db' | 'clock' | 'config'>): Promise<void> {
  const { admin, staff } = demoLogins
  for (const login of [{ role: 'admin', ...admin } as const, ...staff]) {
    const person = { ...login, ...people[login.username] }
    await tools.db.transaction().execute((trx) => saveStaff(tools, trx, person))
  }
}

/** Nobody's: no province gives such numbers. */
export const pharmacistLicence = '0000457/CCHN-D-AL'
const secondLicence = '0000461/CCHN-D-AL'
/** All that stand under what the demo's pharmacists signed. */
export const demoLicences = [pharmacistLicence, secondLicence]

const people = {
  quanly: { full_name: 'Lê Quang Minh', licence: '' },
  cskh: { full_name: 'Phạm Thu Hà', licence: '' },
  kho: { full_name: 'Hoàng Văn Dũng', licence: '' },
  ketoan: { full_name: 'Đỗ Thị Ngọc Anh', licence: '' },
  noidung: { full_name: 'Vũ Khánh Linh', licence: '' },
  duocsi: { full_name: 'Trịnh Minh Châu', licence: pharmacistLicence },
  duocsi2: { full_name: 'Ngô Bảo Ngân', licence: secondLicence },
}
