/** Owners see statistics and login settings as well. */
export const storeRoles = ['owner', 'staff'] as const
export type StoreRole = (typeof storeRoles)[number]

export const storeRoleLabels: Record<StoreRole, string> = {
  owner: 'Chủ nhà thuốc',
  staff: 'Nhân viên',
}
