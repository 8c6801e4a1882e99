import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { ownDataDir, transfer } from '#test/support/sandbox.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ config: { dataDir: ownDataDir() } })
})
afterAll(() => shop.close())

const pages = ['/dev/pay/', '/dev/pay/bank']
const forms = [
  '/dev/pay/vnpay/choose',
  '/dev/pay/cybersource/choose',
  '/dev/pay/bank/choose',
  '/dev/pay/vnpay',
  '/dev/pay/cybersource',
  '/dev/pay/bank',
  '/dev/pay/hurry',
]

describe('the payment sandbox', () => {
  test('has pages that say what to do while there is nothing', async () => {
    for (const url of pages) {
      const page = await shop.app.fastify.inject(url)
      expect(page.statusCode).toBe(200)
      expect(page.body).toMatch(/Chưa có (giao dịch thẻ|đơn) nào/)
      expect(page.body).not.toMatch(/ style=|<script/)
    }
  })

  test('is reached from /dev/', async () => {
    const { body } = await shop.app.fastify.inject('/dev/')
    for (const url of pages) expect(body).toContain(`href="${url}"`)
  })

  test('does not exist in production', async () => {
    const production = await openTestShop({ config: { devTools: false } })
    const paid = { method: 'POST', payload: {} } as const
    const answers = await Promise.all([
      ...[...pages, '/dev/pay/vnpay/'].map((url) => production.app.fastify.inject(url)),
      ...[...forms, '/dev/pay/vnpay/api', '/dev/pay/cybersource/'].map((url) =>
        production.app.fastify.inject({ url, ...paid }),
      ),
    ])
    await production.close()
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([404]))
  })

  test('does nothing for the page of another site', async () => {
    for (const url of forms) {
      for (const origin of ['http://evil.test', 'null']) {
        const sent = await shop.app.fastify.inject({
          method: 'POST',
          url,
          payload: 'reference=DH1&outcome=paid',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            host: 'shop.test',
            origin,
          },
        })
        expect([url, sent.statusCode]).toEqual([url, 403])
      }
    }
  })

  test('refuses what it cannot understand', async () => {
    const status = async (url: string, payload: object) =>
      (await shop.app.fastify.inject({ method: 'POST', url, payload })).statusCode
    expect(await status('/dev/pay/vnpay', { outcome: 'paid', reference: '../../secret-key' })).toBe(
      400,
    )
    expect(await status('/dev/pay/vnpay', { outcome: 'paid', order: 'DH261121ABC001' })).toBe(404)
    expect(await status('/dev/pay/vnpay', { outcome: 'riches', order: 'DH1' })).toBe(400)
    expect(await status('/dev/pay/bank', { outcome: 'exact', order: 'DH261121ABC001' })).toBe(404)
    expect(await status('/dev/pay/bank', { outcome: 'free' })).toBe(400)
  })
})

describe('a transfer of the sandbox', () => {
  test('arrives as banks write it, with a number of its own', async () => {
    const write = async (writing: string) => {
      const content = 'ALDH261121ABC123 chuyển tiền'
      const [told] = await transfer(shop, { outcome: 'free', amount: 1000, content, writing })
      return told!.news
    }
    const written = await write('vietcombank')
    expect(written.content).toMatch(
      /^MBVCB\.\d{10}\.123456\.ALDH261121ABC123 CHUYEN TIEN\.CT tu \d+ NGUYEN THI LAN toi/,
    )
    expect((await write('lowerCase')).content).toContain('aldh261121abc123 chuyen tien')
    expect((await write('spaced')).content).toBe('AL DH261121 ABC123 CHUYEN TIEN')
    expect(written.id).not.toBe((await write('asWritten')).id)
  })
})
