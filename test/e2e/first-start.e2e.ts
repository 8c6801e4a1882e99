import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { issueSetupToken, totpCodeAt } from '#server/staff/index.ts'
import { desktop, phone } from '../support/browser.ts'
import { startNewShop } from '../support/running-shop.ts'
import { addStock } from '../support/stock.ts'
import { expectSound } from './support/soundness.ts'
import { createE2eShop, eventually, expectTroubles } from './support/stage.ts'

const stage = createE2eShop({}, [], startNewShop)

const password = 'Bốn mùa hoa nở ở quê'

async function look(page: Page, name: string): Promise<void> {
  for (const [width, size] of [
    ['360', phone],
    ['1280', desktop],
  ] as const) {
    await page.setViewportSize(size)
    await expectSound(page, `first-start-${name}-${width}`)
  }
}

test('the owner of a new shop makes it theirs and opens it', async () => {
  const { shop } = stage
  await issueSetupToken(shop.ctx)
  const guest = await stage.visit(null)
  expectTroubles(guest, /503/)
  await guest.page.goto('/')
  await guest.page.getByText('Sắp mở bán').waitFor()
  await look(guest.page, 'coming-soon')

  const { page } = await stage.visit('/quan-tri/')
  const token = readFileSync(join(shop.ctx.config.dataDir, 'setup-token'), 'utf8').trim()
  await page.locator('[name=token]').fill(token)
  await page.locator('[name=full_name]').fill('Lê Thị Minh Châu')
  await page.locator('[name=username]').fill('minh.chau')
  await look(page, 'owner')
  await page.getByRole('button', { name: 'Tiếp tục' }).click()
  const secret = await page.locator('code').innerText()
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=repeat]').fill(password)
  await page.locator('[name=totp]').fill(totpCodeAt(secret, shop.ctx.clock.now()))
  await page.getByRole('button', { name: 'Tạo tài khoản và bắt đầu' }).click()

  await page.locator('[name="value.companyName"]').fill('Công ty TNHH Minh Châu')
  await page.locator('[name="value.taxCode"]').fill('0312345678')
  await page.getByRole('button', { name: 'Thêm' }).click()
  await page.locator('[name="value.companyAddresses.0"]').fill('12 Tràng Thi, Hà Nội')
  await page.locator('[name="value.hotline"]').fill('024 3999 0000')
  await page.locator('[name="value.email"]').fill('hotro@minhchau.example')
  await page.locator('[name="value.pharmacyLicence"]').fill('Số 123/ĐKKDD-HN')
  await look(page, 'company')
  await page.getByRole('button', { name: 'Lưu và tiếp tục' }).click()
  await page.locator('[name="value.brandName"]').fill('Nhà thuốc Minh Châu')
  await page.getByRole('button', { name: 'Lưu và tiếp tục' }).click()
  await page.locator('[name="value.color"]').fill('#00695c')
  await look(page, 'brand')
  await page.getByRole('button', { name: 'Lưu và tiếp tục' }).click()
  await page.getByRole('heading', { name: 'Kiểu địa chỉ' }).waitFor()
  await eventually(() => page.title()).toContain('Nhà thuốc Minh Châu')

  await addStock(shop.ctx.db, [{ code: 'JEX' }])
  await page.goto('/quan-tri/mo-ban/')
  await page.getByText('1 sản phẩm đang bán và còn hàng.').waitFor()
  await look(page, 'opening')
  await page.getByRole('button', { name: 'Mở bán', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=reason]').fill('Khai trương')
  await dialog.getByRole('button', { name: 'Mở bán' }).click()
  await page.getByText('Cửa hàng đang mở').waitFor()

  const buyer = await stage.visit('/')
  await buyer.page.getByRole('link', { name: 'Nhà thuốc Minh Châu' }).first().waitFor()
  expect(await buyer.page.content()).not.toContain('An Lành')
})
