import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { articleTexts } from '#web/shop/articles/texts.ts'
import { createContentDesk } from '#test/support/content-desk.ts'
import {
  publishArticle,
  publishLanding,
  blockOf,
  publishWritten,
  wholeArticle,
  wholeLanding,
  writeContent,
} from '#test/support/publishing.ts'
import { addStock } from '#test/support/stock.ts'
import { drawShare } from './draw-share.ts'

const brand = { name: 'An Lành', color: '#0b5fd3' }
const desk = createContentDesk()

/** As web/document.ts says it. */
function addressOf(kind: string, title: string): string {
  const inputs = `1\n${kind}\n${title}`
  return `/media/share/${createHash('sha256').update(inputs).digest('hex').slice(0, 32)}.jpg`
}

const ask = (kind: string, title: string) => desk.shop.app.fastify.inject(addressOf(kind, title))
const keptCount = async () =>
  (await desk.shop.ctx.db.selectFrom('share_picture').select('hash').execute()).length

describe('the picture of a shared link', () => {
  test('is drawn once for what the public has seen, and kept for good', async () => {
    const title = 'Ngủ đủ giấc: vì sao người lớn tuổi hay thức giấc lúc nửa đêm'
    await publishArticle(
      desk.shop,
      desk.editors,
      'ngu-du',
      wholeArticle(desk.categoryId, { title }),
    )
    const page = wholeLanding([blockOf('heading', { text: 'Chào' })], { title: 'Nhà Alipas' })
    await publishLanding(desk.shop, desk.editors, 'NhaAlipas', page)
    await addStock(desk.shop.ctx.db, [{ code: 'TRONG' }])
    await desk.shop.ctx.db.updateTable('product').set({ pictures: [] }).execute()
    const known = [
      ['article', title],
      ['landing', 'Nhà Alipas'],
      ['product', 'Viên uống TRONG'],
      ['blog', articleTexts.blog],
      ['blog', 'Dinh dưỡng'],
    ] as const
    for (const [kind, words] of known) {
      const first = await ask(kind, words)
      expect([words, first.statusCode]).toEqual([words, 200])
      expect(first.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': expect.stringContaining('immutable'),
      })
      expect(await sharp(first.rawPayload).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1200,
        height: 630,
      })
      const [again, other] = await Promise.all([ask(kind, words), ask(kind, words)])
      expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
      expect(other.rawPayload.equals(first.rawPayload)).toBe(true)
    }
    expect(await keptCount()).toBe(known.length)
  })

  test('is not drawn of other words: neither of a draft, nor of a plan, nor of what somebody makes up', async () => {
    const before = await keptCount()
    const { id } = await writeContent(
      desk.shop,
      desk.editors,
      { kind: 'article', slug: 'sang-mai-dang' },
      wholeArticle(desk.categoryId, { title: 'Sáng mai mới đăng' }),
    )
    await publishWritten(desk.shop, desk.editors, id, { starts_at: '2026-11-25T08:00:00+07:00' })
    for (const [kind, title] of [
      ['article', 'Sáng mai mới đăng'],
      ['article', 'Thuốc này chữa khỏi ung thư'],
      ['landing', 'Ngủ đủ giấc: vì sao người lớn tuổi hay thức giấc lúc nửa đêm'],
      ['product', 'Dinh dưỡng'],
    ] as const) {
      expect([title, (await ask(kind, title)).statusCode]).toEqual([title, 404])
    }
    for (const name of [
      'x.jpg',
      `${'0'.repeat(31)}.jpg`,
      `${'0'.repeat(32)}.png`,
      '..%2f..%2fa.jpg',
    ]) {
      expect((await desk.shop.app.fastify.inject(`/media/share/${name}`)).statusCode).toBe(404)
    }
    expect(await keptCount()).toBe(before)
  })
})

describe('a title', () => {
  test('of 110, and of the 150 letters that there may be, stays within the picture', async () => {
    const words =
      'Nghiêng người đúng cách khi nâng đồ nặng để giữ lưng khoẻ, những điều người trên năm mươi tuổi nên biết trước đã'
    for (const title of [words.slice(0, 110), 'M'.repeat(30).concat(' ').repeat(5).slice(0, 150)]) {
      const drawn = sharp(await drawShare({ kind: 'landing', title }, brand))
      // Nothing dark is written at the edge: there the ground goes on.
      const edge = await drawn.extract({ left: 1110, top: 170, width: 90, height: 370 }).toBuffer()
      const { channels } = await sharp(edge).stats()
      expect(Math.min(...channels.map(({ min }) => min))).toBeGreaterThan(190)
    }
  })

  test('is drawn as words, whatever signs it has', async () => {
    const signs = await drawShare({ kind: 'landing', title: '<b>"A" & B</b>' }, brand)
    const plain = await drawShare({ kind: 'landing', title: 'A & B' }, brand)
    expect(signs.equals(plain)).toBe(false)
  })
})
