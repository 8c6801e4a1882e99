import { describe, expect, test } from 'vitest'
import * as media from '#domain/media/api.ts'
import { createContentDesk } from '#test/support/content-desk.ts'
import { countWaiting } from '#test/support/count-waiting.ts'
import { refusalOf } from '#test/support/members.ts'
import { photoOf, sendPicture } from '#test/support/pictures.ts'
import { wholeArticle, writeContent } from '#test/support/publishing.ts'
import { addStock } from '#test/support/stock.ts'
import { waitFor } from '#test/support/wait-for.ts'
import { listUsesOf } from '../../server/picture/index.ts'

const desk = createContentDesk()
const as = () => ({ headers: desk.editors.writer })
const look = (id: number) => desk.shop.call(media.getPicture, { id }, as())
const archive = async (id: number) => {
  const { version } = await look(id)
  return refusalOf(desk.shop.call(media.archivePicture, { id, version, archived: true }, as()))
}
const add = async (color: string) =>
  (await sendPicture(desk.shop, desk.editors.writer, await photoOf(color, 600, 400))).data

/** The draft of an article with the picture. */
const write = (slug: string, src: string) =>
  writeContent(
    desk.shop,
    desk.editors,
    { kind: 'article', slug },
    wholeArticle(desk.categoryId, { thumbnail: { src, alt: 'Ảnh' } }),
  )

describe('a picture that is put away and used at once', () => {
  test('is never away while something uses it, whoever was quicker', async () => {
    for (const nth of [0, 1, 2, 3, 4, 5]) {
      const { id, stem } = await add(`#30303${nth}`)
      await Promise.all([archive(id), write(`dua-ve-${nth}`, stem), write(`dua-len-${nth}`, stem)])
      const { archived, used } = await look(id)
      expect({ archived, uses: used.length }).toEqual({ archived: false, uses: 2 })
    }
  })

  test('waits for whoever begins to use it, and is refused then', async () => {
    const { id, square } = await add('#303040')
    const [product] = await addStock(desk.shop.ctx.db, [{ code: 'CHO' }])
    let away: Promise<string> | undefined
    await desk.shop.ctx.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('product')
        .set({ pictures: [square] })
        .where('id', '=', product!.id)
        .execute()
      away = archive(id)
      await waitFor(async () => expect(await countWaiting(desk.shop)).toBe(1))
    })
    expect(await away).toBe('conflict')
    expect((await look(id)).archived).toBe(false)
  })

  test('is taken out again by whoever waited for it to be put away', async () => {
    const { id, stem } = await add('#303050')
    let written: Promise<unknown> | undefined
    await desk.shop.ctx.db.transaction().execute(async (trx) => {
      const at = desk.shop.ctx.clock.now()
      await trx
        .updateTable('library_picture')
        .set({ archived_at: at })
        .where('id', '=', id)
        .execute()
      expect(await listUsesOf(trx, id, at)).toEqual([])
      written = write('cho-cat-anh', stem)
      await waitFor(async () => expect(await countWaiting(desk.shop)).toBe(1))
    })
    await written
    expect(await look(id)).toMatchObject({ archived: false, used: [{ of: 'article' }] })
  })
})

test('a picture that is away comes back with the first use of it', async () => {
  const { id, stem } = await add('#303060')
  expect(await archive(id)).toBe('done')
  await write('anh-da-cat', stem)
  expect((await look(id)).archived).toBe(false)
})
