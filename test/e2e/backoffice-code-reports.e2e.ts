import { test } from 'vitest'
import { loadStaff } from '#seed/load/staff.ts'
import { loadLoyaltyDesk } from '#seed/load/loyalty-desk.ts'
import { countCodeDays, countCohorts } from '#server/backoffice/index.ts'
import { desktop, phone } from '../support/browser.ts'
import { inBackoffice } from './support/backoffice.ts'
import { expectSound } from './support/soundness.ts'
import { createE2eShop } from './support/stage.ts'

const stage = createE2eShop()

async function counted(): Promise<void> {
  const { ctx } = stage.shop
  await loadStaff(ctx)
  await loadLoyaltyDesk(ctx)
  await countCodeDays(ctx)
  await countCohorts(ctx)
}

test('an accountant reads what became of entered codes, and whose a figure is', async () => {
  await counted()
  const { page } = await inBackoffice(
    stage,
    'accountant',
    '/quan-tri/bao-cao/ma-chinh-hang/?xem-theo=product',
    { viewport: desktop },
  )
  await page.getByText(/lượt nhập,/).waitFor()
  await page.getByText('Xuất tệp', { exact: true }).click()
  await page.getByRole('link', { name: 'CSV ngay' }).waitFor()
  await page.getByRole('button', { name: 'Excel' }).click()
  await page.getByText('Đang tạo tệp. Xem ở').first().waitFor()
  await expectSound(page, 'backoffice-code-report-1280')
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('table').getByRole('link').first().click()
  await page.waitForURL('**/ma-chinh-hang/luot/**')
  await expectSound(page, 'backoffice-tried-codes-1280')
  await page.setViewportSize(phone)
  await expectSound(page, 'backoffice-tried-codes-360')
})

test('and who came back, on a phone', async () => {
  const { page } = await inBackoffice(stage, 'accountant', '/quan-tri/bao-cao/khach-quay-lai/')
  await page
    .getByText(/khách mua lần đầu,/)
    .first()
    .waitFor()
  await expectSound(page, 'backoffice-cohorts-360')
  await page.getByText('Xuất tệp', { exact: true }).click()
  await page.getByRole('button', { name: 'Excel' }).click()
  await page.getByText('Đang tạo tệp. Xem ở').first().waitFor()
  await page.setViewportSize(desktop)
  await expectSound(page, 'backoffice-cohorts-1280')
  await page.goto('/quan-tri/tep-da-xuat/')
  await page.getByText('Đã xong').first().waitFor()
  await page.getByText(/khach-quay-lai-.*xlsx/).waitFor()
})
