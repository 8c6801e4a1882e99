import { Refusal } from '#domain/errors.ts'
import type { AnyListing } from '#domain/listing.ts'
import { permissionsOf } from '#domain/staff/permissions.ts'
import type { Caller } from '../context.ts'
import { getStaff } from '../platform/http/access.ts'

/** The list of this path; refuses `notFound`, and `forbidden` whoever may not see it. */
export function getReadableList(
  lists: readonly AnyListing[],
  path: string,
  caller: Caller,
): AnyListing {
  const list = lists.find((each) => each.path === path)
  if (!list) throw new Refusal('notFound')
  if (!permissionsOf(getStaff(caller).role).includes(list.reads)) throw new Refusal('forbidden')
  return list
}

/** Whether somebody may share a view with all who see the list. */
export function mayShare({ shares }: AnyListing, caller: Caller): boolean {
  return permissionsOf(getStaff(caller).role).includes(shares)
}
