import { expect, test } from 'vitest'
import { desktop, phone } from '../support/browser.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop } from './support/stage.ts'

const stage = createE2eShop()

test.each([
  ['1280', desktop],
  ['360', phone],
] as const)(
  'a partner’s programmer reads all calls on one page, at %s',
  async (width, viewport) => {
    const { page } = await stage.visit('/doi-tac/', { viewport })
    await page.getByRole('heading', { level: 1, name: 'Tài liệu cho đối tác' }).waitFor()
    expect(await page.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(11)
    await expectNoSidewaysScrolling(page)
    await expectSound(page, `partner-guide-${width}`)
    const jobs = page.getByRole('region', { name: 'Danh mục nghề nghiệp', exact: true })
    await jobs.getByRole('tab', { name: 'TypeScript' }).click()
    await jobs.getByText('await shopApi.jobs()').waitFor()
    await page.getByRole('link', { name: 'Webhook', exact: true }).click()
    expect(await page.evaluate(() => location.hash)).toBe('#webhooks')
    expect((await fetch(`${stage.shop.origin}/doi-tac/shop-api.ts`)).status).toBe(200)
  },
)
