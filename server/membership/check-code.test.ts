import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkCode, earnWithCode } from '#domain/membership/api.ts'
import { resultCodes } from '#domain/loyalty/result-codes.ts'
import { hours } from '#domain/kernel/durations.ts'
import { recallBatch } from '#server/genuine/index.ts'
import type { TestShop } from '#test/support/app.ts'
import { issueCodes, openProgramme } from '#test/support/loyalty.ts'
import { openMemberShop, refusalOf, registerMember, type Member } from '#test/support/members.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'
import { maxWrongCodes } from './guesses.ts'

let shop: TestShop
let jex: ShelfProduct
let lan: Member
let networks = 0
let from: string
let nth = 0

beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: true })
  ;[jex] = (await addStock(shop.ctx.db, [{ code: 'JEX30' }])) as [ShelfProduct]
  await openProgramme(shop)
  lan = await registerMember(shop, '0912346501')
})
afterAll(() => shop.close())
beforeEach(() => {
  networks += 1
  from = `10.1.0.${networks}`
})

const check = (code: string) => shop.call(checkCode, { code }, { from })
const newCode = async () => (await issueCodes(shop, jex, 1))[0]!
const guess = () => `ZZZZ${String((nth += 1)).padStart(8, '0')}`

describe('whoever holds a box, without an account', () => {
  test('hears that it is genuine and what it would bring, and uses nothing up', async () => {
    const code = await newCode()
    for (const verdict of [await check(code), await check(code)]) {
      expect(verdict).toMatchObject({ verdict: 'genuine', point: 30 })
      expect(verdict.product?.product_code).toBe('JEX30')
      expect(verdict.first_verified_at).toBeUndefined()
    }
    const { rows } = await shop.ctx.pool.query(
      'select (select count(*) from code_redemption)::int as used, (select count(*) from code_attempt)::int as tries',
    )
    expect(rows).toEqual([{ used: 0, tries: 0 }])
    expect((await shop.call(earnWithCode, { code }, lan)).code).toBe(resultCodes.earned)
  })

  test('hears when a used one was verified first, and neither by whom nor where', async () => {
    const code = await newCode()
    await shop.call(earnWithCode, { code }, lan)
    const verdict = await check(code)
    expect(verdict).toMatchObject({
      verdict: 'used',
      point: 0,
      first_verified_at: '2026-11-21T09:00:00.000+07:00',
    })
    expect(verdict).not.toHaveProperty('used_by')
    expect(JSON.stringify(verdict)).not.toContain(lan.phone.slice(-3))
  })

  test('is warned of goods that are called back', async () => {
    const [code] = await issueCodes(shop, jex, 1, { name: 'bad-lot' })
    await recallBatch(shop.ctx.db, {
      name: 'bad-lot',
      reason: 'Nhãn in sai',
      at: shop.ctx.clock.now(),
    })
    expect(await check(code!)).toMatchObject({ verdict: 'recalled', recall_reason: 'Nhãn in sai' })
  })

  test('hears that nobody knows a code, which is written down masked and without a phone', async () => {
    const code = guess()
    expect(await check(code)).toEqual({
      verdict: 'unknown',
      code_masked: `${code.slice(0, 3)}******${code.slice(-3)}`,
      point: 0,
    })
    const { rows } = await shop.ctx.pool.query(
      'select phone, channel, result from code_attempt where address = $1',
      [from],
    )
    expect(rows).toEqual([{ phone: '', channel: 'guest', result: resultCodes.codeIncorrect }])
  })
})

describe('guesses without an account', () => {
  test('100 at once look up no more than a network’s guests may get wrong in an hour', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        check(guess()).then(
          ({ verdict }) => verdict,
          (error: unknown) => (error as { code: string }).code,
        ),
      ),
    )
    expect(answers.filter((answer) => answer === 'unknown')).toHaveLength(maxWrongCodes.guests)
    expect(answers.filter((answer) => answer === 'rateLimited')).toHaveLength(
      100 - maxWrongCodes.guests,
    )
    expect(await refusalOf(check(await newCode()))).toBe('rateLimited')
    shop.ctx.clock.advance(hours(1))
    expect((await check(guess())).verdict).toBe('unknown')
  })

  test('from anywhere in a /64 count together, those beside it do not', async () => {
    const line = (last: string) => shop.call(checkCode, { code: guess() }, { from: last })
    for (let at = 0; at < maxWrongCodes.guests; at += 1) await line(`2001:db8:1:2::${at}`)
    expect(await refusalOf(line('2001:db8:1:2:dead::1'))).toBe('rateLimited')
    expect((await line('2001:db8:1:3::1')).verdict).toBe('unknown')
  })

  test('from all networks of one home count together as those of four', async () => {
    const line = (network: number) =>
      shop.call(checkCode, { code: guess() }, { from: `2001:db8:2:${network.toString(16)}::1` })
    for (let network = 1; network <= 4; network += 1) {
      for (let at = 0; at < maxWrongCodes.guests; at += 1) await line(network)
    }
    expect(await refusalOf(line(5))).toBe('rateLimited')
    expect((await line(0x100)).verdict).toBe('unknown')
  })

  test('do not keep a member of the same network from earning', async () => {
    for (let at = 0; at < maxWrongCodes.guests; at += 1) await check(guess())
    const headers = { ...lan.headers }
    const earned = await shop.call(earnWithCode, { code: await newCode() }, { headers, from })
    expect(earned.code).toBe(resultCodes.earned)
  })

  test('right ones never run out', async () => {
    const code = await newCode()
    for (let at = 0; at < maxWrongCodes.guests + 5; at += 1) {
      expect((await check(code)).verdict).toBe('genuine')
    }
  })

  test('need a person after a few wrong ones', async () => {
    const guarded = await openMemberShop({ rateLimits: true, captcha: true })
    const ask = () => guarded.call(checkCode, { code: guess() }, { from })
    expect((await ask()).verdict).toBe('unknown')
    expect((await ask()).verdict).toBe('unknown')
    expect(await refusalOf(ask())).toBe('captchaRequired')
    // Eight of a home's other networks are as two of one.
    const home = (network: number) =>
      guarded.call(checkCode, { code: guess() }, { from: `2001:db8:3:${network}::1` })
    for (let network = 1; network <= 8; network += 1) await home(network)
    expect(await refusalOf(home(9))).toBe('captchaRequired')
    await guarded.close()
  })
})
