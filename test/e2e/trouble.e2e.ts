import type { Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { formatVnd, vnd } from '#domain/kernel/vnd.ts'
import { placeOrder } from '#domain/order/api.ts'
import { saveSetting } from '#server/settings/index.ts'
import { installTexts } from '#web/shop/install/texts.ts'
import { guestOrder, setStock } from '../support/stock.ts'
import { openPharmacy } from '../support/pharmacy.ts'
import { logInToPharmacy } from './support/counter.ts'
import { expectNotice } from './support/notices.ts'
import { countOrdersOf, readOrder, readProduct } from './support/order-rows.ts'
import {
  branchOf,
  choosePickup,
  deliveryStep,
  giveAddress,
  giveReceiver,
  knownAddress,
  orderCodeShown,
  placeButton,
  unitBox,
} from './support/shopping.ts'
import { expectSound, higherThanAny } from './support/soundness.ts'
import { eventually, expectTroubles, createE2eShop, type Visitor } from './support/stage.ts'

const stage = createE2eShop({ rateLimits: true })
const visitDelivery = deliveryStep(stage)
const note = 'Giao sau 18 giờ'
const busy = 'Hệ thống đang bận vào lúc này. Vui lòng thử lại sau!'

test('an address that nobody can decode gets the page that says so', async () => {
  const answer = await fetch(`${stage.shop.origin}/%zz`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Không tìm thấy trang')
})

test('a page whose script cannot be had says so, and comes with the network', async () => {
  const visitor = await stage.visit('/tich-diem/')
  const { page } = visitor
  await page.context().setOffline(true)
  await page.getByRole('link', { name: /^Giỏ hàng/ }).click()
  await page.getByRole('heading', { level: 1, name: installTexts.offlineTitle }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { level: 1, name: /^Giỏ hàng/ }).waitFor()
  expectTroubles(visitor, /ERR_INTERNET_DISCONNECTED|dynamically imported|fetching the script/)
})

test('what a slow network brings into a list stands where it is pressed: no row moves from under a finger', async () => {
  const { page } = await visitDelivery()
  let bring: (() => void) | undefined
  await page.route(/location\/(new\/)?provinces/, async (route) => {
    await new Promise<void>((resolve) => (bring = resolve))
    await route.continue()
  })
  // High enough for the whole list below its field: above it, its end stays where it is.
  await page.setViewportSize({ width: 360, height: 1600 })
  await page.reload()
  await unitBox(page, 'Tỉnh / Thành phố').click()
  const rows = page.getByRole('listbox')
  const top = async () => (await rows.evaluate((list) => list.getBoundingClientRect())).top
  const status = page.getByRole('status').filter({ hasText: 'Đang tải…' })
  await status.waitFor()
  const before = await top()
  bring?.()
  await status.waitFor({ state: 'hidden' })
  expect(await top()).toBe(before)
})

describe('goods that go while somebody is ordering', () => {
  test('fewer left than wanted: said line by line, nothing ordered, the rest can be had', async () => {
    const phone = '0904000001'
    const visitor = await readyToPlace(phone)
    const { page } = visitor
    await page.getByRole('link', { name: 'Giỏ hàng', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: /^Giỏ hàng/ }).waitFor()
    await page.getByRole('button', { name: 'Tăng số lượng' }).click()
    await page.getByRole('button', { name: 'Tiếp tục đặt hàng' }).click()
    // Between the check before the order and the order itself somebody else buys.
    await beforeOrderArrives(page, () => setAvailable('jex', 1))
    await placeButton(page).click()
    const news = page.getByRole('alert').filter({ hasText: 'Có thay đổi trước khi đặt hàng' })
    await eventually(() => news.innerText()).toContain('chỉ còn 1, số lượng giảm từ 2.')
    await expectSound(page, 'out-of-stock-360')
    expectTroubles(visitor, /409/)
    expect(await countOrdersOf(stage.shop, phone)).toBe(0)

    await news.getByRole('button', { name: 'Cập nhật giỏ hàng' }).click()
    await placeButton(page).click()
    const order = await readOrder(stage.shop, await orderCodeShown(page))
    expect(order).toMatchObject({ note, lines: [{ quantity: 1 }] })
  })

  test('none left: the line goes, with a word', async () => {
    const phone = '0904000002'
    const visitor = await readyToPlace(phone)
    const { page } = visitor
    await beforeOrderArrives(page, () => setAvailable('jex', 0))
    await placeButton(page).click()
    const news = page.getByRole('alert').filter({ hasText: 'Có thay đổi trước khi đặt hàng' })
    await eventually(() => news.innerText()).toContain('vừa hết hàng')
    await news.getByRole('button', { name: 'Cập nhật giỏ hàng' }).click()
    await page.getByRole('heading', { name: 'Giỏ hàng đang trống' }).waitFor()
    expectTroubles(visitor, /409/)
    expect(await countOrdersOf(stage.shop, phone)).toBe(0)
  })
})

describe('what delivery costs', () => {
  afterEach(() => setFee(10_000))

  test('more than the page showed is told before anything is ordered, and the next press orders', async () => {
    const phone = '0904000008'
    const visitor = await readyToPlace(phone, giveAddress)
    const { page } = visitor
    await beforeOrderArrives(page, () => setFee(25_000))
    await placeButton(page).click()
    const news = page.getByRole('alert').filter({ hasText: 'Có thay đổi trước khi đặt hàng' })
    const change = `Phí giao hàng thay đổi từ ${formatVnd(vnd(10_000))} thành ${formatVnd(vnd(25_000))}.`
    await eventually(() => news.innerText()).toContain(change)
    const { discount_price: goods } = await readProduct(stage.shop, 'jex')
    expect(await news.innerText()).toContain(
      `${formatVnd(vnd(goods + 10_000))} thành ${formatVnd(vnd(goods + 25_000))}`,
    )
    await expectSound(page, 'fee-changed-360')
    expectTroubles(visitor, /409/)
    expect(await countOrdersOf(stage.shop, phone)).toBe(0)

    await news.getByRole('button', { name: 'Đã xem phí giao hàng mới' }).click()
    await placeButton(page).click()
    const order = await readOrder(stage.shop, await orderCodeShown(page))
    expect(order).toMatchObject({ shipping_fee: 25_000, note })
  })

  test('cannot be read: nobody orders at a guess, and it comes with the network', async () => {
    const phone = '0904000009'
    const visitor = await visitDelivery()
    const { page } = visitor
    const fees = /\/api\/settings\?key=shippingFee/
    await page.route(fees, (route) => route.abort('connectionreset'))
    // Loaded anew with the fault in place: what was on its way before goes on as it began.
    await visitor.open('/gio-hang/')
    await page.getByRole('button', { name: 'Tiếp tục đặt hàng' }).click()
    const unknown = page.getByRole('alert').filter({ hasText: 'Chưa đọc được phí giao hàng' })
    await unknown.waitFor()
    await giveAddress(page)
    await giveReceiver(page, { name: 'Nguyễn Thị Lan', phone })
    await placeButton(page).click()
    await eventually(() => page.getByRole('main').innerText()).toMatch(
      /Phí giao hàng đến Hồ Chí Minh\s+Chưa đọc được/,
    )
    await expectSound(page, 'fee-unknown-360')
    expect(await countOrdersOf(stage.shop, phone)).toBe(0)

    await page.unroute(fees)
    await unknown.getByRole('button', { name: 'Thử lại' }).click()
    await unknown.waitFor({ state: 'hidden' })
    expectTroubles(visitor, /ERR_CONNECTION_RESET/)
    await placeButton(page).click()
    const order = await readOrder(stage.shop, await orderCodeShown(page))
    expect(order).toMatchObject({ shipping_fee: 10_000 })
  })
})

describe('one wish, one order', () => {
  test('without a network what was filled in stays, and ordering again works', async () => {
    const phone = '0904000003'
    const visitor = await readyToPlace(phone)
    const { page } = visitor
    await page.context().setOffline(true)
    await placeButton(page).click()
    const problem = page.getByRole('alert').filter({ hasText: 'Chưa đặt được hàng' })
    await eventually(() => problem.innerText()).toContain('Không có kết nối mạng.')
    await expectFilledIn(page, phone)
    await expectSound(page, 'offline-360')
    await page.context().setOffline(false)
    expectTroubles(visitor, /ERR_INTERNET_DISCONNECTED/)

    await placeButton(page).click()
    await orderCodeShown(page)
    expect(await countOrdersOf(stage.shop, phone)).toBe(1)
  })

  test('a dialog that cannot be fetched is said, comes with the network, and nothing is lost', async () => {
    const { page } = await visitDelivery()
    await page.evaluate((checkout) => localStorage.setItem('checkout', checkout), knownAddress)
    await page.reload()
    await page.getByLabel('Ghi chú cho đơn hàng').fill(note)
    await page.getByText(/^Dự kiến giao/).waitFor()
    // What the page itself still asks for has come.
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Thay đổi nơi nhận hàng' }).click()
    await expectNotice(page, /Không có kết nối mạng\./)
    await eventually(() => page.getByLabel('Ghi chú cho đơn hàng').inputValue()).toBe(note)
    await page.context().setOffline(false)
    await page.getByRole('dialog', { name: 'Chọn địa chỉ giao hàng tận nơi' }).waitFor()
    await eventually(() => page.getByLabel('Ghi chú cho đơn hàng').inputValue()).toBe(note)
  })

  test('an answer that is lost on its way does not make a second order', async () => {
    const phone = '0904000004'
    const visitor = await readyToPlace(phone)
    const { page } = visitor
    await page.route('**/api/order', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await placeButton(page).click()
    await page.getByRole('alert').filter({ hasText: 'Chưa đặt được hàng' }).waitFor()
    expect(await countOrdersOf(stage.shop, phone)).toBe(1)
    await expectFilledIn(page, phone)
    await page.unroute('**/api/order')
    expectTroubles(visitor, /ERR_CONNECTION_RESET/)

    await placeButton(page).click()
    await orderCodeShown(page)
    expect(await countOrdersOf(stage.shop, phone)).toBe(1)
  })

  test('pressing twice quickly makes one order', async () => {
    const phone = '0904000005'
    const { page } = await readyToPlace(phone)
    await placeButton(page).dblclick()
    await orderCodeShown(page)
    expect(await countOrdersOf(stage.shop, phone)).toBe(1)
  })
})

test('a network that ordered as often as it may within the hour is told when it may again', async () => {
  const phone = '0904000006'
  const { id, slug, original_price, discount_price } = await readProduct(stage.shop, 'alipas')
  const product = { id, slug, originalPrice: original_price, discountPrice: discount_price }
  await saveSetting(stage.shop.ctx, 'orderRateLimit', { perPhone: 10, perAddress: 1 })
  // From the address that the browser has too.
  await fetch(`${stage.shop.origin}/api${placeOrder.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(guestOrder([{ product }], '0904000016')),
  })
  const visitor = await readyToPlace(phone)
  const { page } = visitor
  await placeButton(page).click()
  const problem = page.getByRole('alert').filter({ hasText: 'Chưa đặt được hàng' })
  await eventually(() => problem.innerText()).toMatch(
    /Số điện thoại hoặc mạng này đã đặt quá nhiều đơn hàng\. Quý khách thử lại sau \d+ phút/,
  )
  await problem.getByRole('link', { name: /^Gọi/ }).waitFor()
  await expectFilledIn(page, phone)
  await expectSound(page, 'rate-limited-360')
  expectTroubles(visitor, /429/)
  await saveSetting(stage.shop.ctx, 'orderRateLimit', { perPhone: 10, perAddress: 300 })
})

// Last: the shop has no database any more.
test('a shop whose database is gone says that it is busy, and keeps what was filled in', async () => {
  const phone = '0904000007'
  const visitor = await readyToPlace(phone)
  const { page } = visitor
  const pharmacist = await atStatistics()
  await stage.shop.drop()

  await placeButton(page).click()
  const problem = page.getByRole('alert').filter({ hasText: 'Chưa đặt được hàng' })
  await eventually(() => problem.innerText()).toContain(busy)
  await expectFilledIn(page, phone)
  expectTroubles(visitor, /50[03]/)

  const answer = await page.goto('/mua-hang/?c=xuong-khop&sort=price-desc')
  expect(answer?.status()).toBe(503)
  await page.getByRole('heading', { level: 1, name: busy }).waitFor()
  await page.getByRole('link', { name: 'Quay lại trang chủ' }).waitFor()
  await page.getByText(/Mã\ssự\scố:\s[\dA-Z]{4}-[\dA-Z]{4}/).waitFor()
  await expectSound(page, 'busy-360')
  expectTroubles(visitor, /503/)
  await expectBusyArea(pharmacist)
})

/** An owner of a pharmacy who looks at what was entered today. */
async function atStatistics(): Promise<Visitor> {
  const pharmacy = await openPharmacy(stage.shop)
  const pharmacist = await stage.visit(null)
  await logInToPharmacy(pharmacist.page, pharmacy)
  await pharmacist.open(`/nha-thuoc/thong-ke/?id=${pharmacy.code}`)
  await pharmacist.page.getByText('Chưa có lượt nhập nào').waitFor()
  return pharmacist
}

/** Every part says so in its own place, with a way on; what was chosen stays. */
async function expectBusyArea(pharmacist: Visitor): Promise<void> {
  const { page } = pharmacist
  await page.getByLabel('Kết quả').selectOption('Mã chưa đúng')
  const alert = page.getByRole('main').getByRole('alert')
  await alert.getByText(busy).waitFor()
  await eventually(() => page.getByLabel('Kết quả').inputValue()).toBe('wrong')
  await alert.getByRole('button', { name: 'Thử lại' }).click()
  await alert.getByText(busy).waitFor()
  await page.setViewportSize({ width: 360, height: higherThanAny })
  await expectSound(page, 'store-busy-360')
  await page.getByRole('link', { name: 'Ưu đãi', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Mã ưu đãi' }).waitFor()
  await alert.getByText(busy).waitFor()
  expectTroubles(pharmacist, /50[03]/)
}

/** Everything filled in, one press from the order. */
async function readyToPlace(
  phone: string,
  choosePlace: (page: Page) => Promise<void> = (page) => choosePickup(page, 'Hồ Chí Minh'),
): Promise<Visitor> {
  await setAvailable('jex', 100)
  const visitor = await visitDelivery()
  const { page } = visitor
  await choosePlace(page)
  await giveReceiver(page, { name: 'Nguyễn Thị Lan', phone })
  await page.getByLabel('Ghi chú cho đơn hàng').fill(note)
  return visitor
}

async function expectFilledIn(page: Page, phone: string): Promise<void> {
  await eventually(() => branchOf(page, 'Hồ Chí Minh').isChecked()).toBe(true)
  await page.getByText(phone, { exact: true }).waitFor()
  await eventually(() => page.getByLabel('Ghi chú cho đơn hàng').inputValue()).toBe(note)
}

async function beforeOrderArrives(page: Page, happens: () => Promise<void>): Promise<void> {
  const once = { times: 1 }
  await page.route(
    '**/api/order',
    async (route) => {
      await happens()
      await route.continue()
    },
    once,
  )
}

async function setFee(normal: number): Promise<void> {
  const fees = { normal: vnd(normal), pickup: vnd(0), byProvince: {} }
  await saveSetting(stage.shop.ctx, 'shippingFee', fees)
}

async function setAvailable(slug: string, available: number): Promise<void> {
  const { id, reserved } = await readProduct(stage.shop, slug)
  await setStock(stage.shop.ctx.db, id, reserved + available)
}
