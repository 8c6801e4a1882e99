import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueBatch, loadReports } from '#server/genuine/index.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { addStock } from '#test/support/stock.ts'
import { withTitles } from './titles.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await addStock(shop.ctx.db, [{ code: 'JEX30' }])
})
afterAll(() => shop.close())

test('a line on a counterfeit report says which product it is of and where it was bought', async () => {
  const { db } = shop.ctx
  const terms = { name: 'JEX30 A', kind: 'single', productCode: 'JEX30', point: 30 } as const
  const { batchId } = await issueBatch(shop.ctx, terms, 1)
  const report = (batch: number | null, place: string) => ({
    report: {
      account_id: null,
      phone: '0908000451',
      code_masked: 'JEX******777',
      code_hash: Buffer.alloc(16, place),
      batch_id: batch,
      place,
      description: 'Tem dán lệch',
      photo: null,
      created_at: shop.ctx.clock.now(),
      province: null,
      assigned_to: null,
      closed_at: null,
    },
    notes: [],
  })
  await loadReports(db, [report(batchId, 'Chợ Bình Tây'), report(null, 'Quận 12')])
  const ids = await db.selectFrom('counterfeit_report').select('id').orderBy('id').execute()
  const told = (kind: string, subject: number) => ({
    kind,
    subject: String(subject),
    title: 'JEX******777',
  })
  const [ours, foreign] = ids.map(({ id }) => id) as [number, number]
  const rows = await withTitles(db, [
    told('counterfeitNew', ours),
    told('counterfeitAssigned', foreign),
    told('counterfeitNew', 999_999),
    told('priceWaits', ours),
  ])
  const { name } = await db
    .selectFrom('product')
    .select('name')
    .where('product_code', '=', 'JEX30')
    .executeTakeFirstOrThrow()
  expect(rows.map(({ title }) => title)).toEqual([
    `${name} · Chợ Bình Tây`,
    'Quận 12',
    'JEX******777',
    'JEX******777',
  ])
})
