import { beforeAll, expect, test } from 'vitest'
import { staffAccounts } from '#domain/staff/backoffice.ts'
import { desktop, phone } from '../support/browser.ts'
import { hireStaff, type StaffMember } from '../support/staff.ts'
import { inBackoffice } from './support/backoffice.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop, eventually, expectTroubles } from './support/stage.ts'

const stage = createE2eShop()
const list = '/quan-tri/tai-khoan/'

let admin: StaffMember
beforeAll(async () => {
  admin = await hireStaff(stage.shop)
})

const rename = ({ id }: { id: number }, version: number, full_name: string) => {
  const fields = { full_name, role: 'care', locked: false, reason: 'Đổi tên' } as const
  return stage.shop.call(staffAccounts.change, { ...fields, id, version }, admin)
}

test('a colleague is invited from the list, found, and their link is seen once', async () => {
  const { page } = await inBackoffice(stage, 'admin', list, { viewport: desktop })
  await page.getByRole('table').waitFor()
  await page.getByRole('button', { name: 'Mời người mới' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mời người mới' })
  expect(await dialog.getByRole('switch').count()).toBe(0)
  await dialog.getByRole('textbox', { name: 'Tên đăng nhập' }).fill('le.minh')
  await dialog.getByRole('textbox', { name: 'Họ và tên' }).fill('Lê Quang Minh')
  await dialog.getByRole('combobox', { name: 'Vai trò' }).selectOption('warehouse')
  await expectSound(page, 'desk-staff-add-1280')
  await dialog.getByRole('button', { name: 'Mời người mới' }).click()
  const link = page.getByRole('dialog', { name: 'Liên kết kích hoạt' })
  await link.getByText('Gửi liên kết này cho Lê Quang Minh').waitFor()
  await expectSound(page, 'desk-staff-link-1280')
  const address = await link.locator('code').innerText()
  await link.getByRole('button', { name: 'Đã gửi, đóng lại' }).click()
  await link.waitFor({ state: 'detached' })

  await page.getByRole('searchbox').fill('le minh')
  await page.getByText('1 kết quả').waitFor()
  await page.getByRole('combobox', { name: 'Trạng thái' }).selectOption('invited')
  await page.waitForURL(/q=le\+minh&trang-thai=invited/)
  await page.getByRole('link', { name: 'Bỏ lọc Trạng thái: Chưa kích hoạt' }).waitFor()
  await expectSound(page, 'desk-staff-1280')
  await page.getByRole('link', { name: 'Lê Quang Minh' }).click()
  await page.getByRole('heading', { level: 1, name: 'Lê Quang Minh' }).waitFor()
  await page.getByText('Mời người dùng').waitFor()
  expect(await page.locator('body').innerText()).not.toContain(address.split('#')[1]!)
})

test('what a role may do is read by area, searched, and laid beside another role', async () => {
  const member = await hireStaff(stage.shop, 'warehouse')
  const { page } = await inBackoffice(stage, 'admin', `${list}${member.id}/`, { viewport: desktop })
  const rights = page.getByRole('region', { name: 'Được làm gì (Kho vận)' })
  const orders = rights.getByRole('region', { name: 'Đơn hàng', exact: true })
  await orders.getByText('Giao hàng, cập nhật giao hàng').waitFor()
  await rights.getByText(/^Không có quyền nào ở: .*Nội dung/).waitFor()
  await expectSound(page, 'desk-staff-rights-1280')
  await rights
    .getByRole('combobox', { name: 'So với vai trò khác' })
    .selectOption({ label: 'So với Chăm sóc khách hàng' })
  await orders.getByText('Bớt: Huỷ đơn, trả lời yêu cầu huỷ').waitFor()
  await orders.getByText('Thêm: Giao hàng, cập nhật giao hàng').waitFor()
  await expectSound(page, 'desk-staff-rights-compared-1280')
  await rights.getByRole('searchbox', { name: 'Tìm quyền' }).fill('khong co quyen nay')
  await rights.getByText('Vai trò này không có quyền nào như vậy.').waitFor()
  await rights.getByRole('searchbox', { name: 'Tìm quyền' }).fill('ton kho')
  await rights.getByText('Điều chỉnh tồn kho').waitFor()
  expect(await orders.count()).toBe(0)

  await page.setViewportSize(phone)
  await expectNoSidewaysScrolling(page)
  await page.getByRole('button', { name: 'Sửa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sửa tài khoản' })
  await dialog.getByRole('combobox', { name: 'Vai trò' }).selectOption('accountant')
  const changes = dialog.getByRole('region', { name: 'Quyền thay đổi' })
  await changes.getByText('Bớt: Giao hàng, cập nhật giao hàng').waitFor()
  await expectSound(page, 'desk-staff-role-360')
})

test('the audit calls people and records by their names, and tells all that was done to one', async () => {
  const member = await hireStaff(stage.shop, 'care')
  await rename(member, 1, 'Lý Thị Nhật Ký')
  const path = `/quan-tri/nhat-ky/?doi-tuong=staff`
  const { page, staff } = await inBackoffice(stage, 'admin', path, { viewport: desktop })
  const table = page.getByRole('table', { name: 'Nhật ký thao tác' })
  const row = table.getByRole('row').filter({ hasText: 'Đổi tên' }).first()
  await row.getByRole('link', { name: 'Lý Thị Nhật Ký', exact: true }).waitFor()
  await row.getByText(admin.username).waitFor()
  await row.getByText('Lý do: Đổi tên').waitFor()
  await expectSound(page, 'desk-audit-1280')
  await row.getByRole('link', { name: /^Mọi thao tác với bản ghi này/ }).click()
  await page.waitForURL(`**/nhat-ky/?doi-tuong=staff&ban-ghi=${member.id}`)
  await page.getByRole('link', { name: /^Bỏ lọc Bản ghi/ }).waitFor()
  await eventually(() => page.getByText(staff.username).count()).toBe(0)
  await page.setViewportSize(phone)
  await page.getByRole('link', { name: 'Lý Thị Nhật Ký', exact: true }).first().waitFor()
  await expectNoSidewaysScrolling(page)
  await expectSound(page, 'desk-audit-360')
})

test('whoever saves second sees both sides', async () => {
  const member = await hireStaff(stage.shop, 'care')
  const visitor = await inBackoffice(stage, 'admin', `${list}${member.id}/`, { viewport: desktop })
  const { page } = visitor
  await page.getByRole('button', { name: 'Sửa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sửa tài khoản' })
  await dialog.getByRole('textbox', { name: 'Họ và tên' }).fill('Trần Thị Bích')
  await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Sai tên')
  await rename(member, 1, 'Trần Thị Bảo')
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await dialog.getByText('Có người vừa sửa trước bạn').waitFor()
  await dialog.getByRole('button', { name: 'Hiện tại Trần Thị Bảo' }).waitFor()
  await expectSound(page, 'desk-staff-conflict-1280')
  await dialog.getByRole('button', { name: 'Của bạn Trần Thị Bích' }).click()
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await page.getByRole('heading', { level: 1, name: 'Trần Thị Bích' }).waitFor()
  expectTroubles(visitor, /409/)
})

test('an account is locked and started anew on its page, and many from the list', async () => {
  const member = await hireStaff(stage.shop, 'content', 'noi.dung')
  const { page, open } = await inBackoffice(stage, 'admin', `${list}${member.id}/`, {
    viewport: phone,
  })
  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('button', { name: 'Khoá' }).click()
  const lock = page.getByRole('dialog', { name: 'Khoá tài khoản Trần Thị Bình?' })
  await lock.getByRole('textbox', { name: 'Lý do' }).fill('Nghỉ phép dài')
  await lock.getByRole('button', { name: 'Khoá' }).click()
  await page.getByText('Khoá người dùng').waitFor()
  await expectSound(page, 'desk-staff-record-360')
  await page.getByRole('button', { name: 'Cấp lại đăng nhập' }).click()
  const reset = page.getByRole('dialog', { name: /^Cấp lại đăng nhập cho/ })
  await reset.getByRole('textbox', { name: 'Lý do' }).fill('Trở lại làm')
  await reset.getByRole('button', { name: 'Cấp lại đăng nhập' }).click()
  await page
    .getByRole('dialog', { name: 'Liên kết kích hoạt' })
    .getByRole('button', { name: 'Đã gửi, đóng lại' })
    .click()
  await page.getByText('Chưa kích hoạt').first().waitFor()

  await open(`${list}?q=noi.dung`)
  await page.getByText('1 kết quả').waitFor()
  await page
    .getByRole('checkbox', { name: /^Đánh dấu/ })
    .first()
    .click()
  await expectSound(page, 'desk-staff-360')
  await expectNoSidewaysScrolling(page)
  await page.getByRole('button', { name: 'Khoá tài khoản', exact: true }).click()
  const bulk = page.getByRole('dialog', { name: 'Khoá tài khoản' })
  await bulk.getByText('1 tài khoản sẽ bị khoá').waitFor()
  await bulk.getByRole('textbox', { name: 'Lý do' }).fill('Nghỉ việc')
  await bulk.getByRole('button', { name: 'Khoá tài khoản' }).click()
  await bulk.getByText('Đã làm xong 1 tài khoản.').waitFor()
  await bulk.getByRole('button', { name: 'Đóng' }).last().click()
  await page.getByRole('list', { name: 'Danh sách tài khoản' }).getByText('Đã khoá').waitFor()
})
