import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waitFor } from '#test/support/wait-for.ts'
import {
  aMomentLater,
  closeShops,
  edits,
  expectTrue,
  here,
  openShops,
  read,
  run,
  untilHeard,
} from './support/three-shops.ts'

describe('what comes into a list', () => {
  beforeAll(openShops)
  afterAll(closeShops)

  const list = '/mua-hang/?sort=new'

  test('is missed by those who ask at once, while the list is made anew once beside them', async () => {
    const before = await read(here, list)
    await edits['a new product']!(3, 7)
    await untilHeard()
    const { hits } = here.ctx.cache
    expect(await Promise.all([read(here, list), read(here, list)])).toEqual([before, before])
    await waitFor(() => expect(here.ctx.cache.has(list)).toBe(true))
    const after = await read(here, list)
    expect(after).toContain('moi-3-7')
    expect(here.ctx.cache.hits).toBe(hits + 3)
    await expectTrue(list, 'a new product')
  })

  test('is missed by nobody after a second', async () => {
    await read(here, list)
    await edits['a new product']!(4, 8)
    await untilHeard()
    aMomentLater()
    expect(await read(here, list)).toContain('moi-4-8')
  })

  test('is seen at once by who has told it from here', async () => {
    await read(here, list)
    await edits['a new product']!(5, 9)
    here.ctx.changeBus.changed(['lists', 'products'])
    expect(await read(here, list)).toContain('moi-5-9')
  })

  test('changes no neighbours where it does not sell, and those of its group where it sells best', async () => {
    const { rows } = await sql<{ slug: string; id: number; sold: number; group: number }>`
      select p.slug, p.id, p.sold, s.sub_category_id as group from product p
      join product_sub_category s on s.product_id = p.id
      where p.published and p.product_type = 'sale' and s.sub_category_id = (
        select sub_category_id from product_sub_category join product on id = product_id
        where published group by 1 order by count(*) desc, 1 limit 1)
      order by p.sold desc, p.id`.execute(here.ctx.db)
    const [best] = rows
    const { group } = best!
    const add = (code: string, sold: number) =>
      run(sql`with added as (
        insert into product (slug, name, product_code, category_id, brand_id, original_price, discount_price, sold)
        select ${code}, 'Viên mới', ${code}, category_id, brand_id, 200000, 150000, ${sold}
        from product where id = ${best!.id} returning id)
        insert into product_sub_category select id, ${group} from added`)
    for (let nth = 0; nth < 20; nth += 1) await add(`nhom-${nth}`, 1000)
    const url = `/mua-hang/${best!.slug}/`
    await untilHeard()
    await read(here, url)
    await add('khong-ban', 0)
    await untilHeard()
    expect(here.ctx.cache.has(url)).toBe(true)
    await expectTrue(url, 'a product that does not sell')
    await add('ban-chay', 100_000)
    await untilHeard()
    expect(here.ctx.cache.has(url)).toBe(false)
    aMomentLater()
    expect(await read(here, url)).toContain('ban-chay')
  })
})
