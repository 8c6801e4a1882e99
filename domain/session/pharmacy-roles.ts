/** Owners see statistics and login settings as well. */
export const pharmacyRoles = ['owner', 'staff'] as const
export type PharmacyRole = (typeof pharmacyRoles)[number]

export const pharmacyRoleLabels: Record<PharmacyRole, string> = {
  owner: 'Chủ nhà thuốc',
  staff: 'Nhân viên',
}
