import { expect, test } from 'vitest'
import { desktop, phone } from '../support/browser.ts'
import { inBackoffice, placeCashOrder } from './support/backoffice.ts'
import { expectNotice } from './support/notices.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop } from './support/stage.ts'

const stage = createE2eShop()

const placed = async (caller: string) => (await placeCashOrder(stage.shop, caller)).code

test('a caller is found by the end of the phone, opened with a press, noted and tagged', async () => {
  const code = await placed('0987654321')
  const { page } = await inBackoffice(stage, 'care', '/quan-tri/khach-hang/', { viewport: desktop })
  await page.getByRole('heading', { level: 1, name: 'Khách hàng' }).waitFor()
  await expectSound(page, 'backoffice-customers-1280')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Tìm đơn hàng/ }).fill('4321')
  await page.getByRole('option', { name: /\*{7}321/ }).click()
  await page.getByRole('heading', { name: 'Vì sao mở thông tin khách hàng?' }).waitFor()
  expect(await page.getByText('0987').count()).toBe(0)
  await expectSound(page, 'backoffice-customer-shut-1280')
  await page.getByRole('button', { name: 'Khách gọi điện' }).click()
  await page
    .getByRole('region', { name: 'Đơn gần nhất' })
    .getByRole('link', { name: code })
    .waitFor()
  await page.getByRole('link', { name: '0987 654 321' }).waitFor()
  await page.getByRole('textbox', { name: 'Ghi chú mới' }).fill('Nghe kém, nói chậm và to')
  await page.getByRole('button', { name: 'Lưu ghi chú' }).click()
  await expectNotice(page, /Đã lưu ghi chú/)
  await page.getByRole('button', { name: 'Sửa nhãn' }).click()
  const tagging = page.getByRole('dialog', { name: 'Sửa nhãn' })
  await tagging.getByRole('button', { name: 'Thêm nhãn' }).click()
  await tagging.getByRole('textbox', { name: 'Nhãn 1' }).fill('Khách quen')
  await tagging.getByRole('button', { name: 'Lưu nhãn' }).click()
  await expectNotice(page, /Đã lưu nhãn/)
  await page.getByRole('link', { name: 'Ai đã xem' }).click()
  await page.getByRole('region', { name: 'Ai đã xem' }).getByText('Khách gọi điện').waitFor()
  await expectSound(page, 'backoffice-customer-1280')
})

test('from an order on a phone the page opens without a reason, and the owner reads that', async () => {
  const code = await placed('0987654322')
  const visitor = await inBackoffice(stage, 'admin', `/quan-tri/don-hang/${code}/`, {
    viewport: phone,
  })
  const { page } = visitor
  await page.getByRole('button', { name: 'Mở trang khách hàng' }).click()
  await page.getByRole('region', { name: 'Đơn gần nhất' }).waitFor()
  await expectNoSidewaysScrolling(page)
  await expectSound(page, 'backoffice-customer-360')
  await page.getByRole('link', { name: 'Sổ điểm' }).click()
  await page.getByText('Chưa có biến động điểm nào.').waitFor()
  await visitor.open('/quan-tri/ai-da-xem-khach/')
  await page.getByText(`Đơn hàng ${code}`).first().waitFor()
  await expectNoSidewaysScrolling(page)
  await expectSound(page, 'backoffice-customer-looks-360')
})

test('the day begins with what waits, the first of it told, each queue one press away', async () => {
  await placed('0987654323')
  const { page } = await inBackoffice(stage, 'admin', '/quan-tri/', { viewport: desktop })
  await page.getByRole('heading', { level: 1, name: 'Hôm nay' }).waitFor()
  await page.getByRole('link', { name: /^Đơn chờ xác nhận, đóng gói/ }).waitFor()
  await expectSound(page, 'backoffice-today-1280')
  await page.setViewportSize(phone)
  await expectSound(page, 'backoffice-today-360')
  await page.getByRole('link', { name: /^Đơn chờ xác nhận, đóng gói/ }).click()
  await page.waitForURL('**/quan-tri/don-hang/?trang-thai=processing')
})
