import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getProductBySlug } from '#domain/catalog/api.ts'
import * as api from '#domain/catalog/backoffice/api.ts'
import { openProductContent } from '#domain/publishing/backoffice/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { expectRefused } from '#test/support/refused.ts'
import { addStock } from '#test/support/stock.ts'
import { staffHeaders } from '#test/support/staff.ts'

let shop: TestShop
let headers: Record<string, string>
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  headers = await staffHeaders(shop)
})
afterAll(() => shop.close())

const reason = 'Đổi mẫu hộp mới'

/** A device on sale, with a picture: nothing else is asked of it. */
async function shelve(code: string): Promise<number> {
  const [product] = await addStock(shop.ctx.db, [{ code }])
  const { id } = product!
  await shop.ctx.db.updateTable('product').set({ kind: 'device' }).where('id', '=', id).execute()
  return id
}

const open = (id: number) => shop.call(api.getBackofficeProduct, { id }, { headers })

async function save(id: number, changes: Partial<api.BackofficeProduct>) {
  const product = await open(id)
  return shop.call(api.changeProduct, { ...product, ...changes, reason }, { headers })
}

const shown = (slug: string) => shop.call(getProductBySlug, { slug })

describe('a product that ends, and what stands beside one', () => {
  test('an ended one leads to what took its place, and on to what took that one’s', async () => {
    const [a, b] = [await shelve('MAY-A'), await shelve('MAY-B')]
    await shelve('MAY-C')
    await save(a, { published: false })
    expect((await expectRefused(shown('may-a'))).code).toBe('notFound')
    await save(a, { successor_code: 'MAY-B' })
    expect((await shown('may-a')).slug).toBe('may-b')
    await save(b, { published: false, successor_code: 'MAY-C' })
    expect((await shown('may-a')).slug).toBe('may-c')
    // Sold again, it is itself again.
    await save(a, { published: true, successor_code: '' })
    expect((await shown('may-a')).slug).toBe('may-a')
  })

  test('what is sold leads nowhere, and nothing leads to what is not', async () => {
    const a = await shelve('CAN-A')
    const b = await shelve('CAN-B')
    const selling = save(a, { successor_code: 'CAN-B' })
    expect((await expectRefused(selling)).fields).toHaveProperty('successor_code')
    await save(b, { published: false })
    const toHidden = save(a, { published: false, successor_code: 'CAN-B' })
    expect((await expectRefused(toHidden)).fields).toHaveProperty('successor_code')
    const toItself = save(a, { published: false, successor_code: 'CAN-A' })
    expect((await expectRefused(toItself)).fields).toHaveProperty('successor_code')
  })

  test('what staff chose is shown first beside it, as long as it is sold', async () => {
    const a = await shelve('KHAU-A')
    const b = await shelve('KHAU-B')
    await shelve('KHAU-C')
    const saved = await save(a, { related_codes: ['KHAU-C', 'KHAU-B'] })
    expect(saved.related_codes).toEqual(['KHAU-C', 'KHAU-B'])
    const beside = async () => (await shown('khau-a')).related.map(({ slug }) => slug).slice(0, 2)
    expect(await beside()).toEqual(['khau-c', 'khau-b'])
    await save(b, { published: false })
    expect(await beside()).not.toContain('khau-b')
    await save(b, { published: true })
    expect(await beside()).toEqual(['khau-c', 'khau-b'])
    const unknown = save(a, { related_codes: ['KHONG-CO'] })
    expect((await expectRefused(unknown)).fields['related_codes']).toContain('KHONG-CO')
  })

  test('a copy is hidden, has no goods, and says what the other says as a draft', async () => {
    const a = await shelve('NHIET-KE')
    await save(a, { family: 'Nhiệt kế', order_limit: 3 })
    const named = { name: 'Nhiệt kế hồng ngoại', slug: 'nhiet-ke-2', product_code: 'NHIET-KE-2' }
    const input = { id: a, ...named, pack_units: 1, reason }
    const copied = await shop.call(api.copyProduct, input, { headers })
    expect(copied).toMatchObject({ ...named, published: false, on_hand: 0, order_limit: 3 })
    // The same size is another thing; another size is one more choice.
    expect(copied.family).toBe('')
    const six = { ...input, slug: 'nhiet-ke-6', product_code: 'NHIET-KE-6', pack_units: 6 }
    expect((await shop.call(api.copyProduct, six, { headers })).family).toBe('Nhiệt kế')
    const content = await shop.call(openProductContent, { id: copied.id }, { headers })
    expect(content).toMatchObject({ draft: { body: { title: 'Nhiệt kế hồng ngoại' } } })
    const taken = shop.call(api.copyProduct, input, { headers })
    expect((await expectRefused(taken)).fields).toHaveProperty('slug')
  })

  test('a new name claims no more than an advertisement may', async () => {
    const a = await shelve('GAC')
    const named = {
      name: 'Gạc chữa khỏi hẳn ung thư da 100%',
      slug: 'gac-2',
      product_code: 'GAC-2',
    }
    const claiming = shop.call(
      api.copyProduct,
      { id: a, ...named, pack_units: 1, reason },
      { headers },
    )
    expect((await expectRefused(claiming)).fields).toHaveProperty('name')
  })
})
