import { afterAll, beforeAll, expect, test } from 'vitest'
import * as api from '#domain/publishing/backoffice/api.ts'
import { listBanners } from '#domain/publishing/places/api.ts'
import * as releases from '#domain/publishing/releases/backoffice.ts'
import { saveCampaign } from '#server/voucher/index.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { wholeBanner } from '#test/support/places.ts'
import {
  approve,
  hireEditors,
  publishWritten,
  writeContent,
  type Editors,
} from '#test/support/publishing.ts'
import { staffHeaders } from '#test/support/staff.ts'

let shop: TestShop
let editors: Editors
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false }, now: '2026-11-10T09:00:00+07:00' })
  editors = await hireEditors(shop)
})
afterAll(() => shop.close())

const reason = 'Ngày 11/11'

test('the home banner and a voucher campaign begin together on 11/11 by a release, and stop with it', async () => {
  const ordinary = wholeBanner('Ngày thường')
  const { id } = await writeContent(shop, editors, { kind: 'banner', slug: 'trang-chu' }, ordinary)
  await publishWritten(shop, editors, id)
  const { writer, pharmacist, publisher } = editors
  const body = { ...wholeBanner('Ngày hội 11/11') }
  await shop.call(api.saveDraft, { id, version: 2, body }, { headers: writer })
  await shop.call(api.keepRevision, { id, version: 3 }, { headers: writer })
  await approve(shop, pharmacist, id, 2)
  const campaign = await saveCampaign(shop.ctx.db, {
    name: 'Voucher 11/11',
    kind: 'amount',
    value: 20_000,
    code: 'NGAYHOI11',
    startsOn: '2026-11-11',
    endsOn: '2026-11-11',
    createdAt: shop.ctx.clock.now(),
    published: false,
  })
  const release = await shop.call(
    releases.contentReleases.create,
    {
      name: 'Ngày hội 11/11',
      starts_at: '2026-11-11T00:00:00+07:00',
      parts: [{ content_id: id, revision: 2, ends_at: '2026-11-12T00:00:00+07:00' }],
      voucher_campaign_ids: [campaign],
      reason,
    },
    { headers: publisher },
  )
  const headers = await staffHeaders(shop)
  const campaigns = release.voucher_campaigns.map((each) => ({
    id: each.id,
    version: each.version,
  }))
  await shop.call(
    releases.approveRelease,
    { id: release.id, version: 1, campaigns, reason },
    { headers },
  )

  await at('2026-11-10T23:59:59.999+07:00')
  expect((await shown()).banners).toEqual(['Ngày thường'])
  await at('2026-11-11T00:00:00+07:00')
  expect(await shown()).toEqual({ banners: ['Ngày hội 11/11'], isVoucherOut: true })

  await at('2026-11-11T10:00:00+07:00')
  await shop.call(
    releases.stopRelease,
    { id: release.id, reason: 'Hết hàng sớm' },
    { headers: await staffHeaders(shop) },
  )
  expect(await shown()).toEqual({ banners: ['Ngày thường'], isVoucherOut: false })
})

async function at(moment: string): Promise<void> {
  shop.ctx.clock.advance(new Date(moment).getTime() - shop.ctx.clock.now().getTime())
}

/** Its own days keep the campaign from being used before 11/11, whoever has let it out. */
async function shown() {
  const banners = await shop.call(listBanners, { slug: 'home' })
  const { rows } = await shop.ctx.pool.query<{ published: boolean }>(
    `select published from voucher_campaign where name = 'Voucher 11/11'`,
  )
  return { banners: banners.map(({ title }) => title), isVoucherOut: rows[0]!.published }
}
