import {
  permissionAreas,
  permissionsIn,
  type PermissionArea,
} from '#domain/staff/permission-areas.ts'
import { permissionsOf, type Permission, type StaffRole } from '#domain/staff/permissions.ts'

export interface ComparedRight {
  permission: Permission
  /** Held by the role alone, by what it is compared with alone, or by both. */
  mark: 'added' | 'removed' | 'same'
}

export interface AreaRights {
  area: PermissionArea
  /** How many there are in the area, and how many of them the role has. */
  all: number
  held: number
  rights: readonly ComparedRight[]
}

/** What a role may do, area by area; beside another role, what it may do more and less than that one. */
export function compareRights(role: StaffRole, other: StaffRole = role): readonly AreaRights[] {
  const [mine, theirs] = [permissionsOf(role), permissionsOf(other)]
  return (Object.keys(permissionAreas) as PermissionArea[]).map((area) => {
    const all = permissionsIn(area)
    const known = all.filter((one) => mine.includes(one) || theirs.includes(one))
    const rights = known.map((permission) => ({ permission, mark: markOf(permission) }))
    const held = all.filter((one) => mine.includes(one)).length
    return { area, all: all.length, held, rights }
  })

  function markOf(permission: Permission): ComparedRight['mark'] {
    if (!theirs.includes(permission)) return 'added'
    return mine.includes(permission) ? 'same' : 'removed'
  }
}
