import { expect, test } from 'vitest'
import { seconds } from '#domain/kernel/durations.ts'
import { desktop } from '../support/browser.ts'
import { press, tabTo, type } from './support/keyboard.ts'
import {
  accountDialog,
  codeSentTo,
  createMember,
  giveCode,
  givePassword,
  logIn,
  password,
  passwordBox,
  question,
  typeCode,
} from './support/members.ts'
import { expectNotice } from './support/notices.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, expectTroubles, hydrated, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()

test('a wrong password is asked about, and a forgotten one is set anew by code', async () => {
  const phone = '0912000001'
  await createMember(stage.shop, phone)
  const visitor = await stage.visit('/')
  const { page } = visitor
  await page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }).click()
  const login = accountDialog(page, 'Đăng nhập')
  await login.getByLabel('Số điện thoại').fill(phone)
  const box = passwordBox(login)
  await box.fill('000000')
  await login.getByRole('button', { name: 'Hiện mật khẩu' }).click()
  await eventually(() => login.getByLabel('Mật khẩu').first().getAttribute('type')).toBe('text')
  await login.getByRole('button', { name: 'Ẩn mật khẩu' }).click()
  await login.getByRole('button', { name: 'Đăng nhập', exact: true }).click()

  const wrong = question(page, 'Sai số điện thoại hoặc mật khẩu')
  await wrong
    .getByText(
      'Thông tin đăng nhập không chính xác. Quý khách vui lòng nhập lại thông tin hoặc chọn Quên mật khẩu để cài đặt lại mật khẩu mới.',
    )
    .waitFor()
  await expectSound(page, 'login-wrong-360')
  await wrong.getByRole('button', { name: 'Đăng nhập lại' }).click()
  await wrong.waitFor({ state: 'hidden' })
  expect(await box.inputValue(), 'the password is cleared').toBe('')
  await box.fill('111111')
  await login.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await wrong.getByRole('button', { name: 'Quên mật khẩu' }).click()
  await login.waitFor({ state: 'hidden' })

  const forgot = accountDialog(page, 'Quên mật khẩu')
  await eventually(() => forgot.getByLabel('Số điện thoại').inputValue()).toBe(phone)
  await expectSound(page, 'forgot-phone-360')
  await forgot.getByRole('button', { name: 'Tiếp tục' }).click()
  await forgot.getByText('Mã còn hiệu lực').waitFor()
  await giveCode(forgot, '000000')
  const notValid = question(page, 'Mã kích hoạt không hợp lệ')
  await expectSound(page, 'code-not-valid-360')
  await notValid.getByRole('button', { name: 'Nhập lại' }).click()
  await notValid.waitFor({ state: 'hidden' })

  stage.shop.ctx.clock.advance(seconds(130))
  await giveCode(forgot, await codeSentTo(stage.shop, phone))
  const expired = question(page, 'Mã kích hoạt đã hết hạn')
  await expired.getByRole('button', { name: 'Trang chủ' }).waitFor()
  await expectSound(page, 'code-expired-360')
  const late = await codeSentTo(stage.shop, phone)
  await expired.getByRole('button', { name: 'Gửi lại mã' }).click()
  await expired.waitFor({ state: 'hidden' })
  const fresh = await codeSentTo(stage.shop, phone)
  expect(fresh).not.toBe(late)
  await giveCode(forgot, fresh)
  await givePassword(forgot, '246813')
  await forgot.getByText('Bạn đã đổi mật khẩu thành công!').waitFor()
  await expectSound(page, 'forgot-done-360')
  await forgot.getByRole('button', { name: 'Đăng nhập' }).click()
  await eventually(() => login.getByLabel('Số điện thoại').inputValue()).toBe(phone)
  await passwordBox(login).fill('246813')
  await login.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expectNotice(page, /Đăng nhập thành công/)
  expectTroubles(visitor, /400/)
})

test('what was typed before the script came stays, and one press logs in', async () => {
  const phone = '0912000009'
  await createMember(stage.shop, phone)
  const { page } = await stage.visit('/')
  const { promise: wanted, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => wanted.then(() => route.continue()))
  await page.goto('/dang-nhap/', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await main.getByLabel('Số điện thoại').fill(phone)
  await passwordBox(main).fill(password)
  await page.keyboard.press('Enter')
  const button = main.getByRole('button', { name: 'Đăng nhập', exact: true })
  expect(await button.isDisabled(), 'nothing is sent without the script').toBe(true)
  expect(page.url(), 'nothing is put into the address').toMatch(/\/dang-nhap\/$/)
  release()
  await button.click()
  await expectNotice(page, /Đăng nhập thành công/)
})

test('a phone without an account is offered to register', async () => {
  const visitor = await stage.visit('/dang-nhap/', { viewport: desktop })
  const main = visitor.page.getByRole('main')
  await expectSound(visitor.page, 'login-page-1280')
  await main.getByRole('button', { name: 'Quên mật khẩu' }).click()
  await main.getByLabel('Số điện thoại').fill('0912999999')
  await main.getByRole('button', { name: 'Tiếp tục' }).click()
  await main.getByText('Mã còn hiệu lực').waitFor()
  await giveCode(main, await codeSentTo(stage.shop, '0912999999'))
  const unknown = question(visitor.page, 'Số điện thoại chưa đăng ký')
  await unknown.getByRole('button', { name: 'Đăng nhập lại' }).waitFor()
  await expectSound(visitor.page, 'not-registered-1280')
  await unknown.getByRole('button', { name: 'Đăng ký', exact: true }).click()
  await visitor.page.waitForURL('**/dang-ky/')
  await main.getByRole('heading', { name: 'Đăng ký thành viên' }).waitFor()
  await expectSound(visitor.page, 'register-page-1280')
  expectTroubles(visitor, /404/)
})

test('a phone with an account is offered to log in instead of registering again', async () => {
  const known = '0912000002'
  await createMember(stage.shop, known)
  const { page } = await stage.visit('/dang-ky/')
  const main = page.getByRole('main')
  await main.getByLabel('Số điện thoại').fill(known)
  await main.getByRole('button', { name: 'Tiếp tục' }).click()
  await main.getByText('Mã còn hiệu lực').waitFor()
  await typeCode(main, await codeSentTo(stage.shop, known))
  const exists = question(page, 'Số điện thoại đã có tài khoản')
  await expectSound(page, 'account-exists-360')
  await exists.getByRole('button', { name: 'Đăng nhập' }).click()
  await page.waitForURL('**/dang-nhap/')
})

test('without a mouse: the dialog opens, tells its errors, signs in and gives the focus back', async () => {
  const keys = '0912000003'
  await createMember(stage.shop, keys)
  const { page } = await stage.visit('/', { viewport: desktop })
  const link = page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' })
  await press(page, link)
  const login = accountDialog(page, 'Đăng nhập')
  await login.waitFor()
  await page.keyboard.press('Escape')
  await login.waitFor({ state: 'hidden' })
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await press(page, login.getByRole('button', { name: 'Đăng nhập', exact: true }))
  await login.getByText('Vui lòng chọn/điền').first().waitFor()
  const phoneBox = login.getByLabel('Số điện thoại')
  await eventually(() => phoneBox.evaluate((box) => box === document.activeElement)).toBe(true)
  await page.keyboard.type(keys)
  await type(page, passwordBox(login), password)
  await expectSound(page, 'login-keyboard-1280')
  await page.keyboard.press('Enter')
  await expectNotice(page, /Đăng nhập thành công/)
  const profile = page.getByRole('banner').getByRole('link', { name: /Nguyễn Thị Lan/ })
  await profile.waitFor()
  await eventually(() => profile.evaluate((element) => element === document.activeElement)).toBe(
    true,
  )
})

test('a kept page is the same for everybody, and a member is greeted on it at first sight', async () => {
  const greeted = '0912000004'
  await createMember(stage.shop, greeted)
  const { page, open } = await stage.visit('/mua-hang/')
  await logIn(page, greeted)
  const html = await (await page.request.get('/mua-hang/')).text()
  expect(html).toContain('Nguyễn Thị Lan')
  const guest = await (await fetch(`${stage.shop.origin}/mua-hang/`)).text()
  expect(guest).not.toContain('Nguyễn Thị Lan')
  expect(html.match(/ style="/g)).toBeNull()
  await open('/dang-nhap/')
  await page.getByRole('heading', { name: 'Quý khách đã đăng nhập' }).waitFor()
})

test('a login in one tab shows in the other, and so does the logout', async () => {
  const phone = '0912000005'
  await createMember(stage.shop, phone)
  const { page, openTab } = await stage.visit('/mua-hang/')
  const other = await openTab('/uu-dai/')
  await logIn(page, phone)
  await other
    .getByRole('banner')
    .getByRole('link', { name: /Nguyễn Thị Lan/ })
    .waitFor()
  await other.goto('/ho-so-thanh-vien/')
  await hydrated(other)
  await other.getByRole('button', { name: 'Đăng xuất' }).click()
  await question(other, 'Đăng xuất khỏi tài khoản?')
    .getByRole('button', { name: 'Đăng xuất' })
    .click()
  await other.waitForURL('**/mua-hang/')
  await page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }).waitFor()
})

test('when somebody else has signed in, what the first one left is cleared and the cart opens', async () => {
  const [one, two] = ['0912000006', '0912000007']
  await createMember(stage.shop, one)
  await createMember(stage.shop, two)
  const { page } = await stage.visit('/')
  await logIn(page, one)
  await page.evaluate(() => localStorage.setItem('checkout', '{"note":"riêng tư"}'))
  await page.context().clearCookies()
  await page.request.post('/api/auth/login', { data: { phone: two, password } })
  await page.goto('/uu-dai/', { waitUntil: 'commit' })
  await page.waitForURL('**/gio-hang/')
  await hydrated(page)
  const kept = () => page.evaluate(() => JSON.stringify(localStorage))
  await eventually(kept).toContain(two)
  expect(await kept()).not.toMatch(/riêng tư|0912000006/)
})

test('a phone that was tried too often is told to wait', async () => {
  const phone = '0912000008'
  await createMember(stage.shop, phone)
  const visitor = await stage.visit('/')
  const { page } = visitor
  await page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }).click()
  const login = accountDialog(page, 'Đăng nhập')
  await login.getByLabel('Số điện thoại').fill(phone)
  const wrong = question(page, 'Sai số điện thoại hoặc mật khẩu')
  const locked = login.getByText(/tạm khoá đăng nhập/)
  for (let tries = 0; tries < 8 && !(await locked.isVisible()); tries++) {
    await passwordBox(login).fill('000000')
    await login.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
    await wrong.or(locked).waitFor()
    if (await wrong.isVisible()) await wrong.getByRole('button', { name: 'Đăng nhập lại' }).click()
  }
  await locked.waitFor()
  await expectSound(page, 'login-locked-360')
  expectTroubles(visitor, /400|429/)
})
