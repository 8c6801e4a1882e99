import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ArticleBody } from '#domain/publishing/article.ts'
import { publishRevision } from '#domain/publishing/backoffice/api.ts'
import type { Mark } from '#domain/richtext/document.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import {
  addArticleCategory,
  approve,
  blockOf,
  hireEditors,
  publishLanding,
  wholeArticle,
  wholeLanding,
  writeContent,
  type Editors,
} from '#test/support/publishing.ts'
import { expectRefused } from '#test/support/refused.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'
import { waitFor } from '#test/support/wait-for.ts'
import { checkBody } from '../check-body.ts'

let shop: TestShop
let editors: Editors
let categoryId: number
let product: ShelfProduct
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false }, now: '2026-11-24T09:00:00+07:00' })
  editors = await hireEditors(shop)
  categoryId = await addArticleCategory(shop.ctx.db)
  ;[product] = (await addStock(shop.ctx.db, [{ code: 'KHOPAN' }])) as [ShelfProduct]
  const { db } = shop.ctx
  await db.insertInto('brand').values({ id: 2, slug: 'medora', name: 'Medora' }).execute()
  await db
    .insertInto('product')
    .values({
      slug: 'may-do',
      name: 'Máy đo',
      product_code: 'MAYDO',
      kind: 'device',
      category_id: 1,
      brand_id: 2,
      original_price: 2,
      discount_price: 1,
      pictures: [],
    })
    .execute()
  await publishLanding(
    shop,
    editors,
    'KhopKhoe',
    wholeLanding([blockOf('heading', { text: 'Khớp khoẻ' })]),
  )
})
afterAll(() => shop.close())

const claim =
  'Chữa khỏi hoàn toàn viêm khớp, hết đau chỉ sau 3 ngày. Đặc trị thoái hoá khớp. Không tác dụng phụ.'

function articleOf(words: string, more: Partial<ArticleBody> = {}, href?: string): ArticleBody {
  const marks: Mark[] = href === undefined ? [] : [{ type: 'link', attrs: { href } }]
  const text = (value: string, own: Mark[] = []) => ({
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text: value, marks: own }],
  })
  const content = { type: 'doc' as const, content: [text(words), text('Xem thêm', marks)] }
  return wholeArticle(categoryId, { content, ...more })
}

async function rulesHit(body: ArticleBody): Promise<string[]> {
  const { findings } = await checkBody(shop.ctx, 'article', body)
  return findings.map(({ rule }) => rule)
}

const all = ['cure', 'days', 'treats', 'no-side-effects']

describe('what an article claims', () => {
  test('of health alone may be said', async () => {
    expect(await rulesHit(articleOf(claim))).toEqual([])
    expect(await rulesHit(articleOf(claim, {}, '/song-khoe/'))).toEqual([])
    expect(await rulesHit(articleOf(claim, {}, 'https://who.int/khopan/'))).toEqual([])
  })

  test('beside a product that it shows may not', async () => {
    const body = articleOf(claim, { product_ids: [product.id] })
    expect(await rulesHit(body)).toEqual(all)
    const { id } = await writeContent(shop, editors, { kind: 'article', slug: 'het-dau' }, body)
    await approve(shop, editors.pharmacist, id, 1)
    const publish = { id, number: 1, reason: 'Vẫn muốn đăng bài này' }
    const refusal = await expectRefused(
      shop.call(publishRevision, publish, { headers: editors.publisher }),
    )
    expect(refusal.fields).toHaveProperty('findings')
  })

  test('with a link to a product or a landing page may not, however the link is written', async () => {
    const links = [
      '/mua-hang/khopan/',
      '/KhopKhoe/',
      `${shop.ctx.config.publicUrl}/mua-hang/KHOPAN`,
    ]
    for (const href of links) expect(await rulesHit(articleOf(claim, {}, href)), href).toEqual(all)
  })

  test('of a supplement by its name or brand may not', async () => {
    expect(await rulesHit(articleOf('JEX chữa khỏi hoàn toàn viêm khớp.'))).toEqual(['cure'])
    expect(await rulesHit(articleOf(claim, { title: 'Vì sao nên dùng Jex' }))).toEqual(all)
    // A name makes product talk of a sentence that speaks of medicine first.
    const words = 'Thuốc tây không bằng jex: chữa khỏi hoàn toàn viêm khớp.'
    expect(await rulesHit(articleOf(words))).toEqual(['cure'])
    expect(await rulesHit(articleOf('Máy Medora đo đúng. Viêm phổi chữa khỏi được.'))).toEqual([])
  })

  test('of a name that is new is found as soon as the shop sells it so', async () => {
    const words = 'Bảo Khang chữa khỏi hoàn toàn viêm khớp.'
    expect(await rulesHit(articleOf(words))).toEqual([])
    await shop.ctx.db
      .updateTable('brand')
      .set({ name: 'Bảo Khang' })
      .where('slug', '=', 'jex')
      .execute()
    await waitFor(async () => expect(await rulesHit(articleOf(words))).toEqual(['cure']))
  })
})
