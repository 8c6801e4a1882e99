import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openPharmacy } from '../support/pharmacy.ts'
import { logInToPharmacy } from './support/counter.ts'
import { eventually, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()
const thumb = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

describe('the back gesture of a phone', () => {
  test('closes what is open, the last one first, and the page stays', async () => {
    const { page } = await atPharmacy('lich-su-mua-hang')
    await page.getByRole('button', { name: 'Ghi lần mua' }).first().tap()
    const form = page.getByRole('dialog', { name: 'Ghi lần mua' })
    await form.getByRole('combobox', { name: 'Sản phẩm 1' }).pressSequentially('jex')
    await form.getByRole('option').first().waitFor()
    const address = page.url()

    await goBack(page)
    await eventually(() => form.getByRole('option').count()).toBe(0)
    await eventually(() => form.getByRole('combobox', { name: 'Sản phẩm 1' }).inputValue()).toBe(
      'jex',
    )
    await goBack(page)
    await form.waitFor({ state: 'detached' })
    expect(page.url()).toBe(address)
  })

  test('a question above a menu is left without a press between, then the menu', async () => {
    const { page } = await atPharmacy('lich-su-mua-hang')
    await page.locator('header summary').tap()
    await page.getByRole('button', { name: 'Đăng xuất' }).tap()
    const question = page.getByRole('alertdialog')
    await question.waitFor()

    await goBack(page)
    await question.waitFor({ state: 'detached' })
    await eventually(() => page.locator('header details').getAttribute('open')).not.toBeNull()
    await goBack(page)
    await eventually(() => page.locator('header details').getAttribute('open')).toBeNull()
  })

  test('a dialog is closed again after it was opened again', async () => {
    const { page } = await atPharmacy('lich-su-mua-hang')
    const form = page.getByRole('dialog', { name: 'Ghi lần mua' })
    for (let round = 0; round < 2; round += 1) {
      await page.getByRole('button', { name: 'Ghi lần mua' }).first().tap()
      await form.waitFor()
      await goBack(page)
      await form.waitFor({ state: 'detached' })
    }
  })
})

async function atPharmacy(page: 'lich-su-mua-hang') {
  const pharmacy = await openPharmacy(stage.shop)
  const visitor = await stage.visit(null, thumb)
  await visitor.page.addInitScript(hideEscapeFromScripts)
  await logInToPharmacy(visitor.page, pharmacy)
  await visitor.open(`/nha-thuoc/${page}/?id=${pharmacy.code}`)
  return visitor
}

/**
 * A computer has no back gesture, but its Escape key is the same request to close, made by the browser
 * once no script has taken the key: here none sees it.
 */
const goBack = (page: Page) => page.keyboard.press('Escape')

function hideEscapeFromScripts(): void {
  const hide = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.stopImmediatePropagation()
  }
  addEventListener('keydown', hide, { capture: true })
}
