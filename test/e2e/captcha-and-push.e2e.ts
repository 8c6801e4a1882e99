import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sandboxSecret } from '#sandbox/captcha/play-provider.ts'
import { sandboxCaptchas } from '#sandbox/captcha/services.ts'
import { demoLogins } from '#seed/demo-logins.ts'
import { readSetting, saveSetting } from '#server/settings/index.ts'
import { desktop, phone } from '../support/browser.ts'
import { freePort } from '../support/free-port.ts'
import { inBackoffice } from './support/backoffice.ts'
import { codeSentTo } from './support/members.ts'
import { expectSound } from './support/soundness.ts'
import { createE2eShop, expectTroubles, hydrated, type Visitor } from './support/stage.ts'

const port = await freePort()
const host = '127.0.0.1'
const stage = createE2eShop({
  port,
  captcha: true,
  publicUrl: `http://${host}:${port}`,
  captchaServices: sandboxCaptchas({ host, port }),
})
const press = { name: 'Tôi là người thật (thử nghiệm)' }

const choose = (siteKey: string, provider: 'turnstile' | 'recaptcha' = 'turnstile') =>
  saveSetting(stage.shop.ctx, 'captcha', {
    provider,
    siteKey,
    version: provider === 'turnstile' ? 'v0' : 'v3',
    minScore: 50,
  })

async function register(page: Page, number: string): Promise<void> {
  await page.goto('/dang-ky/')
  await hydrated(page)
  await page.getByLabel('Số điện thoại').fill(number)
}

test('the desk keeps a secret and chooses its provider; a person shows that they are one and gets a code', async () => {
  const { page: desk } = await inBackoffice(stage, 'admin', '/quan-tri/cai-dat/?nhom=chong-may', {
    viewport: phone,
  })
  for (const name of ['Cloudflare Turnstile', 'Google reCAPTCHA v3']) {
    await desk.getByRole('button', { name: `Lưu khoá bí mật: ${name}` }).click()
    const dialog = desk.getByRole('dialog', { name: `Lưu khoá bí mật: ${name}` })
    await dialog.getByLabel('Khoá bí mật (secret key)').fill(sandboxSecret)
    await dialog.getByLabel('Lý do').fill('Đổi bên kiểm tra')
    if (name.startsWith('Cloud')) await expectSound(desk, 'captcha-secret-360')
    await dialog.getByRole('button', { name: 'Lưu khoá' }).click()
    await dialog.waitFor({ state: 'detached' })
    // Where the pointer lies the notice stays; it would cover the next button.
    await desk.mouse.move(0, 0)
  }
  await desk.setViewportSize(desktop)
  await desk.getByText('••••demo').first().waitFor()
  expect(await desk.content()).not.toContain(sandboxSecret)
  await desk.getByRole('button', { name: 'Sửa: Kiểm tra không phải máy tự động' }).click()
  const edit = desk.getByRole('form', { name: 'Sửa: Kiểm tra không phải máy tự động' })
  await edit.getByLabel('Bên kiểm tra').selectOption('turnstile')
  await edit.getByLabel('Khoá trang (site key)').fill('demo-ask')
  await edit.getByLabel('Phiên bản').fill('v0')
  await edit.getByLabel('Lý do').fill('Đổi bên kiểm tra')
  await expectSound(desk, 'captcha-setting-1280')
  await edit.getByRole('button', { name: 'Lưu cài đặt' }).click()
  await edit.waitFor({ state: 'detached' })
  expect((await readSetting(stage.shop.ctx.db, 'captcha')).provider).toBe('turnstile')

  const number = '0905100001'
  const { page } = await stage.visit(null, { viewport: phone })
  await register(page, number)
  await page.getByRole('button', press).waitFor()
  await expectSound(page, 'captcha-asks-360')
  // Going on before it was answered asks again at the next step.
  await page.getByRole('button', { name: 'Tiếp tục' }).click()
  await page.getByRole('button', press).click()
  await page.getByText('Mã xác nhận').first().waitFor()
  expect(await codeSentTo(stage.shop, number)).toMatch(/^\d{6}$/)
})

test('reCAPTCHA asks nothing of anybody', async () => {
  await choose('demo-pass', 'recaptcha')
  const number = '0905100002'
  const { page } = await stage.visit(null, { viewport: phone })
  await register(page, number)
  await page.getByText('Đã kiểm tra bảo mật').waitFor()
  await page.getByRole('button', { name: 'Tiếp tục' }).click()
  expect(await codeSentTo(stage.shop, number)).toMatch(/^\d{6}$/)
})

test('a script that is blocked and a check that cannot run are told in words, with the hotline', async () => {
  await choose('demo-block')
  const { page } = await stage.visit(null, { viewport: phone })
  await register(page, '0905100003')
  await page.getByText(/Bước kiểm tra bảo mật chưa chạy được.*Quý khách gọi 028/).waitFor()
  await expectSound(page, 'captcha-not-run-360')
  const visitor = await stage.visit(null, { viewport: desktop })
  await visitor.page.route('**/dev/captcha/**', (route) => route.abort())
  await register(visitor.page, '0905100004')
  await visitor.page.getByText(/Không tải được bước kiểm tra bảo mật.*tải lại trang/).waitFor()
  await expectSound(visitor.page, 'captcha-not-loaded-1280')
  expectTroubles(visitor, /dev\/captcha|ERR_FAILED/)
})

async function asDemoMember(): Promise<Visitor> {
  const visitor = await stage.visit(null, { viewport: phone })
  const data = demoLogins.member
  expect((await visitor.page.request.post('/api/auth/login', { data })).ok()).toBe(true)
  return visitor
}

/** A browser whose push service takes everybody. */
function subscribesAtOnce(): void {
  Object.defineProperty(Notification, 'permission', { value: 'default' })
  Notification.requestPermission = async () => 'granted'
  PushManager.prototype.subscribe = async () =>
    ({
      toJSON: () => ({
        endpoint: 'https://fcm.googleapis.com/fcm/send/device-of-a-test',
        keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
      }),
    }) as unknown as PushSubscription
}

test('a member adds this device, which agrees to the channel, and takes it away again', async () => {
  const { page } = await asDemoMember()
  await page.addInitScript(subscribesAtOnce)
  await page.goto('/ho-so-thanh-vien/quyen-rieng-tu/')
  const section = page.getByRole('region', { name: 'Thông báo trên thiết bị' })
  await section.getByText('Chưa có thiết bị nào bật thông báo.').waitFor()
  await expectSound(page, 'member-push-none-360')
  await section.getByRole('button', { name: 'Bật trên thiết bị này' }).click()
  await section.getByText('Thiết bị này', { exact: true }).waitFor()
  const channel = page
    .getByRole('switch', { name: /^(?:Thông báo trên trình|Trình) duyệt – / })
    .first()
  expect(await channel.isChecked()).toBe(true)
  await page.setViewportSize(desktop)
  await expectSound(page, 'member-push-1280')
  await section.getByRole('button', { name: /^Tắt thông báo trên/ }).click()
  await section.getByText('Chưa có thiết bị nào bật thông báo.').waitFor()
})

test('a denied permission and an iPhone outside the home screen are told in words', async () => {
  const { page } = await asDemoMember()
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { value: 'denied' }),
  )
  await page.goto('/ho-so-thanh-vien/quyen-rieng-tu/')
  await page.getByText(/Thông báo đang bị chặn/).waitFor()
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager')
    Object.defineProperty(navigator, 'userAgent', { value: 'iPhone' })
  })
  await page.reload()
  await page.getByText(/Thêm vào MH chính/).waitFor()
  await expectSound(page, 'member-push-iphone-360')
})
