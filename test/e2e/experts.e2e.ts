import { beforeAll, expect, test } from 'vitest'
import { loadExperts } from '#seed/load/experts.ts'
import { loadStaff } from '#seed/load/staff.ts'
import { desktop, phone } from '../support/browser.ts'
import { approve } from '../support/publishing.ts'
import { messagesTo } from '../support/questions.ts'
import { hireStaff } from '../support/staff.ts'
import { chooseInMenu, inBackoffice } from './support/backoffice.ts'
import { expectNotice } from './support/notices.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop, eventually, expectText } from './support/stage.ts'

const stage = createE2eShop()
const asker = '0908765432'
const words =
  'Tôi 52 tuổi, mới uống thuốc huyết áp được một tuần thì ho khan. Có phải do thuốc không?'

beforeAll(async () => {
  await loadStaff(stage.shop.ctx)
  expect(await loadExperts(stage.shop.ctx)).toBe(true)
})

test('a shopper asks, a pharmacist answers, another approves, and both asker and public read it', async () => {
  const { page } = await stage.visit('/chuyen-gia-tu-van/', { viewport: phone })
  await page.getByRole('heading', { level: 3, name: 'BS.CKII Trần Minh Hoà' }).waitFor()
  await expectSound(page, 'experts-360')
  await page.setViewportSize(desktop)
  await expectSound(page, 'experts-1280')
  await page.setViewportSize(phone)
  await page.getByRole('link', { name: 'Đặt câu hỏi' }).click()
  const form = page.getByRole('region', { name: 'Gửi câu hỏi cho dược sĩ' })
  await form.getByRole('button', { name: 'Gửi câu hỏi' }).click()
  await form.getByText('Vui lòng đánh dấu đồng ý').waitFor()
  await expectSound(page, 'experts-form-wrong-360')
  await form.getByRole('textbox', { name: 'Họ và tên' }).fill('Trần Thị Minh Hoa')
  await form.getByRole('textbox', { name: 'Số điện thoại' }).fill(asker)
  await form.getByRole('combobox', { name: 'Chủ đề' }).selectOption('Tim mạch, huyết áp')
  await form
    .getByRole('textbox', { name: 'Câu hỏi' })
    .fill('Bố tôi đau ngực và khó thở từ nửa đêm, cho uống gì?')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Gửi câu hỏi' }).click()
  await form.getByRole('alert').getByRole('link', { name: 'Gọi 115' }).waitFor()
  await expectSound(page, 'experts-urgent-360')
  await form.getByRole('button', { name: 'Gửi câu hỏi khác' }).click()
  await form.getByRole('textbox', { name: 'Câu hỏi' }).fill(words)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Gửi câu hỏi' }).click()
  await form.getByText('Dược sĩ trả lời trong vòng 24 giờ').waitFor()
  await expectSound(page, 'experts-sent-360')

  const visitor = await inBackoffice(stage, 'pharmacist', '/quan-tri/', { viewport: desktop })
  const desk = visitor.page
  await chooseInMenu(desk, 'Khách hàng', 'Hỏi chuyên gia 6 câu hỏi chưa trả lời')
  await desk.getByRole('heading', { level: 1, name: 'Hỏi chuyên gia' }).waitFor()
  await desk.getByText('mới uống thuốc huyết áp').waitFor()
  await expectSound(desk, 'desk-questions-1280')
  await desk.setViewportSize(phone)
  await expectSound(desk, 'desk-questions-360')
  await desk.setViewportSize(desktop)
  await desk.getByRole('link', { name: /mới uống thuốc huyết áp/ }).click()
  await desk.getByRole('button', { name: 'Xem tên và số điện thoại' }).click()
  await desk.getByRole('link', { name: asker }).waitFor()
  await desk.getByRole('button', { name: 'Soạn câu trả lời' }).click()
  const beginning = desk.getByRole('dialog', { name: 'Soạn câu trả lời' })
  await beginning.getByLabel(/^Tiêu đề/).fill('Ho khan sau khi uống thuốc huyết áp')
  await beginning.getByLabel('Chuyên gia trả lời').selectOption('TS.BS Lê Thu Nguyệt')
  await expectSound(desk, 'desk-question-begin-1280')
  await beginning.getByRole('button', { name: 'Soạn câu trả lời' }).click()
  await desk
    .getByRole('heading', { level: 1, name: 'Ho khan sau khi uống thuốc huyết áp' })
    .waitFor()
  await desk.getByRole('textbox', { name: 'Câu trả lời' }).click()
  await desk.keyboard.type('Một số thuốc huyết áp có thể gây ho khan. Chị gặp bác sĩ để đổi thuốc.')
  await desk.getByRole('region', { name: 'Đã điền đủ nội dung' }).waitFor()
  await desk.getByText(/^Đã lưu/).waitFor()
  await expectSound(desk, 'desk-answer-1280')
  const item = Number(/noi-dung\/(\d+)/.exec(desk.url())![1])
  await desk.getByRole('link', { name: 'Đăng và lịch sử' }).click()
  await desk.getByRole('button', { name: 'Gửi duyệt' }).click()
  const keeping = desk.getByRole('dialog')
  await keeping.getByLabel('Ghi chú').fill('Bản đầu')
  await keeping.getByRole('button', { name: 'Gửi duyệt' }).click()
  await desk.getByRole('group', { name: 'Phiên bản 1' }).waitFor()
  await approve(stage.shop, (await hireStaff(stage.shop, 'pharmacist')).headers, item, 1)

  await visitor.open('/quan-tri/cau-hoi/?q=ho+khan')
  await desk.getByRole('link', { name: /mới uống thuốc huyết áp/ }).click()
  await desk.getByText('Bản 1 đã duyệt: DS. Trần Thị Bình').waitFor()
  await expectSound(desk, 'desk-question-1280')
  await desk.setViewportSize(phone)
  await expectSound(desk, 'desk-question-360')
  await desk.setViewportSize(desktop)
  await desk.getByRole('button', { name: 'Đăng và báo khách' }).click()
  const sending = desk.getByRole('dialog', { name: 'Đăng và báo khách' })
  await sending.getByRole('button', { name: 'Đăng và báo khách' }).click()
  await expectNotice(desk, /Đã đăng và báo khách/)

  await eventually(() => messagesTo(stage.shop, asker)).toHaveLength(1)
  const [told] = await messagesTo(stage.shop, asker)
  const own = /\/chuyen-gia-tu-van\/tra-loi\/\S+/.exec(told!)![0]
  const reader = await stage.visit(own, { viewport: phone })
  await expectText(reader.page.locator('article'), 'có thể gây ho khan')
  await expectSound(reader.page, 'own-answer-360')
  await reader.page.getByRole('link', { name: 'Xem trang đã đăng' }).click()
  await reader.page.getByText('Trần T. M. H. hỏi').first().waitFor()
  await expectSound(reader.page, 'answer-360')
  await reader.page.setViewportSize(desktop)
  await expectSound(reader.page, 'answer-1280')
  await expect(reader.page.getByRole('button', { name: /giỏ/i }).count()).resolves.toBe(0)
})

test('answers are found and read without JavaScript, at the desk', async () => {
  const scriptless = { javaScriptEnabled: false, viewport: desktop }
  const { page } = await stage.visit('/chuyen-gia-tu-van/', scriptless)
  await expectNoSidewaysScrolling(page)
  await page.getByRole('searchbox', { name: 'Tìm câu hỏi đã trả lời' }).fill('uong sat canxi')
  await page.getByRole('button', { name: 'Tìm', exact: true }).click()
  await page.getByText('1 câu hỏi cho “uong sat canxi”').waitFor()
  await page.getByRole('link', { name: /uống sắt và canxi/ }).click()
  await page
    .getByRole('heading', { level: 1, name: 'Mang thai uống sắt và canxi cách nhau thế nào?' })
    .waitFor()
  const schema = await page.locator('script[type="application/ld+json"]').allTextContents()
  const types = schema.join()
  expect(types).toContain('"Article"')
  expect(types).toContain('"BreadcrumbList"')
  expect(types).not.toContain('QAPage')
  await page
    .getByRole('navigation', { name: 'Đường dẫn' })
    .getByRole('link', { name: 'Mẹ và bé' })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Chuyên gia tư vấn: Mẹ và bé' }).waitFor()
  await page.getByRole('heading', { level: 3, name: 'BS.CKI Vũ Ngọc Lan' }).waitFor()
})

test('experts and their categories are kept at the desk', async () => {
  const { page, open } = await inBackoffice(stage, 'content', '/quan-tri/chuyen-gia/', {
    viewport: desktop,
  })
  await page.getByRole('link', { name: /Đỗ Quang Huy/ }).waitFor()
  await expectSound(page, 'desk-experts-1280')
  await page.getByRole('link', { name: /Đỗ Quang Huy/ }).click()
  await page.getByRole('heading', { level: 1, name: 'ThS.DS Đỗ Quang Huy' }).waitFor()
  await page.getByRole('button', { name: 'Sửa' }).click()
  const editing = page.getByRole('dialog', { name: 'Sửa chuyên gia' })
  await editing.getByRole('checkbox', { name: 'Tim mạch, huyết áp' }).check()
  await editing.getByRole('textbox', { name: 'Lý do' }).fill('Nhận thêm câu hỏi')
  await expectSound(page, 'desk-expert-edit-1280')
  await editing.getByRole('button', { name: 'Lưu' }).click()
  await expectNotice(page, /Đã lưu chuyên gia/)
  await page.setViewportSize(phone)
  await open('/quan-tri/nhom-chuyen-mon/')
  await page.getByRole('link', { name: /Tiêu hoá/ }).waitFor()
  await expectSound(page, 'desk-expert-categories-360')
})
