import { expect, test } from 'vitest'
import { createE2eShop } from './support/stage.ts'

const stage = createE2eShop()

const fullList = '/mua-hang/'
/** Bytes of the document as a browser parses it, before any compression. */
const budget = { list: 86_000, product: 61_000 }

test('a full list of products stays within its budget', async () => {
  const html = await read(fullList)
  expect(html.match(/<li class="product-card">/g)).toHaveLength(24)
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(budget.list)
})

test('so does every product page', async () => {
  const products = await stage.shop.ctx.db
    .selectFrom('product')
    .select('slug')
    .where('product_type', '=', 'sale')
    .execute()
  const heavy: string[] = []
  for (const { slug } of products) {
    const bytes = Buffer.byteLength(await read(`/mua-hang/${slug}/`))
    if (bytes > budget.product) heavy.push(`${slug}: ${bytes}`)
  }
  expect(heavy).toEqual([])
})

test('what search engines read of a product stands on its page once', async () => {
  expect((await read('/mua-hang/jex/')).match(/"@type":"Product"/g)).toHaveLength(1)
})

test('every icon that pages show is drawn in the one file that they point at', async () => {
  const pages = await Promise.all(['/', fullList, '/mua-hang/jex/', '/gio-hang/'].map(read))
  const shown = pages.flatMap((html) => [...html.matchAll(/<use href="([^"#]+)#([\w-]+)"/g)])
  const files = new Set(shown.map(([, file]) => file!))
  expect([...files]).toEqual([expect.stringMatching(/^\/assets\/icons-[\w-]{8}\.svg$/)])
  const answer = await fetch(stage.shop.origin + [...files][0]!)
  expect(answer.headers.get('content-type')).toContain('image/svg+xml')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  const drawn = [...(await answer.text()).matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id)
  expect(shown.filter(([, , name]) => !drawn.includes(name))).toEqual([])
})

async function read(path: string): Promise<string> {
  const answer = await fetch(stage.shop.origin + path)
  expect(answer.status, path).toBe(200)
  return answer.text()
}
