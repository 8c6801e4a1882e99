import { expect, test } from 'vitest'
import { getClaimRules } from '#domain/publishing/claim-rules/api.ts'
import { desktop, phone } from '../support/browser.ts'
import { staffHeaders } from '../support/staff.ts'
import { inBackoffice } from './support/backoffice.ts'
import { expectSound } from './support/soundness.ts'
import { createE2eShop } from './support/stage.ts'

const stage = createE2eShop()
const address = '/quan-tri/quy-tac-quang-cao/'

test('a rule is changed, tried on its examples and on what is in force, and kept from a day on', async () => {
  const { page } = await inBackoffice(stage, 'admin', address, { viewport: desktop })
  await page.getByText(/^Phiên bản 1, áp dụng từ/).waitFor()
  await expectSound(page, 'desk-claim-rules-1280')
  await page.getByRole('button', { name: 'Sửa quy tắc cure', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Sửa quy tắc' })
  const fine = dialog.getByRole('textbox', { name: 'Ví dụ được viết' })
  const before = await fine.inputValue()
  await fine.fill(`${before}\nViên uống này chữa khỏi hẳn đau khớp.`)
  await expectSound(page, 'desk-claim-rule-1280')
  await dialog.getByRole('button', { name: 'Giữ thay đổi' }).click()
  await page.getByText('1 quy tắc đã sửa, chưa lưu.').waitFor()
  await page.getByRole('button', { name: 'Thử với nội dung đang hiện và hẹn đăng' }).click()
  await page.getByText('Lẽ ra được viết: “Viên uống này chữa khỏi hẳn đau khớp.”').waitFor()

  await page.getByRole('button', { name: 'Sửa quy tắc cure', exact: true }).click()
  await fine.fill(before)
  await dialog.getByRole('textbox', { name: 'Nên viết thế nào' }).fill('Chỉ nói điều đã công bố.')
  await dialog.getByRole('button', { name: 'Giữ thay đổi' }).click()
  await page.getByRole('button', { name: 'Thử với nội dung đang hiện và hẹn đăng' }).click()
  await page.getByText(/^Mọi câu mẫu đúng/).waitFor()
  await page.getByRole('button', { name: 'Lưu phiên bản mới' }).click()
  const saving = page.getByRole('dialog', { name: 'Lưu phiên bản mới của quy tắc' })
  await saving.getByRole('textbox', { name: 'Lý do' }).fill('Luật sư góp ý')
  await saving.getByRole('button', { name: 'Lưu phiên bản mới' }).click()
  await page
    .getByText(/^Phiên bản 2, áp dụng từ/)
    .first()
    .waitFor()
  const { current } = await stage.shop.call(
    getClaimRules,
    {},
    { headers: await staffHeaders(stage.shop) },
  )
  expect(current.rules.find(({ id }) => id === 'cure')?.fix).toBe('Chỉ nói điều đã công bố.')
})

test('whoever may not change them reads them, on a phone too', async () => {
  const { page } = await inBackoffice(stage, 'content', address, { viewport: phone })
  await page
    .getByText(/áp dụng từ/)
    .first()
    .waitFor()
  expect(await page.getByRole('button', { name: /^Sửa quy tắc/ }).count()).toBe(0)
  await expectSound(page, 'desk-claim-rules-360')
})
