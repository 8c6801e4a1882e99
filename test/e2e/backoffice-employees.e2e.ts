import { expect, test } from 'vitest'
import { desktop, phone } from '../support/browser.ts'
import { inBackoffice } from './support/backoffice.ts'
import { expectNotice } from './support/notices.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop, expectTroubles } from './support/stage.ts'

const stage = createE2eShop()
const list = '/quan-tri/nhan-vien/'

test('an employee is added by a form that says at each field what is wrong', async () => {
  const visitor = await inBackoffice(stage, 'admin', list, { viewport: desktop })
  const { page } = visitor
  await page.getByRole('button', { name: 'Thêm nhân viên' }).click()
  const dialog = page.getByRole('dialog', { name: 'Thêm nhân viên' })
  await expectSound(page, 'desk-employee-add-1280')
  await dialog.getByRole('button', { name: 'Thêm nhân viên' }).click()
  const number = dialog.getByRole('textbox', { name: 'Mã nhân viên' })
  await dialog.getByText('Vui lòng điền “Họ và tên”').waitFor()
  expect(await number.evaluate((field) => field === document.activeElement)).toBe(true)
  await number.fill('nv7001')
  await dialog.getByRole('textbox', { name: 'Họ và tên' }).fill('Trần Thị Kit')
  await dialog.getByRole('button', { name: 'Thêm số' }).click()
  await dialog.getByRole('textbox', { name: 'Số điện thoại 1' }).fill('12')
  await dialog.getByRole('button', { name: 'Thêm nhân viên' }).click()
  await dialog.getByText('Vui lòng điền đúng định dạng').waitFor()
  await dialog.getByRole('textbox', { name: 'Số điện thoại 1' }).fill('0907000111')
  await dialog.getByRole('button', { name: 'Thêm nhân viên' }).click()
  await expectNotice(page, /Đã lưu nhân viên/)

  // The list is narrowed by its address, and by keys alone.
  await page.locator('body').press('/')
  await page.keyboard.type('kit')
  await page.getByRole('link', { name: 'Bỏ lọc Tìm: “kit”' }).waitFor()
  await page.getByText('1 kết quả').waitFor()
  await expectSound(page, 'desk-employees-1280')
  await page.getByRole('columnheader', { name: 'Họ tên' }).getByRole('button').click()
  await page.waitForURL(/q=kit&sap-xep=name/)
  await page.locator('h1').click()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Trần Thị Kit' }).waitFor()
  const history = page.getByRole('region', { name: 'Lịch sử thay đổi' })
  await history.getByText('Thêm nhân viên').first().waitFor()
  await expectSound(page, 'desk-employee-1280')
})

test('of two who edit the same employee the second sees both sides', async () => {
  const visitor = await inBackoffice(stage, 'admin', list, { viewport: desktop })
  const { page } = visitor
  const before = await stage.shop.ctx.db
    .selectFrom('employee')
    .select(['id', 'number'])
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await visitor.open(`${list}${before.id}/`)
  await page.getByRole('button', { name: 'Sửa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sửa nhân viên' })
  const name = dialog.getByRole('textbox', { name: 'Họ và tên' })
  await name.fill('Tên của người sau')
  await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Sửa cùng lúc')

  const rival = await inBackoffice(stage, 'admin', `${list}${before.id}/`, { viewport: phone })
  await rival.page.getByRole('button', { name: 'Sửa' }).click()
  const theirs = rival.page.getByRole('dialog', { name: 'Sửa nhân viên' })
  await theirs.getByRole('textbox', { name: 'Họ và tên' }).fill('Tên của người trước')
  await theirs.getByRole('switch', { name: 'Đang làm việc' }).click()
  await theirs.getByRole('textbox', { name: 'Lý do' }).fill('Đã nghỉ việc')
  await expectSound(rival.page, 'desk-employee-edit-360')
  await theirs.getByRole('button', { name: 'Lưu' }).click()
  await expectNotice(rival.page, /Đã lưu nhân viên/)
  await expectNoSidewaysScrolling(rival.page)

  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await dialog.getByText('Có người vừa sửa trước bạn').waitFor()
  await expectSound(page, 'desk-employee-conflict-1280')
  const both = dialog.getByRole('group', { name: 'Họ và tên' })
  await both.getByRole('button', { name: 'Của bạn Tên của người sau' }).waitFor()
  await both.getByRole('button', { name: 'Hiện tại Tên của người trước' }).click()
  expect(await name.inputValue()).toBe('Tên của người trước')
  await both.getByRole('button', { name: 'Của bạn Tên của người sau' }).click()
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tên của người sau' }).waitFor()
  const after = await stage.shop.ctx.db
    .selectFrom('employee')
    .select(['name', 'active'])
    .where('id', '=', before.id)
    .executeTakeFirstOrThrow()
  expect(after).toEqual({ name: 'Tên của người sau', active: false })
  expectTroubles(visitor, /409/)
})

test('what was typed is not lost without a question', async () => {
  const { page } = await inBackoffice(stage, 'admin', list, { viewport: desktop })
  await page.getByRole('button', { name: 'Thêm nhân viên' }).click()
  const dialog = page.getByRole('dialog', { name: 'Thêm nhân viên' })
  await dialog.getByRole('textbox', { name: 'Họ và tên' }).fill('Chưa lưu')
  await dialog.getByRole('button', { name: 'Quay lại' }).click()
  const question = page.getByRole('alertdialog', { name: 'Bỏ những gì đã nhập?' })
  await question.getByRole('button', { name: 'Tiếp tục sửa' }).click()
  expect(await dialog.getByRole('textbox', { name: 'Họ và tên' }).inputValue()).toBe('Chưa lưu')
  await dialog.getByRole('button', { name: 'Quay lại' }).click()
  await question.getByRole('button', { name: 'Bỏ thay đổi' }).click()
  await dialog.waitFor({ state: 'detached' })
})
