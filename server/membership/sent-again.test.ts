import { afterEach, beforeEach, expect, test } from 'vitest'
import { earnWithCode } from '#domain/membership/api.ts'
import { resultCodes } from '#domain/loyalty/result-codes.ts'
import type { TestShop } from '#test/support/app.ts'
import { issueCodes, openProgramme } from '#test/support/loyalty.ts'
import { openMemberShop, refusalOf, registerMember, type Member } from '#test/support/members.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'
import { networkOf } from '../platform/network.ts'
import { maxWrongCodes, reserveTries } from './guesses.ts'

const address = '2001:db8:9:1::7'
const network = networkOf('2001:db8:9:1::8')
const allowed = maxWrongCodes.network
let shop: TestShop
let jex: ShelfProduct
let lan: Member

beforeEach(async () => {
  shop = await openMemberShop({ rateLimits: true })
  ;[jex] = (await addStock(shop.ctx.db, [{ code: 'JEX30' }])) as [ShelfProduct]
  await openProgramme(shop)
  lan = await registerMember(shop, '0912346001')
})
afterEach(() => shop.close())

function send(code: string, key: string) {
  const headers = { ...lan.headers, 'idempotency-key': key }
  return shop.call(earnWithCode, { code }, { headers, from: address })
}

async function guessWrong(times: number): Promise<void> {
  const who = { pharmacyCode: null, sentBy: null, network }
  await (await reserveTries(shop.ctx, who, times)).settle(times)
}

test('a request sent again gets its first answer, though its network may try no longer', async () => {
  const [code, next] = await issueCodes(shop, jex, 2)
  const first = await send(code!, 'sent-before-the-limit')
  expect(first.code).toBe(resultCodes.earned)
  await guessWrong(allowed)
  expect(await refusalOf(send(next!, 'sent-after-the-limit'))).toBe('rateLimited')
  expect(await send(code!, 'sent-before-the-limit')).toEqual(first)
})

test('a wrong code sent five times with one key counts once for its network and its phone', async () => {
  await guessWrong(allowed - 2)
  for (let time = 0; time < 5; time += 1) {
    expect((await send('ZZZZZZZZZZZZ', 'the-same-wrong-one')).code).toBe(resultCodes.codeIncorrect)
  }
  const { count } = await shop.ctx.db
    .selectFrom('code_attempt')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(1)
  // One is left, and only one.
  expect((await send('ZZZZZZZZZZZA', 'another-wrong-one')).code).toBe(resultCodes.codeIncorrect)
  expect(await refusalOf(send('ZZZZZZZZZZZB', 'one-too-many'))).toBe('rateLimited')
})
