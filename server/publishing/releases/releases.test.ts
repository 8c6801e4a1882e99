import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getArticle } from '#domain/publishing/api.ts'
import * as api from '#domain/publishing/backoffice/api.ts'
import * as releases from '#domain/publishing/releases/backoffice.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { expectRefused } from '#test/support/refused.ts'
import {
  addArticleCategory,
  approve,
  hireEditors,
  publishArticle,
  wholeArticle,
  type Editors,
} from '#test/support/publishing.ts'
import { staffHeaders } from '#test/support/staff.ts'

let shop: TestShop
let editors: Editors
let second: Record<string, string>
let categoryId: number
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false }, now: '2026-11-10T09:00:00+07:00' })
  editors = await hireEditors(shop)
  second = await staffHeaders(shop, 'admin')
  categoryId = await addArticleCategory(shop.ctx.db)
})
afterAll(() => shop.close())

const reason = 'Ngày 11/11'
const startsAt = '2026-11-11T00:00:00+07:00'
const endsAt = '2026-11-12T00:00:00+07:00'

/** An article in force, with a second revision for the day of the sale. */
async function articleForTheDay(slug: string): Promise<number> {
  const { id } = await publishArticle(
    shop,
    editors,
    slug,
    wholeArticle(categoryId, { title: 'Ngày thường' }),
  )
  const { writer, pharmacist } = editors
  const body = { ...wholeArticle(categoryId, { title: 'Ngày 11/11' }) }
  await shop.call(api.saveDraft, { id, version: 2, body }, { headers: writer })
  await shop.call(api.keepRevision, { id, version: 3 }, { headers: writer })
  await approve(shop, pharmacist, id, 2)
  return id
}

let nth = 0
async function plan(parts: { content_id: number; revision: number }[], campaigns: number[] = []) {
  nth += 1
  return shop.call(
    releases.contentReleases.create,
    {
      name: `Ngày hội ${nth}`,
      starts_at: startsAt,
      parts: parts.map((part) => ({ ...part, ends_at: endsAt })),
      voucher_campaign_ids: campaigns,
      reason,
    },
    { headers: editors.publisher },
  )
}

const approveAs = (headers: Record<string, string>, id: number, version = 1) =>
  shop.call(releases.approveRelease, { id, version, campaigns: [], reason }, { headers })
/** By somebody who has just logged in: between the plan and its day sessions end. */
const stop = async (id: number) => {
  const headers = await staffHeaders(shop)
  return shop.call(releases.stopRelease, { id, reason: 'Sai giá trong bài' }, { headers })
}

async function titleAt(slug: string, at: string): Promise<string> {
  const then = new Date(at).getTime()
  shop.ctx.clock.advance(then - shop.ctx.clock.now().getTime())
  return (await shop.call(getArticle, { id: slug })).title
}

describe('a release', () => {
  test('is in force from its moment to its end once a second person has approved it', async () => {
    const id = await articleForTheDay('bai-11-11')
    const release = await plan([{ content_id: id, revision: 2 }])
    expect(release).toMatchObject({ state: 'draft', approved_by: null })
    const own = await expectRefused(approveAs(editors.publisher, release.id))
    expect(own.code).toBe('forbidden')
    await approveAs(second, release.id)
    expect(await titleAt('bai-11-11', '2026-11-10T23:59:59.999+07:00')).toBe('Ngày thường')
    expect(await titleAt('bai-11-11', startsAt)).toBe('Ngày 11/11')
    expect(await titleAt('bai-11-11', endsAt)).toBe('Ngày thường')
    shop.ctx.clock.advance(-2 * 24 * 60 * 60 * 1000)
  })

  test('stopped in the middle brings back what was there before', async () => {
    const id = await articleForTheDay('bai-dung')
    const release = await plan([{ content_id: id, revision: 2 }])
    await approveAs(second, release.id)
    expect(await titleAt('bai-dung', '2026-11-11T08:00:00+07:00')).toBe('Ngày 11/11')
    await stop(release.id)
    expect((await shop.call(getArticle, { id: 'bai-dung' })).title).toBe('Ngày thường')
    expect((await expectRefused(stop(release.id))).code).toBe('conflict')
    shop.ctx.clock.advance(-24 * 60 * 60 * 1000)
  })

  test('that is changed after its approval needs another one; nothing of the old one begins', async () => {
    const id = await articleForTheDay('bai-sua')
    const release = await plan([{ content_id: id, revision: 2 }])
    await approveAs(second, release.id)
    const changed = await shop.call(
      releases.contentReleases.change,
      {
        id: release.id,
        version: 2,
        name: 'Ngày hội sửa lại',
        starts_at: startsAt,
        parts: [{ content_id: id, revision: 1, ends_at: endsAt }],
        voucher_campaign_ids: [],
        reason,
      },
      { headers: editors.publisher },
    )
    expect(changed).toMatchObject({ state: 'draft', approved_by: null, version: 3 })
    const { next } = await shop.call(api.getContent, { id }, { headers: editors.writer })
    expect(next).toBe(null)
  })

  test('is not approved by who wrote it before somebody else changed a word', async () => {
    const id = await articleForTheDay('bai-hai-nguoi')
    const release = await plan([{ content_id: id, revision: 2 }])
    await shop.call(
      releases.contentReleases.change,
      {
        id: release.id,
        version: 1,
        name: 'Ngày hội đổi tên',
        starts_at: startsAt,
        parts: [{ content_id: id, revision: 2, ends_at: endsAt }],
        voucher_campaign_ids: [],
        reason,
      },
      { headers: second },
    )
    for (const headers of [editors.publisher, second]) {
      expect((await expectRefused(approveAs(headers, release.id, 2))).code).toBe('forbidden')
    }
    await approveAs(await staffHeaders(shop), release.id, 2)
  })

  test('approved by ten at once is approved once, and all of it or nothing is planned', async () => {
    const ids = [await articleForTheDay('bai-a'), await articleForTheDay('bai-b')]
    const release = await plan(ids.map((id) => ({ content_id: id, revision: 2 })))
    const approvals = Array.from({ length: 10 }, () => approveAs(second, release.id))
    const settled = await Promise.allSettled(approvals)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { rows } = await shop.ctx.pool.query<{ count: string }>(
      'select count(*) from content_publication where release_id = $1',
      [release.id],
    )
    expect(Number(rows[0]!.count)).toBe(2)
  })

  test('with one part that may not be published plans nothing and says which', async () => {
    const whole = await articleForTheDay('bai-du')
    const { id: unread } = await shop.call(
      api.addContent,
      { kind: 'article', slug: 'bai-chua-duyet', title: 'Bài chưa duyệt' },
      { headers: editors.writer },
    )
    const body = { ...wholeArticle(categoryId, { title: 'Bài chưa duyệt' }) }
    await shop.call(api.saveDraft, { id: unread, version: 1, body }, { headers: editors.writer })
    await shop.call(api.keepRevision, { id: unread, version: 2 }, { headers: editors.writer })
    const release = await plan([
      { content_id: whole, revision: 2 },
      { content_id: unread, revision: 1 },
    ])
    const refusal = await expectRefused(approveAs(second, release.id))
    expect(refusal.code).toBe('contentRefused')
    expect(refusal.fields['parts']).toContain('Bài chưa duyệt')
    const { next } = await shop.call(api.getContent, { id: whole }, { headers: editors.writer })
    expect(next).toBe(null)
  })

  test('names nothing that there is not, and nothing twice', async () => {
    const id = await articleForTheDay('bai-cuoi')
    const part = { content_id: id, revision: 2 }
    expect((await expectRefused(plan([part, part]))).fields).toHaveProperty('parts')
    expect((await expectRefused(plan([{ content_id: id, revision: 99 }]))).fields).toHaveProperty(
      'parts',
    )
    expect((await expectRefused(plan([part], [999_999]))).fields).toHaveProperty(
      'voucher_campaign_ids',
    )
    const empty = await plan([])
    expect((await expectRefused(approveAs(second, empty.id))).fields).toHaveProperty('parts')
  })
})
