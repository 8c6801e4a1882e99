import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { priceListTexts as texts } from '#domain/catalog/prices/list-texts.ts'
import { pricePlans } from '#domain/catalog/backoffice/price-plans.ts'
import { pricePlanTexts } from '#domain/catalog/prices/texts.ts'
import type { ImportAnswer } from '#domain/resource.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { csvText } from '#test/support/csv-text.ts'
import { sendForm } from '#test/support/send-form.ts'
import { addStock, readStock, type ShelfProduct } from '#test/support/stock.ts'
import { hireStaff, staffHeaders, type StaffMember } from '#test/support/staff.ts'
import { listPrices } from '../../catalog/index.ts'

let shop: TestShop
let headers: Record<string, string>
let shelf: ShelfProduct[]
let shelves = 0
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  headers = await staffHeaders(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  shelves += 1
  const codes = ['A', 'B', 'C', 'D'].map((letter) => `F${shelves}${letter}`)
  shelf = await addStock(
    shop.ctx.db,
    codes.map((code) => ({ code, price: 100_000, was: 120_000, onHand: 20 })),
  )
})

const head =
  'Mã sản phẩm;Giá gốc hiện tại;Giá bán hiện tại;Giá gốc mới;Giá bán mới;Áp dụng từ;Áp dụng đến;Tồn hiện tại;Số đếm được'
const fileOf = (...rows: string[]) =>
  Buffer.from(['\uFEFF' + head, ...rows.map((row) => `F${shelves}${row}`)].join('\r\n'))

async function send(file: Buffer, dryRun: boolean, by = headers): Promise<ImportAnswer> {
  const fields = { dry_run: String(dryRun), reason: 'Kiểm kê cuối tháng' }
  const path = '/admin/price-list/import'
  const answer = await sendForm(shop, { path, headers: by, file, fields })
  expect(answer.statusCode).toBe(200)
  return (JSON.parse(answer.body) as { data: ImportAnswer }).data
}
const tryOut = (file: Buffer) => send(file, true)
const load = (file: Buffer, by?: Record<string, string>) => send(file, false, by)
const told = ({ errors }: ImportAnswer) =>
  errors.map(({ row, column, message }) => [row, column, message])
const pricesNow = async () => {
  const found = await listPrices(
    shop.ctx.db,
    shelf.map(({ id }) => id),
    shop.ctx.clock.now(),
  )
  return shelf.map(({ id }) => found.get(id)!.discountPrice)
}
const shelvesNow = () =>
  Promise.all(shelf.map(async ({ id }) => (await readStock(shop.ctx.db, id)).on_hand))

describe('a file of prices and stock', () => {
  test('goes out, and comes back without a change', async () => {
    const out = await shop.app.fastify.inject({
      url: `/api/admin/price-list/export?q=F${shelves}`,
      headers,
    })
    expect(csvText(out).split('\r\n')[1]).toBe(
      `F${shelves}A\tViên uống F${shelves}A\t120000\t100000\t\t\t\t\t20\t`,
    )
    expect(await tryOut(out.rawPayload)).toMatchObject({ rows: 4, same: 4, errors: [] })
  })

  test('tells what it would do, does it, and the shelf is what was counted', async () => {
    const file = fileOf(
      'A;120000;100000;;95.000;;;20;',
      'B;120000;100000;;90000;25/12/2026 08:00;;20;17',
      'C;;;;;;;20;20',
      'D;120000;100000;;100000;;;20;',
    )
    const dry = await tryOut(file)
    expect(dry).toMatchObject({ dry_run: true, written: false, errors: [] })
    expect(dry.preview[1]!.changes).toEqual([
      { column: 'Giá bán mới', before: '100000', after: '90000' },
      { column: 'Áp dụng từ', before: '', after: '08:00 25/12/2026' },
      { column: 'Số đếm được', before: '20', after: '17' },
    ])
    expect(await pricesNow()).toEqual([100_000, 100_000, 100_000, 100_000])
    expect(await shelvesNow()).toEqual([20, 20, 20, 20])
    expect(await load(file)).toMatchObject({ written: true, errors: [] })
    expect(await pricesNow()).toEqual([95_000, 100_000, 100_000, 100_000])
    expect(await shelvesNow()).toEqual([20, 17, 20, 20])
    const moved = await shop.ctx.db
      .selectFrom('stock_movement')
      .select(['kind', 'quantity', 'cause'])
      .where('product_id', '=', shelf[1]!.id)
      .where('kind', '=', 'adjust')
      .execute()
    expect(moved).toMatchObject([{ quantity: -3, cause: expect.stringMatching(/^count:/) }])
    const { items } = await shop.call(pricePlans.list, { q: `F${shelves}` }, { headers })
    expect(items.map(({ product_code: code, phase }) => [code, phase]).toSorted()).toEqual([
      [`F${shelves}A`, 'inForce'],
      [`F${shelves}B`, 'planned'],
    ])
  })

  test('with every kind of mistake tells all of them, and nothing is half done', async () => {
    await shop.ctx.db
      .updateTable('stock')
      .set({ reserved: 5 })
      .where('product_id', '=', shelf[2]!.id)
      .execute()
    const file = fileOf(
      'A;120000;99000;;95000;;;20;',
      'B;120000;100000;;130000;;;18;17',
      'C;;;;;;;20;4',
      'X;;;;90000;;;;',
      'D;120000;100000;;chín;31/06/2026 08:00;;20;-1',
      'D;;;;95000;;;;',
    )
    const answer = await load(file)
    expect(answer.written).toBe(false)
    expect(told(answer)).toEqual([
      [2, 'Giá bán mới', texts.priceMoved(99_000, 100_000)],
      [3, 'Giá bán mới', pricePlanTexts.dearerThanBefore],
      [4, 'Số đếm được', texts.fewerThanHeld(4, 5)],
      [5, 'Mã sản phẩm', texts.unknownProduct(`F${shelves}X`)],
      [6, 'Giá bán mới', texts.notMoney('chín')],
      [6, 'Số đếm được', texts.notWhole('-1')],
      [6, 'Áp dụng từ', texts.notMoment('31/06/2026 08:00')],
      [7, 'Mã sản phẩm', expect.stringContaining('đã có ở dòng 6')],
    ])
    expect(await pricesNow()).toEqual([100_000, 100_000, 100_000, 100_000])
    expect(await shelvesNow()).toEqual([20, 20, 20, 20])
  })

  test('counted before somebody took goods away is refused with both figures', async () => {
    const file = fileOf('A;;;;;;;20;19', 'B;;;;;;;20;18')
    await shop.ctx.db
      .updateTable('stock')
      .set({ on_hand: 18 })
      .where('product_id', '=', shelf[0]!.id)
      .execute()
    const answer = await load(file)
    expect(told(answer)).toEqual([[2, 'Số đếm được', texts.stockMoved(20, 18)]])
    expect(await shelvesNow()).toEqual([18, 20, 20, 20])
  })

  test('puts a price that falls far before a second person, and the rest in force', async () => {
    const answer = await load(fileOf('A;120000;100000;;50000;;;;', 'B;120000;100000;;90000;;;;'))
    expect(answer).toMatchObject({ written: true, errors: [] })
    expect(await pricesNow()).toEqual([100_000, 90_000, 100_000, 100_000])
    const { items } = await shop.call(
      pricePlans.list,
      { q: `F${shelves}`, phase: 'waiting' },
      { headers },
    )
    expect(items.map(({ product_code: code }) => code)).toEqual([`F${shelves}A`])
  })

  test('of a person who may only count changes no price', async () => {
    const keeper: StaffMember = await hireStaff(shop, 'warehouse')
    const editor: StaffMember = await hireStaff(shop, 'content')
    const priced = await load(fileOf('A;120000;100000;;95000;;;;'), keeper.headers)
    expect(told(priced)).toEqual([[2, 'Giá bán mới', texts.mayNotPrice]])
    const counted = await load(fileOf('A;;;;;;;20;19'), editor.headers)
    expect(told(counted)).toEqual([[2, 'Số đếm được', texts.mayNotCount]])
    expect(await load(fileOf('A;;;;;;;20;19'), keeper.headers)).toMatchObject({ written: true })
    expect(await shelvesNow()).toEqual([19, 20, 20, 20])
  })
})
