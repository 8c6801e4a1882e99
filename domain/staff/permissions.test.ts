import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { permissions, permissionsOf, staffRoles } from './permissions.ts'

const page = readFileSync(new URL('../../docs/rules/backoffice.md', import.meta.url), 'utf8')
const rows = [...page.matchAll(/^\| `(\w+\.\w+)` +\| (.+?) +\|(.+)\|$/gm)].map((row) => ({
  permission: row[1]!,
  label: row[2]!,
  cells: row[3]!.split('|').map((cell) => cell.trim()),
}))

describe('docs/rules/backoffice.md', () => {
  test('names every permission with its label', () => {
    const told = Object.fromEntries(rows.map(({ permission, label }) => [permission, label]))
    expect(told).toEqual(permissions)
  })

  test('has a column for each role', () => {
    expect(page).toMatch(
      new RegExp(`\\| permission +\\| what +\\| ${staffRoles.join(' +\\| ')} +\\|`),
    )
  })

  test.each(staffRoles.map((role, column) => [role, column] as const))(
    'says what %s may do',
    (role, column) => {
      const marked = rows.filter(({ cells }) => cells[column] === 'x')
      expect(marked.map(({ permission }) => permission).toSorted()).toEqual(
        permissionsOf(role).toSorted(),
      )
      expect(new Set(rows.map(({ cells }) => cells[column]))).toEqual(
        new Set(role === 'admin' ? ['x'] : ['x', '–']),
      )
    },
  )
})

test('whoever may change something may see it', () => {
  for (const role of staffRoles) {
    const held = new Set<string>(permissionsOf(role))
    const areas = [...held].map((permission) => permission.split('.')[0]!)
    const blind = areas.filter((area) => `${area}.read` in permissions && !held.has(`${area}.read`))
    expect(blind, role).toEqual([])
  }
})
