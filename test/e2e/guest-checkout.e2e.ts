import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { desktop, inMotion } from '../support/browser.ts'
import { isFocused, pickUnit, press, tabTo, type } from './support/keyboard.ts'
import { readMessages, readOrder, readProduct } from './support/order-rows.ts'
import {
  addToCart,
  buyButton,
  giveAddress,
  giveReceiver,
  goOnAsGuest,
  isPlacingInReach,
  orderCodeShown,
  placeButton,
} from './support/shopping.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, hydrated, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()
const shippingFee = 10_000

test('a guest finds a product by a slip of the finger and orders it cash on delivery', async () => {
  const { page } = await stage.visit('/', inMotion)
  await expectSound(page, 'home-360')

  const search = page.getByRole('combobox', { name: 'Tìm kiếm sản phẩm' })
  await search.fill('glucosamn')
  await page
    .getByRole('option', { name: /Glucosamin/i })
    .first()
    .waitFor()
  await expectSound(page, 'suggestions-360')
  await search.press('ArrowDown')
  await search.press('Enter')
  await page.waitForURL('**/mua-hang/*/')
  const product = await productShown(page)
  await eventually(() => search.inputValue()).toBe('')
  await expectSound(page, 'product-360')

  await addToCart(page)
  await page.getByRole('link', { name: 'Giỏ hàng, 1 sản phẩm' }).click()
  // The page of a product has such a button too.
  await page.getByRole('heading', { level: 1, name: /^Giỏ hàng/ }).waitFor()
  await page.getByRole('button', { name: 'Tăng số lượng' }).click()
  await expectToPay(page, product.discount_price * 2 + shippingFee)
  await expectSound(page, 'cart-360')

  await page.getByRole('button', { name: 'Tiếp tục đặt hàng' }).click()
  const prompt = page.getByRole('dialog', { name: 'Đặt hàng' })
  await prompt.getByText('Mua hàng không cần tài khoản').waitFor()
  await expectSound(page, 'guest-prompt-360')
  await page.mouse.click(180, 12)
  expect(await prompt.isVisible(), 'a press beside the prompt does not close it').toBe(true)
  await prompt.getByRole('button', { name: 'Đặt hàng không cần tài khoản' }).click()
  await page.waitForURL('**/gio-hang/giao-hang/')
  await page.getByRole('heading', { level: 1, name: 'Giao hàng và thanh toán' }).waitFor()
  await expectSound(page, 'delivery-empty-360')

  await giveAddress(page)
  await page.getByText(/^Dự kiến giao/).waitFor()
  await expectSound(page, 'address-360')

  await giveReceiver(page, { name: 'Nguyễn Thị Lan', phone: '0901234567' })
  await eventually(() => page.getByRole('radio', { name: /Tiền mặt|nhận hàng/ }).isChecked()).toBe(
    true,
  )
  await page.getByLabel('Ghi chú cho đơn hàng').fill('Gọi trước khi giao')
  await expectToPay(page, product.discount_price * 2 + shippingFee)
  await expectSound(page, 'delivery-filled-360')

  await placeButton(page).click()
  const code = await orderCodeShown(page)
  await expectSound(page, 'result-360')
  await expectPlaced(code, {
    product,
    quantity: 2,
    phone: '0901234567',
    note: 'Gọi trước khi giao',
  })
  await expectResult(page, product.discount_price * 2 + shippingFee)
  expect(await page.getByRole('link', { name: 'Giỏ hàng', exact: true }).isVisible()).toBe(true)

  await page.reload()
  await hydrated(page)
  expect(await orderCodeShown(page)).toBe(code)
  await expectResult(page, product.discount_price * 2 + shippingFee)
})

test('somebody without a mouse orders on a wide screen with the keyboard alone', async () => {
  const { page } = await stage.visit('/', { ...inMotion, viewport: desktop })
  await page.keyboard.press('Tab')
  await tabTo(page, page.getByRole('link', { name: 'Đến nội dung chính' }))

  await type(page, page.getByRole('combobox', { name: 'Tìm kiếm sản phẩm' }), 'wit bo mat')
  // Not what the box offers before anything is typed.
  await page.getByRole('option', { name: /WIT/i }).first().waitFor()
  await expectSound(page, 'suggestions-1280')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/mua-hang/*/')
  const product = await productShown(page)
  await expectSound(page, 'product-1280')

  await press(page, buyButton(page))
  await press(page, page.getByRole('link', { name: 'Giỏ hàng, 1 sản phẩm' }), 'Shift+Tab')
  await type(page, page.getByRole('textbox', { name: `Số lượng ${product.name}` }), '2')
  await page.keyboard.press('Enter')
  await expectToPay(page, product.discount_price * 2 + shippingFee)
  await expectSound(page, 'cart-1280')

  await press(page, page.getByRole('button', { name: 'Tiếp tục đặt hàng' }))
  const prompt = page.getByRole('dialog', { name: 'Đặt hàng' })
  await prompt.waitFor()
  await expectSound(page, 'guest-prompt-1280')
  await press(page, prompt.getByRole('button', { name: 'Đặt hàng không cần tài khoản' }))

  await tabTo(page, page.getByRole('radio', { name: 'Địa chỉ mới' }))
  await page.keyboard.press('ArrowRight')
  await pickUnit(page, 'Tỉnh / Thành phố', 'ha noi')
  // Each choice leads on to the next field.
  await goesOnTo(page.getByRole('combobox', { name: 'Quận / Huyện' }))
  await pickUnit(page, 'Quận / Huyện', 'dong da')
  await goesOnTo(page.getByRole('combobox', { name: 'Phường / Xã' }))
  await pickUnit(page, 'Phường / Xã', 'khuong thuong')
  await goesOnTo(page.getByLabel('Số nhà, tên đường'))
  await page.keyboard.type('180 Trường Chinh')
  await page.keyboard.press('Enter')
  await goesOnTo(page.getByLabel('Họ và tên'))
  await page.keyboard.type('Trần Văn Hùng')
  await page.keyboard.press('Enter')
  await goesOnTo(page.getByLabel('Số điện thoại'))
  await page.keyboard.type('0912345678')
  await expectSound(page, 'address-1280')
  await type(page, page.getByLabel('Ghi chú cho đơn hàng'), 'Giao giờ hành chính')
  await expectSound(page, 'delivery-1280')
  await press(page, placeButton(page))

  const code = await orderCodeShown(page)
  await expectSound(page, 'result-1280')
  await expectPlaced(code, {
    product,
    quantity: 2,
    phone: '0912345678',
    note: 'Giao giờ hành chính',
  })
})

async function goesOnTo(field: Locator): Promise<void> {
  await eventually(() => isFocused(field)).toBe(true)
}

test('with five goods the button is in reach on a desk, at the top of the page and at its end', async () => {
  const viewport = { width: 1280, height: 900 }
  const { page, open } = await stage.visit('/mua-hang/', { viewport })
  const adding = page.getByRole('button', { name: /^Thêm vào giỏ:/ })
  for (let each = 0; each < 5; each++) await adding.nth(each).click()
  await page.getByRole('link', { name: 'Giỏ hàng, 5 sản phẩm' }).waitFor()
  await open('/gio-hang/')
  await goOnAsGuest(page)
  const goods = page.getByRole('region', { name: 'Sản phẩm (5)' })
  await goods.waitFor()
  await expectSound(page, 'delivery-five-1280')
  const isInReach = () => isPlacingInReach(page)
  await eventually(isInReach).toBe(true)
  await page.getByLabel('Ghi chú cho đơn hàng').scrollIntoViewIfNeeded()
  await eventually(isInReach).toBe(true)
  // What does not fit is there by scrolling its own list.
  await goods.getByRole('listitem').last().scrollIntoViewIfNeeded()
  await eventually(isInReach).toBe(true)
})

type Product = Awaited<ReturnType<typeof readProduct>>

/** The product whose page is open, as the shop has it before anything is ordered. */
async function productShown(page: Page): Promise<Product> {
  const slug = new URL(page.url()).pathname.split('/').at(-2) ?? ''
  const product = await readProduct(stage.shop, slug)
  await page.getByRole('heading', { level: 1, name: product.name }).waitFor()
  return product
}

async function expectToPay(page: Page, amount: number): Promise<void> {
  await eventually(() => page.locator('dl', { hasText: 'Cần thanh toán' }).innerText()).toMatch(
    new RegExp(`Cần thanh toán\\s+${formatVnd(amount)}`),
  )
}

/** The order's page: the way it goes and what it costs. */
async function expectResult(page: Page, total: number): Promise<void> {
  const steps = await page
    .getByRole('listitem')
    .filter({ hasText: /^Ch[ờo]|^Hoàn tất/ })
    .allInnerTexts()
  expect(steps.map((step) => step.split('\n')[0])).toEqual([
    expect.stringContaining('Chờ xác nhận'),
    'Chờ giao hàng',
    'Hoàn tất',
  ])
  const costs = await page.locator('dl', { hasText: 'Tổng cộng' }).innerText()
  expect(costs).toMatch(new RegExp(`Phí giao hàng\\s+${formatVnd(shippingFee)}`))
  expect(costs).toMatch(new RegExp(`Tổng cộng\\s+${formatVnd(total)}`))
}

/** The row is right, the goods are held, and the buyer hears of it. */
async function expectPlaced(
  code: string,
  wanted: { product: Product; quantity: number; phone: string; note: string },
): Promise<void> {
  const { product, quantity, phone, note } = wanted
  const { id, original_price, discount_price } = product
  expect(await readOrder(stage.shop, code)).toMatchObject({
    status: 'processing',
    payment_method: 'cash',
    payment_status: 'open',
    customer_phone: phone,
    receiver_phone: phone,
    note,
    goods_total: original_price * quantity,
    payment: discount_price * quantity,
    shipping_fee: shippingFee,
    pickup_branch: null,
    lines: [{ product_id: id, quantity, unit_price: discount_price, original_price }],
  })
  const { on_hand, reserved } = await readProduct(stage.shop, product.slug)
  expect({ on_hand, reserved }).toEqual({
    on_hand: product.on_hand,
    reserved: product.reserved + quantity,
  })
  await eventually(async () => (await readMessages(stage.shop, phone))[0]?.body).toContain(code)
}
