import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const text = readFileSync(join(root, 'docs/security.md'), 'utf8')
const backofficeBegins = text.indexOf('## The back office: ')
const everybody = rowsOf(text.slice(0, backofficeBegins))
const backoffice = rowsOf(text.slice(backofficeBegins))

/** The requirements of levels 1 and 2, by section; without OAuth and WebRTC. */
const required = idsOf(`
  V1.1:1-2 V1.2:1-9 V1.3:1-11 V1.4:1-3 V1.5:1-2
  V2.1:1-3 V2.2:1-3 V2.3:1-4 V2.4:1
  V3.2:1-2 V3.3:1-4 V3.4:1-6 V3.5:1-5 V3.7:1-2
  V4.1:1-3 V4.2:1 V4.3:1-2 V4.4:1-4
  V5.1:1 V5.2:1-3 V5.3:1-2 V5.4:1-3
  V6.1:1-3 V6.2:1-12 V6.3:1-4 V6.4:1-4 V6.5:1-5 V6.6:1-3 V6.8:1-4
  V7.1:1-3 V7.2:1-4 V7.3:1-2 V7.4:1-5 V7.5:1-2 V7.6:1-2
  V8.1:1-2 V8.2:1-3 V8.3:1 V8.4:1
  V9.1:1-3 V9.2:1-4
  V11.1:1-2 V11.2:1-3 V11.3:1-3 V11.4:1-4 V11.5:1 V11.6:1
  V12.1:1-3 V12.2:1-2 V12.3:1-4
  V13.1:1 V13.2:1-5 V13.3:1-2 V13.4:1-5
  V14.1:1-2 V14.2:1-4 V14.3:1-3
  V15.1:1-3 V15.2:1-3 V15.3:1-7
  V16.1:1 V16.2:1-5 V16.3:1-4 V16.4:1-3 V16.5:1-3
`)

describe('docs/security.md', () => {
  test('answers each of the 217 requirements once, and for the back office its own chapters', () => {
    expect(required).toHaveLength(217)
    expect(everybody.map(({ id }) => id)).toEqual(required)
    const ofBackoffice = required.filter((id) => /^V[678]\./.test(id))
    expect(backoffice.map(({ id }) => id)).toEqual(ofBackoffice)
    const states = new Set([...everybody, ...backoffice].map(({ state }) => state))
    expect(states).toEqual(new Set(['met', 'partly', 'differs', 'n/a']))
  })

  test('names files that exist', () => {
    const named = [...everybody, ...backoffice].flatMap(({ how }) => pathsIn(how))
    expect(named.length).toBeGreaterThan(150)
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  test('says of everything that is met where it is to be seen', () => {
    const tests = new Set(
      globSync('{server,sandbox,domain,test}/**/*.test.ts', { cwd: root }).map((path) =>
        basename(path),
      ),
    )
    const isShown = (how: string) =>
      pathsIn(how).length > 0 ||
      [...how.matchAll(/`([\w.-]+)`/g)].some(([, name]) => tests.has(name!))
    const unshown = [...everybody, ...backoffice].filter(
      ({ state, how }) => state === 'met' && !isShown(how),
    )
    expect(unshown.map(({ id }) => id)).toEqual([])
  })
})

function pathsIn(how: string): string[] {
  return [...how.matchAll(/`([\w.-]+\/[\w./-]+|[\w.-]+\.json)`/g)].map((match) => match[1]!)
}

/** `V1.1:1-2,4` is V1.1.1, V1.1.2 and V1.1.4. */
function idsOf(sections: string): string[] {
  return sections
    .trim()
    .split(/\s+/)
    .flatMap((section) => {
      const [name, numbers] = section.split(':') as [string, string]
      return numbers.split(',').flatMap((range) => {
        const [first, last = first] = range.split('-').map(Number) as [number, number?]
        return Array.from({ length: last - first + 1 }, (_, nth) => `${name}.${first + nth}`)
      })
    })
}

function rowsOf(part: string): { id: string; state: string; how: string }[] {
  const found = part.matchAll(/^\| (V[\d.]+) +\| (\S+) +\| (.+?) *\|$/gm)
  return [...found].map((row) => ({ id: row[1]!, state: row[2]!, how: row[3]! }))
}
