import type { Locator, Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { maskCode } from '#domain/genuine/mask.ts'
import { withDots } from '#web/features/code-entry/code-typing.ts'
import { fakeCamera, qrPhoto } from './support/camera.ts'
import {
  enterCode,
  expectOutcome,
  givePhone,
  noNetwork,
  rowOf,
  setCounterStage,
} from './support/counter.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, expectTroubles } from './support/stage.ts'

const camera = fakeCamera('counter')
await camera.show(null)
const stage = setCounterStage(camera.args)
const thumb = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

describe('the camera at the counter', () => {
  test('takes one box after the other and stays open; a box held before it counts once', async () => {
    const { page } = await stage.atCounter(thumb)
    const [code, next] = await stage.newCodes(2)
    await givePhone(page, '0912345007')
    for (const one of [code!, next!]) {
      const sheet = await scan(page, one)
      await sheet.getByText('Chính hãng · +30 điểm').waitFor()
      await sheet.getByText('Đã quét 1 mã', { exact: true }).waitFor()
      await sheet.getByRole('button', { name: 'Xong' }).click()
      await sheet.waitFor({ state: 'hidden' })
      await expectOutcome(page, one, 'Chính hãng')
      await eventually(() => rowOf(page, one).count()).toBe(1)
    }
  })

  test('says of a used code that it is, in the sheet where one looks', async () => {
    const { page } = await stage.atCounter(thumb)
    const used = await stage.usedCode()
    await givePhone(page, '0912345011')
    const sheet = await scan(page, used)
    await sheet.getByText('Đã dùng ngày').waitFor()
    await sheet.getByText('Đã quét 1 mã, 1 mã cần xem lại').waitFor()
    await expectSound(page, 'counter-scan-used-390')
  })

  test('says which of several boxes needs somebody, and how many do', async () => {
    const { page } = await stage.atCounter(thumb)
    await givePhone(page, '0912345014')
    const sheet = await scan(page, null)
    await sheet.getByText('Chưa quét mã nào').waitFor()
    await choosePhoto(sheet, await stage.usedCode())
    await sheet.getByText('Đã dùng ngày').waitFor()
    await choosePhoto(sheet, await stage.newCode())
    await sheet.getByText('Chính hãng · +30 điểm').waitFor()
    await sheet.getByText('Đã quét 2 mã, 1 mã cần xem lại').waitFor()
    // Which of them it was is still said.
    await sheet.getByText('Đã dùng ngày').waitFor()
    await choosePhoto(sheet, 'SB0041XYDZ')
    await sheet.getByText('Mã chưa đúng').waitFor()
    await sheet.getByText('Đã quét 3 mã, 2 mã cần xem lại').waitFor()
    await expectSound(page, 'counter-scan-wrong-390')
  })

  test('an earlier box that turns out bad is said while a later one is shown', async () => {
    const { page } = await stage.atCounter(thumb)
    const used = await stage.usedCode()
    const next = await stage.newCode()
    await givePhone(page, '0912345012')
    const held = Promise.withResolvers<void>()
    await page.route('**/api/presenter-pharma/**', async (route) => {
      if (route.request().postData()?.includes(used)) await held.promise
      await route.continue()
    })
    const sheet = await scan(page, null)
    await choosePhoto(sheet, used)
    await sheet.getByText('Đang gửi…').waitFor()
    await choosePhoto(sheet, next)
    await sheet.getByText('Đã quét 2 mã', { exact: true }).waitFor()
    await sheet.getByText(`${withDots(maskCode(next))} · Đang gửi…`).waitFor()
    held.resolve()
    await sheet.getByText('Đã dùng ngày').waitFor()
    await sheet.getByText('Đã quét 2 mã, 1 mã cần xem lại').waitFor()
    await sheet.getByText('Chính hãng · +30 điểm').waitFor()
  })

  test('a box without a network waits, and a box entered before is not taken again', async () => {
    const visitor = await stage.atCounter(thumb)
    const { page } = visitor
    const [typed, code] = await stage.newCodes(2)
    await givePhone(page, '0912345013')
    await enterCode(page, typed!)
    await expectOutcome(page, typed!, 'Chính hãng')
    const sheet = await scan(page, null)
    await choosePhoto(sheet, typed!)
    await sheet.getByText('Mã này vừa được nhập ở đây').waitFor()
    await sheet.getByText('Chưa quét mã nào').waitFor()
    await page.route('**/api/presenter-pharma/**', (route) => route.abort('failed'))
    await choosePhoto(sheet, code!)
    await sheet.getByText('Chờ gửi khi có mạng').waitFor()
    await expectSound(page, 'counter-scan-waiting-390')
    await page.unroute('**/api/presenter-pharma/**')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await sheet.getByText('Chính hãng · +30 điểm').waitFor()
    expectTroubles(visitor, noNetwork)
  })
})

/** Opens the camera with this code before it, or with none. */
async function scan(page: Page, code: string | null): Promise<Locator> {
  await camera.show(code && addressOf(code))
  await page.getByRole('button', { name: 'Quét mã' }).click()
  return page.getByRole('dialog', { name: 'Quét liên tiếp' })
}

/** Another box, without a new camera: its picture stays while it is open. */
async function choosePhoto(sheet: Locator, code: string): Promise<void> {
  const photo = { name: 'tem.png', mimeType: 'image/png', buffer: await qrPhoto(addressOf(code)) }
  await sheet.locator('input[type=file]').setInputFiles(photo)
}

function addressOf(code: string): string {
  return `https://anlanh.example/tich-diem/#${code}`
}
