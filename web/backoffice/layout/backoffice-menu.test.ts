import { describe, expect, test } from 'vitest'
import { mayWorkOn } from '#domain/backoffice/today/queues.ts'
import { permissionsOf, staffRoles } from '#domain/staff/permissions.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { backofficeMenu, findMenuEntry } from './backoffice-menu.ts'
import { menuFor, menuGroupsFor } from './menu-for.ts'
import { menuQueues } from './menu-queues.ts'

describe('the menu of the back office', () => {
  test.for(staffRoles)('shows %s nothing that the role may not see', (role) => {
    const permissions = [...permissionsOf(role)]
    const shown = menuFor({ permissions })
    expect(shown.every((entry) => permissions.includes(entry.permission))).toBe(true)
    const hidden = backofficeMenu.filter((entry) => !shown.includes(entry))
    expect(hidden.some((entry) => permissions.includes(entry.permission))).toBe(false)
  })

  test.for(staffRoles)('counts for %s just what waits on the first page', (role) => {
    const permissions = permissionsOf(role)
    const counted = menuGroupsFor({ permissions: [...permissions] })
      .flatMap(({ entries }) => entries)
      .flatMap(({ count }) => (count && count !== 'bell' ? menuQueues[count] : []))
    const seen = menuFor({ permissions: [...permissions] }).flatMap(({ count }) =>
      count && count !== 'bell' ? menuQueues[count] : [],
    )
    expect(counted).toEqual(seen.filter((key) => mayWorkOn(key, permissions)))
  })

  test('has a queue of the first page for each count', () => {
    const counts = backofficeMenu.flatMap(({ count }) => count ?? [])
    expect(counts.toSorted()).toEqual(Object.keys(menuQueues).toSorted())
  })

  test('shows no group that is empty', () => {
    const groups = menuGroupsFor({ permissions: ['orders.read', 'payments.read'] })
    expect(groups.map(({ entries }) => entries.length)).toEqual([2, 2])
  })

  test('an administrator sees all of it', () => {
    expect(menuFor({ permissions: [...permissionsOf('admin')] })).toEqual(backofficeMenu)
  })

  test('a page belongs to the entry it lies below', () => {
    expect(findMenuEntry(backofficePaths.order('DH261122-AAAAAA'))?.permission).toBe('orders.read')
    expect(findMenuEntry(backofficePaths.home())).toBeUndefined()
    expect(findMenuEntry(backofficePaths.password())).toBeUndefined()
  })

  test('no entry lies below another', () => {
    const paths = backofficeMenu.map(({ path }) => path)
    const nested = paths.filter((path) =>
      paths.some((other) => other !== path && path.startsWith(other)),
    )
    expect(nested).toEqual([])
  })
})
