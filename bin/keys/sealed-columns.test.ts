import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { sealedColumns } from './sealed-columns.ts'

const root = resolve(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/rules/keys.md'), 'utf8')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** On their way for minutes or hours; the keys of before open them (docs/rules/keys.md). */
const onTheirWay = ['erased phone', 'game player', 'mail', 'notice', 'first factor of setup']

test('every purpose of a sealed value is put under a new key, or is on its way', () => {
  const declared = /export type SecretPurpose =([^\n]*\n(?: {2}\|[^\n]*\n)+)/.exec(
    read('server/platform/sealed.ts'),
  )![1]!
  const purposes = [...declared.matchAll(/'([^']+)'/g)].map(([, purpose]) => purpose!)
  const covered = new Set([...sealedColumns.map(({ purpose }) => purpose), ...onTheirWay])
  expect(purposes.toSorted()).toEqual([...covered].toSorted())
})

test('every file that makes something with a key stands in docs/rules/keys.md', () => {
  // What puts all kinds under a new key, and what all others call.
  const common = [
    'bin/keys/reseal.ts',
    'server/platform/keys/keyring.ts',
    'server/platform/sealed.ts',
  ]
  const making = globSync('{bin,server}/**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts') && !common.includes(path))
    .filter((path) => {
      const text = read(path)
      return /\b(createHmac|seal|hkdfSync)\(/.test(text) && /secretKey|codeKey|CodeKeys/.test(text)
    })
    // Those of providers, whose keys are their own.
    .filter((path) => !path.startsWith('server/adapters/'))
  const told = [...page.matchAll(/`((?:bin|server)\/[\w./-]+\.ts)`/g)].map(([, path]) => path!)
  expect(making.filter((path) => !told.includes(path))).toEqual([])
  expect(told.filter((path) => !globSync(path, { cwd: root }).length)).toEqual([])
})
