import { randomBytes } from 'node:crypto'
import { issueBatch, type BatchTerms } from '#server/genuine/index.ts'
import { saveProgramme, type NewProgramme } from '#server/loyalty/index.ts'
import type { TestShop } from './app.ts'
import type { ShelfProduct } from './shelf.ts'

/** A programme over the year of the tests' clock, with three tiers. */
export function openProgramme(shop: TestShop, change: Partial<NewProgramme> = {}): Promise<number> {
  return saveProgramme(shop.ctx.db, {
    name: 'An Lành 2026',
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    tiers: [
      { name: 'Thành viên', pointFrom: 0 },
      { name: 'Bạc', pointFrom: 500 },
      { name: 'Vàng', pointFrom: 2000 },
    ],
    ...change,
  })
}

/** Fresh genuine codes of a product, through the real batch function. */
export async function issueCodes(
  shop: TestShop,
  product: Pick<ShelfProduct, 'slug'>,
  count: number,
  change: Partial<BatchTerms> = {},
): Promise<string[]> {
  const { codes } = await issueBatch(
    shop.ctx,
    {
      name: `test-${randomBytes(6).toString('hex')}`,
      kind: 'single',
      productCode: product.slug.toUpperCase(),
      point: 30,
      lot: '2610A',
      productExpiresOn: '2028-10-31',
      ...change,
    },
    count,
  )
  return codes
}
