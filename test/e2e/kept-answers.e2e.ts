import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listProductsByIds, type Product, type ProductDetail } from '#domain/catalog/api.ts'
import {
  aMinuteLater,
  aMomentLater,
  ask,
  closeShops,
  edits,
  elsewhere,
  expectTrue,
  forgetful,
  here,
  one,
  openShops,
  read,
  run,
  set,
  targets,
  untilHeard,
} from './support/three-shops.ts'

describe('whatever is changed', () => {
  beforeAll(openShops)
  afterAll(closeShops)

  test('what is kept shows nothing untrue, and a second later reads in every process as if it were made now', async () => {
    const edit = fc.record({
      name: fc.constantFrom(...Object.keys(edits)),
      at: fc.nat(70),
      by: fc.integer({ min: 1, max: 19 }),
      pages: fc.array(fc.nat(targets.length - 1), { minLength: 4, maxLength: 8 }),
    })
    for (const url of targets) await Promise.all([here, elsewhere].map((shop) => read(shop, url)))
    const story = fc.asyncProperty(
      fc.array(edit, { minLength: 1, maxLength: 6 }),
      async (steps) => {
        for (const { name, at, by, pages } of steps) {
          await edits[name]!(at, by)
          await untilHeard()
          const shown = [`/api/product/slug/${one(at).slug}`, ...shownLists]
          for (const url of shown) await expectNothingUntrue(url, name)
          aMomentLater()
          const near = [`/mua-hang/${one(at).slug}/`, '/', '/mua-hang/']
          for (const url of [...near, ...pages.map((page) => targets[page]!)]) {
            await expectTrue(url, name)
          }
        }
      },
    )
    await fc.assert(story, { numRuns: 7, endOnFailure: true })
    // All of them at the end: what no step has looked at.
    aMomentLater()
    for (const url of targets) await expectTrue(url, 'the end')
  }, 300_000)
})

describe('only what shows it goes', () => {
  beforeAll(openShops)
  afterAll(closeShops)

  let kept: string[] = []
  const keepAll = async () => {
    await untilHeard()
    for (const url of targets) await read(here, url)
    kept = targets.filter((url) => !/^\/api|\.xml$/.test(url) && here.ctx.cache.has(url))
    expect(kept.length).toBeGreaterThan(targets.length / 2)
  }
  const droppedPages = () => kept.filter((url) => !here.ctx.cache.has(url))

  test('with a sale of which there is plenty nothing, and a minute later what tells the last sales', async () => {
    await edits['goods on the shelf']!(2, 500)
    await keepAll()
    await edits.sale!(2, 1)
    await untilHeard()
    expect(droppedPages()).toEqual([])
    aMinuteLater()
    expect(droppedPages()).toEqual(['/'])
  })

  test('with goods that come in where there is plenty nothing, and the product’s own where few are left', async () => {
    const url = `/mua-hang/${one(5).slug}/`
    const stand = (pieces: number) =>
      run(sql`update stock set on_hand = reserved + ${pieces} where product_id = ${one(5).id}`)
    await run(sql`update product set published = true where id = ${one(5).id}`)
    await stand(21)
    await keepAll()
    await stand(500)
    await untilHeard()
    expect(droppedPages()).toEqual([])
    await stand(20)
    await untilHeard()
    expect(droppedPages()).toContain(url)
    await expectTrue(url, 'few are left')
  })

  test('with a setting what shows it, and nothing with one that no page shows', async () => {
    const ofProducts = targets.filter((url) => /^\/mua-hang\/[^?]/.test(url))
    await keepAll()
    await set('refuseEasyPasswords', true)
    await set('ECO_STAFF_ORDER_DURATION_DATE', 31)
    await untilHeard()
    expect(droppedPages()).toEqual([])
    await set('deliveryPromise', { returnDays: 29, provinceId: 79 })
    await untilHeard()
    expect(droppedPages().toSorted()).toEqual(
      ofProducts.filter((url) => kept.includes(url)).toSorted(),
    )
    await keepAll()
    await set('newAddressesFirst', false)
    await untilHeard()
    expect(droppedPages()).toEqual(kept)
  })

  test('with a new price within its range few pages, the product’s own among them', async () => {
    const { rows } = await sql<{ id: number; slug: string }>`
      select id, slug from product where published and product_type = 'sale' and product_code <> 'CC6'
        and discount_price between 310000 and 480000 order by sold, id limit 1`.execute(here.ctx.db)
    const [product] = rows
    await keepAll()
    await run(
      sql`update product set discount_price = discount_price - 1000 where id = ${product!.id}`,
    )
    await untilHeard()
    const dropped = droppedPages()
    expect(dropped.length).toBeLessThan(targets.length / 3)
    expect(dropped).toEqual(expect.arrayContaining([`/mua-hang/${product!.slug}/`]))
  })

  test('with a pack’s price the pages of the family, which then tell it', async () => {
    const { rows } = await sql<{ id: number; slug: string }>`
      select id, slug from product where published and family = (
        select family from product where published and product_type = 'sale' and family <> ''
        group by family having count(*) > 1 order by family limit 1
      ) order by pack_units`.execute(here.ctx.db)
    const [single, ...packs] = rows
    const url = `/mua-hang/${single!.slug}/`
    await keepAll()
    const before = await read(here, url)
    for (const { id } of packs) {
      await run(sql`update product set original_price = original_price + 7000,
        discount_price = discount_price + 7000 where id = ${id}`)
    }
    await untilHeard()
    expect(droppedPages()).toEqual(
      expect.arrayContaining(
        rows.map(({ slug }) => `/mua-hang/${slug}/`).filter((page) => kept.includes(page)),
      ),
    )
    expect(await read(here, url)).not.toBe(before)
    for (const { slug } of rows) await expectTrue(`/mua-hang/${slug}/`, 'a pack’s price')
  })

  test('with a pack that changes or leaves what shows it, and with one that comes its family besides', async () => {
    const { rows } = await sql<{ id: number; slug: string; family: string }>`
      select id, slug, family from product where published and family = (
        select family from product where published and product_type = 'sale' and family <> ''
        group by family having count(*) > 1 order by family limit 1
      ) order by pack_units`.execute(here.ctx.db)
    const { id, family } = rows.at(-1)!
    const own = rows.map((row) => `/mua-hang/${row.slug}/`)
    const bearing = async () => {
      await keepAll()
      // Every change of a product tells both.
      await run(sql`select pg_notify('public_cache', ${`products,product:${id}`})`)
      await untilHeard()
      return new Set(droppedPages())
    }
    const withIt = await bearing()
    expect(withIt.size).toBeLessThan(kept.length / 3)
    await keepAll()
    await run(sql`update product set pack_units = pack_units + 500 where id = ${id}`)
    await untilHeard()
    expect(new Set(droppedPages())).toEqual(withIt)

    await keepAll()
    await run(sql`update product set family = '' where id = ${id}`)
    await untilHeard()
    expect(new Set(droppedPages())).toEqual(withIt)

    const alone = await bearing()
    await keepAll()
    await run(sql`update product set family = ${family} where id = ${id}`)
    await untilHeard()
    const families = kept.filter((url) => own.includes(url))
    expect(new Set(droppedPages())).toEqual(new Set([...alone, ...families]))
    for (const url of own) await expectTrue(url, 'a pack that came')
  })

  test('with the sales of a pack nothing that only its family shows', async () => {
    const { rows } = await sql<{ id: number; slug: string; family: string }>`
      select id, slug, family from product where published and product_type = 'sale' and family <> ''
      order by sold, id limit 1`.execute(here.ctx.db)
    const [least] = rows
    await keepAll()
    await run(sql`update product set sold = sold - 1 where id = ${least!.id}`)
    await untilHeard()
    aMomentLater()
    const products = droppedPages().filter((url) => /^\/mua-hang\/[^?]/.test(url))
    for (const url of products) expect(await read(here, url)).toContain(least!.slug)
  })

  test('with a text its own page, and all that lead to it where the frame does', async () => {
    await keepAll()
    await edits['a text that no frame leads to']!(0, 18)
    await untilHeard()
    expect(droppedPages()).toHaveLength(1)
    await keepAll()
    await edits.text!(0, 19)
    await untilHeard()
    expect(droppedPages()).toEqual(expect.arrayContaining(['/', '/mua-hang/']))
  })
})

describe('an address', () => {
  beforeAll(openShops)
  afterAll(closeShops)

  test('that many ask for at once is drawn once, whatever is sold meanwhile', async () => {
    here.ctx.cache.clear()
    const answers = []
    for (let visitor = 0; visitor < 8; visitor += 1) {
      here.ctx.cache.drop(['stock:1'])
      answers.push(here.app.fastify.inject('/'))
      await nextTurn()
    }
    const pages = new Set((await Promise.all(answers)).map(({ payload }) => payload))
    expect(pages.size).toBe(1)
    expect(here.ctx.cache.joined).toBeGreaterThan(0)
  })

  test('with parameters that nobody reads is the same page, and shows none of them', async () => {
    await read(here, '/mua-hang/')
    const { hits, size } = here.ctx.cache
    for (const junk of ['visit=1', 'visit=2&x=%3Cb%3E', 'utm_source=to-roi', 'page=']) {
      const page = await read(here, `/mua-hang/?${junk}`)
      expect(page).not.toMatch(/visit|to-roi/)
    }
    expect(here.ctx.cache.hits).toBeGreaterThanOrEqual(hits + 3)
    expect(here.ctx.cache.size).toBeLessThanOrEqual(size + 1)
  })

  test('that leads elsewhere takes the mark of an advertisement along', async () => {
    const { rows } = await sql<{ id: number }>`
      select id from product where published and product_type = 'sale' order by id limit 1`.execute(
      here.ctx.db,
    )
    const [{ id }] = rows as [{ id: number }]
    const moved = await ask(here, `/mua-hang/${id}/?utm_source=zalo&visit=1`)
    expect(moved.status).toBe(301)
    expect(moved.headers.get('location')).toMatch(
      /^\/mua-hang\/[a-z0-9-]+\/\?utm_source=zalo&visit=1$/,
    )
  })
})

const shownLists = ['best-seller', 'promotion', 'new-purchased'].map(
  (path) => `/api/product/${path}`,
)

/** Whatever products it tells of are for sale, and told as they are. */
async function expectNothingUntrue(url: string, after: string): Promise<void> {
  for (const shop of [here, elsewhere]) {
    const answer = await ask(shop, url)
    if (answer.status !== 200) continue
    const { data } = (await answer.json()) as { data: Product[] | ProductDetail }
    const shown = Array.isArray(data) ? data : data.related
    const ids = shown.map(({ id }) => id)
    const now = await forgetful.call(listProductsByIds, { ids })
    expect({ url, after, shown }).toEqual({ url, after, shown: now })
  }
}
