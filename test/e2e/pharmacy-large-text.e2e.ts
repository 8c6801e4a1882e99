import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { saveCampaign } from '#server/voucher/index.ts'
import { codeField, counterOf, givePhone, phoneField, setCounterStage } from './support/counter.ts'
import { coveredOnes, isInSight } from './support/room.ts'
import { atRest, expectNoSidewaysScrolling } from './support/soundness.ts'
import { eventually } from './support/stage.ts'

const stage = setCounterStage()
const pages = ['', 'ap-dung-uu-dai/', 'ma-uu-dai/', 'danh-sach-nhac-nho/', 'thong-ke/']
const phones = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
]

// An offer whose name and sum have something to say.
beforeAll(async () => {
  await saveCampaign(stage.shop.ctx.db, {
    name: 'Giảm 10% thực phẩm bảo vệ sức khoẻ tại quầy',
    kind: 'percentage',
    value: 10,
    code: 'CHULONTAIQUAY',
    minGoods: 200_000,
    counter: 'offer',
    counterOtp: true,
    startsOn: '2020-01-01',
    endsOn: '2099-12-31',
    createdAt: stage.shop.ctx.clock.now(),
  })
})

describe.for(phones)('on a phone of $width px with the text twice as large', (viewport) => {
  test.for(pages)('/nha-thuoc/%s', async (path) => {
    const { page, open, pharmacy } = await stage.atCounter({ viewport })
    await open(counterOf(pharmacy).replace('ap-dung-uu-dai/', path))
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    if (path === 'ap-dung-uu-dai/' || path === 'ma-uu-dai/') await givePhone(page, stage.lan.phone)
    if (path === 'ap-dung-uu-dai/') {
      await page.getByText('Hạng').waitFor()
      await codeField(page).fill('JJ34KM9QX7K4')
    }
    if (path === 'ma-uu-dai/') await page.getByText('lượt').first().waitFor()
    await atRest(page)
    await expectNoSidewaysScrolling(page)
    await eventually(() => page.evaluate(burstOnes)).toEqual([])
    await expectAllReached(page)
  })
})

test.for([
  { width: 740, height: 360 },
  { width: 390, height: 440 },
])('in a window of $width × $height px the field and what is said of it are seen', async (low) => {
  const { page } = await stage.atCounter({ viewport: low, hasTouch: true, isMobile: true })
  await givePhone(page, stage.lan.phone)
  await expectAllReached(page)
  await codeField(page).focus()
  await codeField(page).fill('JJ34KM9QX7K4')
  await codeField(page).press('Enter')
  const typo = 'Mã này có vẻ nhầm một ký tự'
  await page.getByText(typo).waitFor()
  await eventually(() => isInSight(page, typo)).toBe(true)
  await expectAllReached(page)
  await phoneField(page).fill('09123450012')
  const eleven = 'Số điện thoại gồm 10 số, đang có 11'
  await page.getByText(eleven).waitFor()
  await eventually(() => isInSight(page, eleven)).toBe(true)
})

test('where there is room the keys and the tabs stay at the thumb, and a reached field above them', async () => {
  const { page } = await stage.atCounter({ viewport: phones[0]! })
  await page.getByRole('button', { name: 'Quét mã' }).waitFor()
  const bottom = await page.evaluate(
    () => document.querySelector('.store-tabs')!.getBoundingClientRect().bottom,
  )
  expect(bottom).toBe(phones[0]!.height)
  await expectAllReached(page)
})

/** Nothing that has the focus lies under a bar. */
async function expectAllReached(page: Page): Promise<void> {
  await eventually(() => coveredOnes(page)).toEqual([])
}

/** What is wider than where it stands, or runs off the edge: by its words. */
function burstOnes(): string[] {
  const shown = 'main button, main a, main input, nav a, nav button'
  return [...document.querySelectorAll<HTMLElement>(shown)]
    .filter((each) => {
      const { left, right, width } = each.getBoundingClientRect()
      const isOut = width > 1 && (left < -1 || right > innerWidth + 1)
      // A key beside others keeps within its row.
      const row = each.matches('.counter-keys > *') && each.parentElement!
      const isOver =
        row &&
        right >
          row.getBoundingClientRect().right - parseFloat(getComputedStyle(row).paddingRight) + 1
      return isOut || isOver || each.scrollWidth > each.clientWidth + 1
    })
    .map((each) => each.innerText.trim() || each.getAttribute('aria-label') || each.outerHTML)
}
