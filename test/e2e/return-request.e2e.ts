import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import sharp from 'sharp'
import { moveByHand } from '#server/order/index.ts'
import { desktop, phone as onPhone } from '../support/browser.ts'
import { listenToEvents } from '../support/order-lives.ts'
import { inBackoffice, placeCashOrder } from './support/backoffice.ts'
import { createMember, logIn, question } from './support/members.ts'
import { expectNotice, noticesSaid } from './support/notices.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, expectTroubles, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()

/** As a phone takes it. */
async function photo(name: string, background: string) {
  const create = { width: 1200, height: 900, channels: 3 as const, background }
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() }
}

/** Two pieces that were ordered with the member's phone, bound to them by their login, and have arrived. */
async function delivered(page: Page, open: (path: string) => Promise<void>, phone: string) {
  await createMember(stage.shop, phone)
  const { code, view_token: token } = await placeCashOrder(stage.shop, phone, { quantity: 2 })
  for (const event of ['handedToCarrier', 'delivered']) {
    await moveByHand(stage.shop.ctx, code, event, 'staff:test')
  }
  await open(`/gio-hang/thanh-toan/${code}/?token=${token}`)
  await page.getByRole('heading', { name: 'Đổi trả' }).waitFor()
  await logIn(page, phone)
  const offer = question(page, 'Thêm đơn hàng vào tài khoản?')
  await offer.getByRole('button', { name: 'Thêm vào tài khoản' }).click()
  await offer.waitFor({ state: 'hidden' })
  await open(`/ho-so-thanh-vien/don-hang-cua-toi/${code}/`)
  return code
}

test('a member asks with photos, the back office agrees, the goods come back and the money too', async () => {
  const visitor = await stage.visit('/', { viewport: onPhone })
  const { page, open } = visitor
  const code = await delivered(page, open, '0913000071')
  await page.getByText(/^Quý khách có thể yêu cầu trả hàng đến hết ngày/).waitFor()
  await expectSound(page, 'return-offer-360')

  await page.getByRole('button', { name: 'Yêu cầu trả hàng' }).click()
  const form = page.getByRole('dialog', { name: 'Yêu cầu trả hàng' })
  await form.getByRole('button', { name: 'Gửi yêu cầu' }).click()
  await form.getByText('Vui lòng chọn ít nhất một sản phẩm').waitFor()
  await form.getByText('Vui lòng gửi ít nhất một ảnh').waitFor()
  await form.getByRole('button', { name: 'Tăng số lượng' }).click()
  await form.getByRole('button', { name: 'Gửi yêu cầu' }).click()
  const reason = form.getByText('Vui lòng chọn lý do')
  await eventually(() => isInView(reason)).toBe(true)
  await form.getByRole('button', { name: 'Giảm số lượng' }).click()
  await form.getByRole('button', { name: 'Gửi yêu cầu' }).click()
  await form.getByText('Vui lòng chọn ít nhất một sản phẩm').waitFor()
  await expectSound(page, 'return-missing-360')
  await form.getByRole('button', { name: 'Tăng số lượng' }).click()
  await form.getByText('Hàng vỡ, móp hoặc rách niêm phong khi nhận').click()
  await form.getByLabel('Mô tả thêm').fill('Hộp bị móp một góc, niêm phong đã rách.')
  const chooser = form.locator('input[type=file]').last()
  await chooser.setInputFiles([
    await photo('hop.jpg', '#c0392b'),
    await photo('nhan.jpg', '#2980b9'),
  ])
  await form.getByRole('img', { name: 'Ảnh 2' }).waitFor()
  await expectSound(page, 'return-form-360')
  await page.setViewportSize(desktop)
  await expectSound(page, 'return-form-1280')
  await page.setViewportSize(onPhone)
  await form.getByRole('button', { name: 'Gửi yêu cầu' }).click()
  await form.waitFor({ state: 'hidden' })
  await expectNotice(page, /Đã gửi yêu cầu trả hàng/)
  await page.getByText('Đã tiếp nhận').waitFor()
  await expectSound(page, 'return-received-360')

  const backoffice = await inBackoffice(stage, 'care', '/quan-tri/tra-hang/', { viewport: desktop })
  await backoffice.page.getByRole('link', { name: /trả hàng\s*1/ }).waitFor()
  await expectSound(backoffice.page, 'desk-returns-1280')
  await backoffice.page.getByRole('row').filter({ hasText: code }).getByRole('link').first().click()
  await backoffice.page.getByRole('heading', { level: 1, name: code }).waitFor()
  await backoffice.page.getByRole('link', { name: 'Mở ảnh 2' }).waitFor()
  await expectSound(backoffice.page, 'desk-return-request-1280')
  await backoffice.page.setViewportSize(onPhone)
  await expectSound(backoffice.page, 'desk-return-request-360')
  await backoffice.page.setViewportSize(desktop)
  await backoffice.page.getByRole('button', { name: 'Chấp nhận' }).click()
  const accept = backoffice.page.getByRole('dialog', { name: 'Chấp nhận trả hàng' })
  await expectSound(backoffice.page, 'desk-return-accept-1280')
  await accept.getByRole('button', { name: 'Chấp nhận' }).click()
  await accept.waitFor({ state: 'hidden' })

  await page.reload()
  await page.getByText('Đã chấp nhận').waitFor()
  await page.getByText('Việc cần làm').waitFor()
  await expectSound(page, 'return-accepted-360')

  await backoffice.page.getByRole('button', { name: 'Nhận hàng trả' }).click()
  const take = backoffice.page.getByRole('dialog', { name: 'Nhận hàng trả' })
  await take.getByText('Nhập lại kho').click()
  await take.getByLabel('Lý do trả hàng').fill('Hộp móp, khách gửi ảnh')
  await take.getByRole('button', { name: /^Nhận hàng và hoàn/ }).click()
  await take.waitFor({ state: 'hidden' })
  await backoffice.page.getByText('Đã nhận hàng trả').first().waitFor()

  await page.reload()
  await page.getByText('Đã nhận hàng, đang hoàn tiền').waitFor()
  await expectSound(page, 'return-arrived-360')
  const money = await inBackoffice(stage, 'accountant', '/quan-tri/hoan-tien/', {
    viewport: desktop,
  })
  await money.page.getByRole('button', { name: 'Đã chuyển trả' }).first().click()
  const done = money.page.getByRole('dialog')
  await done.getByLabel('Mã giao dịch chuyển trả').fill('FT26325001')
  await done.getByLabel('Lý do').fill('Đã chuyển khoản cho khách')
  await done.getByRole('button', { name: 'Đã chuyển trả' }).click()
  await done.waitFor({ state: 'hidden' })
  await listenToEvents(stage.shop)
  await page.reload()
  await page.getByRole('region', { name: 'Đổi trả' }).getByText('Đã hoàn tiền').waitFor()
  await expectSound(page, 'return-refunded-360')
  await page.setViewportSize(desktop)
  await expectSound(page, 'return-refunded-1280')
})

test('a guest takes a request back; where the part cannot be asked for it says so', async () => {
  const order = await placeCashOrder(stage.shop, '0913000072')
  for (const event of ['handedToCarrier', 'delivered']) {
    await moveByHand(stage.shop.ctx, order.code, event, 'staff:test')
  }
  const visitor = await stage.visit(null, { viewport: onPhone })
  const { page, open } = visitor
  await page.route('**/returns*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await open(`/gio-hang/thanh-toan/${order.code}/?token=${order.view_token}`)
  await page.getByText('Chưa xem được phần đổi trả của đơn hàng này.').waitFor()
  await expectSound(page, 'return-failed-360')
  expectTroubles(visitor, /500/)
  expectTroubles(visitor, /ERR_FAILED/)
  await page.unroute('**/returns*')
  await page.getByRole('button', { name: 'Thử lại' }).click()

  await page.getByRole('button', { name: 'Yêu cầu trả hàng' }).click()
  const form = page.getByRole('dialog', { name: 'Yêu cầu trả hàng' })
  await form.getByText('Đổi ý, hàng còn nguyên niêm phong').click()
  await form
    .locator('input[type=file]')
    .first()
    .setInputFiles([await photo('a.jpg', '#27ae60')])
  await form.getByRole('img', { name: 'Ảnh 1' }).waitFor()
  await page.route('**/returns', (route) => route.abort())
  await form.getByRole('button', { name: 'Gửi yêu cầu' }).click()
  await form.getByText(/^Chưa gửi được/).waitFor()
  expect(noticesSaid(page), 'the form has said it').toEqual([])
  await page.unroute('**/returns')
  await form.getByRole('button', { name: 'Gửi yêu cầu' }).click()
  await form.waitFor({ state: 'hidden' })
  await expectNotice(page, /Đã gửi yêu cầu trả hàng/)
  await page.route('**/withdraw', (route) => route.abort())
  await page.getByRole('button', { name: 'Rút yêu cầu' }).click()
  const sure = question(page, 'Rút yêu cầu trả hàng?')
  await sure.getByRole('button', { name: 'Rút yêu cầu' }).click()
  await expectNotice(page, /^Lỗi chưa xác định/)
  await sure.waitFor({ state: 'hidden' })
  expect(noticesSaid(page), 'one notice is enough').toEqual([])
  await page.unroute('**/withdraw')
  await page.getByRole('button', { name: 'Rút yêu cầu' }).click()
  await expectSound(page, 'return-withdraw-360')
  await sure.getByRole('button', { name: 'Rút yêu cầu' }).click()
  await page.getByText('Quý khách đã rút yêu cầu').waitFor()
  await page.getByRole('button', { name: 'Yêu cầu trả hàng khác' }).waitFor()
  expect(await page.getByRole('button', { name: 'Rút yêu cầu' }).count()).toBe(0)
})

/** Above the button that stays at the foot. */
function isInView(text: Locator): Promise<boolean> {
  return text.evaluate((element) => {
    const { top, bottom, left } = element.getBoundingClientRect()
    const found = document.elementFromPoint(left + 2, (top + bottom) / 2)
    return found !== null && (element.contains(found) || found.contains(element))
  })
}
