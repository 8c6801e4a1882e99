import { expect, test } from 'vitest'
import { countOrderDays } from '#server/backoffice/index.ts'
import { desktop, phone } from '../support/browser.ts'
import { inBackoffice, placeCashOrder } from './support/backoffice.ts'
import { expectSound } from './support/soundness.ts'
import { createE2eShop } from './support/stage.ts'

const stage = createE2eShop()

test('an accountant reads what a day brought and opens its orders', async () => {
  const { shop } = stage
  const { page } = await inBackoffice(stage, 'accountant', '/quan-tri/bao-cao/doanh-thu/', {
    viewport: desktop,
  })
  const { code } = await placeCashOrder(shop, '0901000001')
  await countOrderDays(shop.ctx)
  await page.reload()
  await page.getByRole('figure', { name: 'Doanh thu thuần theo ngày' }).waitFor()
  await expectSound(page, 'backoffice-revenue-1280')

  await page.getByRole('combobox', { name: 'Xem theo' }).selectOption('product')
  await page.getByText(/voucher và phí giao không được chia/).waitFor()
  await expectSound(page, 'backoffice-revenue-products-1280')
  await page.setViewportSize(phone)
  await page.getByRole('list', { name: 'Doanh thu', exact: true }).waitFor()
  await expectSound(page, 'backoffice-revenue-products-390')
  await page.getByRole('combobox', { name: 'Xem theo' }).selectOption('day')
  await page.getByRole('figure', { name: 'Doanh thu thuần theo ngày' }).waitFor()
  await expectSound(page, 'backoffice-revenue-390')

  await page
    .getByRole('link', { name: /^Xem đơn hàng:/ })
    .first()
    .click()
  await page.waitForURL(/don-hang\/\?tu=.+&den=/)
  await page.getByText(code).first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/quan-tri/don-hang/')
})
