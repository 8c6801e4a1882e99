import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { password } from '../support/members.ts'
import { qrPhoto } from './support/camera.ts'
import {
  codeField,
  enter,
  expectSoundAtBothSizes,
  outcome,
  setEarningStage,
} from './support/earning.ts'
import { accountDialog, passwordBox } from './support/members.ts'
import { expectNotice } from './support/notices.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, expectTroubles } from './support/stage.ts'

const stage = setEarningStage()

test('a code typed on the home page is judged without an account; after a login its points are counted', async () => {
  const code = await stage.newCode()
  const visitor = await stage.visit('/')
  const { page } = visitor
  await codeField(page).fill(code.toLowerCase())
  await eventually(() => codeField(page).inputValue()).toBe(code.match(/.{3}/g)!.join(' '))
  await page.getByRole('button', { name: 'Kiểm tra', exact: true }).click()
  await page.waitForURL('**/tich-diem/')
  await outcome(page, 'earned')
  await eventually(() => isInFocus(page, 'Hàng chính hãng')).toBe(true)
  await page.getByText('Chưa ai nhập mã này trước Quý khách.').first().waitFor()
  await expectSoundAtBothSizes(page, 'earn-verdict')
  await page.getByRole('button', { name: 'Đăng nhập để nhận 30 điểm' }).click()
  await logInForPoints(page)

  await outcome(page, 'earned')
  await page.getByText('+30 điểm').first().waitFor()
  await eventually(() => isInFocus(page, 'Hàng chính hãng')).toBe(true)
  expect(page.url()).not.toContain(code)
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(kept).not.toContain(code)
  await expectSound(page, 'earn-result-360')
})

test('a checked code stays through a reload and a login elsewhere, and earns with one tap', async () => {
  const code = await stage.newCode()
  const { page, open } = await stage.visit('/tich-diem/')
  await enter(page, code)
  await page.getByRole('button', { name: 'Đăng nhập để nhận 30 điểm' }).waitFor()
  await open('/dang-nhap/')
  const main = page.getByRole('main')
  await main.getByLabel('Số điện thoại').fill(stage.lan.phone)
  await passwordBox(main).fill(password)
  await main.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expectNotice(page, /Đăng nhập thành công/)
  await open('/tich-diem/')
  await page.getByRole('button', { name: 'Nhận 30 điểm', exact: true }).click()
  await page.getByText('Số dư mới:').waitFor()
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(kept).not.toContain(code)
})

test('a guest hears when a used code was verified first, not by whom, and reports it after a login', async () => {
  const code = await stage.usedCode({})
  const { page } = await stage.visit('/tich-diem/')
  await enter(page, code)
  await outcome(page, 'codeUsed')
  const card = page.getByRole('region', { name: 'Mã đã được sử dụng' })
  await eventually(() => card.innerText()).toMatch(/xác thực lần đầu lúc .*\d{2}\/\d{2}\/\d{4}/)
  expect(await card.innerText()).not.toContain('002')
  await expectSoundAtBothSizes(page, 'earn-verdict-used')
  await page.getByRole('button', { name: 'Báo nghi ngờ hàng giả' }).click()
  await logInForPoints(page, 'Đăng nhập để gửi báo cáo')
  await page.getByRole('dialog', { name: 'Báo nghi ngờ hàng giả' }).waitFor()
})

test('a guest puts a wrong code right', async () => {
  const { page } = await stage.visit('/tich-diem/')
  await enter(page, 'JJ3ZZZZZZZZZ')
  await page.getByRole('button', { name: 'Vẫn kiểm tra mã này' }).click()
  await outcome(page, 'codeIncorrect')
  await expectSoundAtBothSizes(page, 'earn-verdict-unknown')
  await page.getByRole('button', { name: 'Sửa lại mã' }).click()
  await codeField(page).fill(await stage.newCode())
  await page.keyboard.press('Enter')
  await outcome(page, 'earned')
})

test('who enters many goes on typing; a pasted box of codes comes back as a list', async () => {
  const [first, second, third, fourth] = (await stage.newCodes(4)) as [
    string,
    string,
    string,
    string,
  ]
  const { page } = await stage.signedIn(stage.lan)
  await enter(page, first)
  await outcome(page, 'earned')
  // No press in between: the next code begins where the outcome stands.
  await page.keyboard.type(second)
  await page.keyboard.press('Enter')
  await eventually(() => history(page).count()).toBe(2)
  await outcome(page, 'earned')
  await page.getByRole('button', { name: 'Nhập mã tiếp theo' }).click()
  await eventually(() =>
    codeField(page).evaluate((field) => field === document.activeElement),
  ).toBe(true)

  await page.getByRole('button', { name: 'Nhập nhiều mã' }).click()
  await page.getByLabel('Danh sách mã').fill(`${third}\n${first}\n\n${fourth}`)
  await expectSound(page, 'earn-several-360')
  await page.getByRole('button', { name: 'Kiểm tra 3 mã' }).click()
  await page.getByRole('heading', { name: '2 trên 3 mã được tích điểm' }).waitFor()
  await page.getByText('+60 điểm').first().waitFor()
  await expectSound(page, 'earn-several-results-360')
})

test("a guest's list outlives the way to an account and is sent when it is there", async () => {
  const codes = await stage.newCodes(2)
  const { page, open } = await stage.visit('/tich-diem/')
  await page.getByRole('button', { name: 'Nhập nhiều mã' }).click()
  await page.getByLabel('Danh sách mã').fill(codes.join('\n'))
  await page.getByRole('button', { name: 'Kiểm tra 2 mã' }).click()
  await accountDialog(page, 'Đăng nhập để kiểm tra mã và nhận điểm').waitFor()
  await open('/dang-ky/')
  await open('/tich-diem/')
  await eventually(() => page.getByLabel('Danh sách mã').inputValue()).toBe(codes.join('\n'))
  const data = { phone: stage.lan.phone, password }
  await page.request.post('/api/auth/login', { data })
  await open('/tich-diem/')
  await page.getByRole('heading', { name: '2 trên 2 mã được tích điểm' }).waitFor()
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(kept).not.toContain(codes[0])
})

describe('what is wrong with a code is said before it counts', () => {
  test.for([
    ['JJ3 4KM', 'Mã tích điểm không được có khoảng trắng'],
    ['JJ3-4KM-9QX', 'Mã tích điểm không được có ký tự đặc biệt'],
    ['JJ3', 'Mã tích điểm gồm 12 ký tự'],
    ['', 'Vui lòng nhập mã dưới lớp bạc'],
  ])('%o', async ([typed, message]) => {
    const { page } = await stage.visit('/tich-diem/')
    await codeField(page).fill(typed!)
    if (!typed?.includes(' ')) await page.getByRole('button', { name: 'Kiểm tra mã' }).click()
    await page.getByText(message!).waitFor()
    await expectSound(page)
  })

  test('two swapped characters are asked about, and sent when the person insists', async () => {
    const code = await stage.newCode()
    const { page } = await stage.signedIn(stage.lan)
    const at = [5, 6, 7, 8, 9].find((index) => code[index] !== code[index + 1])!
    const slipped = code.slice(0, at) + code[at + 1]! + code[at]! + code.slice(at + 2)
    await enter(page, slipped)
    await page.getByText('có vẻ nhầm một ký tự').waitFor()
    await page.getByRole('button', { name: 'Vẫn kiểm tra mã này' }).click()
    await outcome(page, 'codeIncorrect')
    await page.getByRole('button', { name: 'Sửa lại mã' }).click()
    await codeField(page).fill(code)
    await page.keyboard.press('Enter')
    await outcome(page, 'earned')
  })
})

test('who is too quick keeps the code and sends it again', async () => {
  const code = await stage.newCode()
  const visitor = await stage.signedIn(stage.lan)
  const { page } = visitor
  const errors = { code: 'rateLimited', message: 'Quý khách thao tác quá nhanh.' }
  const refused = { status: 429, json: { statusCode: 429, errors } }
  await page.route('**/requestEarnPoint', (route) => route.fulfill(refused), { times: 1 })
  await enter(page, code)
  await page.getByRole('heading', { name: 'Quý khách nhập hơi nhanh' }).waitFor()
  await expectSoundAtBothSizes(page, 'earn-rateLimited')
  await page.getByRole('main').getByRole('button', { name: 'Gửi lại' }).first().click()
  await outcome(page, 'earned')
  expectTroubles(visitor, /429/)
})

test('an answer lost on its way is asked for again under the same key, and counts once', async () => {
  const code = await stage.newCode()
  const visitor = await stage.signedIn(stage.lan)
  const { page, open } = visitor
  const keys: (string | undefined)[] = []
  let isLost = true
  await page.route('**/requestEarnPoint', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (!isLost) return route.continue()
    // The server has earned the points; the phone does not hear of it.
    await route.fetch()
    return route.abort()
  })
  await enter(page, code)
  await outcome(page, 'connectionError')
  await expectSoundAtBothSizes(page, 'earn-connectionError')
  await open('/tich-diem/')
  isLost = false
  await page.getByRole('button', { name: 'Gửi lại' }).click()
  await outcome(page, 'earned')
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  expectTroubles(visitor, /requestEarnPoint|ERR_FAILED/)
})

test('a used code is reported with a photo that was made small on the way', async () => {
  const code = await stage.usedCode({})
  const { page } = await stage.signedIn(stage.lan)
  await enter(page, code)
  await outcome(page, 'codeUsed')
  await page.getByText('•••••••002 đã nhập mã này').waitFor()
  await page.getByRole('button', { name: 'Báo nghi ngờ hàng giả' }).click()
  const dialog = page.getByRole('dialog', { name: 'Báo nghi ngờ hàng giả' })
  await dialog.getByRole('button', { name: 'Gửi báo cáo' }).click()
  await dialog.getByText('Vui lòng điền nơi mua').waitFor()
  await dialog.getByLabel('Nơi mua').fill('Nhà thuốc đầu ngõ')
  await dialog.getByLabel('Quý khách thấy điều gì khác thường?').fill('Lớp bạc đã bị cào')
  const photo = { name: 'tem.png', mimeType: 'image/png', buffer: await qrPhoto(code) }
  await dialog.getByLabel('Chọn ảnh có sẵn').setInputFiles(photo)
  await dialog.getByAltText('Ảnh Quý khách gửi kèm').waitFor()
  await expectSoundAtBothSizes(page, 'earn-report')
  await dialog.getByRole('button', { name: 'Gửi báo cáo' }).click()
  const thanks = page.getByRole('dialog', { name: 'Cảm ơn Quý khách đã báo' })
  await thanks.getByText(/^HG\d{6}$/).waitFor()
  await expectSoundAtBothSizes(page, 'earn-report-thanks')
  await thanks.getByRole('button', { name: 'Đóng', exact: true }).last().click()
  await thanks.waitFor({ state: 'hidden' })
})

test('without JavaScript the page says how it goes, and the home card leads to it', async () => {
  const { page } = await stage.visit('/', { javaScriptEnabled: false })
  await page.getByRole('main').getByRole('link', { name: 'Quét mã' }).click()
  await page.waitForURL('**/tich-diem/')
  const main = await page.getByRole('main').innerText()
  for (const text of ['Tìm mã ở đâu?', 'Cào nhẹ lớp bạc', 'Phần nhập mã cần JavaScript']) {
    expect(main).toContain(text)
  }
})

async function logInForPoints(page: Page, title = 'Đăng nhập để nhận 30 điểm'): Promise<void> {
  const dialog = accountDialog(page, title)
  await dialog.getByLabel('Số điện thoại').fill(stage.lan.phone)
  await passwordBox(dialog).fill(password)
  await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
}

function history(page: Page) {
  return page.getByRole('region', { name: 'Mã đã nhập trong lần này' }).getByRole('listitem')
}

function isInFocus(page: Page, text: string): Promise<boolean> {
  return page.evaluate((words) => document.activeElement?.textContent === words, text)
}
