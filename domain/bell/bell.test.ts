import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { permissionsOf, staffRoles } from '../staff/permissions.ts'
import { initialChoices, isQuiet } from './choices.ts'
import { bellGroups, bellKindNames, bellKinds, kindsFor, rolesFor } from './kinds.ts'

const page = readFileSync(new URL('../../docs/rules/bell.md', import.meta.url), 'utf8')

describe('docs/rules/bell.md', () => {
  test('names every kind with its group and what it takes to be told', () => {
    const told = [...page.matchAll(/^\| `(\w+)` +\| `(\w+)` +\|.+\| `?([\w.]+)`? +\|$/gm)].map(
      ([, kind, group, permission]) => [kind, { group, permission }],
    )
    expect(Object.fromEntries(told)).toEqual(bellKinds)
  })

  const hours = [21, 22, 5, 6]
  const rows = [...page.matchAll(/^\| (\d+|–) +\| (\d+|–) +\|(( (rings|quiet) +\|){4})$/gm)].map(
    ([, from, until, cells]) => ({
      from: hourOf(from!),
      until: hourOf(until!),
      quiet: cells!
        .split('|')
        .slice(0, 4)
        .map((cell) => cell.trim() === 'quiet'),
    }),
  )

  test('tells three choices of quiet hours', () => expect(rows).toHaveLength(3))

  test.each(rows)('from $from until $until is quiet as it says', ({ from, until, quiet }) => {
    const choices = { quiet_from: from, quiet_until: until }
    expect(hours.map((hour) => isQuiet(choices, hour))).toEqual(quiet)
  })
})

test.each(staffRoles)('%s is told of what that role may open and of nothing else', (role) => {
  const held: readonly string[] = ['any', ...permissionsOf(role)]
  const expected = bellKindNames.filter((kind) => held.includes(bellKinds[kind].permission))
  expect(kindsFor(role)).toEqual(expected)
  expect(bellGroups.flatMap((group) => kindsFor(role, group)).toSorted()).toEqual(
    expected.toSorted(),
  )
  for (const kind of bellKindNames) {
    expect(rolesFor(kind).includes(role)).toBe(expected.includes(kind))
  }
})

test('whoever has chosen nothing has everything in the bell', () => {
  expect(Object.values(initialChoices.ways)).not.toContain('off')
})

function hourOf(cell: string): number | null {
  return cell === '–' ? null : Number(cell)
}
