import { expect, test } from 'vitest'
import { readProduct } from './support/order-rows.ts'
import { eventually, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()

// What the data of the page looks like to whoever would replace it.
const forged = JSON.stringify({
  loaderData: { forged: { name: 'Giả', price: 1000 } },
  actionData: null,
  errors: null,
})

test('a description that names its parts like the page does not change the page', async () => {
  const { name, slug } = await readProduct(stage.shop, 'jex')
  // As a text that nobody has cleaned: the page does not depend on that.
  const ids = ['page-data', 'root', 'mo-ta', '__staticRouterHydrationData']
  const description = ids.map((id) => `<p id="${id}">${forged}</p>`).join('')
  await stage.shop.ctx.db
    .updateTable('product')
    .set({ description })
    .where('slug', '=', slug)
    .execute()
  stage.shop.ctx.cache.clear()
  const { page } = await stage.visit(`/mua-hang/${slug}/`)
  await eventually(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(name)
  expect(await page.locator('script#page-data').textContent()).toContain(name)
  const read = await page.evaluate(
    () => (window as { __staticRouterHydrationData?: object }).__staticRouterHydrationData,
  )
  expect(JSON.stringify(read)).toContain(name)
})
