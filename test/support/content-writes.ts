import { randomUUID } from 'node:crypto'
import { rules2026 } from '#domain/claims/rules-2026.ts'
import type { Content } from '#domain/publishing/backoffice/api.ts'
import { landing } from '#domain/publishing/landing.ts'
import { hireStaff } from './staff.ts'
import { expertWrites, questionWrites } from './question-writes.ts'
import { answerOf, type Backoffice, type MinimalInput } from './staff-call.ts'

const reason = 'Theo kế hoạch tháng này'

/** The writes of what people publish, each with an input that works. */
export const contentWrites: Record<string, MinimalInput> = {
  ...writesOf('/admin/article-categories', { description: '', sort: 1 }),
  ...writesOf('/admin/article-tags', {}),
  ...writesOf('/admin/expert-categories', { description: '', sort: 1 }),
  ...expertWrites,
  ...questionWrites,
  'POST /admin/content': () => newPage(),
  'POST /admin/content/{id}/revisions': async (backoffice) => {
    const { id } = await addPage(backoffice)
    return { id, version: 2 }
  },
  'POST /admin/content/{id}/restore': async (backoffice) => {
    const { id } = await keepPage(backoffice)
    return { id, number: 1, version: 2 }
  },
  'POST /admin/content/{id}/reviews': async (backoffice) => {
    const { id } = await keepPage(backoffice)
    return { id, number: 1, verdict: 'returned', words: 'Cần nêu nguồn' }
  },
  'POST /admin/content/{id}/publications': async (backoffice) => {
    const { id } = await keepPage(backoffice)
    return { id, number: 1, reason }
  },
  'POST /admin/content/{id}/publications/{publication}/stop': async (backoffice) => {
    const { id } = await keepPage(backoffice)
    const path = `/admin/content/${id}/publications`
    const { publications } = await answerOf<Content>(backoffice, 'POST', path, {
      number: 1,
      reason,
    })
    return { id, publication: publications[0]!.id, reason }
  },
  'PUT /admin/content/{id}/slug': async (backoffice) => {
    const { id } = await addPage(backoffice)
    return { id, version: 1, slug: newPage().slug, reason }
  },
  'PUT /admin/content/{id}/archived': async (backoffice) => {
    const { id } = await addPage(backoffice)
    return { id, version: 1, archived: true, reason }
  },
  'PUT /admin/leads/{id}': async (backoffice) => {
    const id = await addLead(backoffice)
    return { id, version: 1, state: 'done', note: 'Đã tư vấn', reason }
  },
  'POST /admin/leads/bulk': async (backoffice) => {
    const records = [{ id: await addLead(backoffice), version: 1 }]
    return { action: 'close', records, reason }
  },
  'POST /admin/leads/{id}/erase': async (backoffice) => ({ id: await addLead(backoffice), reason }),
  'POST /admin/claim-rules': () => ({ rules: { ...rules2026, version: 2 }, reason }),
  'POST /admin/content-releases': () => ({ ...releaseFields(), reason }),
  'PUT /admin/content-releases/{id}': async (backoffice) => {
    const { id, version } = await addRelease(backoffice)
    return { ...releaseFields(), id, version, reason }
  },
  'POST /admin/content-releases/{id}/approve': async (backoffice) => {
    const { id, version } = await addReleaseOfAnother(backoffice)
    return { id, version, campaigns: [], reason }
  },
  'POST /admin/content-releases/{id}/stop': async (backoffice) => {
    const { id, version } = await addReleaseOfAnother(backoffice)
    await answerOf(backoffice, 'POST', `/admin/content-releases/${id}/approve`, {
      version,
      campaigns: [],
      reason,
    })
    return { id, reason }
  },
}

/** Somebody's name and phone, left at a page. */
async function addLead(backoffice: Backoffice): Promise<number> {
  const { id: item_id } = await keepPage(backoffice)
  const { db, clock } = backoffice.shop.ctx
  const revision = await db
    .selectFrom('content_revision')
    .select('id')
    .where('item_id', '=', item_id)
    .executeTakeFirstOrThrow()
  const asked = { purpose: 'gọi tư vấn', consent: 'Tôi đồng ý', created_at: clock.now() }
  const { id } = await db
    .insertInto('content_lead')
    .values({ item_id, revision_id: revision.id, block: 'khoi01', ...person, ...asked })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const person = { name: 'Nguyễn Thị Lan', phone: '0901234567' }

/** A release of one page, written by the one who plans it. */
async function addRelease(backoffice: Backoffice, by = backoffice) {
  const { id } = await keepPage(backoffice)
  return answerOf<{ id: number; version: number }>(by, 'POST', '/admin/content-releases', {
    ...releaseFields([{ content_id: id, revision: 1, ends_at: null }]),
    reason,
  })
}

async function addReleaseOfAnother(backoffice: Backoffice) {
  const { shop } = backoffice
  return addRelease(backoffice, { shop, admin: await hireStaff(shop) })
}

function releaseFields(parts: object[] = []) {
  const name = `Đợt ${randomUUID().slice(0, 8)}`
  return { name, starts_at: '2026-12-11T00:00:00+07:00', parts, voucher_campaign_ids: [] }
}

/** Of categories and tags, which are alike. */
function writesOf(path: string, more: object): Record<string, MinimalInput> {
  const fields = () => {
    const slug = `ten-${randomUUID().slice(0, 8)}`
    return { name: slug, slug, active: true, ...more, reason }
  }
  const add = (backoffice: Backoffice) => answerOf(backoffice, 'POST', path, fields())
  return {
    [`POST ${path}`]: fields,
    [`PUT ${path}/{id}`]: async (backoffice) => {
      return { ...fields(), id: (await add(backoffice)).id, version: 1 }
    },
    [`POST ${path}/bulk`]: async (backoffice) => {
      const records = [{ id: (await add(backoffice)).id, version: 1 }]
      return { action: 'deactivate', records, reason }
    },
  }
}

function newPage() {
  return { kind: 'landing', slug: `trang-${randomUUID().slice(0, 8)}`, title: 'Ngày gia đình' }
}

/** A page whose draft lacks nothing; it was saved once. */
async function addPage(backoffice: Backoffice): Promise<{ id: number }> {
  const { id } = await answerOf(backoffice, 'POST', '/admin/content', newPage())
  const { shop, admin } = backoffice
  const fields = { text: 'Cả nhà cùng khoẻ', intro: '' }
  const body = {
    ...landing.empty,
    title: 'Ngày gia đình',
    seo: { description: 'Ưu đãi cho cả nhà trong tuần này.', picture: null },
    blocks: [{ type: 'heading', key: 'khoi01', hidden: false, tone: 'plain', fields }],
  }
  await shop.app.fastify.inject({
    method: 'PUT',
    url: `/api/admin/content/${id}/draft`,
    headers: admin.headers,
    payload: { version: 1, body },
  })
  return { id }
}

async function keepPage(backoffice: Backoffice): Promise<{ id: number }> {
  const { id } = await addPage(backoffice)
  await answerOf(backoffice, 'POST', `/admin/content/${id}/revisions`, { version: 2 })
  return { id }
}
