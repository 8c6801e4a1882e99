import { expect, test } from 'vitest'
import { newEntry, storedEntry } from '#web/pharmacy/counter/queue/entry.ts'
import { entered } from '#web/pharmacy/counter/queue/fake-counter.ts'
import { newDeviceKey, seal, unseal } from './sealed-row.ts'

const entry = newEntry(entered('JJ34KM9QX7K4'), 'key-0001', 1)

test('a row shows neither code nor phone, and comes back as it was', async () => {
  const deviceKey = await newDeviceKey()
  const row = await seal(deviceKey, entry)
  expect(Buffer.from(row.data).toString('latin1')).not.toMatch(/JJ3|0912345678|NT00218/)
  expect(await unseal(deviceKey, storedEntry, row)).toEqual(entry)
})

test('the device’s key cannot be read out', async () => {
  await expect(crypto.subtle.exportKey('raw', await newDeviceKey())).rejects.toThrow(
    'not extractable',
  )
})

test('two rows of one entry have nothing in common', async () => {
  const deviceKey = await newDeviceKey()
  const [one, two] = await Promise.all([seal(deviceKey, entry), seal(deviceKey, entry)])
  expect(one.iv).not.toEqual(two.iv)
  expect(Buffer.from(one.data)).not.toEqual(Buffer.from(two.data))
})

test.for([
  ['of another device', async () => seal(await newDeviceKey(), entry)],
  ['that was tampered with', () => tampered()],
  ['put under another key', async () => ({ ...(await seal(await known, entry)), key: 'key-0002' })],
  ['of a page that knew more', async () => seal(await known, { ...entry, state: 'held' } as never)],
] as const)('a row %s is not read, and nothing breaks', async ([, make]) => {
  expect(await unseal(await known, storedEntry, await make())).toBeNull()
})

const known = newDeviceKey()

async function tampered() {
  const row = await seal(await known, entry)
  new Uint8Array(row.data)[5]! ^= 1
  return row
}
