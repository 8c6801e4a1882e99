import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { earnWithCode, storeEarn, storeEarnWithCodes } from '#domain/membership/api.ts'
import { resultCodes } from '#domain/loyalty/result-codes.ts'
import type { CallRefused, TestShop } from '#test/support/app.ts'
import { callAsStore, issueCodes, openProgramme } from '#test/support/loyalty.ts'
import { openMemberShop, registerMember } from '#test/support/members.ts'
import { stockShelf, type ShelfProduct } from '#test/support/shelf.ts'
import { signedInStore } from '#test/support/store.ts'
import { mostWrongCodes } from './guesses.ts'

let shop: TestShop
let jex: ShelfProduct
let nth = 0
const { codeIncorrect, earned, phoneLocked } = resultCodes

beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: true })
  ;[jex] = (await stockShelf(shop.ctx.db, [{ code: 'JEX30' }])) as [ShelfProduct]
  await openProgramme(shop)
})
afterAll(() => shop.close())

const alphabet = 'ABCDEFGHJKLMNPQRSTUV'
const guess = () => {
  nth += 1
  return `ZZZZZZZZ${[8000, 400, 20, 1].map((unit) => alphabet[Math.floor(nth / unit) % 20]).join('')}`
}
const newPhone = () => `0986${String((nth += 1)).padStart(6, '0')}`

/** Result codes, or the refusal. */
function enterSeveral(
  codes: string[],
  store: ReturnType<typeof signedInStore>,
  phone = newPhone(),
) {
  return callAsStore(shop, storeEarnWithCodes, { phone, codes }, { store }).then(
    (results) => results.map(({ code }) => code),
    (error: unknown) => (error as CallRefused).code,
  )
}

describe('wrong codes at a counter', () => {
  test('30 requests of ten at once look up no more than the account may get wrong', async () => {
    const store = signedInStore({ code: 'NT1', username: 'nt1' })
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => enterSeveral(Array.from({ length: 10 }, guess), store)),
    )
    const wrong = answers.flat().filter((answer) => answer === codeIncorrect)
    expect(wrong).toHaveLength(mostWrongCodes.account)
    expect(answers.filter((answer) => answer === 'rateLimited')).toHaveLength(24)
  })

  test('do not stop a colleague, who enters right ones', async () => {
    const colleague = signedInStore({ code: 'NT1', username: 'nt1.hoa' })
    const [good] = await issueCodes(shop, jex, 1)
    expect(await enterSeveral([good!], colleague)).toEqual([earned])
  })

  test('count for the store too, whichever account enters them', async () => {
    for (let at = 0; at < mostWrongCodes.store / 10; at += 1) {
      const store = signedInStore({ code: 'NT2', username: `nt2.${at % 3}` })
      await enterSeveral(Array.from({ length: 10 }, guess), store)
    }
    const last = signedInStore({ code: 'NT2', username: 'nt2.last' })
    expect(await enterSeveral([guess()], last)).toBe('rateLimited')
    shop.ctx.clock.advance(3_600_000)
    expect(await enterSeveral([guess()], last)).toEqual([codeIncorrect])
  })

  test('lock the customer’s phone at that store, and nowhere else', async () => {
    const [here, there] = ['NT3', 'NT4'].map((code) => signedInStore({ code, username: code }))
    const member = await registerMember(shop, '0912346777')
    const { phone } = member
    expect(await enterSeveral(Array.from({ length: 10 }, guess), here!, phone)).toEqual(
      Array(10).fill(codeIncorrect),
    )
    const [one, two] = await issueCodes(shop, jex, 2)
    expect(await enterSeveral([one!], here!, phone)).toEqual([phoneLocked])
    expect(await enterSeveral([one!], there!, phone)).toEqual([earned])
    expect((await shop.call(earnWithCode, { code: two! }, member)).code).toBe(earned)
  })

  test('of the member lock the phone everywhere', async () => {
    const member = await registerMember(shop, '0912346778')
    for (let at = 0; at < 10; at += 1) await shop.call(earnWithCode, { code: guess() }, member)
    const store = signedInStore({ code: 'NT4', username: 'NT4' })
    expect(await enterSeveral([guess()], store, member.phone)).toEqual([phoneLocked])
  })
})

test('right codes are given back: however many are entered, none is too many', async () => {
  const store = signedInStore({ code: 'NT5', username: 'nt5' })
  const codes = await issueCodes(shop, jex, mostWrongCodes.account + 20)
  for (let at = 0; at < codes.length; at += 20) {
    const results = await enterSeveral(codes.slice(at, at + 20), store)
    expect(results).toEqual(Array(20).fill(earned))
  }
  const key = { idempotencyKey: 'sent-twice', store }
  const input = { phone: newPhone(), code: guess() }
  await callAsStore(shop, storeEarn, input, key)
  await callAsStore(shop, storeEarn, input, key)
  const { rows } = await shop.ctx.pool.query<{ guesser: string; count: number }>(
    `select guesser, count from code_guesses where guesser like '%NT5%' order by guesser`,
  )
  expect(rows.map(({ count }) => count)).toEqual([1, 1])
})
