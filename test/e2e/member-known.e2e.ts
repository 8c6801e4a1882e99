import { expect, test } from 'vitest'
import { desktop } from '../support/browser.ts'
import { someGift } from '../support/gifts.ts'
import { createMemberWith, offerGiftsToday } from './support/gifts.ts'
import { logIn } from './support/members.ts'
import { addToCart } from './support/shopping.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, expectText, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()

test('a member sees how far the next gift is: on the home page, in the menu and in the cart', async () => {
  const phone = '0916000001'
  await offerGiftsToday(stage.shop, [someGift({ name: 'Vali du lịch bạc', pointCost: 1377 })])
  // The demo has gifts of its own, none of which is nearer.
  await createMemberWith(stage.shop, phone, 1376)
  const { page, open } = await stage.visit('/')
  await logIn(page, phone)
  await open('/')
  const card = page.getByRole('region', { name: /Còn 1 điểm nữa/ })
  await expectText(card, 'Vali du lịch bạc')
  expect(await card.getByRole('progressbar').getAttribute('value')).toBe('1376')
  await expectSound(page, 'home-member-360')
  await page
    .getByRole('button', { name: 'Mở danh mục' })
    .or(page.getByLabel('Mở menu'))
    .first()
    .click()
  const line = page.getByRole('link', { name: /Còn 1 điểm nữa để đổi Vali du lịch bạc/ })
  await line.first().waitFor()
  await expectSound(page, 'menu-member-360')
  await open('/mua-hang/jex/')
  await addToCart(page)
  await open('/gio-hang/')
  await line.first().waitFor()
  // Who has an account is not told to do without one.
  await page.getByText('Kiểm tra hàng rồi mới trả tiền').waitFor()
  expect(await page.getByText(/không cần (tài khoản|đăng nhập)/i).count()).toBe(0)
  await expectSound(page, 'cart-member-360')
  await page.setViewportSize(desktop)
  await expectSound(page, 'cart-member-1280')
})

test('a member who looks for an order is led to those of the account', async () => {
  const phone = '0916000002'
  await createMemberWith(stage.shop, phone, 0)
  const { page, open } = await stage.visit('/')
  await logIn(page, phone)
  await open('/tra-cuu-don-hang/')
  await page.getByRole('link', { name: 'Xem đơn hàng của tôi' }).waitFor()
  await expectSound(page, 'lookup-member-360')
  await page.getByRole('link', { name: 'Xem đơn hàng của tôi' }).click()
  await page.getByRole('heading', { level: 1, name: 'Đơn hàng của tôi' }).waitFor()
})

test('an empty cart shows what was looked at in this browser, the last first', async () => {
  const { page, open } = await stage.visit('/mua-hang/jex/')
  const kept = () => page.evaluate(() => localStorage.getItem('seen-products'))
  await eventually(kept).toMatch(/^\[\d+\]$/)
  await open('/mua-hang/wit/')
  await eventually(kept).toMatch(/^\[\d+,\d+\]$/)
  await open('/gio-hang/')
  const seen = page.getByRole('region', { name: 'Quý khách vừa xem' })
  await eventually(() => seen.getByRole('heading', { level: 3 }).count()).toBe(2)
  await expectText(seen.getByRole('heading', { level: 3 }).first(), 'WIT')
  await expectSound(page, 'cart-seen-360')
})
