import { afterAll, beforeAll, expect, test } from 'vitest'
import * as api from '#domain/identity/api.ts'
import { returnPieces } from '#domain/order/backoffice/api.ts'
import * as backoffice from '#domain/review/backoffice/api.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop } from '#test/support/members.ts'
import { listenToEvents } from '#test/support/order-lives.ts'
import { messagesTo } from '#test/support/paid-orders.ts'
import { later, receivedBy, review, type Received } from '#test/support/reviews.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'
import { saveSetting } from '../settings/index.ts'
import { askForReviews } from './ask-for-reviews.ts'

let shop: TestShop
let jex: ShelfProduct

beforeAll(async () => {
  shop = await openMemberShop()
  jex = (await addStock(shop.ctx.db, [{ code: 'ASKED', onHand: 1000 }]))[0]!
})
afterAll(() => shop.close())

async function askAll(): Promise<void> {
  await Promise.all([askForReviews(shop.ctx, 2), askForReviews(shop.ctx, 2)])
  await listenToEvents(shop)
}

async function askedOf({ buyer }: Received): Promise<string[]> {
  return (await messagesTo(shop, buyer.phone)).filter((text) => text.includes('vừa ý'))
}

test('a buyer who agreed is asked once, some days after; nobody else is', async () => {
  const agreed = await receivedBy(shop, [jex])
  const refusing = await receivedBy(shop, [jex])
  const reviewed = await receivedBy(shop, [jex])
  const returned = await receivedBy(shop, [jex])
  const { headers } = refusing.buyer
  await shop.call(api.updateUser, { consents: { zaloCommercial: false } }, { headers })
  await review(shop, reviewed)
  const care = await staffHeaders(shop, 'care')
  const pieces = [{ line_no: 1, quantity: 2 }]
  const back = { code: returned.code, pieces, reason: 'Khách trả hàng', restock: true }
  await shop.call(returnPieces, back, { headers: { ...care, 'idempotency-key': 'asked-back-1' } })

  await askAll()
  expect(await askedOf(agreed)).toEqual([])
  later(shop, 7)
  await askAll()
  const [message] = await askedOf(agreed)
  expect(message).toContain(agreed.code)
  expect(message).toMatch(/\/ho-so-thanh-vien\/nhan-xet\/$/)
  for (const other of [refusing, reviewed, returned]) expect(await askedOf(other)).toEqual([])

  later(shop, 1)
  await askAll()
  expect(await askedOf(agreed)).toHaveLength(1)
  await review(shop, agreed)
  const headersNow = await staffHeaders(shop, 'care')
  const { asked } = await shop.call(backoffice.listReviews, {}, { headers: headersNow })
  expect(asked).toEqual({ sent: 1, wrote: 1 })
})

test('nobody is asked where the setting says so', async () => {
  await saveSetting(shop.ctx, 'reviews', { writeDays: 90, changeDays: 30, askAfterDays: 0 })
  const received = await receivedBy(shop, [jex])
  later(shop, 8)
  await askAll()
  expect(await askedOf(received)).toEqual([])
})
