import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const text = readFileSync(join(root, 'docs/security.md'), 'utf8')
const rows = [...text.matchAll(/^\| (V[\d.]+) +\| (\S+) +\| (.+?) *\|$/gm)].map((row) => ({
  id: row[1]!,
  state: row[2]!,
  how: row[3]!,
}))

describe('docs/security.md', () => {
  test('answers each requirement of its six chapters once', () => {
    const counts = Map.groupBy(rows, ({ id }) => id.split('.')[0]!)
    const lengths = [...counts].map(([chapter, { length }]) => `${chapter} ${length}`)
    expect(lengths).toEqual(['V2 11', 'V3 19', 'V6 35', 'V7 18', 'V8 7', 'V14 9'])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(new Set(rows.map(({ state }) => state))).toEqual(
      new Set(['met', 'partly', 'differs', 'n/a']),
    )
  })

  test('names files that exist', () => {
    const named = rows.flatMap(({ how }) =>
      [...how.matchAll(/`([\w-]+\/[\w./-]+)`/g)].map((match) => match[1]!),
    )
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})
