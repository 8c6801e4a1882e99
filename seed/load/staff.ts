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
    const licence = login.role === 'pharmacist' ? pharmacistLicence : ''
    const person = { ...login, full_name: names[login.role], licence }
    await tools.db.transaction().execute((trx) => saveStaff(tools, trx, person))
  }
}

/** Nobody's: no province gives such numbers. */
export const pharmacistLicence = '0000457/CCHN-D-AL'

const names = {
  admin: 'Lê Quang Minh',
  care: 'Phạm Thu Hà',
  warehouse: 'Hoàng Văn Dũng',
  accountant: 'Đỗ Thị Ngọc Anh',
  content: 'Vũ Khánh Linh',
  pharmacist: 'Trịnh Minh Châu',
}
