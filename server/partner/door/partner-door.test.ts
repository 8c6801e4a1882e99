import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { minutes, seconds } from '#domain/kernel/durations.ts'
import { partnerScopeNames } from '#domain/partner/scopes.ts'
import {
  blockPartnerKey,
  changePartnerKey,
  endPartnerKey,
  issuePartnerKey,
  listPartnerKeys,
  rotatePartnerKey,
  type PartnerKey,
} from '#domain/partner/backoffice/keys.ts'
import { getPartnerUsage, listPartnerCalls } from '#domain/partner/backoffice/calls.ts'
import { partners } from '#domain/partner/backoffice/partners.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { openMemberShop } from '#test/support/members.ts'
import { openPartner, type TestPartner } from '#test/support/partners.ts'
import { staffHeaders } from '#test/support/staff.ts'

const provinces = '/api/api/app/Location/provinces'
const reason = 'Theo hợp đồng'
let shop: TestShop
let admin: { headers: Record<string, string> }

beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: true })
  admin = { headers: await staffHeaders(shop) }
})
afterAll(() => shop.close())

function ask(url: string, headers: Record<string, string>, remoteAddress = '203.0.113.7') {
  return shop.app.fastify.inject({ url, headers, remoteAddress })
}

async function keysOf({ id }: TestPartner): Promise<PartnerKey[]> {
  return shop.call(listPartnerKeys, { id }, admin)
}

describe('a partner’s key', () => {
  test('opens what it has the scope for, and is told apart from a wrong one and one without it', async () => {
    const { key } = await openPartner(shop, ['places.read'])
    expect((await ask(provinces, { 'x-api-key': key })).statusCode).toBe(200)
    for (const headers of [{}, { 'x-api-key': '' }, { 'x-api-key': `${key}x` }]) {
      const told = await ask(provinces, headers as Record<string, string>)
      expect(told.json()).toMatchObject({ statusCode: 401, errors: { code: 'unauthenticated' } })
    }
    const jobs = await ask('/api/api/app/MasterData/jobs', { 'x-api-key': key })
    expect(jobs.json()).toMatchObject({ statusCode: 403, errors: { code: 'forbidden' } })
    // What anybody may ask is answered as ever, whatever the header says.
    expect((await ask('/api/location/provinces', { 'x-api-key': 'x' })).statusCode).toBe(200)
  })

  test('is blocked, unblocked and ended by the next call', async () => {
    const partner = await openPartner(shop, ['places.read'])
    const [, first] = await keysOf(partner)
    const status = async () => (await ask(provinces, partner.headers)).statusCode
    expect(await status()).toBe(200)
    await shop.call(blockPartnerKey, { id: first!.id, blocked: true, reason }, admin)
    expect(await status()).toBe(401)
    await shop.call(blockPartnerKey, { id: first!.id, blocked: false, reason }, admin)
    expect(await status()).toBe(200)
    await shop.call(endPartnerKey, { id: first!.id, reason }, admin)
    expect(await status()).toBe(401)
    const again = shop.call(blockPartnerKey, { id: first!.id, blocked: false, reason }, admin)
    await expect(again).rejects.toMatchObject({ code: 'conflict' })
  })

  test('is shut with its partner, all of them at once', async () => {
    const partner = await openPartner(shop, ['places.read'])
    const record = await shop.call(partners.get, { id: partner.id }, admin)
    await shop.call(partners.change, { ...record, active: false, reason }, admin)
    expect((await ask(provinces, partner.headers)).statusCode).toBe(401)
    expect((await ask(provinces, { 'x-api-key': partner.key2 })).statusCode).toBe(401)
  })

  test('is rotated: both are good for the overlap, and then the new one alone', async () => {
    const partner = await openPartner(shop, ['places.read'])
    const [, first] = await keysOf(partner)
    const { secret, key } = await shop.call(
      rotatePartnerKey,
      { id: first!.id, overlap: 2, reason },
      admin,
    )
    expect(key.scopes).toEqual(['places.read'])
    const statuses = async () => {
      const old = await ask(provinces, partner.headers)
      const fresh = await ask(provinces, { 'x-api-key': secret })
      return [old.statusCode, fresh.statusCode]
    }
    expect(await statuses()).toEqual([200, 200])
    shop.ctx.clock.advance(minutes(119))
    expect(await statuses()).toEqual([200, 200])
    shop.ctx.clock.advance(minutes(2))
    expect(await statuses()).toEqual([401, 200])
  })

  test('is good to the end of its last day', async () => {
    const { id } = await openPartner(shop, ['places.read'])
    const issued = await shop.call(
      issuePartnerKey,
      { id, name: 'Một ngày', scopes: ['places.read'], ends_on: shop.ctx.clock.today(), reason },
      admin,
    )
    expect(issued.key.ends_at).toMatch(/T00:00:00.000\+07:00$/)
    expect((await ask(provinces, { 'x-api-key': issued.secret })).statusCode).toBe(200)
    const past = { id, name: 'Hôm qua', scopes: ['places.read' as const], ends_on: '2026-11-01' }
    const refused = shop.call(issuePartnerKey, { ...past, reason }, admin)
    await expect(refused).rejects.toMatchObject({ code: 'invalidInput' })
  })

  test('comes from its own addresses alone, kept answers included', async () => {
    const { id } = await openPartner(shop, ['places.read'])
    const { secret } = await shop.call(
      issuePartnerKey,
      {
        id,
        name: 'Theo địa chỉ',
        scopes: ['places.read'],
        ip_ranges: ['198.51.100.0/24', '2001:db8::7'],
        reason,
      },
      admin,
    )
    const from = async (ip: string) =>
      (await ask(provinces, { 'x-api-key': secret }, ip)).statusCode
    expect(await from('198.51.100.9')).toBe(200)
    expect(await from('::ffff:198.51.100.9')).toBe(200)
    expect(await from('2001:db8::7')).toBe(200)
    expect(await from('2001:db8::8')).toBe(403)
    expect(await from('198.51.101.9')).toBe(403)
  })

  test('has terms that of two who change them the second hears of', async () => {
    const partner = await openPartner(shop, ['places.read'])
    const [key] = await keysOf(partner)
    const terms = { id: key!.id, name: 'Đổi', scopes: partnerScopeNames, reason }
    await shop.call(changePartnerKey, { ...terms, version: key!.version }, admin)
    const second = shop.call(changePartnerKey, { ...terms, version: key!.version }, admin)
    await expect(second).rejects.toMatchObject({ code: 'conflict', current: { version: 2 } })
    expect(await listAllowed(partner.key2)).toBe(200)
  })
})

async function listAllowed(key: string): Promise<number> {
  return (await ask('/api/api/app/MasterData/jobs', { 'x-api-key': key })).statusCode
}

describe('how often a key may call', () => {
  test('holds to the call over several processes, and says when to come again', async () => {
    const partner = await openPartner(shop, ['places.read', 'masterdata.read'], { perMinute: 50 })
    const other = await openTestShop({ beside: shop, config: { rateLimits: true } })
    try {
      const calls = Array.from({ length: 80 }, (_, nth) =>
        (nth % 2 === 0 ? shop : other).app.fastify.inject({
          url: nth % 3 === 0 ? provinces : '/api/api/app/MasterData/jobs',
          headers: partner.headers,
        }),
      )
      const answers = await Promise.all(calls)
      const refused = answers.filter(({ statusCode }) => statusCode === 429)
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(50)
      expect(refused).toHaveLength(30)
      for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      shop.ctx.clock.advance(seconds(61))
      expect((await ask(provinces, partner.headers)).statusCode).toBe(200)
    } finally {
      await other.close()
    }
  })
})

describe('what is written down of calls', () => {
  test('is each key’s use, each day’s sums and every failed call, without anything that opens', async () => {
    const partner = await openPartner(shop, ['places.read'])
    for (let nth = 0; nth < 4; nth += 1) await ask(provinces, partner.headers)
    await ask('/api/api/app/Authenticate/check-phone?Phone=0912345678', partner.headers)
    const { items } = await shop.call(listPartnerCalls, { id: partner.id }, admin)
    expect(items).toHaveLength(5)
    expect(items[0]).toMatchObject({
      call: '/api/api/app/Authenticate/check-phone',
      status: 403,
      key: 'Khoá chính',
    })
    const failed = await shop.call(listPartnerCalls, { id: partner.id, status: 'failed' }, admin)
    expect(failed.items).toHaveLength(1)
    const usage = await shop.call(getPartnerUsage, { id: partner.id }, admin)
    expect(usage.days).toHaveLength(30)
    expect(usage.days.at(-1)).toMatchObject({ calls: 5, errors: 1 })
    const key = (await keysOf(partner)).find(({ calls }) => calls > 0)
    expect(key).toMatchObject({ calls: 5, errors: 1, last_used_from: '203.0.113.7' })
    expect(JSON.stringify([items, usage, key])).not.toContain(partner.key)
    expect(JSON.stringify(items)).not.toContain('0912345678')
  })
})

describe('a key is never told again', () => {
  const lines: string[] = []
  afterEach(() => lines.splice(0))

  test('in no log, error, list or database, whatever is asked with it', async () => {
    const { id } = await openPartner(shop, partnerScopeNames)
    const { secret } = await shop.call(
      issuePartnerKey,
      { id, name: 'Bí mật', scopes: partnerScopeNames, reason },
      admin,
    )
    const note = (...said: unknown[]) => void lines.push(JSON.stringify(said))
    Object.assign(shop.ctx.log, { debug: note, info: note, warn: note, error: note })
    const headers = { 'x-api-key': secret }
    const answers = await Promise.all([
      ask(provinces, headers),
      ask('/api/api/app/Booking/GetById?id=DH261121AAAAAA', headers),
      ask(`/api/api/app/Location/wards?districtId=${secret}`, headers),
      ask('/api/api/app/no-such-call', headers),
      ask('/api/admin/partners', headers),
    ])
    for (const { body } of answers) expect(body).not.toContain(secret.slice(4))
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('\n')).not.toContain(secret.slice(4))
    const { rows } = await shop.ctx.pool.query<{ text: string }>(
      'select k::text as text from partner_key k union all select a::text from audit_entry a',
    )
    expect(rows.map(({ text }) => text).join('\n')).not.toContain(secret.slice(4))
    const record = await shop.call(partners.get, { id }, admin)
    expect(JSON.stringify(record)).not.toContain(secret.slice(4))
  })
})
