import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { beforeEach, expect, test } from 'vitest'
import { writeEncrypted } from './sealed-export.ts'

let folder: string
let identity: string
let recipient: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sealed-'))
  identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
})

test('only the holder of the key reads the lines', async () => {
  const path = join(folder, 'codes.age')
  const lines = Array.from({ length: 20_000 }, (_, index) => `MÃ-${index}`)
  await writeEncrypted(path, recipient, lines)
  const bytes = await readFile(path)
  expect(bytes.includes('MÃ-1')).toBe(false)
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  expect(await decrypter.decrypt(bytes, 'text')).toBe(`${lines.join('\n')}\n`)
})

test('a file that exists is left as it is, and nothing is asked for', async () => {
  const path = join(folder, 'codes.age')
  await writeEncrypted(path, recipient, ['first'])
  const before = await readFile(path)
  let asked = 0
  const counted = (function* () {
    yield `line ${(asked += 1)}`
  })()
  await expect(writeEncrypted(path, recipient, counted)).rejects.toThrow('EEXIST')
  expect(asked).toBe(0)
  expect(await readFile(path)).toEqual(before)
})

test('lines that break off leave no file', async () => {
  const broken = async function* () {
    yield 'x'.repeat(200_000)
    throw new Error('the database went away')
  }
  await expect(writeEncrypted(join(folder, 'codes.age'), recipient, broken())).rejects.toThrow(
    'the database went away',
  )
  expect(await readdir(folder)).toEqual([])
})

test('a recipient that is none is said before a file is made', async () => {
  await expect(writeEncrypted(join(folder, 'codes.age'), 'age1nobody', ['x'])).rejects.toThrow(
    'is not an age recipient',
  )
  expect(await readdir(folder)).toEqual([])
})
