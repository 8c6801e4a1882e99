import { expect, test } from 'vitest'
import { desktop, expectAccessible, keepScreen } from '../support/browser.ts'
import { expectNoSidewaysScrolling } from './support/soundness.ts'
import { createE2eShop, eventually } from './support/stage.ts'

const stage = createE2eShop()
const unknown = () => `/mua-hang/?search=${crypto.randomUUID().slice(0, 8)}`

function crowd(isCrowded: boolean): void {
  const calm = { loopMs: 0, turnMs: 0, poolMs: 0, queueMs: 0 }
  for (let at = 0; at < 20; at += 1) stage.shop.gate.note(calm)
  if (!isCrowded) return
  for (let at = 0; at < 3; at += 1) stage.shop.gate.note({ ...calm, poolMs: 1200 })
}

test.each([
  ['with scripts', {}],
  ['without scripts', { javaScriptEnabled: false }],
])('a page that is put off says so and comes back by itself, %s', async (_name, options) => {
  const visitor = await stage.visit(null, options)
  visitor.forgiven.push({ pattern: /503/, mustCome: true })
  const { page } = visitor
  crowd(true)
  await page.goto(unknown())
  await page.getByRole('heading', { level: 1, name: 'Đang đông khách' }).waitFor()
  await page.getByText('Trang này tự tải lại sau').waitFor()
  await page.getByRole('link', { name: 'Thử lại ngay' }).waitFor()
  crowd(false)
  await page
    .getByRole('heading', { level: 1, name: /Đang đông khách/ })
    .waitFor({ state: 'hidden' })
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().waitFor()
})

test.each([
  ['360', undefined],
  ['1280', desktop],
])('it is readable for everybody at %s', async (width, viewport) => {
  const visitor = await stage.visit(null, viewport ? { viewport } : {})
  visitor.forgiven.push({ pattern: /503/, mustCome: true })
  const { page } = visitor
  crowd(true)
  await page.goto(unknown())
  const count = page.locator('[data-count]')
  const first = Number(await count.textContent())
  await eventually(async () => Number(await count.textContent()) < first).toBe(true)
  await expectNoSidewaysScrolling(page)
  await expectAccessible(page)
  await keepScreen(page, `crowded-${width}`)
  crowd(false)
  expect(stage.shop.gate.level).toBe(0)
})
