import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addDays, formatDate } from '#domain/kernel/dates.ts'
import { addPurchase, remind } from '#domain/purchase/api.ts'
import { phone as phoneSize } from '../support/browser.ts'
import { openPharmacy, type PharmacyLogin } from '../support/pharmacy.ts'
import { logInToPharmacy } from './support/counter.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, expectText, expectTroubles, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()
const thumb = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** High enough for all of it: what lies half below the tabs at the bottom is scrolled to by people. */
const sizes = [
  [390, 1500],
  [phoneSize.width, 1500],
  [1280, 1000],
] as const

async function atPharmacy(page: 'lich-su-mua-hang' | 'danh-sach-nhac-nho' | 'nhac-nho') {
  const pharmacy = await openPharmacy(stage.shop)
  const visitor = await stage.visit(null, thumb)
  await logInToPharmacy(visitor.page, pharmacy)
  await visitor.open(`/nha-thuoc/${page}/?id=${pharmacy.code}`)
  return { ...visitor, pharmacy }
}

const today = () => stage.shop.ctx.clock.today()
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })
const row = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Lịch sử mua hàng' })
    .getByRole('listitem')
    .filter({ hasText: name })
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const follow = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name }).click()

/** Two devices of one pharmacy: the other one, by the API. */
const elsewhere = ({ headers }: PharmacyLogin) => ({ headers })

describe('a pharmacy reminds its customers', () => {
  test('a purchase makes a reminder that is seen due, put off, carried out and taken back', async () => {
    const { page } = await atPharmacy('lich-su-mua-hang')
    await expectText(page.getByRole('main'), 'Chưa ghi lần mua nào')
    await page.getByRole('button', { name: 'Ghi lần mua' }).first().click()
    const form = page.getByRole('dialog', { name: 'Ghi lần mua' })
    await form.getByRole('button', { name: 'Lưu' }).click()
    await expectText(form, 'Vui lòng nhập số điện thoại khách')
    await form.getByLabel('Số điện thoại khách').fill('0912 345 678')
    await form.getByLabel('Tên khách').fill('Cô Bảy')
    await form.getByRole('combobox', { name: 'Sản phẩm 1' }).pressSequentially('jex')
    await form.getByRole('option').first().click()
    await eventually(() => form.getByLabel('Dùng trong (ngày)').inputValue()).toBe('30')
    await form.getByLabel('Ngày mua').fill(addDays(today(), -27))
    await expectText(form, `Sẽ nhắc ngày ${formatDate(today())}`)
    await expectSound(page, 'purchase-form-390')
    await form.getByRole('button', { name: 'Lưu' }).click()
    await expectText(row(page, 'Cô Bảy'), `Nhắc ${formatDate(today())}`)
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await expectSound(page, `purchases-${width}`)
    }
    await page.setViewportSize(thumb.viewport)

    await follow(page, 'Nhắc nhở')
    await expectText(card(page, 'Cô Bảy'), 'Hôm nay')
    await expectText(page.getByRole('navigation', { name: 'Mục chính' }), '1 khách cần nhắc')
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await expectSound(page, `reminders-${width}`)
    }
    await page.setViewportSize({ width: 390, height: 1500 })
    await press(page, 'Dời ngày hoặc bỏ nhắc Cô Bảy')
    await expectSound(page, 'reminder-postpone-390')
    await page.setViewportSize(thumb.viewport)
    await press(page, 'Ngày mai')
    // It leaves the list, and the lists' numbers with it.
    await expectText(page.getByRole('main'), 'Hôm nay không còn khách cần nhắc')
    const lists = page.getByRole('navigation', { name: 'Nhắc nhở', exact: true })
    await expectText(lists, 'Cần nhắc\n0')
    await expectText(lists, 'Sắp tới\n1')
    await follow(page, 'Sắp tới')
    await expectText(card(page, 'Cô Bảy'), 'Ngày mai')
    await expectText(card(page, 'Cô Bảy'), 'Đã dời 1 lần')
    await press(page, 'Đánh dấu đã nhắc')
    await expectText(card(page, 'Cô Bảy'), 'đã nhắc lúc')
    await follow(page, 'Đã nhắc')
    await press(page, 'Hoàn tác')
    await expectText(card(page, 'Cô Bảy'), 'Ngày mai')
  })

  test('a purchase of an older day is told of, with a way to it', async () => {
    const { page, open, pharmacy } = await atPharmacy('lich-su-mua-hang')
    for (const phone of ['0912345671', '0912345672', '0912345673']) {
      const goods = { products: [{ name: 'Bông băng', quantity: 1 }], purchased_at: today() }
      const bought = { phone, customer_name: 'Khách quen', ...goods }
      await stage.shop.call(addPurchase, bought, elsewhere(pharmacy))
    }
    await open(`/nha-thuoc/lich-su-mua-hang/?id=${pharmacy.code}`)
    await eventually(() => row(page, 'Khách quen').count()).toBe(3)
    await press(page, 'Ghi lần mua')
    const form = page.getByRole('dialog', { name: 'Ghi lần mua' })
    await form.getByLabel('Số điện thoại khách').fill('0912 345 674')
    await form.getByLabel('Tên khách').fill('Thím Tư')
    await form.getByRole('combobox', { name: 'Sản phẩm 1' }).fill('Dầu gió')
    await form.getByLabel('Ngày mua').fill(addDays(today(), -40))
    await form.getByRole('button', { name: 'Lưu' }).click()
    const day = formatDate(addDays(today(), -40))
    const note = page.getByText(`Đã lưu lần mua ngày ${day} của Thím Tư.`)
    await note.waitFor()
    await expectSound(page, 'purchase-saved-390')
    await follow(page, 'Xem khách này')
    await eventually(() => row(page, 'Khách quen').count()).toBe(0)
    await expectText(row(page, 'Thím Tư'), day)
    expect(await note.count()).toBe(0)
  })

  test('the tab and the home say one number, also of a reminder that was read and taken back', async () => {
    const visitor = await atPharmacy('danh-sach-nhac-nho')
    const { page, pharmacy } = visitor
    for (const [nth, name] of ['Bác Năm', 'Bác Sáu'].entries()) {
      const reminder = { phone: `091234561${nth}`, customer_name: name, remind_at: today() }
      await stage.shop.call(remind, reminder, elsewhere(pharmacy))
    }
    const tabs = page.getByRole('navigation', { name: 'Mục chính' })
    await page.reload()
    await card(page, 'Bác Năm').getByRole('button', { name: 'Đánh dấu đã nhắc' }).click()
    await expectText(tabs, '1 khách cần nhắc')
    await card(page, 'Bác Năm').getByRole('button', { name: 'Hoàn tác' }).click()
    await expectText(tabs, '2 khách cần nhắc')
    await visitor.open(`/nha-thuoc/?id=${pharmacy.code}`)
    await expectText(page.getByRole('main'), '2 khách cần nhắc hôm nay')
    await expectText(tabs, '2 khách cần nhắc')
  })

  test('one made by hand is opened with what its customer bought', async () => {
    const { page } = await atPharmacy('nhac-nho')
    await page.getByLabel('Số điện thoại khách').fill('0912345679')
    await page.getByLabel('Tên khách').fill('Bác Tám')
    await press(page, 'Hôm nay')
    await page.getByLabel('Ghi chú').fill('Hỏi huyết áp')
    await expectSound(page, 'reminder-form-390')
    await press(page, 'Lưu nhắc nhở')
    await expectText(card(page, 'Bác Tám'), 'Hỏi huyết áp')
    await card(page, 'Bác Tám').getByRole('link', { name: 'Bác Tám', exact: true }).click()
    await expectText(page.getByRole('main'), 'Chưa có lần mua nào được ghi.')
    await expectSound(page, 'reminder-390')
    await page.getByRole('link', { name: 'Gọi Bác Tám' }).waitFor()
  })

  test('what another device did meanwhile is told in words', async () => {
    const visitor = await atPharmacy('danh-sach-nhac-nho')
    const { page, pharmacy } = visitor
    const reminder = { phone: '0912345670', customer_name: 'Chị Chín', remind_at: today() }
    const { id } = await stage.shop.call(remind, reminder, elsewhere(pharmacy))
    await page.reload()
    await card(page, 'Chị Chín').waitFor()
    await stage.shop.call(remind, { id, action: 'done' }, elsewhere(pharmacy))
    await card(page, 'Chị Chín').getByRole('button', { name: 'Đánh dấu đã nhắc' }).click()
    await expectText(card(page, 'Chị Chín'), 'vừa đánh dấu đã nhắc khách này.')
    expectTroubles(visitor, /409/)
  })

  test('the notice of the morning is shown by the worker of the area', async () => {
    const { page, pharmacy, open } = await atPharmacy('danh-sach-nhac-nho')
    await page.context().grantPermissions(['notifications'])
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
    const worker = page
      .context()
      .serviceWorkers()
      .find((each) => each.url().endsWith('/sw-nha-thuoc.js'))!
    // This browser has no place to show one: what it is asked to show is written down.
    await worker.evaluate(() => {
      const asked: unknown[] = []
      Object.assign(self, { asked })
      Object.defineProperty(ServiceWorkerRegistration.prototype, 'showNotification', {
        value: async (title: string, options: object) => void asked.push({ title, ...options }),
      })
    })
    const url = `/nha-thuoc/danh-sach-nhac-nho/?id=${pharmacy.code}`
    const { title, body, tag } = { title: 'Hôm nay có 2 khách', body: 'NT', tag: 'reminders' }
    // Whoever looks at the list itself sees it there.
    await open(`/nha-thuoc/lich-su-mua-hang/?id=${pharmacy.code}`)
    await deliver(page, scope, { title, body, tag, url })
    const asked = () => worker.evaluate(() => (self as unknown as { asked: object[] }).asked)
    await eventually(asked).toMatchObject([{ title, body, tag, data: { url } }])
  })

  test('the switch says what stands in the way of notices', async () => {
    const { page } = await atPharmacy('danh-sach-nhac-nho')
    await page.getByRole('switch', { name: 'Báo trên điện thoại này' }).click()
    await expectText(page.getByRole('main'), 'Thông báo đang bị chặn.')
  })
})

/** A push as it reaches the worker of that scope, opened by the browser. */
async function deliver(page: Page, scope: string, notice: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const ids = new Map<string, string>()
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { scopeURL, registrationId } of registrations) ids.set(scopeURL, registrationId)
  })
  await devtools.send('ServiceWorker.enable')
  await eventually(() => [...ids.keys()]).toContain(scope)
  const target = { origin: new URL(scope).origin, registrationId: ids.get(scope)! }
  const data = JSON.stringify(notice)
  await devtools.send('ServiceWorker.deliverPushMessage', { ...target, data })
}
