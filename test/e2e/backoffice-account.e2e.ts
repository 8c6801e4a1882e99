import { expect, test } from 'vitest'
import { minutes } from '#domain/kernel/durations.ts'
import { staffAccounts } from '#domain/staff/backoffice.ts'
import { makeUser } from '#server/staff/index.ts'
import { totpCodeAt } from '#server/staff/totp.ts'
import { desktop, expectAccessible, phone } from '../support/browser.ts'
import { hireStaff } from '../support/staff.ts'
import { inBackoffice, codeAfter, loginOf } from './support/backoffice.ts'
import { atRest, expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { eventually, expectText, expectTroubles, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()

test('a new colleague opens the invitation, sets both factors and is in the back office', async () => {
  const { ctx } = stage.shop
  const person = { username: 'mai.tran', full_name: 'Trần Thị Mai', role: 'care' } as const
  const made = await ctx.db.transaction().execute((trx) => makeUser(ctx, trx, person))
  const token = made!.invitation.token
  const visitor = await stage.visit(`/quan-tri/kich-hoat/#${token}`)
  const { page } = visitor
  await page.getByText('Chào Trần Thị Mai').waitFor()
  // Whoever looks over the shoulder or into the history finds no token.
  expect(page.url()).not.toContain(token)
  await page.getByRole('img', { name: 'Mã QR cho ứng dụng xác thực' }).waitFor()
  const secret = await page.locator('code').innerText()
  await expectSound(page, 'desk-activation-360')

  const password = page.getByRole('textbox', { name: 'Mật khẩu mới' })
  await password.fill('mai.tran2026!')
  await page.getByText('Dễ đoán').waitFor()
  await password.fill('cà phê sữa đá quán cũ')
  await page.getByText('Rất mạnh').waitFor()
  const repeat = page.getByRole('textbox', { name: 'Nhập lại mật khẩu' })
  await repeat.fill('cà phê đen đá')
  await page
    .getByLabel('Mã 6 số đang hiện trong ứng dụng')
    .fill(totpCodeAt(secret, ctx.clock.now()))
  await page.getByRole('button', { name: 'Kích hoạt và đăng nhập' }).click()
  await page.getByText('Hai mật khẩu chưa giống nhau').waitFor()
  await repeat.fill('cà phê sữa đá quán cũ')
  await page.getByRole('button', { name: 'Kích hoạt và đăng nhập' }).click()
  await page.waitForURL('**/quan-tri/')
  await page.getByText('Trần Thị Mai').first().waitFor({ state: 'attached' })

  const second = await stage.visit(`/quan-tri/kich-hoat/#${token}`, { viewport: desktop })
  await second.page.getByRole('heading', { name: 'Liên kết kích hoạt không dùng được' }).waitFor()
  await expectSound(second.page, 'desk-activation-used-1280')
  expectTroubles(second, /400/)
})

test('somebody changes their password, leaves, and finds nothing of it left behind', async () => {
  const options = { viewport: desktop }
  const visitor = await inBackoffice(stage, 'accountant', '/quan-tri/doi-mat-khau/', options)
  const { page, staff } = visitor
  await page.getByRole('heading', { level: 1, name: 'Đổi mật khẩu' }).waitFor()
  await expectSound(page, 'desk-password-1280')
  const change = page.getByRole('main').getByRole('button', { name: 'Đổi mật khẩu' })
  await page.getByRole('textbox', { name: 'Mật khẩu hiện tại' }).fill('không phải')
  await page.getByRole('textbox', { name: 'Mật khẩu mới' }).fill('bảy con vịt qua cầu')
  await page.getByRole('textbox', { name: 'Nhập lại mật khẩu' }).fill('bảy con vịt qua cầu')
  stage.shop.ctx.clock.advance(minutes(2))
  await page.getByLabel('Mã xác thực').fill(codeAfter(stage.shop, staff))
  await change.click()
  await page.getByText('Mật khẩu hiện tại chưa đúng').waitFor()
  expectTroubles(visitor, /400/)
  await page.getByRole('textbox', { name: 'Mật khẩu hiện tại' }).fill(loginOf(staff).password)
  await change.click()
  await page.waitForURL('**/quan-tri/')

  await page.locator('summary', { hasText: 'Trần Thị Bình · Kế toán' }).click()
  await page.setViewportSize(phone)
  await expectSound(page, 'desk-account-menu-360')
  await page.getByRole('button', { name: 'Đăng xuất' }).click()
  await page.waitForURL('**/quan-tri/dang-nhap/')
  await page.goBack()
  await page.waitForURL('**/quan-tri/dang-nhap/**')
  expect(await page.getByText('Trần Thị Bình').count()).toBe(0)
})

test('who types everything right is let in, and the console has nothing to tell', async () => {
  const staff = await hireStaff(stage.shop, 'care')
  const { page } = await stage.visit('/quan-tri/dang-nhap/')
  await page.getByLabel('Tên đăng nhập').fill(loginOf(staff).username)
  await page.getByRole('textbox', { name: 'Mật khẩu' }).fill(loginOf(staff).password)
  await page.keyboard.press('Enter')
  await page.getByLabel('Mã xác thực').pressSequentially(codeAfter(stage.shop, staff))
  await page.waitForURL((url) => url.pathname === '/quan-tri/')
})

test('whoever is shut out learns of it on the page that is open', async () => {
  const visitor = await inBackoffice(stage, 'care', '/quan-tri/don-hang/')
  const { page, staff } = visitor
  await page.getByRole('list', { name: 'Danh sách đơn hàng' }).waitFor()
  const { headers } = await hireStaff(stage.shop)
  const change = {
    id: staff.id,
    full_name: 'Trần Thị Bình',
    role: 'care',
    locked: true,
    version: 1,
  } as const
  await stage.shop.call(staffAccounts.change, { ...change, reason: 'Đã nghỉ việc' }, { headers })
  await page.getByRole('dialog', { name: 'Phiên làm việc đã kết thúc' }).waitFor()
  expect(await page.getByRole('list', { name: 'Danh sách đơn hàng' }).isVisible()).toBe(false)
  // The page below keeps its heading, hidden with the rest of it.
  await atRest(page)
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  expectTroubles(visitor, /401/)
})

test('a back office that cannot be reached says so and comes back', async () => {
  const visitor = await stage.visit(null, { viewport: desktop })
  const { page } = visitor
  await page.route('**/api/admin/auth/session', (route) => route.abort())
  await page.goto('/quan-tri/don-hang/')
  await expectText(page.getByRole('alert'), 'Chưa tải được trang quản trị')
  await expectSound(page, 'desk-unreached-1280')
  await page.unroute('**/api/admin/auth/session')
  await page.getByRole('button', { name: 'Thử lại' }).click()
  await page.waitForURL('**/quan-tri/dang-nhap/**')
  await eventually(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(
    'Đăng nhập quản trị',
  )
  expectTroubles(visitor, /ERR_FAILED/)
})
