import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { becomeBrand, currentBrand } from '#domain/brand/current-brand.ts'

const root = resolve(import.meta.dirname, '..')
const before = currentBrand()
afterEach(() => becomeBrand(before))

const sources = globSync('{domain,server,web}/**/*.{ts,tsx,js,mjs,txt,css,json}', {
  cwd: root,
}).filter(
  // What advertising may say is tried on texts of the demo.
  (path) => !/\.(?:test|property\.test)\.tsx?$|^domain\/claims\//.test(path),
)

describe('the shop’s name', () => {
  test('stands in no file of the program: it is a setting, and the demo’s is its seed’s', () => {
    const named = sources.filter((path) => {
      const lines = readFileSync(join(root, path), 'utf8').split('\n')
      return lines.some((line) => /An Lành|AN LÀNH|AnLanh/.test(line) && !isOperators(path, line))
    })
    expect(named).toEqual([])
  })

  test('is read by every text when it is said, not when its file is loaded', async () => {
    becomeBrand({ ...before, name: 'Tên Thứ Nhất', shortName: 'Thứ Nhất' })
    const texts = sources.filter((path) => /(?:^|[/-])(?:\w+-)?texts\.ts$/.test(path))
    expect(texts.length).toBeGreaterThan(50)
    const loaded = await Promise.all(
      texts.map(async (path) => [path, (await import(join(root, path))) as object] as const),
    )
    const first = loaded.flatMap(([, module]) => wordsIn(module)).join('\n')
    expect(first).toContain('Tên Thứ Nhất')
    becomeBrand({ ...before, name: 'Tên Thứ Hai', shortName: 'Thứ Hai' })
    for (const [path, module] of loaded) {
      expect(wordsIn(module).join('\n'), path).not.toContain('Thứ Nhất')
    }
  })
})

/** What the program itself is called towards whoever runs it. */
function isOperators(path: string, line: string): boolean {
  return path === 'server/platform/embedded-postgres.ts' && line.includes('is in use by another')
}

/** Every text that an object holds, getters read. */
function wordsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object' || seen.has(value)) return []
  seen.add(value)
  return Object.keys(value).flatMap((key) => wordsIn((value as Record<string, unknown>)[key], seen))
}
