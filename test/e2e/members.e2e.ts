import { expect, test } from 'vitest'
import { saveSetting } from '#server/settings/index.ts'
import { desktop } from '../support/browser.ts'
import {
  accountDialog,
  chooseChannels,
  chooseSecret,
  codeSentTo,
  expectErrors,
  givePerson,
  goOn,
  logIn,
  password,
  question,
  typeCode,
} from './support/members.ts'
import { expectNotice } from './support/notices.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, expectTroubles, hydrated, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()

test('a shopper becomes a member, comes back elsewhere, and a new password ends the first visit', async () => {
  await saveSetting(stage.shop.ctx, 'registrationNeedsConsent', true)
  const phone = '0911000001'
  const first = await stage.visit('/')
  const { page } = first
  await page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }).click()
  const login = accountDialog(page, 'Đăng nhập')
  await login.waitFor()
  await expectSound(page, 'login-360')
  await page.mouse.click(180, 8)
  expect(await login.isVisible(), 'a press beside the dialog does not close it').toBe(true)
  await login.getByRole('button', { name: 'Đăng ký ngay' }).click()
  await login.waitFor({ state: 'hidden' })

  const dialog = accountDialog(page, 'Đăng ký thành viên')
  await eventually(() => dialog.getByRole('link', { name: 'điều khoản sử dụng' }).count()).toBe(1)
  await eventually(() => dialog.getByRole('link', { name: 'chính sách bảo mật' }).count()).toBe(1)
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()
  await expectErrors(dialog, ['Vui lòng chọn/điền'])
  await dialog.getByLabel('Số điện thoại').fill('+84 911 000 001')
  await eventually(() => dialog.getByLabel('Số điện thoại').inputValue()).toBe(phone)
  await expectSound(page, 'register-phone-360')
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()

  await dialog.getByText('Mã còn hiệu lực').waitFor()
  await expectSound(page, 'register-code-360')
  await dialog.getByRole('button', { name: 'Xác nhận' }).click()
  await expectErrors(dialog, ['Điền đầy đủ OTP 6 chữ số'])
  await typeCode(dialog, await codeSentTo(stage.shop, phone))

  await dialog.getByRole('heading', { name: 'Thông tin của Quý khách' }).waitFor()
  await goOn(dialog)
  const [needed, choose] = ['Vui lòng chọn/điền', 'Vui lòng chọn']
  const open = ['họ và tên', 'ngày sinh', 'email'].map((what) => `${needed} ${what}`)
  await expectErrors(dialog, [...open, choose])
  await expectSound(page, 'register-profile-errors-360')
  await dialog.getByLabel('Họ và tên').fill('Lan#')
  await dialog.getByLabel('Ngày sinh').fill('25082999')
  await dialog.getByLabel('Email').first().fill('lan_@example.vn')
  await dialog.getByLabel('Họ và tên').focus()
  await eventually(() => dialog.locator('[id$="-error"]').allInnerTexts()).toEqual(
    expect.arrayContaining(['Không điền ký tự đặc biệt', 'Điền chính xác email']),
  )
  await givePerson(page, dialog)
  await dialog.getByRole('button', { name: 'Quay lại' }).click()
  await expectSound(page, 'register-address-360')
  await dialog.getByLabel('Số nhà, tên đường').fill('148')
  await goOn(dialog)
  await expectErrors(dialog, ['Điền đầy đủ số nhà, tên đường'])
  await dialog.getByLabel('Số nhà, tên đường').fill('148 Hoàng Hoa Thám')
  await goOn(dialog)

  await dialog.getByRole('heading', { name: 'Cài đặt mật khẩu' }).waitFor()
  expect(await dialog.getByRole('checkbox', { checked: true }).count(), 'nothing ticked').toBe(0)
  const create = dialog.getByRole('button', { name: 'Tạo tài khoản' })
  await chooseSecret(dialog, '12345')
  await create.click()
  const six = 'Mật khẩu bao gồm 6 chữ số bất kì'
  await expectErrors(dialog, [
    six,
    `${choose} ít nhất một kênh nhận thông báo`,
    `${choose} ít nhất một kênh nhận khuyến mãi`,
  ])
  await chooseSecret(dialog, password, '111111')
  await chooseChannels(dialog)
  await create.click()
  await expectErrors(dialog, ['2 lần nhập mật khẩu không giống nhau'])
  await chooseSecret(dialog, password)
  await expectSound(page, 'register-profile-360')
  await create.click()
  await dialog.getByText('Bạn đã tạo tài khoản thành công!').waitFor()
  await expectSound(page, 'register-done-360')
  await dialog.getByRole('button', { name: 'Hoàn thành' }).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Nguyễn Thị Lan/ })
    .waitFor()

  const second = await stage.visit('/', { viewport: desktop })
  await logIn(second.page, phone)
  await second.page.reload()
  await eventually(() => second.page.getByRole('banner').innerText()).toContain('Nguyễn Thị Lan')
  await second.open('/ho-so-thanh-vien/doi-mat-khau/')
  const form = second.page.getByRole('main')
  await form.getByRole('button', { name: 'Đổi mật khẩu', exact: true }).click()
  await expectErrors(form, [needed, 'Mật khẩu bao gồm 6 chữ số bất kì', needed])
  await expectSound(second.page, 'change-password-1280')
  await form.locator('input[autocomplete=current-password]').fill('000000')
  await form.locator('input[autocomplete=new-password]').nth(0).fill('246802')
  await form.locator('input[autocomplete=new-password]').nth(1).fill('246802')
  await form.getByRole('button', { name: 'Đổi mật khẩu', exact: true }).click()
  await expectErrors(form, ['Mật khẩu hiện tại không đúng'])
  expectTroubles(second, /400/)
  await form.locator('input[autocomplete=current-password]').fill(password)
  await form.getByRole('button', { name: 'Đổi mật khẩu', exact: true }).click()
  await expectNotice(second.page, /Bạn đã đổi mật khẩu thành công!/)

  // The page begins anew once it learns that its session has ended.
  await page.goto('/ho-so-thanh-vien/', { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'Đăng nhập để xem hồ sơ' }).waitFor()
  await expectNotice(page, /Phiên đăng nhập đã kết thúc/)
  await expectSound(page, 'profile-guest-360')

  await second.page.getByRole('button', { name: 'Đăng xuất' }).click()
  const asked = question(second.page, 'Đăng xuất khỏi tài khoản?')
  await expectSound(second.page, 'logout-1280')
  await asked.getByRole('button', { name: 'Đăng xuất' }).click()
  await second.page.waitForURL('**/mua-hang/')
  await second.page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }).waitFor()
  await hydrated(second.page)
  expect(await second.page.evaluate(() => localStorage.getItem('member'))).toBe('null')
})
