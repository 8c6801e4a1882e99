import { describe, expect, test } from 'vitest'
import type { PopupBody } from '#domain/publishing/places/popup.ts'
import { getPopup, listPopupActions } from '#domain/publishing/places/api.ts'
import { createContentDesk } from '#test/support/content-desk.ts'
import { wholePopup } from '#test/support/places.ts'
import { publishWritten, writeContent } from '#test/support/publishing.ts'
import { addStock } from '#test/support/stock.ts'

const desk = createContentDesk()

async function publish(title: string, more: Partial<PopupBody> = {}, times = {}): Promise<number> {
  const slug = title.toLowerCase().replace(/\W+/g, '-')
  const body = wholePopup(title, more)
  const { id } = await writeContent(desk.shop, desk.editors, { kind: 'popup', slug }, body)
  await publishWritten(desk.shop, desk.editors, id, times)
  desk.shop.ctx.clock.advance(1000)
  return id
}
const popup = (input: Parameters<typeof desk.shop.call<typeof getPopup>>[1]) =>
  desk.shop.call(getPopup, input)
const titleOf = async (input: Parameters<typeof popup>[0]) => (await popup(input))?.title

describe('a popup', () => {
  test('is the newest offer that fits what the visitor does, looks at and has seen', async () => {
    const shelf = await addStock(desk.shop.ctx.db, [{ code: 'MOT' }, { code: 'HAI' }])
    const [one, two] = shelf.map(({ id }) => id) as [number, number]
    const first = await publish('Popup one', { product_id: one })
    const second = await publish('Popup two', { product_id: two, pages: ['home', 'blog'] })
    await publish('Popup bag', { action_type: 'add_to_cart', shown_with_ids: [one] })
    expect(await titleOf({})).toBe('Popup two')
    expect((await popup({}))?.product?.slug).toBe('hai')
    expect(await titleOf({ page: 'list' })).toBe('Popup one')
    expect(await titleOf({ seen: [String(second)] })).toBe('Popup one')
    expect(await titleOf({ seen: `${first},${second}` })).toBeUndefined()
    expect(await titleOf({ exclude_product_ids: [String(two)] })).toBe('Popup one')
    expect(await titleOf({ include_product_ids: `${one},x` })).toBe('Popup one')
    expect(await titleOf({ include_product_ids: '\u0000,x' })).toBeUndefined()
    expect(await titleOf({ action_type: 'nothing' })).toBeUndefined()
    const added = { action_type: 'add_to_cart', page: 'product' } as const
    expect(await titleOf(added)).toBeUndefined()
    expect(await titleOf({ ...added, product_id: two })).toBeUndefined()
    expect(await titleOf({ ...added, product_id: one })).toBe('Popup bag')
  })

  test('is asked for only where one may come up', async () => {
    const actions = (page: 'home' | 'list' | 'blog') => desk.shop.call(listPopupActions, { page })
    expect(await actions('home')).toEqual(['view', 'add_to_cart'])
    await publish('Popup out', { action_type: 'exit', pages: ['blog'] })
    expect(await actions('blog')).toEqual(['view', 'add_to_cart', 'exit'])
    expect(await actions('list')).toEqual(['view', 'add_to_cart'])
  })

  test('gives way to the next when its product goes off sale, and ends at its second', async () => {
    const { shop } = desk
    const end = new Date(shop.ctx.clock.now().getTime() + 60_000)
    await publish('Popup short', { pages: ['list'] }, { ends_at: end.toISOString() })
    shop.ctx.clock.advance(end.getTime() - shop.ctx.clock.now().getTime() - 1)
    expect(await titleOf({ page: 'list' })).toBe('Popup short')
    shop.ctx.clock.advance(1)
    expect(await titleOf({ page: 'list' })).toBe('Popup one')
    await shop.ctx.pool.query(`update product set published = false where slug = 'mot'`)
    expect(await titleOf({ page: 'list' })).toBeUndefined()
    expect(await titleOf({ page: 'home' })).toBe('Popup two')
  })
})
