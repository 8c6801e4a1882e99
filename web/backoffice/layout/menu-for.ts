import type { SignedInUser } from '#domain/staff/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import type { Screen } from '#web/backoffice/search/hits.ts'
import { backofficeTexts as texts } from '#web/backoffice/texts.ts'
import {
  backofficeMenu,
  backofficeMenuGroups,
  type BackofficeMenuEntry,
  type BackofficeMenuGroup,
} from './backoffice-menu.ts'
import { isCountedFor } from './menu-queues.ts'

/** What somebody may see of the menu, in its groups; counted is what they may work on. */
export function menuGroupsFor(
  user: Pick<SignedInUser, 'permissions'>,
): readonly BackofficeMenuGroup[] {
  return backofficeMenuGroups
    .map((group) => ({
      ...group,
      entries: group.entries
        .filter(({ permission }) => user.permissions.includes(permission))
        .map(({ count, ...entry }) =>
          count && isCountedFor(count, user.permissions) ? { ...entry, count } : entry,
        ),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** What somebody may see of the menu. */
export function menuFor(user: Pick<SignedInUser, 'permissions'>): readonly BackofficeMenuEntry[] {
  return backofficeMenu.filter(({ permission }) => user.permissions.includes(permission))
}

/** Where somebody may go: the menu, what of it is a way of its own, and what is about themselves. */
export function screensFor(user: Pick<SignedInUser, 'permissions'>): readonly Screen[] {
  return [
    { label: texts.today, path: backofficePaths.home() },
    ...menuFor(user),
    ...(user.permissions.includes('products.edit')
      ? [{ label: texts.importProducts, path: backofficePaths.productImport() }]
      : []),
    { label: texts.search, path: backofficePaths.search() },
    { label: texts.exports, path: backofficePaths.exports() },
    { label: texts.bulkJobs, path: backofficePaths.bulkJobs() },
    { label: texts.changePassword, path: backofficePaths.password() },
  ]
}
