import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPharmacyStatistics, listEarnLog } from '#domain/counter/api.ts'
import { resultCodes } from '#domain/loyalty/result-codes.ts'
import { pharmacyEarn, pharmacyEarnWithCodes } from '#domain/membership/api.ts'
import { examine } from '#server/doctor.ts'
import type { TestShop } from '#test/support/app.ts'
import { issueCodes, openProgramme } from '#test/support/loyalty.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'
import { openPharmacy, type PharmacyLogin } from '#test/support/pharmacy.ts'
import { maxWrongCodes } from './guesses.ts'

let shop: TestShop
let jex: ShelfProduct
let pharmacies = 0

beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: true })
  ;[jex] = (await addStock(shop.ctx.db, [{ code: 'JEX30' }])) as [ShelfProduct]
  await openProgramme(shop)
})
afterAll(() => shop.close())

/** Two who work at a new pharmacy, and somebody of another. */
async function openCounter() {
  const code = `NT-E${(pharmacies += 1)}`
  const hoa = await openPharmacy(shop, { code, role: 'staff' })
  const mai = await openPharmacy(shop, { code, role: 'staff' })
  const owner = await openPharmacy(shop, { code })
  const elsewhere = await openPharmacy(shop, { code: `${code}-KHAC` })
  return { hoa, mai, owner, elsewhere }
}

/** What `sender` sends, as entered by that username. */
async function send(sender: PharmacyLogin, enteredBy?: string) {
  const [code] = await issueCodes(shop, jex, 1)
  const key = crypto.randomUUID()
  return sendCode(sender, { code: code!, key, enteredBy })
}

function sendCode(
  { headers }: PharmacyLogin,
  { code, key, enteredBy }: { code: string; key: string; enteredBy?: string | undefined },
) {
  const input = { phone: '0912000555', code, entered_by: enteredBy }
  return shop.call(pharmacyEarn, input, { headers: { ...headers, 'idempotency-key': key } })
}

async function logOf(reader: PharmacyLogin) {
  const { items } = await shop.call(listEarnLog, {}, reader)
  return items.map(({ by, sent_by }) => [by?.username, sent_by])
}

async function pointsOf(owner: PharmacyLogin) {
  const today = shop.ctx.clock.today()
  const { users } = await shop.call(getPharmacyStatistics, { from: today, to: today }, owner)
  return Object.fromEntries(users.map(({ by, points }) => [by.username, points]))
}

describe('a code that one enters and another of the pharmacy sends', () => {
  test('is that of who entered it, in log and sums; who sent it is kept', async () => {
    const { hoa, mai, owner } = await openCounter()
    expect(await send(mai, hoa.username)).toMatchObject({ code: resultCodes.earned, point: 30 })
    await send(mai, mai.username)
    await send(mai)
    expect(await logOf(owner)).toEqual([
      [mai.username, undefined],
      [mai.username, undefined],
      [hoa.username, mai.username],
    ])
    expect(await logOf(hoa)).toEqual([[hoa.username, mai.username]])
    expect(await pointsOf(owner)).toEqual({ [mai.username]: 60, [hoa.username]: 30 })
    expect(await examine(shop.ctx.db)).toEqual([])
  })

  test('stays theirs when their account has been closed since', async () => {
    const { hoa, mai, owner } = await openCounter()
    await shop.ctx.pool.query(`update drugstore_user set status = 'disabled' where username = $1`, [
      hoa.username,
    ])
    await send(mai, hoa.username)
    expect(await logOf(owner)).toEqual([[hoa.username, mai.username]])
  })

  test('is one request, whoever is said to have entered it the second time', async () => {
    const { hoa, mai, owner } = await openCounter()
    const [code] = await issueCodes(shop, jex, 1)
    const one = { code: code!, key: crypto.randomUUID() }
    const first = await sendCode(mai, one)
    expect(await sendCode(mai, { ...one, enteredBy: hoa.username })).toEqual(first)
    expect(await sendCode(hoa, { ...one, enteredBy: hoa.username })).toEqual(first)
    expect(await logOf(owner)).toEqual([[mai.username, undefined]])
  })

  test('counts against the sender when it is wrong: nobody guesses in a colleague’s name', async () => {
    const { hoa, mai } = await openCounter()
    const guess = (sender: PharmacyLogin, request: number) => {
      // Ten lock a phone: each request is for another customer.
      const codes = Array.from({ length: 10 }, (_, nth) => wrongCode(request * 10 + nth))
      const headers = { ...sender.headers, 'idempotency-key': crypto.randomUUID() }
      const input = { phone: `098600000${request}`, codes, entered_by: hoa.username }
      return shop.call(pharmacyEarnWithCodes, input, { headers })
    }
    for (let at = 0; at < maxWrongCodes.account / 10; at += 1) await guess(mai, at)
    expect(await refusalOf(guess(mai, 9))).toBe('rateLimited')
    expect(await send(hoa)).toMatchObject({ code: resultCodes.earned })
  })
})

describe('a name that is not one of the pharmacy', () => {
  test('of another pharmacy, or of nobody, counts for nothing: the sender is credited', async () => {
    const { mai, owner, elsewhere } = await openCounter()
    await send(mai, elsewhere.username)
    await send(mai, 'khong-co-ai')
    await send(mai, '')
    expect(await logOf(owner)).toEqual(Array.from({ length: 3 }, () => [mai.username, undefined]))
    expect(await pointsOf(owner)).toEqual({ [mai.username]: 90 })
    expect(await logOf(elsewhere)).toEqual([])
    expect(await pointsOf(elsewhere)).toEqual({})
  })
})

function wrongCode(nth: number): string {
  const alphabet = 'ABCDEFGHJKLMNPQRSTUV'
  return `ZZZZZZZZZZ${alphabet[Math.floor(nth / 20)]}${alphabet[nth % 20]}`
}
