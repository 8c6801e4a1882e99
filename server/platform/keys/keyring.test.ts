import { describe, expect, test, vi } from 'vitest'
import { isOfFormerKey, hashPassword, isRightPassword } from '../../session/password-hash.ts'
import { seal, unseal } from '../sealed.ts'
import { codeKeysOf, isProof, lookupKeysOf, markOfKey } from './keyring.ts'

const [one, two, three] = ['a', 'b', 'c'].map((letter) => letter.repeat(40)) as [
  string,
  string,
  string,
]
const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 }

describe('what a request pays for', () => {
  test('is one proof and one hash as long as there is one key', () => {
    const proofOf = vi.fn(() => 'something else')
    expect(isProof({ secretKey: one }, 'given', proofOf)).toBe(false)
    expect(proofOf.mock.calls).toEqual([[one]])
    expect(lookupKeysOf({ secretKey: one })).toEqual([one])
    expect(codeKeysOf({ secretKey: one })).toEqual([one])
    expect(codeKeysOf({ secretKey: one, codeKey: two })).toEqual([two])
  })

  test("is one proof for what today's key has made, whatever else is accepted", () => {
    const proofOf = vi.fn((key: string) => key)
    expect(isProof({ secretKey: one, acceptedKeys: [two] }, one, proofOf)).toBe(true)
    expect(proofOf).toHaveBeenCalledTimes(1)
  })
})

describe('which key is good for what', () => {
  const keys = { secretKey: one, acceptedKeys: [two], formerKeys: [three] }

  test('proofs and seals of accepted keys are believed, of former ones not', () => {
    const made = (key: string) => key
    expect([one, two, three].map((key) => isProof(keys, made(key), made))).toEqual([
      true,
      true,
      false,
    ])
    const opened = [one, two, three].map((key) => unseal(keys, 'mail', seal(key, 'mail', 'thư')))
    expect(opened).toEqual(['thư', 'thư', null])
  })

  test('lookups ask under all of them', () => {
    expect(lookupKeysOf(keys)).toEqual([one, two, three])
    const codes = { codeKey: two, acceptedCodeKeys: [three], formerCodeKeys: [one] }
    expect(codeKeysOf({ ...keys, ...codes })).toEqual([two, three, one])
  })

  test('codes of a shop without a key for them follow the secret key', () => {
    expect(codeKeysOf({ ...keys, formerCodeKeys: [three] })).toEqual([one, two, three])
  })
})

describe('a password', () => {
  test('of a former key is right and is to be hashed anew, one of nobody is wrong', async () => {
    const keys = { secretKey: one, formerKeys: [two], passwordCost: cheap }
    const [mine, former, nobodys] = await Promise.all(
      [one, two, three].map((secretKey) =>
        hashPassword({ secretKey, passwordCost: cheap }, 'đúng'),
      ),
    )
    expect(await isRightPassword(keys, mine!, 'đúng')).toBe(true)
    expect(await isRightPassword(keys, former!, 'đúng')).toBe(true)
    expect(await isRightPassword(keys, former!, 'sai')).toBe(false)
    expect(await isRightPassword(keys, nobodys!, 'đúng')).toBe(false)
    expect([mine, former].map((kept) => isOfFormerKey(keys, kept!))).toEqual([false, true])
  })

  test('that names no key stands under the first one, as those of before do', async () => {
    const named = await hashPassword({ secretKey: two, passwordCost: cheap }, 'đúng')
    const unnamed = named.replace(/,keyid=[^$]+/, '')
    const keys = { secretKey: one, formerKeys: [three, two], passwordCost: cheap }
    const told = { ...keys, firstKeyMark: markOfKey(two) }
    expect(await isRightPassword(told, unnamed, 'đúng')).toBe(true)
    expect(isOfFormerKey(told, unnamed)).toBe(true)
    expect(await isRightPassword({ secretKey: two }, unnamed, 'đúng')).toBe(true)
    expect(isOfFormerKey({ secretKey: two }, unnamed)).toBe(false)
  })
})
