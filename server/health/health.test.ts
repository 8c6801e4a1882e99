import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/health/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { hireStaff } from '#test/support/staff.ts'
import { readPublicStatus } from './public-status.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function asAdmin() {
  const { headers } = await hireStaff(shop)
  return { headers }
}

const stateOf = async (key: api.HealthKey) => {
  const { checks } = await shop.call(api.getHealth, {}, await asAdmin())
  return checks.find((check) => check.key === key)!
}

describe('the health of the shop', () => {
  test('names every part once, and what it cannot see it does not call good', async () => {
    const { checks, standbys } = await shop.call(api.getHealth, {}, await asAdmin())
    const shown = api.healthKeys.filter((key) => key !== 'standbys')
    expect(checks.map(({ key }) => key)).toEqual(shown)
    expect(standbys).toEqual([])
    expect(checks.find(({ key }) => key === 'backup')).toEqual({
      key: 'backup',
      // Nobody has made one.
      state: 'watch',
      value: null,
    })
    expect(checks.find(({ key }) => key === 'outbox')).toMatchObject({ state: 'good' })
  })

  test('turns when events stand, and when somebody’s requests fail', async () => {
    const { pool } = shop.ctx
    await pool.query(`insert into outbox_event (topic, payload, created_at)
      values ('nobody.hears', '{}', now() - interval '2 minutes')`)
    expect(await stateOf('outbox')).toMatchObject({ state: 'watch' })
    await pool.query(`update outbox_event set created_at = now() - interval '1 hour'`)
    expect(await stateOf('outbox')).toMatchObject({ state: 'bad' })
    expect((await readPublicStatus(shop.ctx)).parts).toContainEqual({
      part: 'payment',
      state: 'slow',
    })
    await pool.query('delete from outbox_event')
    shop.app.incidents.note({
      requestId: 'a request',
      route: 'GET /x',
      status: 500,
      error: new TypeError('x'),
    })
    await shop.app.incidents.write()
    expect(await stateOf('failures')).toEqual({ key: 'failures', state: 'watch', value: 1 })
  })
})

describe('an incident', () => {
  test('is found as people say it, also by signs that look alike', async () => {
    const { items } = await shop.call(api.listFailures, {}, await asAdmin())
    const { incident } = items[0]!
    const heard = [incident, incident.toLowerCase(), ` ${incident.replace('-', ' ')} `]
    const alike = incident.replaceAll('0', 'o').replaceAll('1', 'l')
    for (const spoken of [...heard, alike]) {
      const found = await shop.call(api.listFailures, { incident: spoken }, await asAdmin())
      expect(found.items.map(({ id }) => id)).toEqual([items[0]!.id])
    }
    for (const wrong of ['', 'ZZZZ-ZZZZ', "'; drop"]) {
      const found = await shop.call(api.listFailures, { incident: wrong }, await asAdmin())
      expect(found.items).toEqual([])
    }
  })
})

describe('what the public is told', () => {
  test('is told by who may, shows as not normal until it is over, and is over once', async () => {
    const admin = await asAdmin()
    const told = { part: 'payment', words: 'Chuyển khoản đang được ghi nhận chậm.' } as const
    const { id } = await shop.call(api.tellNotice, told, admin)
    const during = await readPublicStatus(shop.ctx)
    expect(during.parts.find(({ part }) => part === 'payment')).toEqual({
      part: 'payment',
      state: 'slow',
    })
    expect(during.parts.filter(({ state }) => state !== 'good')).toHaveLength(1)
    const ends = await Promise.allSettled(
      [1, 2, 3].map(() => shop.call(api.endNotice, { id }, admin)),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(shop.call(api.endNotice, { id }, admin)).rejects.toMatchObject({
      code: 'conflict',
    })
    await expect(shop.call(api.endNotice, { id: 999 }, admin)).rejects.toMatchObject({
      code: 'notFound',
    })
    const after = await readPublicStatus(shop.ctx)
    expect(after.parts.every(({ state }) => state === 'good')).toBe(true)
    expect(after.notices).toMatchObject([{ words: told.words, ended_at: expect.any(String) }])
  })

  test('is for neither care nor strangers to write', async () => {
    const told = { part: 'points', words: 'Điểm đang được cộng chậm hơn.' } as const
    const { headers } = await hireStaff(shop, 'care')
    await expect(shop.call(api.tellNotice, told, { headers })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(shop.call(api.getHealth, {})).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  test('is that all is down while the database holds its answer back', async () => {
    const { parts } = await shop.ctx.db.transaction().execute(async (trx) => {
      await sql`lock table status_notice`.execute(trx)
      return readPublicStatus(shop.ctx, 50)
    })
    expect(parts.map(({ state }) => state)).toEqual(['down', 'down', 'down', 'down'])
  })

  test('is that all is down while the database is away', async () => {
    const away = await openTestShop()
    await away.drop()
    const { parts, notices } = await readPublicStatus(away.ctx)
    expect(parts.map(({ state }) => state)).toEqual(['down', 'down', 'down', 'down'])
    expect(notices).toEqual([])
    await away.close()
  })
})
