import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/kernel/dates.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { resultTexts } from '#domain/loyalty/result-codes.ts'
import { orderTexts } from '#domain/order/texts.ts'
import { problemText } from '#domain/voucher/texts.ts'
import { burnHold, holdPoints } from '#server/loyalty/index.ts'
import { issueVoucher, saveCampaign, type NewCampaign } from '#server/voucher/index.ts'
import { desktop } from '../support/browser.ts'
import { someGift } from '../support/gifts.ts'
import { accountOf, createMemberWith, offerGiftsToday } from './support/gifts.ts'
import { logIn } from './support/members.ts'
import { readOrder, readProduct } from './support/order-rows.ts'
import {
  addToCart,
  choosePickup,
  giveReceiver,
  goOnAsGuest,
  orderCodeShown,
  placeButton,
} from './support/shopping.ts'
import { expectSound } from './support/soundness.ts'
import { allowTroubles, eventually, expectText, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()

describe("everybody's vouchers", () => {
  test('lower the total with their reason, also for a guest', async () => {
    await openCampaign({
      name: 'Ưu đãi thử nghiệm',
      code: 'THUNGHIEM',
      kind: 'percentage',
      value: 10,
      maxValue: 20_000,
      listed: true,
    })
    const jex = await readProduct(stage.shop, 'jex')
    const { page, open } = await stage.visit('/mua-hang/jex/')
    await addToCart(page)
    await open('/gio-hang/')
    await page.getByRole('button', { name: 'Chọn hoặc nhập mã' }).click()
    const dialog = page.getByRole('dialog', { name: 'Chọn voucher' })
    await dialog.getByText('Ưu đãi thử nghiệm').waitFor()
    await expectSound(page, 'voucher-dialog-360')
    await dialog.getByRole('checkbox', { name: /Ưu đãi thử nghiệm/ }).check()
    await dialog.getByRole('button', { name: 'Dùng voucher, giảm 20.000 VNĐ' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText(`10% của ${formatVnd(jex.discount_price)}, tối đa 20.000 VNĐ`).waitFor()
    await expectText(summaryOf(page), 'Voucher THUNGHIEM (10%, tối đa 20.000)')
    await expectText(summaryOf(page), formatVnd(jex.discount_price - 20_000 + 10_000))
    await expectSound(page, 'cart-voucher-360')
    await page.setViewportSize(desktop)
    await expectSound(page, 'cart-voucher-1280')

    await goOnAsGuest(page)
    await choosePickup(page, 'Hà Nội')
    await giveReceiver(page, { name: 'Phạm Thu Hà', phone: '0914100001' })
    await placeButton(page).click()
    const code = await orderCodeShown(page)
    await expectText(page.getByRole('main'), 'THUNGHIEM')
    const order = await readOrder(stage.shop, code)
    expect(order).toMatchObject({ payment: jex.discount_price - 20_000, voucher_savings: 20_000 })
  })

  test('a code that needs more goods says how much, and counts once they are there', async () => {
    const jex = await readProduct(stage.shop, 'jex')
    await openCampaign({
      name: 'Từ hai hộp',
      code: 'HAIHOP',
      kind: 'amount',
      value: 30_000,
      minGoods: jex.discount_price + 1,
    })
    const { page, open } = await stage.visit('/mua-hang/jex/')
    await addToCart(page)
    await keepVoucher(page, { code: 'HAIHOP', type: 'amount', value: 30_000, productCodes: [] })
    await open('/gio-hang/')
    const chosen = page.getByRole('list', { name: 'Voucher đã chọn' })
    await expectText(chosen, 'Mua thêm')
    await eventually(() => summaryOf(page).innerText()).not.toContain('Voucher HAIHOP')
    await chosen.getByRole('link', { name: 'Mua thêm sản phẩm' }).waitFor()
    await expectSound(page, 'voucher-refused-360')
    await page.getByRole('button', { name: 'Tăng số lượng' }).click()
    await expectText(chosen, 'Giảm thẳng 30.000 VNĐ')
    await expectText(summaryOf(page), 'Voucher HAIHOP')
    await chosen.getByRole('button', { name: 'Bỏ voucher HAIHOP' }).click()
    await chosen.waitFor({ state: 'hidden' })
  })

  test('a wrong code is told at its field', async () => {
    const { page, open } = await stage.visit('/mua-hang/jex/')
    await addToCart(page)
    await open('/gio-hang/')
    await page.getByRole('button', { name: 'Chọn hoặc nhập mã' }).click()
    const dialog = page.getByRole('dialog', { name: 'Chọn voucher' })
    await dialog.getByLabel('Nhập mã voucher').fill('khong-co-ma-nay')
    await dialog.getByRole('button', { name: 'Áp dụng' }).click()
    await dialog.getByText(/^Mã voucher không đúng/).waitFor()
    await expectSound(page, 'voucher-wrong-360')
  })
})

test("another member's code is refused as not bound to this one", async () => {
  await createMemberWith(stage.shop, '0914100006', 0)
  await createMemberWith(stage.shop, '0914100007', 0)
  const terms = {
    name: 'Của người khác',
    kind: 'amount',
    value: 50_000,
    membersOnly: true,
  } as const
  const code = await issueTo('0914100006', terms)
  const { page, open } = await stage.visit('/mua-hang/jex/')
  await addToCart(page)
  await logIn(page, '0914100007')
  await open('/gio-hang/')
  await page.getByRole('button', { name: 'Chọn hoặc nhập mã' }).click()
  const dialog = page.getByRole('dialog', { name: 'Chọn voucher' })
  await dialog.getByLabel('Nhập mã voucher').fill(code)
  await dialog.getByRole('button', { name: 'Áp dụng' }).click()
  const words = `${resultTexts.voucherNotBound.title}. ${problemText('otherMember')}`
  await dialog.getByText(words).waitFor()
  await expectSound(page, 'voucher-not-bound-360')
})

test('a voucher in two carts goes with one order, the other is told and goes on without it', async () => {
  const phone = '0914100002'
  await createMemberWith(stage.shop, phone, 0)
  const code = await issueTo(phone, {
    name: 'Quà sinh nhật',
    kind: 'amount',
    value: 50_000,
    membersOnly: true,
  })
  const first = await readyToOrder(phone, code)
  const second = await readyToOrder(phone, code)
  await placeButton(first.page).click()
  await orderCodeShown(first.page)

  await placeButton(second.page).click()
  const dialog = second.page.getByRole('alertdialog', { name: 'Voucher đã được sử dụng' })
  await dialog.getByText(/vui lòng kiểm tra lại hoặc gọi tổng đài/).waitFor()
  // The number stands on the page, not in the dialog.
  expect(await dialog.innerText()).not.toMatch(/\d{3} \d{4} \d{4}/)
  await expectSound(second.page, 'voucher-used-360')
  await dialog.getByRole('button', { name: 'Bỏ voucher và tính lại' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await eventually(() => summaryOf(second.page).innerText()).not.toContain(code)
  await placeButton(second.page).click()
  const order = await readOrder(stage.shop, await orderCodeShown(second.page))
  expect(order).toMatchObject({ voucher_savings: 0 })
  allowTroubles(second, /409/)
})

test('points are exchanged for a voucher at once, and it is used in the cart', async () => {
  const campaign = await openCampaign({
    name: 'Voucher đổi điểm 50.000 VNĐ',
    kind: 'amount',
    value: 50_000,
    membersOnly: true,
  })
  const gift = someGift({
    name: 'Voucher 50.000 VNĐ nhanh',
    kind: 'voucher',
    picture: '',
    pointCost: 500,
    voucherCampaignId: campaign,
  })
  await offerGiftsToday(stage.shop, [gift])
  const phone = '0914100003'
  await createMemberWith(stage.shop, phone, 1240)
  const { page, open } = await stage.visit('/mua-hang/jex/')
  await addToCart(page)
  await logIn(page, phone)
  await open('/doi-qua/')
  await page.getByRole('button', { name: 'Xem quà: Voucher 50.000 VNĐ nhanh' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^Đổi ngay: trừ điểm/).waitFor()
  await expectSound(page, 'exchange-voucher-360')
  await dialog.getByRole('button', { name: 'Đổi ngay' }).click()
  await dialog.getByRole('heading', { name: 'Đã đổi voucher' }).waitFor()
  await dialog.getByText('Quý khách còn 740 điểm.').waitFor()
  // The gifts behind know of it too.
  await page.getByText('Còn thiếu 60 điểm').first().waitFor({ state: 'attached' })
  await expectSound(page, 'exchanged-360')
  await page.setViewportSize(desktop)
  await expectSound(page, 'exchanged-1280')
  expect(await accountOf(stage.shop, phone)).toMatchObject({ available: 740, holding: 0 })
  await dialog.getByRole('button', { name: 'Dùng trong giỏ hàng' }).click()
  await open('/gio-hang/')
  await expectText(page.getByRole('list', { name: 'Voucher đã chọn' }), 'Giảm thẳng 50.000 VNĐ')
})

describe('an exchange that is refused says why and what to do', () => {
  const refusals = [
    ['points that went elsewhere (5)', resultTexts.notEnoughPoints.text, takePoints],
    ['a burn that fails (6)', resultTexts.deductionFailed.text, stopCampaign],
    ['a locked membership (7)', resultTexts.membershipLocked.text, lockMembership],
    ['a used-up quota (8)', resultTexts.quotaExhausted.text, useQuotaUp],
    ['a promotion that has ended (9)', 'Chương trình đổi quà không hợp lệ', endPromotion],
    ['a gift that has gone (11)', resultTexts.voucherOutOfStock.text, emptyShelf],
  ] as const
  test.for(refusals)('%s', async ([what, words, happen], { expect: check }) => {
    const phone = `091410010${refusals.findIndex(([each]) => each === what)}`
    const campaign = await openCampaign({ name: `Voucher ${what}`, kind: 'amount', value: 20_000 })
    const gift = someGift({
      name: `Voucher thử ${phone}`,
      kind: 'voucher',
      picture: '',
      pointCost: 500,
      perMemberLimit: 1,
      voucherCampaignId: campaign,
    })
    const [giftId] = await offerGiftsToday(stage.shop, [gift])
    await createMemberWith(stage.shop, phone, 500)
    const visitor = await stage.visit('/')
    const { page, open } = visitor
    await logIn(page, phone)
    await open('/doi-qua/')
    await page.getByRole('button', { name: `Xem quà: ${gift.name}` }).click()
    await happen(giftId!, (await accountOf(stage.shop, phone)).id)
    await page.getByRole('dialog').getByRole('button', { name: 'Đổi ngay' }).click()
    const alert = page.getByRole('dialog').getByRole('alert')
    await expectText(alert, 'Chưa đổi được')
    await expectText(alert, words)
    await expectSound(page, `exchange-refused-${phone.slice(-1)}-360`)
    const spent = happen === takePoints ? 200 : 0
    const whole = { available: 500 - spent, holding: 0 }
    check(await accountOf(stage.shop, phone)).toMatchObject(whole)
    allowTroubles(visitor, /409/)
  })
})

test('an order whose points cannot be taken ends with its reason, and the points are whole', async () => {
  const phone = '0914100005'
  const campaign = await openCampaign({ name: 'Voucher dừng', kind: 'amount', value: 20_000 })
  const gift = someGift({
    name: 'Voucher sắp dừng',
    kind: 'voucher',
    picture: '',
    pointCost: 500,
    voucherCampaignId: campaign,
  })
  const [giftId] = await offerGiftsToday(stage.shop, [gift])
  await createMemberWith(stage.shop, phone, 500)
  const { page, open } = await stage.visit('/')
  await logIn(page, phone)
  await open('/doi-qua/')
  await page.getByRole('button', { name: `Xem quà: ${gift.name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Thêm vào giỏ' }).click()
  await open('/gio-hang/giao-hang/')
  await choosePickup(page, 'Hà Nội')
  await stopCampaign(giftId!)
  await placeButton(page).click()
  // The page follows by itself, whether it has been open before the refusal or after.
  await page.waitForURL('**/gio-hang/thanh-toan/DH*/')
  await page.getByText(orderTexts.burnRefused).waitFor()
  await page.getByText('500 điểm đổi quà đã về tài khoản.').waitFor()
  expect(await page.getByText('xem trong ví của Quý khách').count()).toBe(0)
  await expectSound(page, 'order-burn-refused-360')
  expect(await accountOf(stage.shop, phone)).toMatchObject({ available: 500, holding: 0 })
})

/** No voucher can be made any more: the burn that was to bring one is refused. */
async function stopCampaign(giftId: number): Promise<void> {
  const { db } = stage.shop.ctx
  const { voucher_campaign_id: campaignId } = await db
    .selectFrom('gift')
    .select('voucher_campaign_id')
    .where('id', '=', giftId)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('voucher_campaign')
    .set({ published: false })
    .where('id', '=', campaignId)
    .execute()
}

async function takePoints(_giftId: number, accountId: number): Promise<void> {
  const { db, clock } = stage.shop.ctx
  const elsewhere = { accountId, points: 200, cause: `order:test-${accountId}`, note: '' }
  await db.transaction().execute((trx) => holdPoints(trx, { ...elsewhere, at: clock.now() }))
  await db
    .transaction()
    .execute((trx) => burnHold(trx, { cause: elsewhere.cause, at: clock.now() }))
}

async function lockMembership(_giftId: number, accountId: number): Promise<void> {
  await stage.shop.ctx.db
    .updateTable('loyalty_account')
    .set({ status: 'locked' })
    .where('id', '=', accountId)
    .execute()
}

async function useQuotaUp(giftId: number, accountId: number): Promise<void> {
  await stage.shop.ctx.db
    .insertInto('gift_holder')
    .values({ gift_id: giftId, account_id: accountId, taken: 1 })
    .execute()
}

async function endPromotion(giftId: number): Promise<void> {
  const { db, clock } = stage.shop.ctx
  await db
    .updateTable('exchange_promotion')
    .set({ ends_on: addDays(clock.today(), -1) })
    .where('id', 'in', db.selectFrom('gift').select('promotion_id').where('id', '=', giftId))
    .execute()
}

async function emptyShelf(giftId: number): Promise<void> {
  await stage.shop.ctx.db.updateTable('gift').set({ on_hand: 0 }).where('id', '=', giftId).execute()
}

function openCampaign(campaign: Omit<NewCampaign, 'startsOn' | 'endsOn' | 'createdAt'>) {
  const { db, clock } = stage.shop.ctx
  return saveCampaign(db, {
    startsOn: addDays(clock.today(), -5),
    endsOn: addDays(clock.today(), 20),
    createdAt: clock.now(),
    ...campaign,
  })
}

/** A voucher of this member's own; its code. */
async function issueTo(phone: string, terms: Parameters<typeof openCampaign>[0]): Promise<string> {
  const { ctx } = stage.shop
  const campaignId = await openCampaign(terms)
  const { id: accountId } = await accountOf(stage.shop, phone)
  const issued = await ctx.db.transaction().execute((trx) =>
    issueVoucher(ctx, trx, {
      campaignId,
      accountId,
      cause: `test:${phone}`,
      at: ctx.clock.now(),
    }),
  )
  if (!issued) throw new Error('no voucher could be issued')
  return issued.code
}

/** A member at the last step, with goods and this voucher in the cart. */
async function readyToOrder(phone: string, code: string) {
  const visitor = await stage.visit('/mua-hang/jex/')
  const { page, open } = visitor
  await addToCart(page)
  await logIn(page, phone)
  await keepVoucher(page, { code, type: 'amount', value: 50_000, productCodes: [] })
  await open('/gio-hang/giao-hang/')
  await page.getByText('Giảm thẳng 50.000 VNĐ').waitFor()
  await choosePickup(page, 'Hà Nội')
  return visitor
}

/** As an earlier visit to the wallet has left it. */
async function keepVoucher(page: Page, voucher: object): Promise<void> {
  await page.evaluate((given) => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '{}')
    localStorage.setItem('cart', JSON.stringify({ ...cart, vouchers: [given] }))
  }, voucher)
}

function summaryOf(page: Page): Locator {
  return page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Đơn hàng', exact: true }) })
}
