import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days, minutes } from '#domain/kernel/durations.ts'
import * as api from '#domain/purchase/api.ts'
import type { SignedInPharmacy } from '#server/context.ts'
import { scheduledJobs } from '#server/housekeeping.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { callAsPharmacy } from '#test/support/loyalty.ts'
import { refusalOf } from '#test/support/members.ts'
import { openSession, openPharmacy } from '#test/support/purchases.ts'
import { openPushService, readVapid, type PushService } from '#test/support/push-service.ts'
import { getKeyPair } from '../notification/index.ts'

let shop: TestShop
let service: PushService
let pharmacy: SignedInPharmacy
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  service = await openPushService()
})
beforeEach(async () => {
  await queryRows(shop.ctx.db, 'delete from store_push')
  pharmacy = await openPharmacy(shop)
  service.pushes.length = 0
  service.moods.clear()
  service.max = 0
})
afterAll(async () => {
  await service.close()
  await shop.close()
})

let people = 0
const morning = () =>
  scheduledJobs.find(({ name }) => name === 'tell-stores-of-reminders')!.run(shop.ctx)
const subscribe = (name: string, to = pharmacy) =>
  callAsPharmacy(shop, api.subscribePush, service.browser(name), { pharmacy: to })
/** Due today, of one more customer. */
const waits = (by = pharmacy, change: object = {}) => {
  people += 1
  const phone = `0935${String(people).padStart(6, '0')}`
  const remind_at = shop.ctx.clock.today()
  const reminder = { phone, customer_name: 'Bà Sáu', remind_at, ...change }
  return callAsPharmacy(shop, api.remind, reminder, { pharmacy: by })
}
const subscriptions = () =>
  shop.ctx.db.selectFrom('store_push').select(['session_id', 'failures', 'told_on']).execute()
const tomorrow = () => shop.ctx.clock.advance(days(1))

describe('a device of a pharmacy with due reminders', () => {
  test('is told each morning once how many customers wait, and nothing of them', async () => {
    await subscribe('one')
    await waits()
    const { phone } = await waits()
    await waits(pharmacy, { phone })
    await waits(pharmacy, { remind_at: '2027-01-05' })
    await morning()
    await morning()
    expect(service.pushes.map(({ path, notice }) => ({ path, notice }))).toEqual([
      {
        path: '/push/one',
        notice: {
          title: 'Hôm nay có 2 khách cần nhắc',
          body: `${pharmacy.name} · Bấm để xem danh sách nhắc nhở`,
          tag: `reminders-${pharmacy.code}`,
          url: `/nha-thuoc/danh-sach-nhac-nho/?id=${pharmacy.code}`,
        },
      },
    ])
    tomorrow()
    await morning()
    expect(service.pushes).toHaveLength(2)
  })

  test('is told in the way that browsers ask for', async () => {
    await subscribe('headers')
    await waits()
    await morning()
    const { headers } = service.pushes[0]!
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '43200',
      topic: 'reminders',
      urgency: 'normal',
    })
    const { publicKey } = await getKeyPair(shop.ctx)
    const claims = readVapid(headers.authorization!, publicKey)
    expect(claims).toMatchObject({ aud: new URL(service.browser('headers').endpoint).origin })
  })

  test('is not told when nobody waits, or when it is told no more', async () => {
    await subscribe('quiet')
    await morning()
    expect(service.pushes).toEqual([])
    await waits()
    const key = () => callAsPharmacy(shop, api.getPushKey, {}, { pharmacy })
    expect((await key()).subscribed).toBe(true)
    await callAsPharmacy(shop, api.unsubscribePush, {}, { pharmacy })
    expect((await key()).subscribed).toBe(false)
    await morning()
    expect(service.pushes).toEqual([])
  })

  test('is told by one of several workers', async () => {
    for (let each = 0; each < 20; each += 1) {
      const device = { ...pharmacy, sessionId: await openSession(shop, pharmacy) }
      await subscribe(`many-${each}`, device)
    }
    await waits()
    await Promise.all([morning(), morning(), morning()])
    expect(service.pushes.map(({ path }) => path).toSorted()).toEqual(
      Array.from({ length: 20 }, (_, each) => `/push/many-${each}`).toSorted(),
    )
  })

  test('that serves two pharmacies is told for both, each by its own session', async () => {
    const second = await openPharmacy(shop)
    await subscribe('shared')
    await subscribe('shared', second)
    await waits()
    await waits(second)
    await morning()
    expect(service.pushes.map(({ notice }) => notice.tag).toSorted()).toEqual(
      [`reminders-${pharmacy.code}`, `reminders-${second.code}`].toSorted(),
    )
    await callAsPharmacy(shop, api.unsubscribePush, {}, { pharmacy })
    expect(await subscriptions()).toMatchObject([{ session_id: second.sessionId }])
  })

  test('that asks twelve times at once with other addresses is one', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => subscribe(`at-once-${index}`)))
    expect(await subscriptions()).toHaveLength(1)
  })

  test('that logs in anew, or subscribes anew, takes its own place over', async () => {
    await subscribe('again')
    const anew = { ...pharmacy, sessionId: await openSession(shop, pharmacy) }
    await subscribe('again', anew)
    expect(await subscriptions()).toMatchObject([{ session_id: anew.sessionId }])
    await subscribe('after-update', anew)
    await waits()
    await morning()
    expect(service.pushes.map(({ path }) => path)).toEqual(['/push/after-update'])
  })
})

describe('whoever is out is told nothing', () => {
  test.each([
    ['a session that was ended', `update drugstore_session set ended_at = $2 where id = $1`],
    ['a session that is over', `update drugstore_session set expires_at = $2 where id = $1`],
  ])('%s, which is forgotten too', async (_, statement) => {
    await subscribe('ended')
    await waits()
    await queryRows(shop.ctx.db, statement, [pharmacy.sessionId, shop.ctx.clock.now()])
    await morning()
    expect(service.pushes).toEqual([])
    expect(await subscriptions()).toEqual([])
  })

  test.each([
    ['a closed account', `update drugstore_user set status = 'disabled' where id = $1`],
    [
      'a closed store',
      `update drugstore set status = 'disabled' where id = (
       select drugstore_id from drugstore_user where id = $1)`,
    ],
  ])('%s', async (_, statement) => {
    await subscribe('closed')
    await waits()
    await queryRows(shop.ctx.db, statement, [pharmacy.userId])
    await morning()
    expect(service.pushes).toEqual([])
  })
})

describe('a push service', () => {
  test.each([404, 410])(
    'that answers %i has forgotten the browser, and so do we',
    async (status) => {
      await subscribe('gone')
      service.moods.set('/push/gone', status)
      await waits()
      await morning()
      expect(await subscriptions()).toEqual([])
    },
  )

  test('in trouble is asked again by the next run, and after five failures no more', async () => {
    await subscribe('trouble')
    service.moods.set('/push/trouble', 500)
    await waits()
    await morning()
    await morning()
    expect(await subscriptions()).toMatchObject([{ failures: 1, told_on: null }])
    shop.ctx.clock.advance(minutes(60))
    service.moods.clear()
    await morning()
    expect(service.pushes).toHaveLength(1)
    expect(await subscriptions()).toMatchObject([{ failures: 0 }])
    service.moods.set('/push/trouble', 429)
    for (let day = 0; day < 5; day += 1) {
      expect(await subscriptions()).toHaveLength(1)
      tomorrow()
      await morning()
    }
    expect(await subscriptions()).toEqual([])
  })

  test('is asked by sixteen at once at most', async () => {
    for (let each = 0; each < 40; each += 1) {
      await subscribe(`crowd-${each}`, {
        ...pharmacy,
        sessionId: await openSession(shop, pharmacy),
      })
    }
    await waits()
    await morning()
    expect(service.pushes).toHaveLength(40)
    expect(service.max).toBeLessThanOrEqual(16)
  })

  test('that nobody knows is refused in words', async () => {
    const { keys } = service.browser('unknown')
    const call = (endpoint: string) =>
      callAsPharmacy(shop, api.subscribePush, { endpoint, keys }, { pharmacy })
    for (const endpoint of ['https://example.com/push', 'http://10.0.0.1/', 'https://127.0.0.1/']) {
      expect(await refusalOf(call(endpoint))).toBe('invalidInput')
    }
    await call('https://fcm.googleapis.com/fcm/send/abc')
    expect(await subscriptions()).toHaveLength(1)
  })

  test('is not troubled with keys that are none', async () => {
    const { endpoint, keys } = service.browser('broken')
    const p256dh = Buffer.alloc(65, 1).toString('base64url')
    await callAsPharmacy(
      shop,
      api.subscribePush,
      { endpoint, keys: { ...keys, p256dh } },
      { pharmacy },
    )
    await waits()
    await morning()
    expect(await subscriptions()).toEqual([])
  })
})

describe("the shop's key pair", () => {
  test('is made once, whoever asks first, and its private half is sealed', async () => {
    await queryRows(shop.ctx.db, 'delete from push_key')
    const keys = await Promise.all(
      Array.from({ length: 10 }, () => callAsPharmacy(shop, api.getPushKey, {}, { pharmacy })),
    )
    expect(new Set(keys.map(({ key }) => key)).size).toBe(1)
    const { privateKey } = await getKeyPair(shop.ctx)
    const kept = await shop.ctx.db.selectFrom('push_key').selectAll().executeTakeFirstOrThrow()
    expect(kept.private_key.includes(Buffer.from(privateKey))).toBe(false)
  })

  test('that cannot be opened is made anew, and browsers subscribe again', async () => {
    await subscribe('before')
    const before = await getKeyPair(shop.ctx)
    const config = { ...shop.ctx.config, secretKey: 'another-secret-of-the-tests-of-enough-length' }
    const after = await getKeyPair({ ...shop.ctx, config })
    expect(after.publicKey).not.toBe(before.publicKey)
    expect(await subscriptions()).toEqual([])
    await queryRows(shop.ctx.db, 'delete from push_key')
  })
})
