import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hours, minutes, seconds } from '#domain/kernel/durations.ts'
import { placeOrder } from '#domain/order/api.ts'
import {
  addWebhook,
  changeWebhook,
  listDeliveries,
  listWebhooks,
  renewWebhookSecret,
  replayWebhook,
  setWebhookState,
  testWebhook,
} from '#domain/partner/backoffice/webhooks.ts'
import type { WebhookTopic } from '#domain/partner/webhooks.ts'
import { claimDeliveries } from './delivery-queries.ts'
import { findTarget } from './target.ts'
import { openWebhookSender, type WebhookSender } from './webhook-sender.ts'
import { moveByHand } from '#server/stock/index.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop } from '#test/support/members.ts'
import { openPartner } from '#test/support/partners.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { addStock, guestOrder, type ShelfProduct } from '#test/support/stock.ts'
import { WebhookReceiver } from '#test/support/webhook-receiver.ts'

const reason = 'Theo hợp đồng'
let shop: TestShop
let admin: { headers: Record<string, string> }
let products: ShelfProduct[]
let sender: WebhookSender
let receiver: WebhookReceiver

beforeAll(async () => {
  shop = await openMemberShop()
  products = await addStock(shop.ctx.db, [
    { code: 'JEX', onHand: 5000 },
    { code: 'ALIPAS', onHand: 5000 },
  ])
  sender = openWebhookSender(shop.ctx, { looks: false })
})
afterAll(async () => {
  await sender.stop()
  await shop.close()
})
beforeEach(async () => {
  await logIn()
  receiver = new WebhookReceiver()
  await receiver.start()
})
afterEach(async () => {
  await receiver.close()
  await shop.ctx.db.deleteFrom('webhook_delivery').execute()
  await shop.ctx.db.deleteFrom('webhook_subscription').execute()
})

/** Anew after a jump of the clock that ends sessions. */
async function logIn(): Promise<void> {
  admin = { headers: await staffHeaders(shop) }
}

async function subscribe(topics: WebhookTopic[], { personal = false, url = receiver.url } = {}) {
  const { id: partnerId } = await openPartner(shop, ['orders.read'])
  const asked = { id: partnerId, url, topics, personal, reason }
  const { webhook, secret } = await shop.call(addWebhook, asked, admin)
  return { id: webhook.id, partnerId, secret }
}

async function move(product: ShelfProduct, change: number, db = shop.ctx.db): Promise<void> {
  const cause = `test:${crypto.randomUUID()}`
  const at = shop.ctx.clock.now()
  const stock = { productId: product.id, kind: 'adjust', change, cause, actor: 'test', at } as const
  await moveByHand(db, stock)
}

async function stateOf({ id, partnerId }: { id: number; partnerId: number }) {
  const all = await shop.call(listWebhooks, { id: partnerId }, admin)
  return all.find((each) => each.id === id)!
}

function verify(secret: string, { headers, body }: WebhookReceiver['received'][number]): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': sent = '' } = headers
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const own = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')
  return sent.split(' ').includes(`v1,${own}`)
}

describe('what partners are told', () => {
  test('of an order stands in its own transaction: placed and held stock, signed, nobody named', async () => {
    const { secret } = await subscribe(['order', 'stock'])
    const order = await shop.call(placeOrder, guestOrder([{ product: products[0]! }]))
    await sender.sendDue()
    expect(receiver.received.map(({ type }) => type).toSorted()).toEqual([
      'order.placed',
      'stock.changed',
    ])
    const placed = receiver.received.find(({ type }) => type === 'order.placed')!
    expect(placed.data).toEqual({
      code: order.code,
      status: 'processing',
      payment_status: 'open',
      payment_type: 'recieve',
      order_total: order.costs.order_total.amount,
      shipping_fee: order.costs.shipping_fee.amount,
      currency: 'VND',
    })
    expect(placed.body).not.toContain(order.receiver.phone)
    for (const each of receiver.received) expect(verify(secret, each)).toBe(true)
    expect(verify(secret, { ...placed, body: `${placed.body} ` })).toBe(false)
  })

  test('with names and phones only where that was chosen', async () => {
    await subscribe(['order'], { personal: true })
    const order = await shop.call(placeOrder, guestOrder([{ product: products[0]! }]))
    await sender.sendDue()
    expect(receiver.received[0]!.data['person']).toEqual({
      fullname: order.receiver.fullname,
      phone: order.receiver.phone,
    })
  })

  test('is nothing of what was taken back, and members’ news is nothing of stock', async () => {
    await subscribe(['order', 'stock'])
    await subscribe(['member'])
    const failing = shop.ctx.db.transaction().execute(async (trx) => {
      await move(products[0]!, 1, trx)
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    await sender.sendDue()
    expect(receiver.received).toEqual([])
  })

  test('arrives in its order for one thing, whatever fails in between', async () => {
    await subscribe(['stock'])
    for (let nth = 0; nth < 6; nth += 1) await move(products[nth % 2]!, 1)
    receiver.mood = 500
    await sender.sendDue()
    // Of each product the first alone was tried.
    expect(new Set(receiver.received.map(({ data }) => data['product_code'])).size).toBe(2)
    expect(receiver.received).toHaveLength(2)
    const tried = receiver.received.map(({ headers }) => headers['webhook-id'])
    receiver.received.splice(0)
    receiver.mood = 204
    shop.ctx.clock.advance(seconds(6))
    await sender.sendDue()
    expect(receiver.received).toHaveLength(6)
    // The same event has the same id, by which a receiver knows it.
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual(
      expect.arrayContaining(tried),
    )
    for (const code of ['JEX', 'ALIPAS']) {
      const told = receiver.received.filter(({ data }) => data['product_code'] === code)
      const counts = told.map(({ data }) => Number(data['quantity']))
      expect(counts).toEqual(counts.toSorted((one, other) => one - other))
      expect(counts).toHaveLength(3)
    }
  })
})

describe('a receiver that fails', () => {
  test.each([
    [500, 'http500'],
    [404, 'http404'],
    ['redirect', 'http302'],
    ['cut', 'ECONNRESET'],
  ] as const)('with %s is tried again, and never followed elsewhere', async (mood, error) => {
    const webhook = await subscribe(['stock'])
    receiver.mood = mood
    await move(products[0]!, 1)
    await sender.sendDue()
    const { items } = await shop.call(listDeliveries, { id: webhook.id }, admin)
    expect(items).toMatchObject([{ state: 'waiting', tries: 1, last_error: error }])
    expect(receiver.received).toHaveLength(1)
    // Not before its pause is over, which grows.
    await sender.sendDue()
    shop.ctx.clock.advance(seconds(6))
    await sender.sendDue()
    shop.ctx.clock.advance(seconds(6))
    await sender.sendDue()
    expect(receiver.received).toHaveLength(2)
    expect((await stateOf(webhook)).failing_since).toBeDefined()
    receiver.mood = 200
    shop.ctx.clock.advance(minutes(1))
    await sender.sendDue()
    expect((await stateOf(webhook)).failing_since).toBeUndefined()
  })

  test('by an answer without end has taken it: nothing of the answer is read', async () => {
    const webhook = await subscribe(['stock'])
    receiver.mood = 'flood'
    await move(products[0]!, 1)
    await sender.sendDue()
    const { items } = await shop.call(listDeliveries, { id: webhook.id }, admin)
    expect(items).toMatchObject([{ state: 'delivered', last_status: 200 }])
  })

  test('by speaking no TLS, or by not being there, is told in a word', async () => {
    const secure = await subscribe(['stock'], { url: receiver.url.replace('http:', 'https:') })
    const nobody = await subscribe(['stock'], { url: 'http://127.0.0.1:9/' })
    await move(products[0]!, 1)
    await sender.sendDue()
    const errors = async (id: number) =>
      (await shop.call(listDeliveries, { id }, admin)).items.map(({ last_error: told }) => told)
    expect(await errors(secure.id)).toEqual([expect.stringMatching(/SSL|EPROTO/)])
    expect(await errors(nobody.id)).toEqual(['ECONNREFUSED'])
  })

  test('with 410 is gone: nothing more is sent, and what waits is dropped', async () => {
    const webhook = await subscribe(['stock'])
    receiver.mood = 410
    for (let nth = 0; nth < 3; nth += 1) await move(products[0]!, 1)
    await sender.sendDue()
    expect(await stateOf(webhook)).toMatchObject({ state: 'ended', why: 'gone', waiting: 0 })
    await move(products[0]!, 1)
    await sender.sendDue()
    expect(receiver.received).toHaveLength(1)
  })

  test('for a day is paused, keeps what waits, and gets all of it when it is resumed', async () => {
    const webhook = await subscribe(['stock'])
    receiver.mood = 503
    await move(products[0]!, 1)
    for (let nth = 0; nth < 15; nth += 1) {
      await sender.sendDue()
      shop.ctx.clock.advance(hours(4))
    }
    await logIn()
    expect(await stateOf(webhook)).toMatchObject({ state: 'paused', why: 'failing' })
    const asked = receiver.received.length
    await move(products[0]!, 1)
    await sender.sendDue()
    expect(receiver.received).toHaveLength(asked)
    receiver.mood = 204
    await shop.call(setWebhookState, { id: webhook.id, active: true, reason }, admin)
    await sender.sendDue()
    expect(receiver.received).toHaveLength(asked + 2)
    expect(await stateOf(webhook)).toMatchObject({ state: 'active', waiting: 0 })
  })

  test('by hanging keeps four hands busy and nobody waiting', async () => {
    await subscribe(['stock'])
    const well = new WebhookReceiver()
    await well.start()
    await subscribe(['stock'], { url: well.url })
    receiver.mood = 'hang'
    const many = await addStock(
      shop.ctx.db,
      Array.from({ length: 8 }, (_, nth) => ({ code: `TREO${nth}` })),
    )
    for (const product of many) await move(product, 1)
    const sending = sender.sendDue()
    await expect.poll(() => well.received.length).toBe(8)
    await expect.poll(() => receiver.received.length).toBe(4)
    expect(receiver.mostOpen).toBe(4)
    receiver.mood = 204
    await receiver.close()
    await sending
    await receiver.start()
    await well.close()
  })
})

describe('a claim', () => {
  /** What a plan must not use, so that it runs the picking once for each row, or once in all. */
  const plans = {
    'row by row': [
      'hashjoin',
      'mergejoin',
      'material',
      'hashagg',
      'sort',
      'indexscan',
      'bitmapscan',
    ],
    'all at once': ['nestloop'],
  }
  test.each(Object.entries(plans))(
    'takes no more than was asked for: planned %s',
    async (_, off) => {
      const { id } = await subscribe(['stock'])
      for (const product of products) await move(product, 1)
      const states = await shop.ctx.db.transaction().execute(async (trx) => {
        for (const each of off) await sql.raw(`set local enable_${each} = off`).execute(trx)
        const now = shop.ctx.clock.now()
        const until = new Date(now.getTime() + seconds(30))
        await claimDeliveries(trx, { subscriptionId: id, now, until, count: 1 })
        return trx.selectFrom('webhook_delivery').select('claimed_until').execute()
      })
      expect(states.filter((each) => each.claimed_until !== null)).toHaveLength(1)
    },
  )
})

describe('an address', () => {
  test.each([
    'http://doi-tac.example/nhan',
    'https://10.0.0.7/nhan',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:192.168.1.1]/',
    'https://[fd00::1]/',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://user:secret@doi-tac.example/',
    'ftp://doi-tac.example/',
    'https://khong-co-ten-mien-nay.invalid/',
  ])('%s is refused while it is written', async (url) => {
    await expect(subscribe(['stock'], { url })).rejects.toMatchObject({ code: 'invalidInput' })
  })

  test('of this machine is refused in production, and at the moment of sending too', async () => {
    const open = (url: string) => findTarget(url, { toLoopback: false })
    for (const url of ['https://127.0.0.1/', 'https://localhost/', 'https://[::1]/']) {
      await expect(open(url)).rejects.toMatchObject({ code: 'private' })
    }
    expect(await open('https://93.184.215.14/nhan')).toMatchObject({ ip: '93.184.215.14' })
  })
})

describe('at the desk', () => {
  test('it is tested, changed, and sent again: one event or a range, with the ids they had', async () => {
    const webhook = await subscribe(['stock'])
    await shop.call(testWebhook, { id: webhook.id }, admin)
    await sender.sendDue()
    expect(receiver.received.map(({ type }) => type)).toEqual(['test.ping'])
    await move(products[0]!, 1)
    await move(products[0]!, 1)
    await sender.sendDue()
    const before = receiver.received.map(({ headers }) => headers['webhook-id'])
    const { items } = await shop.call(listDeliveries, { id: webhook.id }, admin)
    expect(items.every(({ state }) => state === 'delivered')).toBe(true)
    const [last, , first] = items
    const range = { id: webhook.id, first: first!.id, last: last!.id, reason }
    expect(await shop.call(replayWebhook, range, admin)).toEqual({ replayed: 3 })
    await sender.sendDue()
    const after = receiver.received.slice(3).map(({ headers }) => headers['webhook-id'])
    expect(after.toSorted()).toEqual(before.toSorted())
    const rival = { id: webhook.id, url: receiver.url, topics: ['order' as const], version: 1 }
    await shop.call(changeWebhook, { ...rival, reason }, admin)
    const second = shop.call(changeWebhook, { ...rival, reason }, admin)
    await expect(second).rejects.toMatchObject({ code: 'conflict', current: { version: 2 } })
  })

  test('its secret is renewed: both sign for a day, then the new one alone', async () => {
    const webhook = await subscribe(['stock'])
    const { secret } = await shop.call(renewWebhookSecret, { id: webhook.id, reason }, admin)
    const ping = async () => {
      await shop.call(testWebhook, { id: webhook.id }, admin)
      await sender.sendDue()
      const told = receiver.received.at(-1)!
      return [verify(webhook.secret, told), verify(secret, told)]
    }
    expect(await ping()).toEqual([true, true])
    shop.ctx.clock.advance(hours(25))
    await logIn()
    expect(await ping()).toEqual([false, true])
  })

  test('a partner that is shut is told nothing until it is opened', async () => {
    const webhook = await subscribe(['stock'])
    const setActive = (active: boolean) =>
      shop.ctx.db
        .updateTable('partner')
        .set({ active })
        .where('id', '=', webhook.partnerId)
        .execute()
    await setActive(false)
    await move(products[0]!, 1)
    await sender.sendDue()
    expect(receiver.received).toEqual([])
    await setActive(true)
    await sender.sendDue()
    expect(receiver.received).toHaveLength(1)
  })
})
