import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { moveByHand } from '#server/order/index.ts'
import { desktop } from '../support/browser.ts'
import { someGift } from '../support/gifts.ts'
import { accountOf, createMemberWith, offerGiftsToday } from './support/gifts.ts'
import { isFocused } from './support/keyboard.ts'
import { accountDialog, logIn, password, passwordBox, question } from './support/members.ts'
import { expectNotice } from './support/notices.ts'
import { readOrder } from './support/order-rows.ts'
import {
  addToCart,
  isPlacingInReach,
  noticeOf,
  orderCodeShown,
  placeButton,
} from './support/shopping.ts'
import { expectSound } from './support/soundness.ts'
import {
  allowTroubles,
  eventually,
  expectText,
  createE2eShop,
  type Visitor,
} from './support/stage.ts'

const stage = createE2eShop()
const picture = '/media/products/jex-1'

/** Names of their own: other journeys and the demo offer gifts too. */
async function offer(...gifts: { name: string; pointCost: number; onHand?: number }[]) {
  return offerGiftsToday(
    stage.shop,
    gifts.map((gift) => someGift({ picture, ...gift })),
  )
}

describe('the page of gifts', () => {
  test('shows a guest the gifts, asks for the login, and then shows what the points reach', async () => {
    await offer(
      { name: 'Bình giữ nhiệt xanh', pointCost: 800 },
      { name: 'Vali du lịch xanh', pointCost: 1500 },
      { name: 'Cân xanh đã hết', pointCost: 100, onHand: 0 },
    )
    const phone = '0914000001'
    await createMemberWith(stage.shop, phone, 1240)
    const { page } = await stage.visit('/doi-qua/')
    await cardOf(page, 'Bình giữ nhiệt xanh').getByText('800 điểm').waitFor()
    await expectText(cardOf(page, 'Cân xanh đã hết'), 'Đã hết quà')
    await expectSound(page, 'gifts-guest-360')
    await page.getByRole('button', { name: 'Thêm vào giỏ: Bình giữ nhiệt xanh' }).click()
    await accountDialog(page, 'Đăng nhập để đổi quà').waitFor()
    await page.keyboard.press('Escape')
    await accountDialog(page, 'Đăng nhập để đổi quà').waitFor({ state: 'hidden' })
    await page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click()
    const dialog = accountDialog(page, 'Đăng nhập để đổi quà')
    await dialog.getByLabel('Số điện thoại').fill(phone)
    await passwordBox(dialog).fill(password)
    await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
    await page.getByRole('region', { name: 'Điểm của Quý khách' }).getByText('1.240 điểm').waitFor()
    await expectText(cardOf(page, 'Vali du lịch xanh'), 'Còn thiếu 260 điểm')
    await expectText(cardOf(page, 'Cân xanh đã hết'), 'Đã hết quà')
    await expectSound(page, 'gifts-360')

    await page.getByRole('checkbox', { name: 'Đổi được ngay' }).check()
    await cardOf(page, 'Vali du lịch xanh').waitFor({ state: 'hidden' })
    await cardOf(page, 'Bình giữ nhiệt xanh').waitFor()
    await page.setViewportSize(desktop)
    await expectSound(page, 'gifts-1280')
  })

  test('shows one gift in full with what it leaves, and puts it into the cart', async () => {
    await offer({ name: 'Bình giữ nhiệt đỏ', pointCost: 800 })
    const { page } = await visitGifts('0914000002', 1240)
    await page.getByRole('button', { name: 'Xem quà: Bình giữ nhiệt đỏ' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bình giữ nhiệt đỏ' })
    await expectText(dialog, 'Còn lại sau khi đổi')
    await expectText(dialog, '440 điểm')
    await expectSound(page, 'exchange-360')
    await page.setViewportSize(desktop)
    await expectSound(page, 'exchange-1280')
    await dialog.getByRole('button', { name: 'Thêm vào giỏ' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await expectNotice(page, /Đã thêm quà vào giỏ: Bình giữ nhiệt đỏ/)
    await page.getByRole('link', { name: 'Giỏ hàng, 1 sản phẩm' }).waitFor()
    await cardOf(page, 'Bình giữ nhiệt đỏ').getByRole('link', { name: 'Đã trong giỏ' }).waitFor()
  })
})

describe('the gift editor', () => {
  test('opens where points are short, takes gifts out and lets none in', async () => {
    await offer(
      { name: 'Bình giữ nhiệt tím', pointCost: 800 },
      { name: 'Khăn bông tím', pointCost: 500 },
    )
    const { page } = await visitGifts('0914000003', 1240)
    await addGift(page, 'Bình giữ nhiệt tím')
    await shortButton(page, 'Khăn bông tím').click()
    const editor = page.getByRole('dialog', { name: 'Bạn không có đủ điểm đổi món quà này' })
    await editor
      .getByText('Bỏ chọn quà khác hoặc mua/tích lũy thêm điểm để đổi món quà này')
      .waitFor()
    await expectText(editor, 'Còn thiếu 60 điểm')
    await expectText(editor, 'Bỏ Bình giữ nhiệt tím là đủ điểm')
    const wanted = editor.getByRole('checkbox', { name: /Khăn bông tím/ })
    await eventually(() => wanted.isDisabled()).toBe(true)
    const update = editor.getByRole('button', { name: 'Cập nhật giỏ quà' })
    await eventually(() => update.isDisabled()).toBe(true)
    await expectSound(page, 'gift-editor-360')

    await editor.getByRole('checkbox', { name: /Bình giữ nhiệt tím/ }).uncheck()
    await expectText(editor, 'Đủ điểm, còn lại 740 điểm sau khi đổi')
    await eventually(() => wanted.isDisabled()).toBe(true)
    await page.setViewportSize(desktop)
    expect(await widthOf(editor)).toBe(660)
    await expectSound(page, 'gift-editor-1280')
    await update.click()
    await editor.waitFor({ state: 'hidden' })
    await noticeOf(page).getByRole('button', { name: 'Thêm “Khăn bông tím” vào giỏ' }).click()
    await cardOf(page, 'Khăn bông tím').getByRole('link', { name: 'Đã trong giỏ' }).waitFor()
    await shortButton(page, 'Bình giữ nhiệt tím').waitFor()
  })

  test('closes on a press beside it and leaves the cart as it was', async () => {
    await offer(
      { name: 'Bình giữ nhiệt nâu', pointCost: 800 },
      { name: 'Khăn bông nâu', pointCost: 500 },
    )
    const { page } = await visitGifts('0914000004', 1000, { viewport: desktop })
    await addGift(page, 'Bình giữ nhiệt nâu')
    await shortButton(page, 'Khăn bông nâu').click()
    const editor = page.getByRole('dialog', { name: 'Bạn không có đủ điểm đổi món quà này' })
    await editor.getByRole('checkbox', { name: /Bình giữ nhiệt nâu/ }).uncheck()
    await page.mouse.click(20, 400)
    await editor.waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'Giỏ hàng, 1 sản phẩm' }).waitFor()
  })
})

describe('gifts in the cart', () => {
  test('are taken out and put back', async () => {
    await offer({ name: 'Bình giữ nhiệt hồng', pointCost: 800 })
    const { page, open } = await visitGifts('0914000005', 1240)
    await addGift(page, 'Bình giữ nhiệt hồng')
    await open('/gio-hang/')
    await page.getByText('800 điểm · còn 440 điểm sau khi đổi').waitFor()
    await page.getByRole('button', { name: 'Xoá quà Bình giữ nhiệt hồng khỏi giỏ hàng' }).click()
    await page.getByRole('heading', { name: 'Giỏ hàng đang trống' }).waitFor()
    await noticeOf(page).getByRole('button', { name: 'Hoàn tác' }).click()
    await page.getByText('Quà: Bình giữ nhiệt hồng').waitFor()
  })

  test('leave with a word when somebody was quicker', async () => {
    const [id] = await offer({ name: 'Bình giữ nhiệt vàng', pointCost: 800 })
    const { page, open } = await visitGifts('0914000006', 1240)
    await addGift(page, 'Bình giữ nhiệt vàng')
    await stage.shop.ctx.db.updateTable('gift').set({ on_hand: 0 }).where('id', '=', id!).execute()
    await open('/gio-hang/')
    await page.getByText('Bình giữ nhiệt vàng vừa được đổi hết, đã bỏ khỏi giỏ hàng.').waitFor()
    await page.getByRole('heading', { name: 'Giỏ hàng đang trống' }).waitFor()
    await expectSound(page, 'gift-gone-360')
  })

  test('open the editor when the points no longer suffice', async () => {
    const [id] = await offer(
      { name: 'Bình giữ nhiệt cam', pointCost: 800 },
      { name: 'Khăn bông cam', pointCost: 300 },
    )
    const { page, open } = await visitGifts('0914000007', 1240)
    await addGift(page, 'Bình giữ nhiệt cam')
    await addGift(page, 'Khăn bông cam')
    await stage.shop.ctx.db
      .updateTable('gift')
      .set({ point_cost: 1000 })
      .where('id', '=', id!)
      .execute()
    await open('/gio-hang/')
    const editor = page.getByRole('dialog', { name: 'Bạn không có đủ điểm đổi món quà này' })
    await expectText(editor, 'Còn thiếu 60 điểm')
    await expectSound(page, 'gift-editor-cart-360')
    await editor.getByRole('checkbox', { name: /Khăn bông cam/ }).uncheck()
    await editor.getByRole('button', { name: 'Cập nhật giỏ quà' }).click()
    await page.getByText('1.000 điểm · còn 240 điểm sau khi đổi').waitFor()
    await page.getByText(/số điểm cần đổi thay đổi từ 800 điểm thành 1\.000 điểm/).waitFor()
  })

  test('ask whoever is not signed in any more to log in, without a way around', async () => {
    await offer({ name: 'Bình giữ nhiệt be', pointCost: 800 })
    const { page, open } = await visitGifts('0914000013', 1240)
    await addGift(page, 'Bình giữ nhiệt be')
    const cart = await page.evaluate(() => localStorage.getItem('cart') ?? '')
    const guest = await stage.visit('/')
    await guest.page.evaluate((text) => localStorage.setItem('cart', text), cart)
    await guest.open('/gio-hang/')
    await guest.page.getByText('Quý khách đăng nhập để đổi quà trong giỏ.').waitFor()
    await expectSound(guest.page, 'cart-gift-guest-360')
    await guest.page.getByRole('button', { name: 'Tiếp tục đặt hàng' }).click()
    const dialog = accountDialog(guest.page, 'Đăng nhập để đổi quà trong giỏ')
    await dialog.getByText('Khách hàng thành viên').waitFor()
    expect(await dialog.getByText('Mua hàng không cần tài khoản').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Đóng' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(guest.page.url()).toMatch(/gio-hang\/$/)
    await open('/gio-hang/')
    await page.getByText('còn 440 điểm sau khi đổi').waitFor()
  })

  test('do not outlive a logout', async () => {
    await offer({ name: 'Bình giữ nhiệt xám', pointCost: 800 })
    const { page, open } = await visitGifts('0914000008', 1240, { viewport: desktop })
    await addGift(page, 'Bình giữ nhiệt xám')
    await open('/ho-so-thanh-vien/')
    await page.getByRole('button', { name: 'Đăng xuất' }).click()
    await question(page, 'Đăng xuất khỏi tài khoản?')
      .getByRole('button', { name: 'Đăng xuất' })
      .click()
    await page.waitForURL('**/mua-hang/')
    await page.getByRole('link', { name: 'Giỏ hàng', exact: true }).waitFor()
  })
})

test('a gift and goods go into one order, and its cancellation gives everything back', async () => {
  const [giftId] = await offer({ name: 'Bình giữ nhiệt trắng', pointCost: 800 })
  const phone = '0914000009'
  const visitor = await visitGifts(phone, 1240)
  const { page, open } = visitor
  await addGift(page, 'Bình giữ nhiệt trắng')
  await open('/mua-hang/jex/')
  await addToCart(page)
  await open('/gio-hang/')
  await page.getByText('(1 sản phẩm, 1 quà)').waitFor()
  await page.getByText('800 điểm · còn 440 điểm sau khi đổi').waitFor()
  await expectSound(page, 'cart-gift-360')
  await page.setViewportSize(desktop)
  await expectSound(page, 'cart-gift-1280')
  await page.getByRole('button', { name: 'Tiếp tục đặt hàng' }).click()
  await page.getByRole('heading', { level: 1, name: 'Giao hàng và thanh toán' }).waitFor()

  await page.getByText('148 Hoàng Hoa Thám, Phường 12, Quận Tân Bình, Hồ Chí Minh').waitFor()
  await page.getByRole('button', { name: 'Thay đổi nơi nhận hàng' }).click()
  const chooser = page.getByRole('dialog', { name: 'Chọn địa chỉ giao hàng tận nơi' })
  await chooser.getByText('148 Hoàng Hoa Thám, Phường 12').waitFor()
  expect(await chooser.getByText('Địa chỉ khác').count()).toBe(0)
  await expectSound(page, 'chooser-gifts-1280')
  await chooser.getByText('148 Hoàng Hoa Thám, Phường 12').click()
  await chooser.waitFor({ state: 'hidden' })
  await expectSound(page, 'checkout-gift-1280')
  await eventually(() => isPlacingInReach(page)).toBe(true)
  await placeButton(page).click()
  const code = await orderCodeShown(page)
  await expectText(page.getByRole('main'), 'Bình giữ nhiệt trắng')
  expect(await readOrder(stage.shop, code)).toMatchObject({ point_cost: 800 })
  // The points are burnt a moment later, and the page follows.
  await page.getByText(/^Đang trừ điểm đổi quà/).waitFor({ state: 'hidden' })
  await eventually(async () => (await readOrder(stage.shop, code)).status).toBe('processing')
  expect(await accountOf(stage.shop, phone)).toMatchObject({ available: 440, holding: 0 })
  await expectSound(page, 'order-gift-1280')

  await page.getByRole('button', { name: 'Yêu cầu huỷ đơn hàng' }).click()
  const dialog = page.getByRole('dialog', { name: 'Yêu cầu huỷ đơn hàng' })
  await dialog.getByText('Điểm đổi quà và voucher được trả lại', { exact: false }).waitFor()
  await dialog.getByText('Tôi không còn nhu cầu').click()
  await dialog.getByRole('button', { name: 'Yêu cầu huỷ đơn hàng' }).click()
  await expectNotice(page, /Đã gửi yêu cầu huỷ đơn hàng/)
  await moveByHand(stage.shop.ctx, code, 'cancelAccepted', 'staff')
  await open(`/gio-hang/thanh-toan/${code}/`)
  await page.getByText('800 điểm đổi quà đã về tài khoản.').waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectSound(page, 'order-gift-cancelled-360')
  expect(await accountOf(stage.shop, phone)).toMatchObject({ available: 1240, holding: 0 })
  const gift = await stage.shop.ctx.db
    .selectFrom('gift')
    .select(['reserved', 'exchanged'])
    .where('id', '=', giftId!)
    .executeTakeFirstOrThrow()
  expect(gift).toEqual({ reserved: 0, exchanged: 0 })
})

test('a gift alone makes an order', async () => {
  await offer({ name: 'Bình giữ nhiệt đen', pointCost: 800 })
  const { page, open } = await visitGifts('0914000010', 800)
  await addGift(page, 'Bình giữ nhiệt đen')
  await open('/gio-hang/giao-hang/')
  await page.getByRole('button', { name: 'Thay đổi nơi nhận hàng' }).waitFor()
  await placeButton(page).click()
  const code = await orderCodeShown(page)
  const order = await readOrder(stage.shop, code)
  expect(order).toMatchObject({ payment: 0, point_cost: 800, lines: [] })
  await open('/ho-so-thanh-vien/don-hang-cua-toi/')
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: code })
  await expectText(card, 'Bình giữ nhiệt đen')
  await eventually(() => card.getByRole('presentation').count()).toBe(1)
  expect(await card.getByRole('button', { name: 'Mua lại' }).count()).toBe(0)
  await expectSound(page, 'my-orders-gift-360')
})

test('without an address in the account, a cart with gifts says where to add one', async () => {
  await offer({ name: 'Bình giữ nhiệt bạc', pointCost: 800 })
  const phone = '0914000011'
  const { page, open } = await visitGifts(phone, 800)
  await stage.shop.ctx.db
    .deleteFrom('member_address')
    .where('member_id', '=', (await accountOf(stage.shop, phone)).memberId!)
    .execute()
  await addGift(page, 'Bình giữ nhiệt bạc')
  await open('/gio-hang/giao-hang/')
  await page.getByRole('button', { name: 'Chọn địa chỉ giao hàng' }).click()
  await page
    .getByText(
      'Vui lòng cập nhật thông tin giao hàng trong thông tin cá nhân để tiếp tục thực hiện đơn hàng',
    )
    .waitFor()
  expect(await page.getByRole('combobox').count()).toBe(0)
  await expectSound(page, 'chooser-gifts-none-360')
})

test('the last gift goes to whoever is quicker, the other is told at the order', async () => {
  const [id] = await offer({ name: 'Bình giữ nhiệt cuối', pointCost: 100, onHand: 1 })
  const visitor = await visitGifts('0914000012', 800)
  const { page, open } = visitor
  await addGift(page, 'Bình giữ nhiệt cuối')
  await open('/mua-hang/jex/')
  await addToCart(page)
  await open('/gio-hang/giao-hang/')
  await page.getByText('còn 700 điểm sau khi đổi').waitFor()
  await page.getByRole('button', { name: 'Thay đổi nơi nhận hàng' }).waitFor()
  await stage.shop.ctx.db.updateTable('gift').set({ on_hand: 0 }).where('id', '=', id!).execute()
  await placeButton(page).click()
  const problem = page.getByRole('alert').filter({ hasText: 'Chưa đặt được hàng' })
  await expectText(problem, 'Bình giữ nhiệt cuối: Quà này vừa được đổi hết')
  await page.getByText('vừa được đổi hết, đã bỏ khỏi giỏ hàng.').waitFor()
  await expectSound(page, 'gift-refused-360')
  await placeButton(page).click()
  await orderCodeShown(page)
  allowTroubles(visitor, /409/)
})

async function visitGifts(
  phone: string,
  points: number,
  options: Parameters<typeof stage.visit>[1] = {},
): Promise<Visitor> {
  await createMemberWith(stage.shop, phone, points)
  const visitor = await stage.visit('/', options)
  await logIn(visitor.page, phone)
  await visitor.open('/doi-qua/')
  return visitor
}

function cardOf(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: name })
}

function addButton(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `Thêm vào giỏ: ${name}`, exact: true })
}

/** Of a gift that the points do not reach. */
function shortButton(page: Page, name: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^Còn thiếu .*: ${name}$`) })
}

async function addGift(page: Page, name: string): Promise<void> {
  await addButton(page, name).click()
  // The keyboard goes on where the button was.
  await eventually(() => isFocused(cardOf(page, name).getByRole('link'))).toBe(true)
  await expectNotice(page, new RegExp(`Đã thêm quà vào giỏ: ${name}`))
}

async function widthOf(place: Locator): Promise<number> {
  return Math.round((await place.boundingBox())?.width ?? 0)
}
