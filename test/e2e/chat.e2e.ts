import { beforeAll, expect, test } from 'vitest'
import { loadStaff } from '#seed/load/staff.ts'
import { saveSetting } from '#server/settings/index.ts'
import { desktop, keepScreen, phone } from '../support/browser.ts'
import { hireStaff } from '../support/staff.ts'
import { inBackoffice } from './support/backoffice.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop, eventually, expectText } from './support/stage.ts'

const stage = createE2eShop()
const narrow = { width: 390, height: 844 }

beforeAll(async () => {
  await loadStaff(stage.shop.ctx)
  // At any hour of the test somebody is there.
  await saveSetting(stage.shop.ctx, 'chatHours', {
    shop: 'T2-CN 00:00-24:00',
    vaccine: 'T2-CN 00:00-24:00',
    holidays: [],
  })
})

test('a shopper asks with the product, a pharmacist answers on a phone, and the answer is read later', async () => {
  const { page, openTab } = await stage.visit('/mua-hang/wit/', { viewport: phone })
  // What buys stays free: the chat is asked for beside the product.
  expect(await page.locator('.chat-link').isVisible()).toBe(false)
  await page.getByRole('link', { name: 'Hỏi dược sĩ về sản phẩm này' }).click()
  const chat = page.getByRole('dialog', { name: 'Dược sĩ An Lành' })
  await chat.getByText('Hỏi về sản phẩm này').waitFor()
  await expectSound(page, 'chat-empty-360')
  const words = 'Mẹ em 68 tuổi uống viên này được không?'
  await chat.getByRole('textbox', { name: 'Tin nhắn của Quý khách' }).fill(words)
  await chat.getByRole('button', { name: 'Gửi', exact: true }).click()
  await chat.getByRole('listitem').filter({ hasText: words }).getByText('WIT').first().waitFor()
  await expectSound(page, 'chat-asked-360')

  const visitor = await inBackoffice(stage, 'pharmacist', '/quan-tri/tin-nhan/', {
    viewport: narrow,
  })
  const desk = visitor.page
  await desk.getByRole('heading', { level: 1, name: 'Tin nhắn' }).waitFor()
  await desk.getByText(words).waitFor()
  await expectSound(desk, 'desk-chats-390')
  await desk.getByRole('link', { name: new RegExp(words.slice(0, 20)) }).click()
  await desk.getByRole('region', { name: 'Nội dung trò chuyện' }).getByText(words).waitFor()
  await expectSound(desk, 'desk-chat-390')
  await expectNoSidewaysScrolling(desk)
  const answer = desk.getByRole('textbox', { name: 'Trả lời khách' })
  await answer.fill('Chào Quý khách, bác đang dùng thuốc nào khác không ạ?')
  await desk.getByRole('button', { name: 'Gửi', exact: true }).click()
  // Live, and read out once.
  await chat.getByRole('listitem').filter({ hasText: 'bác đang dùng thuốc nào' }).waitFor()
  await eventually(() => chat.getByRole('status').first().textContent()).toContain(
    'bác đang dùng thuốc nào',
  )
  await desk.getByText('Khách đã xem').waitFor()
  await expectSound(page, 'chat-answered-360')

  // Handed over with a note; the shopper has gone meanwhile.
  await page.keyboard.press('Escape')
  await chat.waitFor({ state: 'detached' })
  await page.goto(`${stage.shop.origin}/`)
  const other = await hireStaff(stage.shop, 'pharmacist')
  await desk.getByRole('button', { name: 'Ghi chú nội bộ' }).click()
  await desk.getByRole('textbox', { name: 'Ghi chú, chỉ đồng nghiệp đọc' }).fill('Cần hỏi lại')
  await desk.getByRole('button', { name: 'Lưu ghi chú' }).click()
  // It stands in its field until it was taken.
  const said = desk.getByRole('region', { name: 'Nội dung trò chuyện' })
  await said.getByText('Cần hỏi lại').waitFor()
  await desk.getByRole('button', { name: 'Chuyển' }).click()
  const handing = desk.getByRole('dialog', { name: 'Chuyển cuộc trò chuyện' })
  await handing.getByLabel('Chuyển cho').selectOption(String(other.id))
  await handing.getByRole('button', { name: 'Chuyển' }).click()
  await desk.getByText(/chuyển cho/).waitFor()
  await desk.getByRole('button', { name: 'Trả lời khách' }).click()
  await answer.fill('Bác uống được, cách thuốc huyết áp 2 giờ.')
  await desk.getByRole('button', { name: 'Gửi', exact: true }).click()
  await desk.setViewportSize(desktop)
  await expectSound(desk, 'desk-chat-1280')

  const back = await openTab('/mua-hang/')
  await back.setViewportSize(desktop)
  await back.getByRole('img', { name: '1 tin chưa đọc' }).waitFor()
  await expectSound(back, 'chat-unread-1280')
  await back.locator('.chat-link').click()
  const again = back.getByRole('dialog', { name: 'Dược sĩ An Lành' })
  await again.getByRole('listitem').filter({ hasText: 'cách thuốc huyết áp 2 giờ' }).waitFor()
  expect(await again.textContent()).not.toContain('Cần hỏi lại')
  await expectSound(back, 'chat-1280')
  await back.keyboard.press('Escape')
  await again.waitFor({ state: 'detached' })
  await eventually(() => back.evaluate(() => document.activeElement?.className)).toContain(
    'chat-link',
  )
})

test('without JavaScript one writes by a form, and reads the answer on the same page', async () => {
  const { page } = await stage.visit('/', { viewport: phone, javaScriptEnabled: false })
  const link = page.locator('.chat-link')
  expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Dược sĩ An Lành' }).waitFor()
  const words = 'Em <b>không</b> có JavaScript'
  await page.getByRole('textbox', { name: 'Tin nhắn của Quý khách' }).fill(words)
  await page.getByRole('button', { name: 'Gửi', exact: true }).click()
  await page.getByRole('listitem').filter({ hasText: words }).waitFor()
  await expectNoSidewaysScrolling(page)
  await keepScreen(page, 'chat-no-script-360')
  await page.reload()
  await expectText(page.locator('#moi-nhat'), words)
})

test('has no place in the pharmacies’ area, in the back office and on games without identity', async () => {
  for (const path of [
    '/nha-thuoc/?id=NT00218',
    '/quan-tri/dang-nhap/',
    '/quay-so-khong-dinh-danh/vong-quay-may-man/',
    '/gio-hang/giao-hang/',
  ]) {
    const { page } = await stage.visit(path, { viewport: desktop })
    await page.getByRole('main').waitFor()
    expect(await page.locator('.chat-link').count(), path).toBe(0)
  }
})

test('somebody else’s chat is let in while it is chosen, and no longer', async () => {
  const policyOf = async () => {
    const answer = await fetch(`${stage.shop.origin}/`)
    return answer.headers.get('content-security-policy')!
  }
  expect(await policyOf()).not.toContain('chat.vidu.vn')
  const none = { outside: false, script: '', id: '', origins: [] }
  const outside = {
    outside: true,
    script: 'https://chat.vidu.vn/nhung.js',
    id: 'an-lanh',
    origins: ['https://anh.vidu.vn'],
  }
  await saveSetting(stage.shop.ctx, 'chatWidget', { shop: outside, vaccine: none })
  await eventually(policyOf).toMatch(
    /script-src [^;]* https:\/\/chat\.vidu\.vn https:\/\/anh\.vidu\.vn/,
  )
  await saveSetting(stage.shop.ctx, 'chatWidget', { shop: none, vaccine: none })
  await eventually(policyOf).not.toContain('vidu.vn')
})
