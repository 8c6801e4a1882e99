import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { addStock } from '#test/support/stock.ts'
import { findCode } from '#server/genuine/index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await addStock(shop.ctx.db, [{ code: 'GEL9' }, { code: 'JJ6' }])
})
afterAll(() => shop.close())

const json = (payload: object) =>
  shop.app.fastify.inject({ method: 'POST', url: '/dev/codes', payload })
const codesOf = async (payload: object) =>
  (await json(payload)).json<{ data: { codes: string[]; product_code: string; point: number } }>()
    .data
const form = (payload: string, headers: Record<string, string>) =>
  shop.app.fastify.inject({
    method: 'POST',
    url: '/dev/codes',
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const ownPage = { host: 'shop.test', origin: 'http://shop.test' }

describe('POST /dev/codes', () => {
  test('issues codes of a product that earns, and of a set', async () => {
    const single = await codesOf({ kind: 'single', count: 2 })
    expect(single).toEqual({
      codes: [expect.stringMatching(/^GEL\w{9}$/), expect.stringMatching(/^GEL\w{9}$/)],
      product_code: 'GEL9',
      point: 30,
    })
    const combo = await codesOf({ kind: 'combo', count: 1 })
    expect([combo.product_code, combo.codes[0]!.slice(0, 3)]).toEqual(['JJ6', 'JJ6'])
    expect((await findCode(shop.ctx, combo.codes[0]!))?.batch).toMatchObject({
      kind: 'combo',
      boxes: 6,
    })
  })

  test('makes what is needed to see every result', async () => {
    const campaign = await shop.ctx.db
      .insertInto('voucher_campaign')
      .values({
        name: 'Quà kèm',
        kind: 'amount',
        value: 20_000,
        starts_on: '2026-01-01',
        ends_on: '2026-12-31',
        created_at: shop.ctx.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { codes, point } = await codesOf({
      kind: 'single',
      count: 1,
      product_code: 'NOWHERE',
      point: 0,
      earn_until: '2026-01-31',
      lot: 'L1',
      voucher_campaign_id: campaign.id,
      recall_reason: 'Tem in lỗi',
    })
    expect(point).toBe(0)
    expect((await findCode(shop.ctx, codes[0]!))?.batch).toMatchObject({
      productId: null,
      point: 0,
      earnUntil: '2026-01-31',
      lot: 'L1',
      voucherCampaignId: campaign.id,
      state: 'recalled',
      recallReason: 'Tem in lỗi',
    })
    const printed = await codesOf({ kind: 'test', count: 1 })
    expect((await findCode(shop.ctx, printed.codes[0]!))?.batch).toMatchObject({ kind: 'test' })
  })

  test('refuses what it cannot make', async () => {
    const noCampaign = { kind: 'single', count: 1, voucher_campaign_id: 99 }
    for (const payload of [{}, { kind: 'single', count: 0 }, { kind: 'x', count: 1 }, noCampaign]) {
      expect((await json(payload)).statusCode).toBe(400)
    }
  })

  test('does not exist in production', async () => {
    const production = await openTestShop({ config: { devTools: false } })
    const answers = await Promise.all([
      production.app.fastify.inject({ method: 'POST', url: '/dev/codes', payload: {} }),
      production.app.fastify.inject('/dev/codes'),
      production.app.fastify.inject('/dev/'),
    ])
    await production.close()
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404])
  })
})

describe('the page at /dev/codes', () => {
  test('issues codes and shows each as a QR picture', async () => {
    const page = await form('count=2&product_code=JJ6', ownPage)
    expect(page.statusCode).toBe(200)
    const codes = [...page.body.matchAll(/<code>(JJ6\w{9})<\/code>/g)].map((match) => match[1]!)
    expect(codes).toHaveLength(2)
    expect(page.body.split('<svg ')).toHaveLength(3)
    expect(page.body).not.toMatch(/ style=|<script/)
    expect(page.headers['content-security-policy']).toContain("form-action 'self'")
    expect((await findCode(shop.ctx, codes[0]!))?.batch.kind).toBe('combo')
  })

  test('is reached from /dev/, which issues with one press', async () => {
    const { body } = await shop.app.fastify.inject('/dev/')
    expect(body).toContain('action="/dev/codes"')
    expect((await form('count=3&kind=single', ownPage)).body.split('<svg ')).toHaveLength(4)
  })

  test('is not filled in by another site', async () => {
    const strangers: Record<string, string>[] = [
      { host: 'shop.test' },
      { host: 'shop.test', origin: 'null' },
      { host: 'shop.test', origin: 'http://evil.test' },
    ]
    for (const headers of strangers) {
      expect((await form('count=1&kind=single', headers)).statusCode).toBe(403)
    }
    const plain = await shop.app.fastify.inject({
      method: 'POST',
      url: '/dev/codes',
      payload: '{"kind":"single","count":1}',
      headers: { 'content-type': 'text/plain' },
    })
    expect(plain.statusCode).toBe(415)
  })
})
