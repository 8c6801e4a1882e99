import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/catalog/api.ts'
import { loadDemo } from '#seed/load/index.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  await loadDemo(shop.ctx)
})
afterAll(() => shop.close())

describe('the menu', () => {
  test('lists every category with its sub-categories, in the order of the shop', async () => {
    const menu = await shop.call(api.getMenu, {})
    expect(menu).toHaveLength(8)
    expect(menu[0]).toMatchObject({ slug: 'xuong-khop', name: 'Xương khớp' })
    expect(menu[0]!.subCategories.map(({ slug }) => slug)).toEqual([
      'sun-khop',
      'canxi-vitamin-d',
      'xoa-bop-nep-khop',
    ])
  })
})

describe('a product', () => {
  test('has all fields of the shared shape, and what stands beside it', async () => {
    const jex = await shop.call(api.getProductBySlug, { slug: 'jex' })
    expect(jex).toMatchObject({
      product_code: 'JEX30',
      product_type: 'sale',
      brand: 'JEX',
      original_price: 330_000,
      discount_price: 295_000,
      autoReplen: '30 ngày',
      thumbnail: '/media/products/jex-1-480.webp',
      images: ['/media/products/jex-1-960.webp', '/media/products/jex-2-960.webp'],
      categories: [{ slug: 'xuong-khop', name: 'Xương khớp' }],
      subCategories: [{ slug: 'sun-khop', categoriesId: jex.categories[0]!.id }],
    })
    expect(jex.related.length).toBeGreaterThanOrEqual(6)
    expect(jex.related[0]!.subCategories[0]!.slug).toBe('sun-khop')
    expect(jex.related.map(({ slug }) => slug)).not.toContain('jex')
    expect(await shop.call(api.getProductById, { id: jex.id })).toEqual(jex)
  })

  test('comes in packs of several sizes, each with its own price and that of one box', async () => {
    const jex = await shop.call(api.getProductBySlug, { slug: 'jex' })
    expect(jex.packs).toEqual([
      {
        id: expect.any(Number) as number,
        slug: 'jex',
        units: 1,
        word: 'hộp',
        price: 295_000,
        unit_price: 295_000,
        sold_out: false,
      },
      {
        id: expect.any(Number) as number,
        slug: 'combo-3-hop-jex',
        units: 3,
        word: 'hộp',
        price: 841_500,
        unit_price: 280_500,
        sold_out: false,
      },
      {
        id: expect.any(Number) as number,
        slug: 'combo-6-hop-jex',
        units: 6,
        word: 'hộp',
        price: 1_584_000,
        unit_price: 264_000,
        sold_out: false,
      },
    ])
    const set = await shop.call(api.getProductBySlug, { slug: 'combo-3-hop-jex' })
    expect(set.packs).toEqual(jex.packs)
    expect(jex.related.map(({ slug }) => slug)).not.toContain('combo-3-hop-jex')
  })

  test('offers no choice where no list shows the other pack', async () => {
    const liver = await shop.call(api.getProductBySlug, { slug: 'ca-gai-leo-moc-nhien' })
    expect(liver.packs).toEqual([])
  })

  test('tells no rating and no sales: nobody has reviewed or counted', async () => {
    for (const product of await shop.call(api.listBestSellers, { limit: 100 })) {
      expect(product).not.toHaveProperty('rating')
      expect(product).not.toHaveProperty('sold')
    }
  })

  test('can be bought as often as it is on hand and not reserved', async () => {
    const { id, quantity } = await shop.call(api.getProductBySlug, { slug: 'jex' })
    await run('update stock set reserved = reserved + 5 where product_id = $1', [id])
    expect((await shop.call(api.getProductById, { id })).quantity).toBe(quantity - 5)
    await run('update stock set reserved = reserved - 5 where product_id = $1', [id])
  })

  test('answers under its old addresses after it was renamed, and after it was renamed back', async () => {
    await run(`update product set slug = 'wit-moi' where slug = 'wit'`)
    await run(`update product set slug = 'wit-moi-nhat' where slug = 'wit-moi'`)
    for (const slug of ['wit', 'wit-moi', 'wit-moi-nhat']) {
      expect((await shop.call(api.getProductBySlug, { slug })).slug).toBe('wit-moi-nhat')
    }
    await run(`update product set slug = 'wit' where slug = 'wit-moi-nhat'`)
    for (const slug of ['wit', 'wit-moi', 'wit-moi-nhat']) {
      expect((await shop.call(api.getProductBySlug, { slug })).slug).toBe('wit')
    }
  })

  test('that does not exist or is off sale is not found', async () => {
    await run(`update product set published = false where slug = 'angela'`)
    for (const slug of ['khong-co', 'angela', 'a\u0000b', '%00', '🌿', '"; drop table product']) {
      await expect(shop.call(api.getProductBySlug, { slug })).rejects.toThrow('404 notFound')
    }
    await expect(shop.call(api.getProductById, { id: 999_999 })).rejects.toThrow('404 notFound')
    await run(`update product set published = true where slug = 'angela'`)
  })
})

describe('products by id', () => {
  test('come in the order asked for, each once, without unknown ones', async () => {
    const products = await shop.call(api.listProductsByIds, { ids: [7, 3, 99_999, 3, 1] })
    expect(products.map(({ id }) => id)).toEqual([7, 3, 1])
  })

  test('include one of code CC6, which no list shows', async () => {
    const slug = 'combo-6-hop-ca-gai-leo-moc-nhien'
    const { id, product_code: code } = await shop.call(api.getProductBySlug, { slug })
    expect(code).toBe('CC6')
    expect(await shop.call(api.listProductsByIds, { ids: [id] })).toHaveLength(1)
    const all = await shop.call(api.listAllProducts, { limit: 100 })
    expect(all.items.map((product) => product.id)).not.toContain(id)
    const found = await shop.call(api.filterProducts, { search: 'cà gai leo', limit: 100 })
    expect(found.items.map((product) => product.id)).not.toContain(id)
  })
})

describe('the lists of the home page', () => {
  test('show what sells most, what is new and what is reduced most', async () => {
    const best = await shop.call(api.listBestSellers, { limit: 6 })
    expect(best).toHaveLength(6)
    expect(best.map(({ sold }) => sold)).toEqual(best.map(({ sold }) => sold).toSorted(falling))
    expect(await shop.call(api.listNewProducts, {})).toHaveLength(12)
  })

  test('begins what is new with what was bought before this minute', async () => {
    const { id } = await shop.call(api.getProductBySlug, { slug: 'melatonin-3mg-nutriva' })
    await run(
      `insert into stock_movement (product_id, kind, quantity, cause, actor, created_at)
       values ($1, 'reserve', 1, 'order:DH-thu', 'buyer', $2)`,
      [id, shop.ctx.clock.now()],
    )
    const first = async () => (await shop.call(api.listNewProducts, {}))[0]!.slug
    expect(await first()).not.toBe('melatonin-3mg-nutriva')
    shop.ctx.clock.advance(60_000)
    expect(await first()).toBe('melatonin-3mg-nutriva')
    // What was ordered and given back was not bought.
    await run(
      `insert into stock_movement (product_id, kind, quantity, cause, actor, created_at)
       values ($1, 'release', 1, 'order:DH-thu', 'system', $2)`,
      [id, shop.ctx.clock.now()],
    )
    shop.ctx.clock.advance(60_000)
    expect(await first()).not.toBe('melatonin-3mg-nutriva')
    const promoted = await shop.call(api.listPromotedProducts, { limit: 50 })
    const reductions = promoted.map((one) => 1 - one.discount_price / one.original_price)
    expect(reductions).toEqual(reductions.toSorted(falling))
    expect(Math.min(...reductions)).toBeGreaterThan(0)
  })

  test('follow a change as soon as it is announced', async () => {
    const [first] = await shop.call(api.listBestSellers, { limit: 1 })
    await run(`update product set sold = 1000000 where slug = 'wit'`)
    shop.ctx.changeBus.changed(['catalog'])
    const [now] = await shop.call(api.listBestSellers, { limit: 1 })
    expect([first!.slug, now!.slug]).toEqual(['jex', 'wit'])
  })
})

function falling(one: number | undefined, other: number | undefined): number {
  return (other ?? 0) - (one ?? 0)
}

async function run(text: string, values: unknown[] = []): Promise<void> {
  await shop.ctx.db.executeQuery(CompiledQuery.raw(text, values))
}
