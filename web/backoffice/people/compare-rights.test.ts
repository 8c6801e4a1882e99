import { expect, test } from 'vitest'
import {
  permissionAreas,
  permissionsIn,
  type PermissionArea,
} from '#domain/staff/permission-areas.ts'
import { permissions, permissionsOf } from '#domain/staff/permissions.ts'
import { compareRights } from './compare-rights.ts'

test('each right stands in one area, and a role holds there what it holds', () => {
  const areas = Object.keys(permissionAreas) as PermissionArea[]
  expect(areas.flatMap((area) => permissionsIn(area)).toSorted()).toEqual(
    Object.keys(permissions).toSorted(),
  )
  const held = compareRights('care').flatMap(({ rights }) => rights.map((one) => one.permission))
  expect(held.toSorted()).toEqual(permissionsOf('care').toSorted())
  expect(compareRights('admin').every(({ all, held: count }) => all === count)).toBe(true)
})

test('beside another role it is told what is more and what is less', () => {
  const marks = new Map(
    compareRights('warehouse', 'care').flatMap(({ rights }) =>
      rights.map(({ permission, mark }) => [permission, mark]),
    ),
  )
  expect(marks.get('orders.ship')).toBe('added')
  expect(marks.get('orders.cancel')).toBe('removed')
  expect(marks.get('orders.read')).toBe('same')
  expect(marks.has('audit.read')).toBe(false)
})
