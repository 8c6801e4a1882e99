import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { earnWithCode, pharmacyEarn, pharmacyEarnWithCodes } from '#domain/membership/api.ts'
import { resultCodes } from '#domain/loyalty/result-codes.ts'
import type { CallRefused, TestShop } from '#test/support/app.ts'
import { callAsPharmacy, issueCodes, openProgramme } from '#test/support/loyalty.ts'
import { openMemberShop, registerMember } from '#test/support/members.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'
import { signedInPharmacy } from '#test/support/pharmacy.ts'
import { maxWrongCodes } from './guesses.ts'

let shop: TestShop
let jex: ShelfProduct
let nth = 0
const { codeIncorrect, earned, phoneLocked } = resultCodes

beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: true })
  ;[jex] = (await addStock(shop.ctx.db, [{ code: 'JEX30' }])) as [ShelfProduct]
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
  pharmacy: ReturnType<typeof signedInPharmacy>,
  phone = newPhone(),
) {
  return callAsPharmacy(shop, pharmacyEarnWithCodes, { phone, codes }, { pharmacy }).then(
    (results) => results.map(({ code }) => code),
    (error: unknown) => (error as CallRefused).code,
  )
}

describe('wrong codes at a counter', () => {
  test('30 requests of ten at once look up no more than the account may get wrong', async () => {
    const pharmacy = signedInPharmacy({ code: 'NT1', username: 'nt1' })
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => enterSeveral(Array.from({ length: 10 }, guess), pharmacy)),
    )
    const wrong = answers.flat().filter((answer) => answer === codeIncorrect)
    expect(wrong).toHaveLength(maxWrongCodes.account)
    expect(answers.filter((answer) => answer === 'rateLimited')).toHaveLength(24)
  })

  test('do not stop a colleague, who enters right ones', async () => {
    const colleague = signedInPharmacy({ code: 'NT1', username: 'nt1.hoa' })
    const [good] = await issueCodes(shop, jex, 1)
    expect(await enterSeveral([good!], colleague)).toEqual([earned])
  })

  test('count for the pharmacy too, whichever account enters them', async () => {
    for (let at = 0; at < maxWrongCodes.pharmacy / 10; at += 1) {
      const pharmacy = signedInPharmacy({ code: 'NT2', username: `nt2.${at % 3}` })
      await enterSeveral(Array.from({ length: 10 }, guess), pharmacy)
    }
    const last = signedInPharmacy({ code: 'NT2', username: 'nt2.last' })
    expect(await enterSeveral([guess()], last)).toBe('rateLimited')
    shop.ctx.clock.advance(3_600_000)
    expect(await enterSeveral([guess()], last)).toEqual([codeIncorrect])
  })

  test('do not count where a fault kept us from looking them up', async () => {
    const pharmacy = signedInPharmacy({ code: 'NT9', username: 'nt9' })
    const several = () => Array.from({ length: 10 }, guess)
    await sql`alter table genuine_code rename to genuine_code_away`.execute(shop.ctx.db)
    for (let at = 0; at < maxWrongCodes.account / 10; at += 1) {
      expect(await enterSeveral(several(), pharmacy)).toBe('42P01')
    }
    await sql`alter table genuine_code_away rename to genuine_code`.execute(shop.ctx.db)
    expect(await enterSeveral([guess()], pharmacy)).toEqual([codeIncorrect])
  })

  test('lock the customer’s phone at that pharmacy, and nowhere else', async () => {
    const [here, there] = ['NT3', 'NT4'].map((code) => signedInPharmacy({ code, username: code }))
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
    const pharmacy = signedInPharmacy({ code: 'NT4', username: 'NT4' })
    expect(await enterSeveral([guess()], pharmacy, member.phone)).toEqual([phoneLocked])
  })
})

test('right codes are given back: however many are entered, none is too many', async () => {
  const pharmacy = signedInPharmacy({ code: 'NT5', username: 'nt5' })
  const codes = await issueCodes(shop, jex, maxWrongCodes.account + 20)
  for (let at = 0; at < codes.length; at += 20) {
    const results = await enterSeveral(codes.slice(at, at + 20), pharmacy)
    expect(results).toEqual(Array(20).fill(earned))
  }
  const key = { idempotencyKey: 'sent-twice', pharmacy }
  const input = { phone: newPhone(), code: guess() }
  await callAsPharmacy(shop, pharmacyEarn, input, key)
  await callAsPharmacy(shop, pharmacyEarn, input, key)
  const { rows } = await shop.ctx.pool.query<{ guesser: string; count: number }>(
    `select guesser, count from code_guesses where guesser like '%NT5%' order by guesser`,
  )
  expect(rows.map(({ count }) => count)).toEqual([1, 1])
})
