import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { dataOf } from './plain-rules.ts'

const files = globSync('web/**/*.rules.ts').toSorted()

/** What the browser gets, read as the browser reads it. */
async function builtFrom(module: Readonly<Record<string, unknown>>): Promise<object> {
  const code = encodeURIComponent(dataOf(module))
  return { ...((await import(`data:text/javascript,${code}`)) as object) }
}

describe.each(files)('%s', (file) => {
  test('comes to the browser with nothing lost: no rule of it is code', async () => {
    const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>
    expect(Object.keys(module).length).toBeGreaterThan(0)
    expect(await builtFrom(module)).toEqual({ ...module })
  })
})

test('there are such files, of the shop and of the pharmacies', () => {
  expect(files.join(' ')).toMatch(/web\/pharmacy\/.*web\/shop\//)
})

test('a rule that is code is not kept in silence', async () => {
  const rules = { pattern: /^\d+$/ }
  expect(await builtFrom({ rules })).not.toEqual({ rules })
})
