import { test } from 'vitest'
import * as api from '#domain/survey/api.ts'
import { openPharmacy } from '../support/pharmacy.ts'
import { desktop } from '../support/browser.ts'
import { inBackoffice } from './support/backoffice.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, expectText, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()

test('a survey is written, seen as a pharmacy will see it, published, answered and read', async () => {
  const { page } = await inBackoffice(stage, 'content', '/quan-tri/khao-sat/', {
    viewport: desktop,
  })
  await page.getByText('Chưa có khảo sát nào').waitFor()
  await expectSound(page, 'desk-surveys-empty-1280')
  await page.getByRole('button', { name: 'Soạn khảo sát' }).click()
  const adding = page.getByRole('dialog')
  await adding.getByLabel('Tên khảo sát').fill('Nhu cầu quầy thuốc')
  await adding.getByRole('button', { name: 'Tạo bản nháp' }).click()
  await page.getByRole('heading', { level: 1, name: 'Nhu cầu quầy thuốc' }).waitFor()

  // Two questions, the second asked of some; what is missing is said beside it.
  await page.getByRole('button', { name: 'Chọn một', exact: true }).click()
  await page.getByText('Điền nội dung câu hỏi').waitFor()
  await page.getByLabel('Nội dung câu hỏi').fill('Quầy có hết hàng không?')
  await page.getByLabel('Lựa chọn 1', { exact: true }).fill('Có')
  await page.getByLabel('Lựa chọn 2', { exact: true }).fill('Không')
  await page.getByRole('button', { name: 'Văn bản', exact: true }).click()
  await page.getByLabel('Nội dung câu hỏi').fill('Vì sao?')
  await page.getByLabel('Chỉ hỏi khi').selectOption({ index: 1 })
  await expectSound(page, 'desk-survey-editor-1280')
  await page.getByRole('button', { name: 'Chuyển câu 2 lên trên' }).press('Enter')
  await page.getByText('Điều kiện phải dựa vào một câu đứng trước').waitFor()
  await page.getByRole('button', { name: 'Chuyển câu 1 xuống dưới' }).press('Enter')

  await page.getByRole('button', { name: 'Xem trước' }).click()
  const preview = page.getByRole('region', { name: 'Nhà thuốc sẽ thấy như sau' })
  await preview.getByRole('button', { name: 'Bắt đầu' }).click()
  await preview.getByLabel('Có', { exact: true }).check()
  await preview.getByRole('button', { name: 'Câu tiếp' }).click()
  await preview.getByRole('heading', { name: 'Vì sao?' }).waitFor()
  await expectSound(page, 'desk-survey-preview-1280')

  await page.getByRole('button', { name: 'Lưu bản nháp' }).click()
  await page.getByText('Đủ điều kiện phát hành').waitFor()
  await page.getByRole('button', { name: 'Phát hành', exact: true }).click()
  const publishing = page.getByRole('dialog')
  await expectText(publishing, 'Mọi nhà thuốc trả lời được từ')
  await publishing.getByLabel('Lý do').fill('Theo kế hoạch tháng')
  await publishing.getByRole('button', { name: 'Phát hành', exact: true }).click()
  await page.getByText('Khảo sát đã phát hành').waitFor()

  const { headers } = await openPharmacy(stage.shop)
  const [open] = await stage.shop.call(api.listSurveyQuestions, {}, { headers })
  const [first, second] = open!.questions
  const answers = { [first!.id]: first!.options![0]!.id, [second!.id]: 'Bán nhanh' }
  const begun = { survey_id: open!.id, answers }
  const { id } = await stage.shop.call(api.startSurveyAnswer, begun, { headers })
  const keyed = { headers: { ...headers, 'idempotency-key': crypto.randomUUID() } }
  await stage.shop.call(api.changeSurveyAnswer, { id, submit: true }, keyed)

  await page.getByRole('link', { name: /Kết quả/ }).click()
  await expectText(page.getByRole('main'), '1 · 100%')
  await expectText(page.getByRole('main'), 'Bán nhanh')
  await expectSound(page, 'desk-survey-results-1280')
  await page.getByRole('link', { name: /Từng nhà thuốc/ }).click()
  await page
    .getByRole('list', { name: 'Câu trả lời của từng nhà thuốc' })
    .locator('summary')
    .click()
  await expectText(page.getByRole('main'), 'Bán nhanh')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectSound(page, 'desk-survey-answers-390')

  await page.getByRole('link', { name: 'Soạn', exact: true }).click()
  await page.getByRole('button', { name: 'Đóng khảo sát' }).click()
  const closing = page.getByRole('dialog')
  await closing.getByLabel('Lý do').fill('Đã đủ câu trả lời')
  await closing.getByRole('button', { name: 'Đóng khảo sát' }).click()
  await page.getByRole('button', { name: 'Mở lại' }).waitFor()
  const isOpen = () => stage.shop.call(api.listSurveyQuestions, {}, { headers })
  await eventually(isOpen).toEqual([])
  await eventually(() => page.getByRole('button', { name: 'Lưu', exact: true }).isDisabled()).toBe(
    true,
  )
})
