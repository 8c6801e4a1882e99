import { afterAll, beforeAll, expect, test } from 'vitest'
import * as api from '#domain/publishing/backoffice/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { wholeBanner } from '#test/support/places.ts'
import {
  addArticleCategory,
  approve,
  blockOf,
  hireEditors,
  wholeArticle,
  wholeLanding,
  writeContent,
  type Editors,
} from '#test/support/publishing.ts'

let shop: TestShop
let editors: Editors
beforeAll(async () => {
  shop = await openTestShop()
  editors = await hireEditors(shop)
})
afterAll(() => shop.close())

function waiting(): Promise<string[]> {
  return listed('waiting')
}

async function listed(state: 'waiting' | 'approved' | 'draft'): Promise<string[]> {
  const { items } = await shop.call(api.listContent, { state }, { headers: editors.pharmacist })
  return items.map(({ slug }) => slug).toSorted()
}

test('whatever was sent to be read waits for a reader, pages and banners too, until they have said something', async () => {
  const page = wholeLanding([blockOf('heading', { text: 'Khoẻ khớp' })])
  const article = wholeArticle(await addArticleCategory(shop.ctx.db))
  const landing = await writeContent(shop, editors, { kind: 'landing', slug: 'khoe-khop' }, page)
  await writeContent(shop, editors, { kind: 'article', slug: 'nuoc' }, article)
  const picture = { src: 'media/banners/combo', alt: 'Bộ sản phẩm' }
  const banner = wholeBanner('Tháng khoẻ khớp', { picture })
  const shown = await writeContent(shop, editors, { kind: 'banner', slug: 'thang-khop' }, banner)
  expect(await waiting()).toEqual(['khoe-khop', 'nuoc', 'thang-khop'])

  await approve(shop, editors.pharmacist, landing.id, 1)
  expect(await waiting()).toEqual(['nuoc', 'thang-khop'])
  expect(await listed('approved')).toEqual(['khoe-khop'])
  expect(await listed('draft')).not.toContain('khoe-khop')

  // An admin publishes a banner that nobody has read: it waits no more, nor once it was stopped.
  const now = { id: shown.id, number: 1, reason: 'Đã kiểm tra bằng chứng' }
  const { publications } = await shop.call(api.publishRevision, now, {
    headers: editors.publisher,
  })
  expect(await waiting()).toEqual(['nuoc'])
  const stop = { id: shown.id, publication: publications[0]!.id, reason: 'Hết ưu đãi' }
  await shop.call(api.stopPublication, stop, { headers: editors.publisher })
  expect(await waiting()).toEqual(['nuoc'])
})
