import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getProductById, getProductBySlug, listProductsByIds } from '#domain/catalog/api.ts'
import { getContentPreview } from '#domain/publishing/api.ts'
import * as desk from '#domain/publishing/backoffice/api.ts'
import { addStock } from '#test/support/stock.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import {
  approve,
  describeProduct,
  hireEditors,
  paragraphs,
  wholeProduct,
  type Editors,
} from '#test/support/publishing.ts'
import { expectRefused } from '#test/support/refused.ts'
import { getProductById as getProductAsOf } from '../../catalog/get-product-by-id.ts'
import { catalogJobs } from '../../catalog/jobs.ts'

let shop: TestShop
let editors: Editors
const now = '2026-11-24T09:00:00+07:00'
const eight = '2026-11-25T08:00:00+07:00'

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false }, now })
})
afterAll(() => shop.close())
beforeEach(async () => {
  editors = await hireEditors(shop)
})

const textAt = async (path: string) => {
  const { server } = shop.app.fastify
  if (!server.listening) await shop.app.fastify.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.address() as AddressInfo
  return (await fetch(`http://127.0.0.1:${port}/api${path}`)).text()
}

const rowOf = (id: number) =>
  shop.ctx.db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** A product as shops have had them for years, on sale. */
async function standing(code: string, more: object = {}) {
  const [product] = await addStock(shop.ctx.db, [{ code }])
  const words = {
    short_description: 'Cho khớp dẻo dai.',
    description:
      '<h2>Vì sao chọn?</h2><p>Chiết xuất <strong>nghệ</strong> &amp; gừng.</p><ul><li>Dễ uống</li></ul>',
    usage: 'Giúp khớp vận động.\nDùng cho người lớn.',
    registration_no: '77/2024/ĐKSP',
    faqs: JSON.stringify([{ question: 'Uống khi nào?', answer: 'Sau ăn.' }]),
    ...more,
  }
  await shop.ctx.db.updateTable('product').set(words).where('id', '=', product!.id).execute()
  return product!
}

const open = (id: number) => shop.call(desk.openProductContent, { id }, { headers: editors.writer })

describe('what stands of a product', () => {
  test('becomes a revision in force when it is opened, once, and nobody sees a difference', async () => {
    const { id, slug } = await standing('CO')
    const [row, page] = [await rowOf(id), await shop.call(getProductBySlug, { slug })]
    const opened = await Promise.all([open(id), open(id), open(id)])
    expect(new Set(opened.map((each) => each.id)).size).toBe(1)
    const { live, revisions, publications, has_changes, draft } = await open(id)
    expect({ live: live!.revision, has_changes }).toEqual({ live: 1, has_changes: false })
    expect([revisions.length, publications.length]).toEqual([1, 1])
    expect(await rowOf(id)).toEqual(row)
    expect(await shop.call(getProductBySlug, { slug })).toEqual(page)
    // Nobody wrote it, and nobody asks for it to be read.
    const waiting = await shop.call(
      desk.listContent,
      { state: 'waiting', limit: 100 },
      { headers: editors.writer },
    )
    expect(waiting.items.map((each) => each.id)).not.toContain(opened[0].id)
    expect(draft.body).toMatchObject({
      title: 'Viên uống CO',
      usage: paragraphs('Giúp khớp vận động.', 'Dùng cho người lớn.'),
      pictures: [{ src: '/media/products/co-1', alt: 'Viên uống CO', focal: { x: 50, y: 50 } }],
      faqs: [{ question: 'Uống khi nào?', answer: 'Sau ăn.' }],
    })
    expect(draft.body['description']).toMatchObject({
      content: [
        { type: 'heading', attrs: { level: 2 } },
        {
          type: 'paragraph',
          content: [
            { text: 'Chiết xuất ' },
            { text: 'nghệ', marks: [{ type: 'bold' }] },
            { text: ' & gừng.' },
          ],
        },
        { type: 'bulletList' },
      ],
    })
    const gone = await expectRefused(open(999_999))
    expect(gone.code).toBe('notFound')
  })
})

describe('a description', () => {
  test('that is a draft, kept or returned is never public; published it is, everywhere', async () => {
    const { id, slug } = await standing('NHAP')
    const { id: item, draft } = await open(id)
    const body = { ...wholeProduct({ title: 'Khớp An nháp' }) }
    await textAt(`/product/slug/${slug}`)
    await shop.call(
      desk.saveDraft,
      { id: item, version: draft.version, body },
      { headers: editors.writer },
    )
    await shop.call(desk.keepRevision, { id: item, version: 2 }, { headers: editors.writer })
    expect(await textAt(`/product/slug/${slug}`)).not.toContain('Khớp An nháp')
    const link = { id: item, number: 2, hours: 1 }
    const { path } = await shop.call(desk.previewRevision, link, { headers: editors.writer })
    const preview = await shop.call(getContentPreview, { token: path.split('/')[2]! })
    expect(preview).toMatchObject({ kind: 'product', product: { id, name: 'Khớp An nháp' } })
    const unread = await expectRefused(
      shop.call(
        desk.publishRevision,
        { id: item, number: 2, reason: 'Không đợi dược sĩ' },
        { headers: editors.publisher },
      ),
    )
    expect(unread.fields).toHaveProperty('review')
    await describeProduct(shop, editors, id, { title: 'Khớp An thật' })
    expect(await textAt(`/product/slug/${slug}`)).toContain('Khớp An thật')
    const [tile] = await shop.call(listProductsByIds, { ids: [id] })
    expect(tile).toMatchObject({ name: 'Khớp An thật', slug })
  })

  test('planned for 08:00 is on its page at 08:00:00, kept answer or not, whatever the worker does', async () => {
    const { id, slug } = await standing('HEN')
    const at = (path: string) => textAt(path)
    await describeProduct(shop, editors, id, wholeProduct({ title: 'Khớp An tám giờ' }), {
      starts_at: eight,
    })
    const paths = [`/product/slug/${slug}`, `/product/detail/${id}`]
    shop.ctx.clock.advance(new Date(eight).getTime() - shop.ctx.clock.now().getTime() - 1)
    for (const path of paths) expect(await at(path)).not.toContain('tám giờ')
    shop.ctx.clock.advance(1)
    for (const path of paths) expect(await at(path)).toContain('tám giờ')
    expect((await rowOf(id)).name).toBe('Viên uống HEN')
    await catalogJobs[0]!.run(shop.ctx)
    expect(await rowOf(id)).toMatchObject({ name: 'Khớp An tám giờ', next_shown_at: null })
    for (const path of paths) expect(await at(path)).toContain('tám giờ')
  })

  test('as of a moment is what is in force then, before and after all of it too', async () => {
    const { id } = await standing('KHI')
    await describeProduct(shop, editors, id, wholeProduct({ title: 'Bản nay' }))
    const [from, until] = ['2026-12-01T08:00:00+07:00', '2026-12-02T08:00:00+07:00']
    await describeProduct(shop, editors, id, wholeProduct({ title: 'Bản Tết' }), {
      starts_at: from,
      ends_at: until,
    })
    const nameAsOf = async (moment: string) => {
      const caller = { ip: '', requestId: '', asOf: new Date(moment) }
      return (await getProductAsOf(shop.ctx, { id }, caller)).name
    }
    expect(await nameAsOf('2026-11-01T00:00:00+07:00')).toBe('Viên uống KHI')
    expect(await nameAsOf('2026-12-01T07:59:59+07:00')).toBe('Bản nay')
    expect(await nameAsOf(from)).toBe('Bản Tết')
    expect(await nameAsOf(until)).toBe('Bản nay')
    expect((await shop.call(getProductById, { id })).name).toBe('Bản nay')
  })

  test('of two published at once the later one is shown', async () => {
    const { id } = await standing('HAI')
    await describeProduct(shop, editors, id, wholeProduct({ title: 'Bản một' }))
    const { id: item, draft } = await open(id)
    const versions = [draft.version]
    for (const title of ['Bản hai', 'Bản ba']) {
      const saved = await shop.call(
        desk.saveDraft,
        { id: item, version: versions.at(-1)!, body: { ...draft.body, title } },
        { headers: editors.writer },
      )
      versions.push(saved.version)
      await shop.call(
        desk.keepRevision,
        { id: item, version: saved.version },
        { headers: editors.writer },
      )
    }
    for (const number of [3, 4]) await approve(shop, editors.pharmacist, item, number)
    const publish = (number: number) =>
      shop.call(
        desk.publishRevision,
        { id: item, number, reason: 'Đăng cùng lúc' },
        { headers: editors.publisher },
      )
    await Promise.all([publish(3), publish(4)])
    const { live } = await open(id)
    const { name } = await rowOf(id)
    expect(name).toBe(live!.revision === 3 ? 'Bản hai' : 'Bản ba')
  })

  test('of what is sold is not taken away, by hand or with its release; the one before comes back', async () => {
    const { id, slug } = await standing('DUNG')
    const described = await describeProduct(shop, editors, id, wholeProduct({ title: 'Bản mới' }))
    const [latest, first] = described.publications
    const stop = (publication: number) =>
      shop.call(
        desk.stopPublication,
        { id: described.id, publication, reason: 'Có câu sai' },
        { headers: editors.publisher },
      )
    await stop(latest!.id)
    expect((await shop.call(getProductBySlug, { slug })).name).toBe('Viên uống DUNG')
    const refused = await expectRefused(stop(first!.id))
    expect(refused.message).toContain('không có ngày kết thúc')
    await shop.ctx.db
      .updateTable('product')
      .set({ published: false })
      .where('id', '=', id)
      .execute()
    await stop(first!.id)
  })
})

describe('the claim check of a product', () => {
  const findingsOf = async (code: string, more: Parameters<typeof wholeProduct>[0]) => {
    const { id } = await standing(code)
    const { id: item, draft } = await open(id)
    const saved = await shop.call(
      desk.saveDraft,
      { id: item, version: draft.version, body: { ...wholeProduct(more) } },
      { headers: editors.writer },
    )
    return saved.findings.map(({ rule, path }) => `${path} ${rule}`)
  }

  test('lets what the declaration says be said, and nothing more', async () => {
    const claims = paragraphs('Hỗ trợ điều trị viêm đại tràng.')
    expect(await findingsOf('KB1', { usage: claims })).toEqual(['usage supports-treatment'])
    const declared_uses = ['Hỗ trợ điều trị viêm đại tràng.']
    expect(await findingsOf('KB2', { usage: claims, declared_uses })).toEqual([])
    const more = { usage: paragraphs('Chữa khỏi viêm đại tràng.'), declared_uses }
    expect(await findingsOf('KB3', more)).toEqual(['usage cure'])
  })

  test('asks a supplement for its sentence and for who answers for it, and a device for neither', async () => {
    const { id } = await standing('KB4')
    const { id: item, draft, problems, findings } = await open(id)
    expect(Object.keys(problems).toSorted()).toEqual(['company', 'declared_uses'])
    expect(findings.map(({ rule }) => rule)).toEqual(['says-supplement', 'says-no-medicine'])
    const saved = await shop.call(
      desk.saveDraft,
      { id: item, version: draft.version, body: { ...draft.body, kind: 'device' } },
      { headers: editors.writer },
    )
    expect(saved).toMatchObject({ problems: {}, findings: [] })
  })
})

test('what a page shows of a text is escaped, in order, and plain where a list reads it', async () => {
  const { id } = await standing('HTML')
  const usage = {
    type: 'doc' as const,
    content: [
      {
        type: 'bulletList' as const,
        content: [
          { type: 'listItem' as const, content: paragraphs('<b>Một</b> & hai').content as never },
        ],
      },
    ],
  }
  await describeProduct(
    shop,
    editors,
    id,
    wholeProduct({ usage, description: paragraphs('A < B') }),
  )
  expect(await shop.call(getProductById, { id })).toMatchObject({
    usage: '<b>Một</b> & hai',
    description: '<p>A &lt; B</p>',
    label: {
      company: 'Công ty Cổ phần Dược An Lành, Hà Nội',
      leaflet: { usage: '<ul><li>&lt;b&gt;Một&lt;/b&gt; &amp; hai</li></ul>' },
      alts: ['Hộp Khớp An 30 viên'],
      focus: ['center'],
    },
  })
})
