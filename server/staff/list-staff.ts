import type { StaffUser } from '#domain/staff/api.ts'
import type { Context } from '../context.ts'
import { toStaffUser } from './staff-view.ts'
import { listUsers } from './user-store.ts'

export async function listStaff(ctx: Context): Promise<StaffUser[]> {
  return (await listUsers(ctx.db)).map(toStaffUser)
}
