import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { handMoves } from '#domain/order/hand-moves.ts'
import { orderStatusLabels } from '#domain/order/status.ts'
import { moveBackofficeOrder } from '#domain/order/backoffice/api.ts'
import { desktop, phone } from '../support/browser.ts'
import { hireStaff } from '../support/staff.ts'
import {
  inBackoffice,
  codeAfter,
  headOf,
  loginOf,
  makeMove,
  placeCashOrder,
} from './support/backoffice.ts'
import { readMessages, readOrder } from './support/order-rows.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, expectText, expectTroubles, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()
const wide = { viewport: desktop }
const { handedToCarrier, delivered, deliveryFailed, goodsBack, staffCancelled } = handMoves

describe('the way into the back office', () => {
  test('asks for password and code, says what was wrong, and leads to the page that was wanted', async () => {
    const staff = await hireStaff(stage.shop, 'care')
    const visitor = await stage.visit('/quan-tri/don-hang/?trang-thai=open', wide)
    const { page } = visitor
    await page.waitForURL('**/quan-tri/dang-nhap/**')
    await page.getByRole('heading', { name: 'Đăng nhập quản trị' }).waitFor()
    await expectSound(page, 'desk-login-1280')

    await page.getByRole('button', { name: 'Tiếp tục' }).click()
    await page.getByText('Vui lòng nhập tên đăng nhập').waitFor()
    await page.getByLabel('Tên đăng nhập').fill(staff.username)
    await page.getByRole('textbox', { name: 'Mật khẩu' }).fill('không phải mật khẩu này')
    await page.keyboard.press('Enter')
    await expectText(page.getByRole('alert'), 'mật khẩu chưa đúng')

    await page.getByRole('textbox', { name: 'Mật khẩu' }).fill(loginOf(staff).password)
    await page.keyboard.press('Enter')
    const code = page.getByLabel('Mã xác thực')
    await code.fill('000000')
    await expectText(page.getByRole('alert'), 'Mã xác thực chưa đúng')
    await page.setViewportSize(phone)
    await expectSound(page, 'desk-code-360')
    expectTroubles(visitor, /400/)
    // The sixth digit is enough.
    await code.pressSequentially(codeAfter(stage.shop, staff))
    await page.waitForURL('**/quan-tri/don-hang/?trang-thai=open')
    await page.getByRole('heading', { level: 1, name: 'Đơn hàng' }).waitFor()
    await page.getByText('Không có kết quả').waitFor()
    await expectSound(page, 'desk-board-none-360')
  })

  test('is closed to a role that has no part in orders, in words', async () => {
    const { page } = await inBackoffice(stage, 'content', '/quan-tri/don-hang/')
    await page.getByRole('heading', { name: 'Không có quyền xem trang này' }).waitFor()
    await expectSound(page, 'desk-forbidden-360')
    await page.getByRole('button', { name: 'Mở menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu quản trị' })
    await menu.getByText('Sản phẩm', { exact: true }).first().click()
    await menu.getByRole('link', { name: 'Sản phẩm', exact: true }).waitFor()
    expect(await menu.getByRole('link', { name: 'Đơn hàng' }).count()).toBe(0)
  })

  test('needs JavaScript and says so', async () => {
    const { page } = await stage.visit('/quan-tri/don-hang/', { javaScriptEnabled: false })
    await expectText(page.locator('main noscript'), 'Trang quản trị cần JavaScript')
  })

  test('opens again over work whose session has ended, with what was typed', async () => {
    const order = await placeCashOrder(stage.shop, '0915000001')
    const visitor = await inBackoffice(stage, 'care', '/quan-tri/', wide)
    const { page, staff } = visitor
    await page.goto(`/quan-tri/don-hang/${order.code}/`)
    await page.getByLabel('Ghi chú mới').fill('Khách hẹn gọi lại buổi chiều')
    // Whatever the page asks for by itself would find the end of the session before the note does.
    const release = await holdReads(page)
    await page.context().clearCookies()
    const refused = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Lưu ghi chú' }).click()
    await refused
    await release()
    const dialog = page.getByRole('dialog', { name: 'Phiên làm việc đã kết thúc' })
    await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill(loginOf(staff).password)
    await page.keyboard.press('Enter')
    stage.shop.ctx.clock.advance(60_000)
    await dialog.getByLabel('Mã xác thực').fill(codeAfter(stage.shop, staff))
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Lưu ghi chú' }).click()
    await page.getByRole('listitem').getByText('Khách hẹn gọi lại buổi chiều').waitFor()
    expectTroubles(visitor, /40[01]/)
  })

  test('stays open when an answer to what was asked before comes late', async () => {
    const order = await placeCashOrder(stage.shop, '0915000009')
    const visitor = await inBackoffice(stage, 'care', `/quan-tri/don-hang/${order.code}/`, wide)
    const { page, staff } = visitor
    const asked = Promise.withResolvers<Route>()
    await page.route('**/api/admin/orders/*/note*', (route) => asked.resolve(route))
    await page.getByLabel('Ghi chú mới').fill('Gọi sau 17 giờ')
    await page.getByRole('button', { name: 'Lưu ghi chú' }).click()
    const late = await asked.promise
    await page.context().clearCookies()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const dialog = page.getByRole('dialog', { name: 'Phiên làm việc đã kết thúc' })
    await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill(loginOf(staff).password)
    await page.keyboard.press('Enter')
    stage.shop.ctx.clock.advance(60_000)
    await dialog.getByLabel('Mã xác thực').fill(codeAfter(stage.shop, staff))
    await dialog.waitFor({ state: 'hidden' })
    await late.fulfill({
      status: 401,
      json: { statusCode: 401, errors: { code: 'unauthenticated', message: 'Chưa đăng nhập' } },
    })
    await page.getByText('Chưa đăng nhập').first().waitFor()
    await page.getByRole('button', { name: 'Lưu ghi chú' }).waitFor()
    expect(await dialog.count()).toBe(0)
    expectTroubles(visitor, /40[01]/)
  })
})

describe('an order in the back office', () => {
  test('is found by its code and taken to the door, and a colleague sees each step at once', async () => {
    const order = await placeCashOrder(stage.shop, '0915000002')
    const { page } = await inBackoffice(stage, 'admin', '/quan-tri/', wide)
    await page.getByRole('link', { name: /^Đơn chờ xác nhận/ }).click()
    await page.waitForURL('**/quan-tri/don-hang/**')
    await page.getByText(order.code).waitFor()
    await expectSound(page, 'desk-board-1280')

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /^Tìm đơn hàng/ }).fill(order.code)
    await page.getByRole('option', { name: /^DH/ }).waitFor()
    await expectSound(page, 'desk-search-1280')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/quan-tri/don-hang/${order.code}/`)
    const colleague = await inBackoffice(stage, 'care', `/quan-tri/don-hang/${order.code}/`)
    await expectText(headOf(colleague.page), orderStatusLabels.processing)
    await expectSound(colleague.page, 'desk-order-360')

    await page.getByRole('button', { name: handedToCarrier.label }).click()
    const dialog = page.getByRole('dialog', { name: handedToCarrier.label })
    await dialog.getByText(handedToCarrier.says).waitFor()
    await expectSound(page, 'desk-move-1280')
    await dialog.getByLabel('Mã vận đơn').fill('ECO-778899')
    await dialog.getByRole('button', { name: handedToCarrier.label }).click()
    await expectText(headOf(page), orderStatusLabels.shipping)
    await expectText(headOf(colleague.page), orderStatusLabels.shipping)
    await colleague.page.getByText('ECO-778899').waitFor()

    await makeMove(page, delivered.label)
    await expectText(headOf(page), orderStatusLabels.completed)
    await expectText(headOf(colleague.page), orderStatusLabels.completed)
    expect(await readOrder(stage.shop, order.code)).toMatchObject({
      status: 'completed',
      payment_status: 'success',
    })
    await eventually(async () => {
      const sent = await readMessages(stage.shop, '0915000002')
      return sent.map(({ template }) => template)
    }).toEqual(expect.arrayContaining(['orderPlaced', 'orderDelivered']))
    await expectSound(page, 'desk-order-done-1280')
  })

  test('that could not be delivered comes back, with the reason in its history', async () => {
    const order = await placeCashOrder(stage.shop, '0915000003')
    const { page } = await inBackoffice(stage, 'warehouse', `/quan-tri/don-hang/${order.code}/`)
    await makeMove(page, handedToCarrier.label)
    await page.getByRole('button', { name: deliveryFailed.label }).click()
    const dialog = page.getByRole('dialog', { name: deliveryFailed.label })
    await dialog.getByRole('button', { name: deliveryFailed.label }).click()
    await dialog.getByText('Vui lòng ghi lý do').waitFor()
    await expectSound(page, 'desk-reason-360')
    await dialog.getByLabel('Lý do').fill('Ba lần gọi không ai nghe máy')
    await dialog.getByRole('button', { name: deliveryFailed.label }).click()
    await expectText(headOf(page), orderStatusLabels.returning)
    await makeMove(page, goodsBack.label, { reason: 'Hàng còn nguyên vẹn' })
    await expectText(headOf(page), orderStatusLabels.cancelled)
    const history = page.getByRole('region', { name: 'Lịch sử' })
    await history.getByText('Ba lần gọi không ai nghe máy').waitFor()
    await history
      .getByText(/Trần Thị Bình/)
      .first()
      .waitFor()
    // The warehouse ships; it does not cancel.
    expect(await page.getByRole('button', { name: staffCancelled.label }).count()).toBe(0)
  })

  test('that somebody else has just moved is shown as it is now, and not moved again', async () => {
    const order = await placeCashOrder(stage.shop, '0915000004')
    const visitor = await inBackoffice(stage, 'admin', `/quan-tri/don-hang/${order.code}/`, wide)
    const { page } = visitor
    await page.getByRole('button', { name: staffCancelled.label }).click()
    const dialog = page.getByRole('dialog', { name: staffCancelled.label })
    await dialog.getByLabel('Lý do').fill('Khách gọi huỷ')
    // Whoever reads has no stream for a moment: the dialog stands over an order that has moved on.
    await page.route('**/api/admin/live**', (route) => route.abort())
    const { headers } = await hireStaff(stage.shop, 'warehouse')
    const move = { code: order.code, event: 'handedToCarrier', status: 'processing' } as const
    await stage.shop.call(moveBackofficeOrder, move, { headers })
    await dialog.getByRole('button', { name: staffCancelled.label }).click()
    await expectText(page.getByRole('alert').first(), 'Có người vừa cập nhật đơn này')
    await expectText(headOf(page), orderStatusLabels.shipping)
    await expectSound(page, 'desk-overtaken-1280')
    await page.getByRole('button', { name: 'Đã hiểu' }).click()
    expect(await readOrder(stage.shop, order.code)).toMatchObject({ status: 'shipping' })
    expectTroubles(visitor, /409/)
  })

  test('takes some of its pieces back, with the money for them reckoned before', async () => {
    const order = await placeCashOrder(stage.shop, '0915000005', { quantity: 2 })
    const { page } = await inBackoffice(stage, 'admin', `/quan-tri/don-hang/${order.code}/`, wide)
    await makeMove(page, handedToCarrier.label)
    await makeMove(page, delivered.label)
    await page.getByRole('button', { name: 'Nhận hàng trả' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nhận hàng trả' })
    await dialog.getByRole('button', { name: 'Tăng số lượng' }).click()
    await dialog.getByText('Nhập lại kho').click()
    await dialog.getByLabel('Lý do trả hàng').fill('Khách đặt nhầm số lượng')
    const confirm = dialog.getByRole('button', { name: /^Nhận hàng và hoàn/ })
    await confirm.waitFor()
    await expectSound(page, 'desk-return-1280')
    await page.setViewportSize(phone)
    await expectSound(page, 'desk-return-360')
    await confirm.click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('đã trả 1/2').waitFor()
    await page.getByRole('region', { name: 'Hoàn tiền' }).getByText('Trả hàng').waitFor()
    await expectSound(page, 'desk-returned-360')
  })

  test('prints its slip and nothing else', async () => {
    const order = await placeCashOrder(stage.shop, '0915000006')
    const { page } = await inBackoffice(
      stage,
      'warehouse',
      `/quan-tri/don-hang/${order.code}/`,
      wide,
    )
    await page.getByRole('button', { name: 'In phiếu giao hàng' }).waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByText('Thu hộ khi giao').isVisible()).toBe(true)
    expect(await page.getByRole('heading', { name: 'Ghi chú nội bộ' }).isVisible()).toBe(false)
  })
})

describe('the board', () => {
  test('gives its rows most of a phone, and what is done to the ticked ones a row below the last', async () => {
    const { code } = await placeCashOrder(stage.shop, '0915000031')
    const { page } = await inBackoffice(stage, 'warehouse', `/quan-tri/don-hang/?q=${code}`)
    const card = page.getByRole('listitem').filter({ hasText: code })
    await card.waitFor()
    const head = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top)
    expect((await card.boundingBox())!.y - head).toBeLessThan(200)
    await card.getByText('1 × JEX, hộp 30 viên').waitFor()
    await card.getByText('Tiền mặt · thu khi giao').waitFor()

    await page.getByRole('checkbox', { name: `Chọn đơn ${code}` }).click()
    const bar = page.getByRole('region', { name: 'Việc với các đơn đã chọn' })
    await bar.getByRole('button', { name: 'Giao vận chuyển' }).waitFor()
    const { y, height } = (await bar.boundingBox())!
    expect(height).toBeLessThan(70)
    const row = (await card.boundingBox())!
    expect(row.y + row.height).toBeLessThanOrEqual(y)
    await bar.getByRole('button', { name: 'Thao tác khác' }).click()
    await bar.getByRole('link', { name: 'In nhãn vận đơn' }).waitFor()
    await expectSound(page, 'desk-ticked-360')
    await page.keyboard.press('Escape')
    await bar.getByRole('link', { name: 'In nhãn vận đơn' }).waitFor({ state: 'hidden' })

    await card.getByRole('link').click()
    await expectText(headOf(page), 'Tiền mặt · thu khi giao')
    await page.getByRole('button', { name: 'In', exact: true }).click()
    await page.getByRole('link', { name: 'Nhãn vận đơn' }).waitFor()
    await expectSound(page, 'desk-print-menu-360')
  })

  test('announces new orders and shows them when somebody wants to', async () => {
    const first = await placeCashOrder(stage.shop, '0915000007')
    const { page } = await inBackoffice(
      stage,
      'care',
      '/quan-tri/don-hang/?trang-thai=processing',
      wide,
    )
    await page.getByRole('link', { name: first.code }).waitFor()
    const second = await placeCashOrder(stage.shop, '0915000008')
    const news = page.getByRole('button', { name: '1 đơn mới' })
    await news.waitFor()
    expect(await page.getByRole('link', { name: second.code }).count()).toBe(0)
    await expectSound(page, 'desk-news-1280')
    await news.click()
    await page.getByRole('link', { name: second.code }).waitFor()
    await news.waitFor({ state: 'hidden' })
  })

  test('goes on beyond its first rows by keyboard, and opens again where it was left', async () => {
    for (const number of Array.from({ length: 34 }, (_, index) => index)) {
      await placeCashOrder(stage.shop, `09151${String(number).padStart(5, '0')}`)
    }
    const { page } = await inBackoffice(stage, 'care', '/quan-tri/don-hang/?sap-xep=old', wide)
    const rows = page.getByRole('row').filter({ has: page.getByRole('link') })
    await eventually(() => rows.count()).toBe(30)
    await page.getByRole('button', { name: 'Xem thêm' }).focus()
    await page.keyboard.press('Enter')
    await eventually(() => rows.count()).toBeGreaterThan(33)
    const last = rows.nth(32).getByRole('link')
    const code = await last.innerText()
    await last.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: code }).waitFor()
    await page.goBack()
    await last.waitFor()
    await eventually(() => last.innerText()).toBe(code)
    await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  })

  test('narrows by search and filters, says so in its address, and is the same on coming back', async () => {
    const order = await placeCashOrder(stage.shop, '0915000009')
    const { page } = await inBackoffice(stage, 'accountant', '/quan-tri/don-hang/')
    await page.getByRole('searchbox', { name: /^Mã đơn/ }).fill('0915000009')
    await page.waitForURL('**q=0915000009')
    const row = page.getByRole('link', { name: order.code })
    await row.waitFor()
    await eventually(() =>
      page.getByRole('main').getByRole('listitem').getByText(/^DH/).count(),
    ).toBe(1)
    await page.getByRole('button', { name: /^Bộ lọc/ }).click()
    await page.getByLabel('Thời gian').selectOption('Hôm nay')
    await page.waitForURL('**den=**')
    await page.getByLabel('Sắp xếp').selectOption('Giá trị cao nhất')
    await page.waitForURL('**sap-xep=total')
    await expectSound(page, 'desk-filters-360')
    const address = page.url()
    await row.click()
    await page.getByRole('heading', { level: 1, name: order.code }).waitFor()
    await page.goBack()
    await row.waitFor()
    expect(page.url()).toBe(address)
    await page.getByRole('button', { name: 'Thao tác khác' }).click()
    await page.getByRole('link', { name: 'Xuất Excel' }).waitFor()
  })
})

/** Keeps what a page of the desk reads on its way until released. */
async function holdReads(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  await page.route('**/api/admin/**', (route) =>
    route.request().method() === 'GET' ? void held.push(route) : route.fallback(),
  )
  return async () => {
    await Promise.all(held.splice(0).map((route) => route.continue()))
    await page.unroute('**/api/admin/**')
  }
}
