import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filterProducts } from '#domain/catalog/api.ts'
import { loadDemo } from '#seed/load/index.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { searchTable } from '#test/support/search/search-table.ts'

const cases = Object.entries(searchTable).flatMap(([slug, queries]) =>
  queries.map((query) => ({ slug, query })),
)

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  await loadDemo(shop.ctx)
})
afterAll(() => shop.close())

describe('searching as shoppers do', () => {
  test('finds the product meant among the first five, for at least 95 of 100 queries', async () => {
    const missed: string[] = []
    for (const { slug, query } of cases) {
      const found = await firstFive(query)
      if (!found.some((one) => isMeant(one, slug))) {
        missed.push(`${query} → ${slug}, found ${found.join(', ')}`)
      }
    }
    expect(cases.length).toBeGreaterThanOrEqual(200)
    expect(missed.length / cases.length, missed.join('\n')).toBeLessThanOrEqual(0.05)
  })
})

async function firstFive(search: string): Promise<string[]> {
  const { items } = await shop.call(filterProducts, { search, limit: 5 })
  return items.map(({ slug }) => slug)
}

function isMeant(found: string, slug: string): boolean {
  return slug.endsWith('*') ? found.includes(slug.slice(0, -1)) : found === slug
}
