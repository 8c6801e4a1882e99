import { expect, test } from 'vitest'
import { lists, recordKinds } from '#server/record-kinds.ts'
import { backofficeMenu } from '#web/backoffice/layout/backoffice-menu.ts'

test('every kind of record that search finds has its place in the menu', () => {
  const found = recordKinds.filter(({ handlers }) => handlers.describe)
  const listed = backofficeMenu.flatMap(({ records, permission }) =>
    records === undefined ? [] : [`${records} ${permission}`],
  )
  const kinds = found.map(({ resource }) => `${resource.path} ${resource.permission}.read`)
  expect(listed.toSorted()).toEqual(kinds.toSorted())
})

test('a view of a list is seen by whoever may see the list', () => {
  for (const { path, reads, list } of lists) {
    expect('permission' in list && list.permission, path).toBe(reads)
    expect(list.path, path).toBe(`/admin/${path}`)
  }
})
