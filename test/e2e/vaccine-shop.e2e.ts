import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readOrder, readProduct } from './support/order-rows.ts'
import {
  addToCart,
  buyButton,
  giveAddress,
  giveReceiver,
  goOnAsGuest,
  orderCodeShown,
  placeButton,
} from './support/shopping.ts'
import { expectSound } from './support/soundness.ts'
import { saveSetting } from '#server/settings/index.ts'
import { eventually, expectText, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()
const slug = 'goi-tiem-tre-6-tuan-12-thang'
const vaccinePage = `/vnvcshop/${slug}/`

test('a guest orders shots from the shelf and fetches them at a centre', async () => {
  const { page } = await stage.visit('/vnvcshop/')
  await page.getByRole('heading', { level: 1, name: /^Đặt trước gói tiêm chủng/ }).waitFor()
  await expectSound(page, 'vaccine-shop-360')
  await page
    .getByRole('link', { name: /^Gói tiêm chủng/ })
    .first()
    .click()
  await page.waitForURL('**/vnvcshop/?c=goi-tiem-chung')

  const product = await readProduct(stage.shop, slug)
  // A package of shots costs more than an order in cash may whose phone nobody proved.
  await saveSetting(stage.shop.ctx, 'unprovenOrder', { maxTotal: 100_000_000, maxPieces: 30 })
  await page.getByRole('link', { name: product.name.split(', ')[0]! }).click()
  await page.waitForURL(`**${vaccinePage}`)
  await page.getByRole('heading', { level: 1, name: product.name }).waitFor()
  expect(await page.getByText('Hàng chính hãng, kiểm tra được').count(), 'shots have no code').toBe(
    0,
  )
  const crumbs = page.getByRole('navigation', { name: 'Đường dẫn' })
  await crumbs.getByText(product.name).waitFor()
  await page.getByRole('heading', { name: 'Chưa rõ lịch tiêm? Hỏi dược sĩ' }).waitFor()
  await expectSound(page, 'vaccine-product-360')
  await addToCart(page)
  await page.getByRole('link', { name: 'Giỏ hàng, 1 sản phẩm' }).click()
  await page.waitForURL('**/gio-hang/')
  const own = page.getByRole('main').getByRole('link', { name: product.name })
  await eventually(() => own.getAttribute('href')).toBe(vaccinePage)
  await page.getByText('Tiêm và thanh toán tại trung tâm').waitFor()
  await goOnAsGuest(page)
  await page.waitForURL('**/gio-hang/thanh-toan/vnvcshop/')
  // A shot is given at a centre: no address, no fee, no goods to look at before paying.
  await page.getByText('Mũi tiêm được thực hiện tại trung tâm').waitFor()
  expect(await page.getByRole('button', { name: 'Chọn địa chỉ giao hàng' }).count()).toBe(0)
  expect(await page.getByText('Kiểm tra hàng rồi mới trả tiền').count()).toBe(0)
  await page.getByText('Thanh toán tại trung tâm', { exact: true }).first().waitFor()
  await expectSound(page, 'vaccine-delivery-360')

  await page.getByRole('button', { name: 'Chọn trung tâm tiêm', exact: true }).click()
  const chooser = page.getByRole('dialog', { name: 'Chọn trung tâm tiêm chủng' })
  expect(await chooser.getByRole('button', { name: /Giao hàng tận nơi/ }).count()).toBe(0)
  await chooser.getByText('180 Trường Chinh, Phường Khương Thượng, Quận Đống Đa, Hà Nội').waitFor()
  await expectSound(page, 'vaccine-centers-360')
  await chooser.getByText('Trung tâm tiêm chủng An Lành Đống Đa').click()
  await chooser.waitFor({ state: 'hidden' })
  await page.getByText('Nhận tại Trung tâm tiêm chủng An Lành Đống Đa', { exact: true }).waitFor()
  await page.getByText(/^Dự kiến có hàng/).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Trung tâm tiêm và thanh toán' }).waitFor()
  await page.getByRole('heading', { name: 'Người đặt' }).waitFor()
  await giveReceiver(page, { name: 'Nguyễn Thị Lan', phone: '0901234511' })

  const sent = page.waitForRequest(
    (request) =>
      request.method() === 'POST' && new URL(request.url()).pathname === '/api/order-vnvc',
  )
  await placeButton(page).click()
  const body = (await sent).postDataJSON() as Record<string, unknown>
  expect(body).toMatchObject({ center_code: 'HN-DONGDA' })
  expect(body).not.toHaveProperty('PROVINCE_ID')
  const code = await orderCodeShown(page)
  expect(new URL(page.url()).pathname).toBe(`/gio-hang/thanh-toan/vnvcshop/${code}/`)
  await page
    .getByText(/Trung tâm tiêm chủng An Lành Đống Đa/)
    .first()
    .waitFor()
  await page.getByText('Thanh toán tại trung tâm').waitFor()
  await page.getByRole('link', { name: 'Gọi 028 7102 6595' }).first().waitFor()
  await page.getByText('Nhận tại Trung tâm tiêm chủng An Lành Đống Đa', { exact: true }).waitFor()
  await expectText(page.getByRole('main'), 'để hẹn ngày tiêm')
  await expectText(page.getByRole('main'), 'gọi 028 7102 6595 hoặc bấm')
  const frame = page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Gọi hotline 028 7102 6595' })
  expect(await frame.locator('img').getAttribute('src')).toBe('/media/icons/vaccine.svg')
  await expectSound(page, 'vaccine-result-360')
  expect(await readOrder(stage.shop, code)).toMatchObject({
    order_type: 'vaccine',
    payment: product.discount_price,
    shipping_fee: 0,
    lines: [{ product_id: product.id, quantity: 1 }],
  })
})

test('what is no shot is delivered, and the order names the places as this shop does', async () => {
  const { page, open } = await stage.visit('/vnvcshop/may-do-huyet-ap-medora-b7/')
  await addToCart(page)
  await open('/gio-hang/')
  await goOnAsGuest(page)
  await page.getByText('Nhận tại trung tâm', { exact: true }).waitFor()
  await giveAddress(page)
  await page.getByText(/^Dự kiến giao/).waitFor()
  await giveReceiver(page, { name: 'Lê Minh Tuấn', phone: '0901234512' })
  await placeButton(page).click()
  const code = await orderCodeShown(page)
  expect(await readOrder(stage.shop, code)).toMatchObject({
    order_type: 'vaccine',
    province_id: 79,
    district_id: 766,
    ward_id: 26971,
  })
})

test('one cart is of one shop: it asks before it begins anew, and keeps what it has on a no', async () => {
  const { page, open } = await stage.visit('/mua-hang/jex/')
  await addToCart(page)
  const jex = await readProduct(stage.shop, 'jex')
  await open(vaccinePage)
  await buyButton(page).click()
  const question = page.getByRole('alertdialog', { name: 'Bắt đầu giỏ hàng mới?' })
  await question.getByText(jex.name).waitFor()
  await expectSound(page, 'vaccine-new-cart-360')
  await question.getByRole('button', { name: 'Giữ giỏ hàng hiện tại' }).click()
  await question.waitFor({ state: 'hidden' })
  expect(await productsInCart(page)).toEqual(['jex'])

  await buyButton(page).click()
  await question.getByRole('button', { name: 'Bỏ giỏ hiện tại và thêm' }).click()
  await question.waitFor({ state: 'hidden' })
  await eventually(() => productsInCart(page)).toEqual([slug])

  await open('/mua-hang/jex/')
  await buyButton(page).click()
  await question.getByRole('button', { name: 'Bỏ giỏ hiện tại và thêm' }).click()
  await eventually(() => productsInCart(page)).toEqual(['jex'])
})

function productsInCart(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '{}') as {
      items?: { item: { slug: string } }[]
    }
    return (cart.items ?? []).map(({ item }) => item.slug)
  })
}
