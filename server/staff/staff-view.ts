import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { SignedInUser, StaffUser } from '#domain/staff/api.ts'
import type { StaffAccount } from '#domain/staff/backoffice.ts'
import { permissionsOf } from '#domain/staff/permissions.ts'
import type { StaffRow } from './user-queries.ts'

/** As the back office lists them. */
export function toStaffAccount(row: Shown & Pick<StaffRow, 'version' | 'licence'>): StaffAccount {
  const { version, licence, status } = row
  return { ...toStaffUser(row), version, licence, locked: status === 'disabled' }
}

/** With what they may do: the back office's menu and buttons read it. */
export function toSignedInUser(row: StaffRow): SignedInUser {
  return { ...toStaffUser(row), permissions: [...permissionsOf(row.role)] }
}

type Shown = Pick<StaffRow, 'id' | 'username' | 'full_name' | 'role' | 'status' | 'last_seen_at'>

function toStaffUser(row: Shown): StaffUser {
  const { id, username, full_name, role, status, last_seen_at } = row
  const seen = last_seen_at ? { last_seen_at: toVietnamIso(last_seen_at) } : {}
  return { id, username, full_name, role, status, ...seen }
}
