import { expect, test } from 'vitest'
import { counterOf, givePhone, setCounterStage } from './support/counter.ts'
import { expectNoSidewaysScrolling } from './support/soundness.ts'

const stage = setCounterStage()
const pages = ['', 'ap-dung-uu-dai/', 'danh-sach-nhac-nho/', 'thong-ke/']

test.for(pages)('/nha-thuoc/%s on a phone with the text twice as large', async (path) => {
  const { page, open, store } = await stage.atCounter({ viewport: { width: 360, height: 740 } })
  await open(counterOf(store).replace('ap-dung-uu-dai/', path))
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  if (path === 'ap-dung-uu-dai/') await givePhone(page, stage.lan.phone)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expectNoSidewaysScrolling(page)

  expect(await page.evaluate(burstOnes)).toEqual([])
})

/** What is wider than where it stands, or runs off the edge: by its words. */
function burstOnes(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main button, main a, nav a, nav button')]
    .filter((each) => {
      const { left, right, width } = each.getBoundingClientRect()
      const isOut = width > 1 && (left < -1 || right > innerWidth + 1)
      return isOut || each.scrollWidth > each.clientWidth + 1
    })
    .map((each) => each.innerText.trim() || each.getAttribute('aria-label') || each.tagName)
}
