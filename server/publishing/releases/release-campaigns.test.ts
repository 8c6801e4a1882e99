import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as releases from '#domain/publishing/releases/backoffice.ts'
import { listOfferedVouchers } from '#domain/voucher/api.ts'
import { voucherCampaigns } from '#domain/voucher/backoffice.ts'
import { saveCampaign } from '#server/voucher/index.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { expectRefused } from '#test/support/refused.ts'
import { staffHeaders } from '#test/support/staff.ts'

let shop: TestShop
let planner: Record<string, string>
let second: Record<string, string>
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false }, now: '2026-11-10T09:00:00+07:00' })
})
beforeEach(async () => {
  planner = await staffHeaders(shop, 'content')
  second = await staffHeaders(shop, 'admin')
})
afterAll(() => shop.close())

const reason = 'Ngày hội 11/11'
let nth = 0

/** A code for everybody that nobody has let loose yet, from a day on. */
async function campaign(startsOn = '2026-11-11') {
  nth += 1
  const code = `NGAYHOI${nth}`
  const id = await saveCampaign(shop.ctx.db, {
    name: `Voucher ${nth}`,
    kind: 'amount',
    value: 50_000,
    startsOn,
    endsOn: '2026-11-30',
    createdAt: shop.ctx.clock.now(),
    published: false,
    listed: true,
    code,
  })
  return { id, code }
}

const fieldsOf = (ids: number[], name: string, startsAt: string) => ({
  name,
  starts_at: startsAt,
  parts: [],
  voucher_campaign_ids: ids,
  reason,
})

async function plan(ids: number[], startsAt = '2026-11-11T00:00:00+07:00', headers = planner) {
  nth += 1
  const fields = fieldsOf(ids, `Đợt ${nth}`, startsAt)
  return shop.call(releases.contentReleases.create, fields, { headers })
}

type Release = Awaited<ReturnType<typeof plan>>

const readAgain = (id: number) =>
  shop.call(releases.contentReleases.get, { id }, { headers: second })

function approve({ id, version, voucher_campaigns: read }: Release) {
  const campaigns = read.map((each) => ({ id: each.id, version: each.version }))
  return shop.call(releases.approveRelease, { id, version, campaigns, reason }, { headers: second })
}

const stop = (id: number) =>
  shop.call(releases.stopRelease, { id, reason: 'Sai mức giảm' }, { headers: second })

const offered = async () =>
  (await shop.call(listOfferedVouchers, {})).map(({ code }) => code).toSorted()

async function changeValue(id: number, value: number) {
  const read = await shop.call(voucherCampaigns.get, { id }, { headers: planner })
  return shop.call(voucherCampaigns.change, { ...read, value, reason }, { headers: planner })
}

describe('the vouchers of a release', () => {
  test('are offered from its moment on and never before, and stop with it', async () => {
    const { id, code } = await campaign()
    const release = await plan([id])
    expect(release.voucher_campaigns).toMatchObject([
      { id, terms: ['Giảm 50.000 VNĐ', 'Áp dụng cho mọi sản phẩm'], state: 'stopped' },
    ])
    await approve(release)
    expect(await offered()).not.toContain(code)
    shop.ctx.clock.advance(15 * 60 * 60 * 1000)
    expect(await offered()).toContain(code)
    second = await staffHeaders(shop, 'admin')
    await stop(release.id)
    expect(await offered()).not.toContain(code)
    const { items } = await shop.call(voucherCampaigns.history, { id }, { headers: second })
    expect(items.map(({ action }) => action)).toEqual([
      `Dừng cùng đợt phát hành ${release.name}`,
      `Bắt đầu cùng đợt phát hành ${release.name}`,
    ])
    shop.ctx.clock.advance(-15 * 60 * 60 * 1000)
  })

  test('begin on whole days: none before the release', async () => {
    const early = await campaign('2026-11-10')
    const release = await plan([early.id])
    expect((await expectRefused(approve(release))).fields['voucher_campaign_ids']).toContain(
      'phải bắt đầu từ ngày 11/11/2026',
    )
    const sameDay = await campaign('2026-11-11')
    const atEight = await plan([sameDay.id], '2026-11-11T08:00:00+07:00')
    expect((await expectRefused(approve(atEight))).fields['voucher_campaign_ids']).toContain(
      '12/11/2026',
    )
  })

  test('are worth what was approved: changed before, it is read again; after, it is refused until they begin', async () => {
    const { id } = await campaign()
    const release = await plan([id])
    await changeValue(id, 60_000)
    expect((await expectRefused(approve(release))).code).toBe('conflict')
    const read = await readAgain(release.id)
    await approve(read)
    expect((await expectRefused(changeValue(id, 999_000))).fields).toHaveProperty('published')
    const none = { ...read, voucher_campaigns: [] }
    expect((await expectRefused(approve(none))).code).toBe('conflict')
  })

  test('that somebody let loose by hand are nobody’s to begin, and go on when the release does not', async () => {
    const { id } = await campaign()
    const read = await shop.call(voucherCampaigns.get, { id }, { headers: planner })
    await shop.call(
      voucherCampaigns.change,
      // So little that it needs no second person.
      { ...read, total_limit: 100, published: true, reason },
      { headers: planner },
    )
    const release = await plan([id])
    const refusal = await expectRefused(approve(release))
    expect(refusal).toMatchObject({ code: 'conflict' })
    expect(refusal.fields).toHaveProperty('voucher_campaign_ids')
    const { state } = await shop.call(voucherCampaigns.get, { id }, { headers: second })
    expect(state).toBe('planned')
  })

  test('belong to one release: of two approved at once one is refused', async () => {
    const { id } = await campaign()
    const both = [await plan([id]), await plan([id])]
    const settled = await Promise.allSettled(both.map(approve))
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const loser = both[settled.findIndex(({ status }) => status === 'rejected')]!
    expect((await expectRefused(stop(loser.id))).code).toBe('conflict')
    const { state } = await shop.call(voucherCampaigns.get, { id }, { headers: second })
    expect(state).toBe('planned')
  })

  test('are named and taken out by those who may change vouchers, approved ones changed by who may publish', async () => {
    const { id } = await campaign()
    const pharmacist = await staffHeaders(shop, 'pharmacist')
    const refused = await expectRefused(plan([id], undefined, pharmacist))
    expect(refused.fields).toHaveProperty('voucher_campaign_ids')
    const { id: releaseId, version, name, starts_at: at } = await plan([id])
    const changeAs = (headers: Record<string, string>, ids: number[], at_version: number) =>
      shop.call(
        releases.contentReleases.change,
        { ...fieldsOf(ids, name, at), id: releaseId, version: at_version },
        { headers },
      )
    expect((await expectRefused(changeAs(pharmacist, [], version))).fields).toHaveProperty(
      'voucher_campaign_ids',
    )
    await approve(await readAgain(releaseId))
    const taken = await expectRefused(changeAs(pharmacist, [id], version + 1))
    expect(taken.code).toBe('forbidden')
    expect(await readAgain(releaseId)).toMatchObject({ state: 'approved' })
    await changeAs(planner, [id], version + 1)
    const { state } = await shop.call(voucherCampaigns.get, { id }, { headers: second })
    expect(state).toBe('stopped')
  })
})
