import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder } from '#domain/order/api.ts'
import { changeConsents } from '#domain/identity/account-data/api.ts'
import { listMails } from '#test/support/mails.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop, registerMember, type Member } from '#test/support/members.ts'
import { listenToEvents } from '#test/support/order-lives.ts'
import { addStock, guestOrder, type ShelfProduct } from '#test/support/stock.ts'
import { moveByHand } from './move-by-hand.ts'

let shop: TestShop
let product: ShelfProduct
let member: Member
beforeAll(async () => {
  shop = await openMemberShop()
  ;[product] = (await addStock(shop.ctx.db, [{ code: 'MAIL<b>' }])) as [ShelfProduct]
  member = await registerMember(shop, '0955123456')
})
afterAll(() => shop.close())

test('a guest who gave an address is mailed what was ordered and each step, and nothing of who they are', async () => {
  const order = { ...guestOrder([{ product, quantity: 2 }]), receiver_email: 'lan@example.vn' }
  const { code } = await shop.call(placeOrder, order)
  await listenToEvents(shop)
  await moveByHand(shop.ctx, code, 'handedToCarrier', 'staff:test')
  await listenToEvents(shop)
  const mails = await listMails(shop, 'lan@example.vn')
  expect(mails.map(({ template, status }) => `${template} ${status}`)).toEqual([
    'orderPlaced sent',
    'orderToBranchCash sent',
  ])
  const [placed] = mails
  expect(placed!.subject).toBe(`Đơn hàng ${code}: đã nhận đơn`)
  expect(placed!.body).toContain('- Viên uống MAIL<b> × 2: 590.000 VNĐ')
  expect(placed!.html).toContain('Viên uống MAIL&#60;b&#62; <span>× 2</span>')
  for (const { body, html } of mails) {
    expect(body + html).not.toMatch(/Nguyễn Thị Lan|0901234567|lan@example/)
  }
})

test('a member without that consent is not mailed; with it they are, at their own address', async () => {
  const as = { headers: member.headers }
  const order = guestOrder([{ product }], member.phone)
  await shop.call(placeOrder, order, as)
  await listenToEvents(shop)
  expect(await listMails(shop, 'lan.nguyen@example.vn')).toEqual([])
  await shop.call(changeConsents, { consents: { emailTransaction: true } }, as)
  await shop.call(placeOrder, order, as)
  await listenToEvents(shop)
  const [mail] = await listMails(shop, 'lan.nguyen@example.vn')
  expect(mail).toMatchObject({ template: 'orderPlaced', member_id: member.id })
  expect(mail!.body).toContain('/ngung-nhan-thu/t')
})

test('an order without an address is told on its phone alone', async () => {
  await shop.call(placeOrder, guestOrder([{ product }], '0901234599'))
  await listenToEvents(shop)
  const all = await shop.ctx.db
    .selectFrom('message')
    .select('dedupe_key')
    .where('recipient', '=', '0901234599')
    .execute()
  expect(all).toHaveLength(1)
})
