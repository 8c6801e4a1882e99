import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { SignedInUser, StaffUser } from '#domain/staff/api.ts'
import { permissionsOf } from '#domain/staff/permissions.ts'
import type { StaffRow } from './user-store.ts'

export function toStaffUser(row: StaffRow): StaffUser {
  const { id, username, full_name, role, status, last_seen_at } = row
  const seen = last_seen_at ? { last_seen_at: toVietnamIso(last_seen_at) } : {}
  return { id, username, full_name, role, status, ...seen }
}

/** With what they may do: the desk's menu and buttons read it. */
export function toSignedInUser(row: StaffRow): SignedInUser {
  return { ...toStaffUser(row), permissions: [...permissionsOf(row.role)] }
}
