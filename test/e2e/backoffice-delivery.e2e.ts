import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { deliveryEstimates } from '#domain/location/backoffice/estimates.ts'
import { placeOrder, type PlacedOrder } from '#domain/order/api.ts'
import { handMoves } from '#domain/order/hand-moves.ts'
import { orderStatusLabels } from '#domain/order/status.ts'
import { sandboxCarrierSecrets as secrets } from '#sandbox/carriers/play-carriers.ts'
import { withSandboxCarriers } from '#sandbox/carriers/routes.ts'
import type { Config } from '#server/platform/env.ts'
import { saveSetting } from '#server/settings/index.ts'
import { desktop, phone } from '../support/browser.ts'
import { hireStaff } from '../support/staff.ts'
import { guestOrder } from '../support/stock.ts'
import { freePort } from '../support/free-port.ts'
import { headOf, inBackoffice } from './support/backoffice.ts'
import { readProduct } from './support/order-rows.ts'
import { addToCart } from './support/shopping.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop, eventually, expectText, expectTroubles } from './support/stage.ts'

const port = await freePort()
const host = '127.0.0.1'
const { carrierServices } = withSandboxCarriers({ host, port } as Config)
const stage = createE2eShop({ port, publicUrl: `http://${host}:${port}`, carrierServices })
const { handedToCarrier } = handMoves

test('a fee rule is made, tried, and seen in the cart', async () => {
  const { page } = await inBackoffice(stage, 'admin', '/quan-tri/phi-giao-hang/', {
    viewport: desktop,
  })
  await page.getByRole('heading', { level: 1, name: 'Phí giao hàng' }).waitFor()
  await page.getByRole('button', { name: 'Thêm luật' }).first().click()
  const adding = page.getByRole('dialog', { name: 'Thêm luật phí' })
  await adding.getByRole('textbox', { name: 'Tên luật' }).fill('Cả nước tháng này')
  await adding.getByRole('textbox', { name: 'Phí giao hàng' }).fill('33000')
  await expectSound(page, 'backoffice-fee-rule-add-1280')
  await adding.getByRole('button', { name: 'Thêm luật' }).click()
  await adding.waitFor({ state: 'detached' })
  await page.getByText('Cả nước tháng này').first().waitFor()

  await page.getByRole('button', { name: 'Thử phí' }).click()
  const trying = page.getByRole('dialog', { name: 'Thử một đơn' })
  await trying.getByRole('combobox', { name: 'Giao đến' }).selectOption({ label: 'Cà Mau' })
  await trying.getByRole('textbox', { name: 'Tiền hàng' }).fill('420000')
  await trying.getByRole('spinbutton', { name: 'Khối lượng' }).fill('800')
  await trying.getByRole('button', { name: 'Tính phí' }).click()
  await trying.getByText(/Đơn 420\.000\sVNĐ, 800 g, Cà Mau → 33\.000\sVNĐ/i).waitFor()
  await trying.getByText(/vì luật 1: Cả nước tháng này/).waitFor()
  await expectSound(page, 'backoffice-fee-try-1280')

  const buyer = await stage.visit('/mua-hang/jex/', { viewport: phone })
  await addToCart(buyer.page)
  await buyer.page.goto('/gio-hang/')
  await eventually(() => buyer.page.getByRole('main').innerText()).toMatch(
    /Phí giao hàng\s+33\.000/,
  )
})

test('an order is handed to Viettel Post, and its label printed', async () => {
  const { page } = await inBackoffice(stage, 'admin', '/quan-tri/cai-dat/?nhom=giao-hang', {
    viewport: desktop,
  })
  for (const [name, secret] of [
    ['Viettel Post: mật khẩu tài khoản', secrets.viettelPost],
    ['Viettel Post: khoá báo trạng thái (webhook)', secrets.viettelPostHook],
  ] as const) {
    await page.getByRole('button', { name: `Lưu khoá bí mật: ${name}` }).click()
    const dialog = page.getByRole('dialog', { name: `Lưu khoá bí mật: ${name}` })
    await dialog.getByLabel('Khoá bí mật (secret key)').fill(secret)
    await dialog.getByLabel('Lý do').fill('Ký hợp đồng')
    await dialog.getByRole('button', { name: 'Lưu khoá' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await saveSetting(stage.shop.ctx, 'carriers', {
    senderName: 'Kho Hồ Chí Minh',
    senderPhone: '02871026089',
    senderAddress: '12 Nguyễn Thị Minh Khai, Quận 1, Hồ Chí Minh',
    viettelPost: { on: true, username: secrets.viettelPostUser, service: 'VCN' },
    vnPost: { on: false },
  })
  const order = await placeSent()
  await page.goto(`/quan-tri/don-hang/${order.code}/`)
  await page.getByRole('button', { name: handedToCarrier.label }).click()
  const dialog = page.getByRole('dialog', { name: handedToCarrier.label })
  await dialog
    .getByRole('combobox', { name: 'Đơn vị vận chuyển' })
    .selectOption({ label: 'Viettel Post' })
  await dialog.getByRole('button', { name: handedToCarrier.label }).click()
  await expectText(headOf(page), orderStatusLabels.shipping)
  await page
    .getByText(/^VTP\d+$/)
    .first()
    .waitFor()
  await expectSound(page, 'backoffice-order-viettelpost-1280')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Nhãn vận đơn' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`nhan-van-don-${order.code}.pdf`)

  await page.goto('/quan-tri/don-hang/')
  await page.getByRole('checkbox', { name: `Chọn đơn ${order.code}` }).check()
  const papers = page.getByRole('region', { name: 'Việc với các đơn đã chọn' })
  await papers.getByText('Đã chọn 1 đơn').waitFor()
  await expectSound(page, 'backoffice-board-print-1280')
  const [slips] = await Promise.all([
    page.waitForEvent('download'),
    papers.getByRole('link', { name: 'In phiếu đóng gói' }).click(),
  ])
  expect(slips.suggestedFilename()).toBe(`phieu-dong-goi-${order.code}.pdf`)
})

test('days of provinces are typed over in their list, and whoever is second hears of the first', async () => {
  // All rows are in sight: the bar that saves them lies over none.
  const desk = await inBackoffice(stage, 'warehouse', '/quan-tri/thoi-gian-giao/', {
    viewport: { width: 1280, height: 3800 },
  })
  const { page } = desk
  // The second is told twice: what makes no sense, and what changed meanwhile.
  expectTroubles(desk, /409/)
  const cell = (column: string, province: string) =>
    page.getByRole('textbox', { name: `${column} (ngày), ${province}`, exact: true })
  await cell('Đến', 'Cà Mau').fill('9')
  // Enter goes down the column, as in a sheet.
  await cell('Đến', 'Hà Nội').press('Enter')
  await expectFocused(cell('Đến', 'Hồ Chí Minh'))
  await cell('Từ', 'Hà Nội').fill('8')
  await cell('Đến', 'Hà Nội').fill('3')
  const bar = page.getByRole('form', { name: 'Lưu những dòng đã sửa' })
  await bar.getByText('2 dòng đã sửa').waitFor()
  await expectSound(page, 'backoffice-delivery-sheet-1280')
  await bar.getByLabel('Lý do').fill('Đơn vị vận chuyển đổi tuyến')
  await bar.getByRole('button', { name: 'Lưu' }).click()
  // One is saved; the other stays with what is wrong with it.
  await page.getByText('Số ngày “đến” phải từ số ngày “từ” trở lên').waitFor()
  await bar.getByText('1 dòng đã sửa').waitFor()
  await expectValue(cell('Đến', 'Cà Mau'), '9')

  await cell('Từ', 'Hà Nội').fill('2')
  await changeElsewhere()
  await bar.getByRole('button', { name: 'Lưu' }).click()
  await page.getByText('Người khác vừa sửa thành 5.').first().waitFor()
  await bar.getByRole('button', { name: 'Lưu' }).click()
  await bar.waitFor({ state: 'detached' })
  await page.reload()
  await expectValue(cell('Đến', 'Hà Nội'), '3')
})

test('on a phone', async () => {
  const { page } = await inBackoffice(stage, 'warehouse', '/quan-tri/thoi-gian-giao/', {
    viewport: { width: 390, height: 844 },
  })
  for (const [path, title, name] of [
    ['thoi-gian-giao', 'Thời gian giao hàng', 'delivery-estimates'],
    ['thoi-gian-xuat-kho', 'Thời gian xuất kho', 'lead-times'],
  ] as const) {
    await page.goto(`/quan-tri/${path}/`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByRole('main').getByRole('link').first().waitFor()
    await expectNoSidewaysScrolling(page)
    await expectSound(page, `backoffice-${name}-390`)
  }
  await page.goto('/quan-tri/chon-van-chuyen/')
  await page.getByText('Chưa có luật vận chuyển nào').waitFor()
  await page.getByRole('button', { name: 'Thêm luật' }).first().click()
  const adding = page.getByRole('dialog', { name: 'Thêm luật vận chuyển' })
  await adding.getByRole('textbox', { name: 'Tên luật' }).fill('Xa thì gửi bưu điện')
  await adding
    .getByRole('combobox', { name: 'Đơn vị vận chuyển' })
    .selectOption({ label: 'VNPost' })
  await expectSound(page, 'backoffice-carrier-rule-add-390')
  await adding.getByRole('button', { name: 'Thêm luật' }).click()
  await adding.waitFor({ state: 'detached' })
  await page.getByText('Xa thì gửi bưu điện').first().waitFor()
  await expectNoSidewaysScrolling(page)
  await expectSound(page, 'backoffice-carrier-rules-390')
})

/** Somebody else gives Hà Nội one to five days. */
async function changeElsewhere(): Promise<void> {
  const { headers } = await hireStaff(stage.shop, 'admin')
  const { version } = await stage.shop.call(deliveryEstimates.get, { id: 1 }, { headers })
  const days = { from_days: 1, to_days: 5, reason: 'Đơn vị vận chuyển khác' }
  await stage.shop.call(deliveryEstimates.change, { id: 1, version, ...days }, { headers })
}

function expectValue(input: Locator, value: string) {
  return eventually(() => input.inputValue()).toBe(value)
}

function expectFocused(input: Locator) {
  return eventually(() => input.evaluate((it) => it === document.activeElement)).toBe(true)
}

/** A guest's cash order to an address, placed by the API. */
async function placeSent(): Promise<PlacedOrder> {
  const product = await readProduct(stage.shop, 'jex')
  const shown = { originalPrice: product.original_price, discountPrice: product.discount_price }
  const { pickup_branch: _branch, ...order } = guestOrder(
    [{ product: { ...product, ...shown } }],
    '0915000077',
  )
  const address = { province_id: 1, district_id: 6, ward_id: 238, address: '12 Tôn Thất Tùng' }
  const headers = { 'idempotency-key': 'sent-by-viettel-post' }
  return stage.shop.call(placeOrder, { ...order, ...address }, { headers })
}
