import { afterAll, expect, test } from 'vitest'
import { landing } from '#domain/publishing/landing.ts'
import type { ReleaseRecord } from '#domain/publishing/releases/backoffice.ts'
import type { Context } from '#server/context.ts'
import { examine } from '#server/doctor.ts'
import { saveCampaign } from '#server/voucher/index.ts'
import { testConfig } from '#test/support/test-config.ts'
import { killedShop } from '#test/support/killed-shop.ts'
import { withDatabase } from '#test/support/other-process.ts'
import { inviteAdmin, type Call } from '#test/support/staff-at-shop.ts'

const releases = 16
const pages = 3
const killAfter = 3
const reason = 'Theo kế hoạch tháng 12'
const shop = killedShop({ SECRET_KEY: testConfig.secretKey })
afterAll(() => shop.end())

test('kill -9 while releases are approved and stopped: of each all pages and its vouchers, or nothing', async () => {
  await shop.start()
  const { ids, second } = await withDatabase(shop.databaseUrl(), prepare)
  const approve = async (id: number) => {
    const release = await second.call<ReleaseRecord>('GET', `/admin/content-releases/${id}`)
    const campaigns = release?.voucher_campaigns.map((each) => ({
      id: each.id,
      version: each.version,
    }))
    const asked = { version: release?.version, campaigns, reason }
    return release && second.call('POST', `/admin/content-releases/${id}/approve`, asked)
  }
  const stop = (id: number) => second.call('POST', `/admin/content-releases/${id}/stop`, { reason })

  const approved = await doUntilKilled(ids, approve)
  await shop.start()
  const planned = await expectWhole(second.call, ids, { published: true, done: approved })
  for (const id of ids.filter((each) => !planned.has(each)))
    expect(await approve(id)).not.toBeNull()
  expect(await expectWhole(second.call, ids, { published: true, done: ids })).toEqual(new Set(ids))

  const stopped = await doUntilKilled(ids, stop)
  await shop.start()
  await expectWhole(second.call, ids, { published: false, done: stopped })
  await withDatabase(shop.databaseUrl(), async ({ db }) => expect(await examine(db)).toEqual([]))
  // It starts three times.
}, 240_000)

/** By four at once, until the server is killed under them; those that were answered. */
async function doUntilKilled(
  ids: readonly number[],
  move: (id: number) => Promise<unknown>,
): Promise<number[]> {
  const answered: number[] = []
  const toMove = ids.values()
  const somebody = async () => {
    for (const id of toMove) {
      if ((await move(id)) === null) return
      answered.push(id)
      if (answered.length === killAfter) shop.kill()
    }
  }
  await Promise.all(Array.from({ length: 4 }, somebody))
  expect(answered.length).toBeLessThan(ids.length)
  return answered
}

/** Those whose pages are planned and vouchers let loose, or with `published: false` those without both. */
async function expectWhole(
  call: Call,
  ids: readonly number[],
  { published, done }: { published: boolean; done: readonly number[] },
): Promise<Set<number>> {
  const moved = new Set<number>()
  await withDatabase(shop.databaseUrl(), async ({ db }) => {
    for (const id of ids) {
      const release = await call<ReleaseRecord>('GET', `/admin/content-releases/${id}`)
      const { count } = await db
        .selectFrom('content_publication')
        .select((row) => row.fn.countAll<string>().as('count'))
        .where('release_id', '=', id)
        .where('stopped_at', 'is', null)
        .executeTakeFirstOrThrow()
      const campaign = await db
        .selectFrom('voucher_campaign')
        .select('published')
        .where('id', '=', release!.voucher_campaign_ids[0]!)
        .executeTakeFirstOrThrow()
      const isPlanned = release!.state === 'approved'
      expect(Number(count)).toBe(isPlanned ? pages : 0)
      expect(campaign.published).toBe(isPlanned)
      if (isPlanned === published) moved.add(id)
    }
  })
  for (const id of done) expect(moved).toContain(id)
  return moved
}

/** Releases of the same pages on different days, each with vouchers of its own, and somebody to approve them. */
async function prepare(ctx: Context) {
  const planner = await inviteAdmin(shop, ctx, 'kill.plans')
  const second = await inviteAdmin(shop, ctx, 'kill.approves')
  const parts = []
  for (let page = 0; page < pages; page += 1) parts.push(await keepPage(planner.call, page))
  const ids: number[] = []
  for (let nth = 0; nth < releases; nth += 1) {
    const day = String(nth + 1).padStart(2, '0')
    const campaign = await saveCampaign(ctx.db, {
      name: `Voucher đợt ${nth}`,
      kind: 'amount',
      value: 20_000,
      startsOn: `2098-01-${day}`,
      endsOn: '2099-12-31',
      createdAt: ctx.clock.now(),
      published: false,
    })
    const starts_at = `2098-01-${day}T00:00:00+07:00`
    const fields = {
      name: `Đợt ${nth}`,
      starts_at,
      parts,
      voucher_campaign_ids: [campaign],
      reason,
    }
    const { id } = (await planner.call<{ id: number }>('POST', '/admin/content-releases', fields))!
    ids.push(id)
  }
  return { ids, second }
}

async function keepPage(call: Call, nth: number) {
  const begun = { kind: 'landing', slug: `dot-phat-hanh-${nth}`, title: 'Ngày gia đình' }
  const { id } = (await call<{ id: number }>('POST', '/admin/content', begun))!
  const body = {
    ...landing.empty,
    title: 'Ngày gia đình',
    seo: { description: 'Ưu đãi cho cả nhà trong tuần này.', picture: null },
    blocks: [
      {
        type: 'heading',
        key: 'khoi01',
        hidden: false,
        tone: 'plain',
        fields: { text: 'Cả nhà cùng khoẻ', intro: '' },
      },
    ],
  }
  await call('PUT', `/admin/content/${id}/draft`, { version: 1, body })
  await call('POST', `/admin/content/${id}/revisions`, { version: 2 })
  return { content_id: id, revision: 1, ends_at: null }
}
