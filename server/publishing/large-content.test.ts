import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RichText } from '#domain/richtext/document.ts'
import {
  addContent,
  getContent,
  getRevision,
  saveDraft,
} from '#domain/publishing/backoffice/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import {
  addArticleCategory,
  blockOf,
  hireEditors,
  wholeArticle,
  wholeLanding,
  writeContent,
  type Editors,
} from '#test/support/publishing.ts'
import { expectRefused } from '#test/support/refused.ts'
import { checkBody } from './check-body.ts'

let shop: TestShop
let editors: Editors
let categoryId: number
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false }, now: '2026-11-24T09:00:00+07:00' })
  editors = await hireEditors(shop)
  categoryId = await addArticleCategory(shop.ctx.db)
})
afterAll(() => shop.close())

function paragraphs(count: number, text: string): RichText {
  const one = { type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }
  return { type: 'doc', content: Array.from({ length: count }, () => one) }
}
const claiming = paragraphs(130, 'Viên uống này chữa khỏi viêm khớp.')

describe('a text that is large', () => {
  test('is a page of at most 60,000 letters, hidden blocks among them', async () => {
    const headers = editors.writer
    const added = { kind: 'landing' as const, slug: 'trang-dai', title: 'Trang dài' }
    const { id } = await shop.call(addContent, added, { headers })
    const block = blockOf('text', { content: paragraphs(20, 'x'.repeat(1000)) })
    const pageOf = (count: number) =>
      wholeLanding(
        Array.from({ length: count }, (_, nth) => ({
          ...block,
          key: `khoi${String(nth).padStart(3, '0')}`,
          hidden: nth > 0,
        })),
      )
    const save = (count: number) =>
      shop.call(saveDraft, { id, version: 1, body: { ...pageOf(count) } }, { headers })
    expect((await expectRefused(save(3))).fields['blocks']).toContain('60.000 ký tự')
    await save(2)
  })

  test('counts what its pictures say', async () => {
    const picture = {
      type: 'picture' as const,
      attrs: { src: 'media/a', alt: 'x'.repeat(300), caption: 'x'.repeat(500) },
    }
    const content = { type: 'doc' as const, content: Array.from({ length: 250 }, () => picture) }
    const body = wholeArticle(categoryId, { content })
    const write = writeContent(shop, editors, { kind: 'article', slug: 'nhieu-anh' }, body)
    expect((await expectRefused(write)).fields['content']).toContain('20.000 từ')
  })

  test('has its first hundred findings listed and all of them counted', async () => {
    const body = wholeArticle(categoryId, { content: claiming })
    const kept = await writeContent(shop, editors, { kind: 'article', slug: 'nhieu-loi' }, body)
    const opened = await shop.call(getContent, { id: kept.id }, { headers: editors.writer })
    expect(opened.findings).toHaveLength(100)
    expect(opened.findings_count).toBe(130)
    // The list of revisions says how many; which they are comes with the one that is opened.
    expect(opened.revisions[0]).toMatchObject({ verdict: 'blocked', findings_count: 100 })
    expect(opened.revisions[0]).not.toHaveProperty('findings')
    const asked = { id: kept.id, number: 1 }
    const revision = await shop.call(getRevision, asked, { headers: editors.writer })
    expect(revision.findings).toHaveLength(100)
  })

  test('is checked once, however often it is opened', async () => {
    const body = wholeArticle(categoryId, { content: claiming })
    const first = await checkBody(shop.ctx, 'article', body)
    expect(await checkBody(shop.ctx, 'article', structuredClone(body))).toBe(first)
    const changed = { ...body, title: 'Một tiêu đề khác' }
    expect(await checkBody(shop.ctx, 'article', changed)).not.toBe(first)
  })
})
