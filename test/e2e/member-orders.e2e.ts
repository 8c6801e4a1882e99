import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { resultTexts } from '#domain/loyalty/result-codes.ts'
import { orderStatusLabels } from '#domain/order/status.ts'
import { moveByHand } from '#server/order/index.ts'
import { desktop } from '../support/browser.ts'
import {
  accountDialog,
  createMember,
  logIn,
  password,
  passwordBox,
  question,
} from './support/members.ts'
import { expectNotice } from './support/notices.ts'
import { readOrder } from './support/order-rows.ts'
import {
  addToCart,
  chooseOldPlace,
  giveAddress,
  giveReceiver,
  goOnAsGuest,
  orderCodeShown,
  placeButton,
} from './support/shopping.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, expectText, expectTroubles, hydrated, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()

test('a member orders to a saved address, finds the order and orders again', async () => {
  const phone = '0913000001'
  await createMember(stage.shop, phone)
  const { page, open } = await stage.visit('/mua-hang/')
  await page.locator('main a[href^="/mua-hang/"]:has(h3), main h3 a').first().click()
  await page.waitForURL('**/mua-hang/*/')
  await addToCart(page)
  await open('/gio-hang/')
  await page.getByRole('button', { name: 'Tiếp tục đặt hàng' }).click()
  const prompt = accountDialog(page, 'Đặt hàng')
  await prompt.getByLabel('Số điện thoại').fill(phone)
  await passwordBox(prompt).fill(password)
  await expectSound(page, 'checkout-login-360')
  await prompt.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Giao hàng và thanh toán' }).waitFor()
  await page.getByText('Nguyễn Thị Lan').first().waitFor()

  // The first address of the account is taken; another can be.
  await page.getByText('148 Hoàng Hoa Thám, Phường 12, Quận Tân Bình, Hồ Chí Minh').waitFor()
  await page.getByRole('button', { name: 'Thay đổi nơi nhận hàng' }).click()
  const chooser = page.getByRole('dialog', { name: 'Chọn địa chỉ giao hàng tận nơi' })
  await chooser.getByText('Địa chỉ khác').waitFor()
  await expectSound(page, 'chooser-member-360')
  await chooser.getByText('148 Hoàng Hoa Thám, Phường 12, Quận Tân Bình, Hồ Chí Minh').click()
  await chooser.waitFor({ state: 'hidden' })
  await placeButton(page).click()
  const code = await orderCodeShown(page)
  const row = await readOrder(stage.shop, code)
  expect(row).toMatchObject({ customer_phone: phone, receiver_phone: phone })
  expect(row.member_id).not.toBeNull()

  await open('/ho-so-thanh-vien/don-hang-cua-toi/')
  await page.getByText(code).waitFor()
  await expectSound(page, 'my-orders-360')
  await page.getByRole('link', { name: 'Chờ thanh toán' }).click()
  await page.getByText('Không có đơn hàng phù hợp').waitFor()
  await expectSound(page, 'my-orders-none-360')
  await page.getByRole('link', { name: 'Chờ xác nhận' }).click()
  await page.getByText(code).waitFor()
  await page.getByRole('searchbox', { name: 'Tìm theo mã đơn hàng' }).fill(code.slice(-4))
  await page.getByRole('button', { name: 'Tìm', exact: true }).click()
  await page.waitForURL(`**code=${code.slice(-4)}**`)
  await page.getByRole('link', { name: `Xem chi tiết đơn hàng ${code}` }).click()
  await page.getByText('Tình trạng đơn hàng').waitFor()
  await expectSound(page, 'my-order-360')
  expect(await page.getByRole('button', { name: 'Mua lại' }).count()).toBe(0)
  await moveByHand(stage.shop.ctx, code, 'handedToCarrier', 'staff')
  await moveByHand(stage.shop.ctx, code, 'deliveredWithPoints', 'staff')
  await page.reload()
  await page.getByRole('button', { name: 'Mua lại' }).click()
  await page.waitForURL('**/gio-hang/')
  await page.getByRole('link', { name: 'Giỏ hàng, 1 sản phẩm' }).waitFor()
})

test('an order says what points it brings, and that it has moved on before it was cancelled', async () => {
  const phone = '0913000008'
  await createMember(stage.shop, phone)
  const visitor = await stage.visit('/mua-hang/jex/')
  const { page, open } = visitor
  await addToCart(page)
  await logIn(page, phone)
  await open('/gio-hang/')
  await page.getByText(resultTexts.pointsExpected.text).waitFor()
  await open('/gio-hang/giao-hang/')
  // The member's own address comes after the page.
  await page.getByRole('button', { name: 'Thay đổi nơi nhận hàng' }).waitFor()
  await placeButton(page).click()
  const code = await orderCodeShown(page)
  await open(`/ho-so-thanh-vien/don-hang-cua-toi/${code}/`)
  await page.getByText(/^Dự kiến tích \d+ điểm/).waitFor()
  await page.getByText(resultTexts.pointsExpected.text).waitFor()

  await page.getByRole('button', { name: 'Yêu cầu huỷ đơn hàng' }).click()
  const dialog = page.getByRole('dialog', { name: 'Yêu cầu huỷ đơn hàng' })
  await dialog.getByText('Tôi không còn nhu cầu').click()
  await moveByHand(stage.shop.ctx, code, 'handedToCarrier', 'staff')
  await dialog.getByRole('button', { name: 'Yêu cầu huỷ đơn hàng' }).click()
  await expectText(dialog.getByRole('alert'), resultTexts.orderStatusConflict.text)
  await expectSound(page, 'cancel-conflict-360')
  await dialog.getByRole('button', { name: 'Giữ đơn hàng' }).click()
  await page.getByRole('main').getByText(orderStatusLabels.shipping).first().waitFor()
  expect(await page.getByRole('button', { name: 'Yêu cầu huỷ đơn hàng' }).count()).toBe(0)
  expectTroubles(visitor, /409/)
})

test('orders made as a guest are taken over after the login with their phone', async () => {
  const phone = '0913000002'
  await createMember(stage.shop, phone)
  const { page, open } = await stage.visit('/mua-hang/', { viewport: desktop })
  await page.locator('main a[href^="/mua-hang/"]:has(h3), main h3 a').first().click()
  await page.waitForURL('**/mua-hang/*/')
  await addToCart(page)
  await open('/gio-hang/')
  await goOnAsGuest(page)
  await giveAddress(page)
  await giveReceiver(page, { name: 'Nguyễn Thị Lan', phone })
  await placeButton(page).click()
  const code = await orderCodeShown(page)
  expect((await readOrder(stage.shop, code)).member_id).toBeNull()

  await logIn(page, phone)
  const offer = question(page, 'Thêm đơn hàng vào tài khoản?')
  await offer.waitFor()
  await expectSound(page, 'take-over-1280')
  await offer.getByRole('button', { name: 'Thêm vào tài khoản' }).click()
  await expectNotice(page, /Đã thêm 1 đơn hàng vào tài khoản/)
  await open('/ho-so-thanh-vien/')
  await page.getByText(code).waitFor()
  await expectSound(page, 'profile-1280')
  expect((await readOrder(stage.shop, code)).member_id).not.toBeNull()
})

test('addresses are added, made the default and removed', async () => {
  const phone = '0913000003'
  await createMember(stage.shop, phone)
  const { page, open } = await stage.visit('/')
  await logIn(page, phone)
  await open('/ho-so-thanh-vien/thong-tin-tai-khoan/')
  await expectSound(page, 'account-info-360')
  await page.getByRole('button', { name: 'Thêm địa chỉ' }).click()
  const editor = accountDialog(page, 'Thêm địa chỉ')
  await editor.getByRole('button', { name: 'Lưu địa chỉ' }).click()
  await editor.getByText('Vui lòng chọn/điền').first().waitFor()
  await chooseOldPlace(page)
  await editor.getByLabel('Số nhà, tên đường').fill('180 Trường Chinh')
  await editor.getByLabel('Nơi làm việc').check()
  await expectSound(page, 'address-editor-360')
  await editor.getByRole('button', { name: 'Lưu địa chỉ' }).click()
  await editor.waitFor({ state: 'hidden' })
  const office = page.getByRole('listitem').filter({ hasText: '180 Trường Chinh' })
  await office.getByText('Nơi làm việc').waitFor()
  await office.getByRole('button', { name: /Đặt làm mặc định/ }).click()
  await office.getByText('Mặc định', { exact: true }).waitFor()
  await page.getByRole('button', { name: /Xoá địa chỉ 148 Hoàng Hoa Thám/ }).click()
  await question(page, 'Xoá địa chỉ này?').getByRole('button', { name: 'Xoá' }).click()
  await expectNotice(page, /Đã xoá địa chỉ/)
  await eventually(() => page.getByRole('main').getByText('148 Hoàng Hoa Thám').count()).toBe(0)

  await page.getByLabel('Họ và tên').fill('Nguyễn Thị Mai')
  // The notice of the default address says the same words: the answer itself is waited for.
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/auth/user/update'))
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click()
  expect((await saved).status()).toBe(200)
  await page.reload()
  await hydrated(page)
  await eventually(() => page.getByLabel('Họ và tên').inputValue()).toBe('Nguyễn Thị Mai')
})

test('a consent is withdrawn in two taps, data is downloaded, deletion is asked for and taken back', async () => {
  const phone = '0913000004'
  await createMember(stage.shop, phone)
  const { page, open } = await stage.visit('/', { viewport: desktop })
  await logIn(page, phone)
  await open('/ho-so-thanh-vien/')
  await page.getByRole('link', { name: 'Quyền riêng tư' }).click()
  const offers = page.getByRole('switch', { name: /Tin nhắn SMS.*khuyến mãi và chăm sóc/i })
  await offers.uncheck()
  await expectNotice(page, /Đã rút lại đồng ý/)
  await page.getByText('Lịch sử đồng ý', { exact: true }).click()
  await page.getByText('Rút lại', { exact: true }).waitFor()
  await expectSound(page, 'privacy-1280')
  await page.reload()
  await hydrated(page)
  await eventually(() => offers.isChecked()).toBe(false)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Tải dữ liệu của tôi' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^an-lanh-du-lieu-\d{4}-\d{2}-\d{2}\.json$/)
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as object
  expect(data).toMatchObject({ user: { phone }, orders: [], consent_history: expect.anything() })

  await page.getByRole('button', { name: 'Yêu cầu xoá tài khoản' }).click()
  const asked = accountDialog(page, 'Xoá tài khoản?')
  await passwordBox(asked).fill(password)
  await expectSound(page, 'deletion-1280')
  await asked.getByRole('button', { name: 'Yêu cầu xoá tài khoản' }).click()
  await page.getByText(/Tài khoản sẽ được xoá vào ngày/).waitFor()
  await page.getByRole('button', { name: 'Giữ lại tài khoản' }).click()
  await expectNotice(page, /Tài khoản được giữ lại/)
})

test('another device is signed out from here', async () => {
  const phone = '0913000005'
  await createMember(stage.shop, phone)
  const away = await stage.visit('/')
  await logIn(away.page, phone)
  const { page, open } = await stage.visit('/', { viewport: desktop })
  await logIn(page, phone)
  await open('/ho-so-thanh-vien/thiet-bi/')
  await page.getByText('Thiết bị này').waitFor()
  await expectSound(page, 'devices-1280')
  await page.getByRole('button', { name: 'Đăng xuất các thiết bị khác' }).click()
  await question(page, 'Đăng xuất các thiết bị khác?')
    .getByRole('button', { name: 'Đăng xuất các thiết bị khác' })
    .click()
  await expectNotice(page, /Đã đăng xuất \d+ thiết bị khác/)
  await away.page.goto('/ho-so-thanh-vien/don-hang-cua-toi/', { waitUntil: 'commit' })
  await away.page.getByRole('heading', { name: 'Đăng nhập để xem hồ sơ' }).waitFor()
})

test('a session that ends while a form is filled in asks again and keeps what was typed', async () => {
  const phone = '0913000006'
  await createMember(stage.shop, phone)
  const visitor = await stage.visit('/')
  const { page, open } = visitor
  await logIn(page, phone)
  await open('/ho-so-thanh-vien/thong-tin-tai-khoan/')
  await page.getByLabel('Họ và tên').fill('Nguyễn Thị Hoa')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click()
  const again = accountDialog(page, 'Đăng nhập lại để tiếp tục')
  await eventually(() => again.getByLabel('Số điện thoại').inputValue()).toBe(phone)
  await passwordBox(again).fill(password)
  await again.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await again.waitFor({ state: 'hidden' })
  await eventually(() => page.getByLabel('Họ và tên').inputValue()).toBe('Nguyễn Thị Hoa')
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click()
  await expectNotice(page, /Đã lưu thay đổi/)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Nguyễn Thị Hoa/ })
    .waitFor()
  expectTroubles(visitor, /401/)
})

test('another address typed at the checkout joins the saved ones', async () => {
  const phone = '0913000007'
  await createMember(stage.shop, phone)
  const { page, open } = await stage.visit('/mua-hang/', { viewport: desktop })
  await logIn(page, phone)
  await page.locator('main a[href^="/mua-hang/"]:has(h3), main h3 a').first().click()
  await page.waitForURL('**/mua-hang/*/')
  await addToCart(page)
  await open('/gio-hang/')
  await page.getByRole('button', { name: 'Tiếp tục đặt hàng' }).click()
  await page.waitForURL('**/gio-hang/giao-hang/')
  await page.getByRole('button', { name: 'Thay đổi nơi nhận hàng' }).click()
  const chooser = page.getByRole('dialog', { name: 'Chọn địa chỉ giao hàng tận nơi' })
  await chooser.getByText('Địa chỉ khác', { exact: true }).first().click()
  await chooseOldPlace(page)
  await chooser.getByLabel('Số nhà, tên đường').fill('12 Lê Lợi')
  await eventually(() => chooser.getByLabel('Lưu vào địa chỉ của tôi').isChecked()).toBe(true)
  await expectSound(page, 'chooser-other-1280')
  await Promise.all([
    page.waitForResponse((answer) => answer.ok() && answer.url().endsWith('/user/addresses')),
    chooser.getByRole('button', { name: 'Giao đến địa chỉ này' }).click(),
  ])
  await page.getByText('12 Lê Lợi, Phường 12').waitFor()
  await open('/ho-so-thanh-vien/thong-tin-tai-khoan/')
  await page.getByRole('listitem').filter({ hasText: '12 Lê Lợi' }).waitFor()
})
