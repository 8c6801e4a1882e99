import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const text = readFileSync(join(root, 'docs/security.md'), 'utf8')
const deskBegins = text.indexOf('## The desk: ')
const everybody = rowsOf(text.slice(0, deskBegins))
const desk = rowsOf(text.slice(deskBegins))

describe('docs/security.md', () => {
  test.each([
    ['everybody', everybody, ['V2 11', 'V3 19', 'V6 35', 'V7 18', 'V8 7', 'V14 9']],
    ['the desk', desk, ['V6 35', 'V7 18', 'V8 7']],
  ])('answers each requirement of its chapters once, for %s', (_, rows, wanted) => {
    const counts = Map.groupBy(rows, ({ id }) => id.split('.')[0]!)
    const lengths = [...counts].map(([chapter, { length }]) => `${chapter} ${length}`)
    expect(lengths).toEqual(wanted)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(new Set(rows.map(({ state }) => state))).toEqual(
      new Set(['met', 'partly', 'differs', 'n/a']),
    )
  })

  test('names files that exist', () => {
    const named = [...everybody, ...desk].flatMap(({ how }) =>
      [...how.matchAll(/`([\w-]+\/[\w./-]+)`/g)].map((match) => match[1]!),
    )
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

function rowsOf(part: string): { id: string; state: string; how: string }[] {
  const found = part.matchAll(/^\| (V[\d.]+) +\| (\S+) +\| (.+?) *\|$/gm)
  return [...found].map((row) => ({ id: row[1]!, state: row[2]!, how: row[3]! }))
}
