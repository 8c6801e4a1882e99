import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Input } from '#domain/contract.ts'
import { listVoucherLog } from '#domain/counter/api.ts'
import { saveCampaign } from '#server/voucher/index.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { callAsPharmacy } from '#test/support/loyalty.ts'
import { signedInPharmacy } from '#test/support/pharmacy.ts'

let shop: TestShop
const pharmacy = signedInPharmacy({ code: 'NT00218', username: 'chau' })
const months = { from: '2026-08-01', to: '2026-11-21' }

/** A busy store: 20,000 uses this month by two accounts, over 1,000 older ones that were taken back. */
beforeAll(async () => {
  shop = await openTestShop()
  const terms = {
    kind: 'amount',
    value: 10_000,
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
  } as const
  const createdAt = shop.ctx.clock.now()
  const offer = await saveCampaign(shop.ctx.db, { ...terms, name: 'Mùa thu', createdAt })
  const prize = await saveCampaign(shop.ctx.db, { ...terms, name: 'Bình nước', createdAt })
  const insert = `
    insert into store_voucher_log (store_code, store_user, phone, campaign_id, code_masked, kind,
      saving, state, used_at, cancelled_at)
    select 'NT00218', case when n % 2 = 0 then 'chau' else 'hoa' end,
      '09120' || lpad((n % 99999)::text, 5, '0'), $1, 'QUA***' || lpad((n % 100)::text, 3, '0'), $2,
      $3, $4, $5::timestamptz + n * interval '1 minute', $6
    from generate_series(1, $7::int) as n`
  const { pool } = shop.ctx
  const used = [offer, 'offer', 10_000, 'used', '2026-11-01T08:00:00+07:00', null, 20_000]
  await pool.query(insert, used)
  const back = '2026-08-05T18:00:00+07:00'
  const cancelled = [prize, 'prize', 5000, 'cancelled', '2026-08-05T08:00:00+07:00', back, 1000]
  await pool.query(insert, cancelled)
  await pool.query('analyze store_voucher_log')
})
afterAll(() => shop.close())

function list(filter: Input<typeof listVoucherLog>, by = pharmacy) {
  return callAsPharmacy(shop, listVoucherLog, { ...months, ...filter }, { pharmacy: by })
}

test('however many came after them, older ones are found by state, kind, name, phone and code', async () => {
  const none = { used: 0, saved: 0 }
  for (const filter of [
    { status: 'cancelled' },
    { kind: 'prize' },
    { keyword: 'binh nuoc' },
  ] as const) {
    const found = await list(filter)
    expect(found.summary).toEqual({ ...none, cancelled: 1000 })
    expect(found.paginate.total_data).toBe(1000)
    expect(found.items.every(({ status }) => status === 'cancelled')).toBe(true)
  }
  expect((await list({ kind: 'prize', keyword: '00777' })).paginate.total_data).toBe(1)
  expect((await list({ status: 'cancelled', keyword: '077' })).paginate.total_data).toBe(10)
})

test('its sums are of the whole filter, an account’s of its own', async () => {
  expect((await list({})).summary).toEqual({
    used: 20_000,
    cancelled: 1000,
    saved: 200_000_000,
  })
  const staff = signedInPharmacy({ code: 'NT00218', username: 'hoa', role: 'staff' })
  const own = await list({ status: 'used', page: 1000, limit: 10 }, staff)
  expect(own.summary).toEqual({ used: 10_000, cancelled: 0, saved: 100_000_000 })
  expect(own.items).toHaveLength(10)
  expect(own.items[0]!.by.username).toBe('hoa')
})
