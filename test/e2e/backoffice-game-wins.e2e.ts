import { beforeAll, describe, expect, test } from 'vitest'
import { desktop, phone } from '../support/browser.ts'
import { bike, openSureWheel, twentyPoints, winAtOnce } from '../support/game-wins.ts'
import { inBackoffice } from './support/backoffice.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop, expectTroubles } from './support/stage.ts'

/** Prizes of games at the desk: what is held is decided, what is sent goes step by step to its winner. */
const stage = createE2eShop()

beforeAll(async () => {
  const { shop } = stage
  const held = await openSureWheel(shop, twentyPoints, { value_from: 1 })
  await winAtOnce(shop, held, '0912345001', 2)
  const sent = await openSureWheel(shop, bike)
  await winAtOnce(shop, sent, '0912345002')
})

describe('prizes of games', () => {
  test('are found in one list, and a held one is given with a reason', async () => {
    const { page } = await inBackoffice(stage, 'care', '/quan-tri/trao-giai/', {
      viewport: desktop,
    })
    await page.getByText('3 kết quả').waitFor()
    await expectSound(page, 'desk-game-wins-1280')
    await page.getByRole('link', { name: /^Đang giữ/ }).click()
    await page.waitForURL(/trang-thai=held/)
    await page.getByText('2 kết quả').waitFor()
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    await page.waitForURL(/trao-giai\/[^/?]+\//)
    await page.getByText('Giải có giá trị lớn').first().waitFor()
    await expectSound(page, 'desk-game-win-held-1280')
    await page.getByRole('button', { name: 'Trao giải' }).click()
    const dialog = page.getByRole('dialog', { name: 'Trao giải đang giữ' })
    await dialog.getByRole('textbox').fill('Đã gọi, đúng người')
    await dialog.getByRole('button', { name: 'Trao giải' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Đã cộng').waitFor()
    await page.getByText('Đã gọi, đúng người').waitFor()
    expect(await page.getByRole('button', { name: 'Trao giải' }).count()).toBe(0)
  })

  test('that are sent go from the call to the winner’s hands, on a phone too', async () => {
    const visitor = await inBackoffice(stage, 'care', '/quan-tri/trao-giai/?trang-thai=won', {
      viewport: phone,
    })
    const { page } = visitor
    expectTroubles(visitor, /400 \(Bad Request\)/)
    await page.getByText('Xe máy').first().waitFor()
    await expectSound(page, 'desk-game-wins-360')
    await expectNoSidewaysScrolling(page)
    await page.getByRole('link', { name: /Xe máy/ }).click()
    await page.getByText('Thuế phải khấu trừ').waitFor()
    await step(page, 'Đã liên hệ', {})
    await step(page, 'Đủ giấy tờ', { 'Họ tên theo giấy tờ': 'Nguyễn Thị Hoa' }, true)
    await page.getByRole('button', { name: 'Giao đi', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Giao đi' })
    await dialog.getByRole('textbox', { name: 'Cách giao' }).fill('GHN 12345')
    await dialog.getByRole('button', { name: 'Giao đi' }).click()
    await dialog.getByText('Điền nơi giao').first().waitFor()
    await expectSound(page, 'desk-game-win-send-360')
    await dialog.getByRole('textbox', { name: 'Nơi giao' }).fill('12 Hàng Bài, Hà Nội')
    await dialog.getByRole('button', { name: 'Giao đi' }).click()
    await dialog.waitFor({ state: 'detached' })
    await step(page, 'Người trúng đã nhận', {})
    await page.getByText('Đã nhận', { exact: true }).waitFor()
    await expectSound(page, 'desk-game-win-received-360')
    await expectNoSidewaysScrolling(page)
    await page.setViewportSize(desktop)
    await expectSound(page, 'desk-game-win-received-1280')
  })
})

type Page = Awaited<ReturnType<typeof inBackoffice>>['page']

async function step(page: Page, name: string, fields: Record<string, string>, checked = false) {
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog', { name })
  for (const [label, words] of Object.entries(fields)) {
    await dialog.getByRole('textbox', { name: label }).fill(words)
  }
  if (checked) await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name }).click()
  await dialog.waitFor({ state: 'detached' })
}
