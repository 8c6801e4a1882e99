import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, test } from 'vitest'
import { desktop, phone } from '../support/browser.ts'
import { inBackoffice } from './support/backoffice.ts'
import { expectNotice } from './support/notices.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop, expectTroubles } from './support/stage.ts'

const stage = createE2eShop()
const list = '/quan-tri/voucher/'

test('marketing makes a campaign, prints codes, recalls them, and care learns why a code does not work', async () => {
  const visitor = await inBackoffice(stage, 'content', list, { viewport: desktop })
  const { page } = visitor
  // Wrong days, and a key that is none.
  expectTroubles(visitor, /400/)
  await page.getByRole('button', { name: 'Tạo đợt voucher' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tạo đợt voucher' })
  await expectSound(page, 'backoffice-voucher-add-1280')
  await dialog.getByRole('textbox', { name: 'Tên đợt' }).fill('Tờ rơi hội chợ')
  await dialog.getByRole('textbox', { name: 'Mức giảm' }).fill('50000')
  await dialog.getByRole('textbox', { name: 'Ngày đầu' }).fill('01/11/2026')
  await dialog.getByRole('textbox', { name: 'Ngày cuối' }).fill('31/10/2026')
  await dialog.getByRole('combobox', { name: 'Sản phẩm được giảm' }).fill('jex')
  await dialog.getByRole('listbox', { name: 'Kết quả tìm' }).getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: /^Bỏ sản phẩm/ }).waitFor()
  await dialog.getByText('Chưa mở.').waitFor()
  await dialog.getByRole('switch', { name: 'Đang mở' }).click()
  const sentence = /^Giảm 50\.000 VNĐ, cho 1 sản phẩm đã chọn, từ 01\/11\/2026 đến 31\/10\/2026\.$/
  await dialog.getByText(sentence).waitFor()
  // What few campaigns need is folded, and says what is set in it.
  await dialog.getByText('Nâng cao').click()
  await dialog.getByRole('textbox', { name: 'Ghi chú nội bộ' }).fill('Hỏi chị Hà trước khi gia hạn')
  await dialog.getByRole('button', { name: 'Tạo đợt voucher' }).click()
  await dialog.getByText('Ngày cuối không được trước ngày đầu').waitFor()
  await dialog.getByRole('textbox', { name: 'Ngày cuối' }).fill('31/12/2026')
  await dialog.getByRole('button', { name: 'Tạo đợt voucher' }).click()
  await expectNotice(page, /Đã lưu đợt voucher/)
  await expectSound(page, 'backoffice-vouchers-1280')

  // What was made is opened: there it says whether customers can use it.
  await page.getByRole('heading', { level: 1, name: 'Tờ rơi hội chợ' }).waitFor()
  const note = page.getByRole('region', { name: 'Ghi chú nội bộ' })
  await note.getByText('Hỏi chị Hà trước khi gia hạn').waitFor()
  // Without a limit of uses it gives away any sum: a colleague reads and approves it.
  await page.getByText('Người soạn hoặc đã sửa không tự duyệt').waitFor()
  const colleague = await inBackoffice(stage, 'accountant', new URL(page.url()).pathname, {
    viewport: phone,
  })
  const approval = colleague.page.getByRole('region', { name: 'Duyệt' })
  await approval.getByRole('button', { name: 'Duyệt' }).click()
  const deciding = colleague.page.getByRole('dialog', { name: 'Duyệt nội dung này' })
  await deciding.getByRole('textbox', { name: 'Lý do' }).fill('Đúng ngân sách')
  await deciding.getByRole('button', { name: 'Duyệt' }).click()
  await expectNotice(colleague.page, /Đã duyệt/)
  await colleague.page.getByText('Đang chạy').first().waitFor()
  await expectSound(colleague.page, 'backoffice-voucher-approved-390')
  await page.getByRole('button', { name: 'In mã' }).click()
  const printing = page.getByRole('dialog', { name: 'In mã voucher' })
  const recipient = await identityToRecipient(await generateX25519Identity())
  await printing.getByRole('textbox', { name: 'Số mã' }).fill('20')
  await printing.getByRole('textbox', { name: 'Khoá nhận tệp' }).fill('age1sai')
  await printing.getByRole('textbox', { name: 'Lý do' }).fill('In tờ rơi')
  await printing.getByRole('button', { name: 'In mã' }).click()
  await printing.getByText('Khoá nhận tệp bắt đầu bằng age1…').waitFor()
  await printing.getByRole('textbox', { name: 'Khoá nhận tệp' }).fill(recipient)
  await printing.getByRole('button', { name: 'In mã' }).click()
  await page.getByText('20 mã · còn 20').waitFor()
  await expectSound(page, 'backoffice-voucher-1280')

  await page.getByRole('button', { name: 'Thu hồi' }).click()
  const recalling = page.getByRole('dialog', { name: /Thu hồi lượt in/ })
  await recalling.getByRole('textbox', { name: 'Lý do' }).fill('Tờ rơi in sai')
  await recalling.getByRole('button', { name: 'Thu hồi' }).click()
  await page.getByText('20 mã · còn 0 · dùng 0 · thu hồi 20').waitFor()
  await expectNotice(page, /Đã thu hồi 20 mã/)

  await page.getByRole('textbox', { name: 'Mã của khách' }).fill('KHONGCO')
  await page.getByRole('combobox', { name: 'Sản phẩm trong giỏ của khách' }).fill('glucosamin')
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Tăng số lượng' }).click()
  await page.getByRole('button', { name: 'Kiểm tra' }).click()
  await expect
    .poll(() => page.getByRole('status').allTextContents())
    .toContainEqual(expect.stringMatching(/mã/i))
})

test('on a phone the campaigns are cards, and care reads them without a way to change them', async () => {
  const visitor = await inBackoffice(stage, 'care', list, { viewport: phone })
  const { page } = visitor
  await page.getByRole('heading', { level: 1, name: 'Đợt voucher' }).waitFor()
  await page.getByRole('link', { name: /Tri ân khách hàng/ }).waitFor()
  expect(await page.getByRole('button', { name: 'Tạo đợt voucher' }).count()).toBe(0)
  await expectNoSidewaysScrolling(page)
  await expectSound(page, 'backoffice-vouchers-360')
})
