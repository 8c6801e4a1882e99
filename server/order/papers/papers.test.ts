import { afterAll, beforeAll, expect, test } from 'vitest'
import * as api from '#domain/order/api.ts'
import { papersPath } from '#domain/order/papers/papers.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop } from '#test/support/members.ts'
import { live } from '#test/support/order-lives.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { addStock, guestOrder, type ShelfProduct } from '#test/support/stock.ts'
import { readPrintedOrders } from './printed-order.ts'
import { shortName } from './short-name.ts'

let shop: TestShop
let product: ShelfProduct
let headers: Record<string, string>

beforeAll(async () => {
  shop = await openMemberShop()
  product = (await addStock(shop.ctx.db, [{ code: 'PAPER', onHand: 500 }]))[0]!
  headers = await staffHeaders(shop, 'warehouse')
})
afterAll(() => shop.close())

async function place(): Promise<string> {
  return (await shop.call(api.placeOrder, guestOrder([{ product, quantity: 3 }]))).code
}

const open = (url: string, who = headers) =>
  shop.app.fastify.inject({ method: 'GET', url, headers: who })
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

test('a label and a slip are PDFs, one page each, and the audit says who printed them', async () => {
  const code = await place()
  await live(shop, code, 'handedToCarrier')
  for (const kind of ['labels', 'slips'] as const) {
    const answer = await open(papersPath(kind, [code]))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toContain(code)
    expect(pagesOf(answer.rawPayload)).toBe(1)
  }
  const audit = await shop.ctx.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject_id', '=', code)
    .execute()
  expect(audit.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['In nhãn vận đơn', 'In phiếu đóng gói']),
  )
})

test('many orders are one file, each once, in the order that was asked for; what was cancelled is left out', async () => {
  const codes = [await place(), await place(), await place()]
  await live(shop, codes[1]!, 'staffCancelled')
  const answer = await open(papersPath('labels', [...codes, codes[0]!]))
  expect(pagesOf(answer.rawPayload)).toBe(2)
  const printed = await readPrintedOrders(shop.ctx, codes)
  expect(printed.map(({ code }) => code)).toEqual([codes[0], codes[2]])
  expect(printed[0]).toMatchObject({ pieces: 3, weight: 700, cash: product.discountPrice * 3 })
})

test('at most 200 at once, and only for those who ship', async () => {
  const many = Array.from({ length: 201 }, (_, nth) => `DH261128${String(nth).padStart(6, 'A')}`)
  expect((await open(papersPath('labels', many))).statusCode).toBe(400)
  expect((await open(papersPath('labels', many.slice(0, 200)))).statusCode).toBe(404)
  const content = await staffHeaders(shop, 'content')
  expect((await open(papersPath('labels', [many[0]!]), content)).statusCode).toBe(403)
})

test.each([
  ['Viên uống JEX Max – hộp 30 viên', 'Viên uống JEX Max'],
  ['Sữa rửa mặt (tuýp 100 g, cho da dầu)', 'Sữa rửa mặt'],
  ['JEX – hộp 30 viên', 'JEX – hộp 30 viên'],
])('a packer reads %s as %s', (name, short) => {
  expect(shortName(name)).toBe(short)
})
