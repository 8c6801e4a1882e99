import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { keepScreen } from '../support/browser.ts'
import { openPharmacy } from '../support/pharmacy.ts'
import { accountPages, staticPages, pharmacyPages } from './support/pages.ts'
import {
  choosePickup,
  deliveryStep,
  giveReceiver,
  orderCodeShown,
  placeButton,
} from './support/shopping.ts'
import {
  atRest,
  expectNoSidewaysScrolling,
  expectSound,
  higherThanAny,
} from './support/soundness.ts'
import { expectTroubles, createE2eShop } from './support/stage.ts'
import { logInToPharmacy } from './support/counter.ts'

const stage = createE2eShop()
const visitDelivery = deliveryStep(stage)

const shopPages = [
  '/',
  '/mua-hang/',
  '/mua-hang/?c=xuong-khop&sort=price-asc',
  '/mua-hang/?search=qwxzqwxz',
  '/mua-hang/jex/',
  '/mua-hang/ritana60v-325k/',
  '/s/',
  '/s/?search=gan',
  '/uu-dai/',
  '/ctkm/khoe-khop-mua-lanh/',
  '/vnvcshop/',
  '/vnvcshop/?c=vac-xin-le',
  '/vnvcshop/goi-tiem-tre-6-tuan-12-thang/',
  '/gio-hang/thanh-toan/vnvcshop/',
  '/gio-hang/',
  '/gio-hang/giao-hang/',
  '/tra-cuu-don-hang/',
]

describe('every page, from 320 to 1280 px', () => {
  test.for([...shopPages, ...staticPages, ...accountPages])('%s', async (path) => {
    const { page } = await stage.visit(path)
    await expectSoundAtEveryWidth(page)
  })

  test('a product that is sold out', async () => {
    const { slug } = await stage.shop.ctx.db
      .selectFrom('product')
      .innerJoin('stock', 'stock.product_id', 'product.id')
      .select('slug')
      .where('on_hand', '=', 0)
      .executeTakeFirstOrThrow()
    const { page } = await stage.visit(`/mua-hang/${slug}/`)
    await page.getByText('Hết hàng').first().waitFor()
    await expectSoundAtEveryWidth(page)
    await keepScreen(page, 'product-sold-out-1280')
  })

  test.for(['/', '/mua-hang/', '/mua-hang/jex/', '/vnvcshop/', '/gio-hang/'])(
    '%s on a phone with the text twice as large',
    async (path) => {
      const { page } = await stage.visit(path, { viewport: { width: 360, height: 740 } })
      await page.getByRole('heading', { level: 1 }).waitFor()
      await enlargeText(page)
      await expectNoSidewaysScrolling(page)
      expect(await page.evaluate(burstKeys)).toEqual([])
      expect(await roomToRead(page)).toBeGreaterThan(0.7)
    },
  )

  test('cart and delivery with something in them, on a phone with the text twice as large', async () => {
    const { page, open } = await visitDelivery()
    await page.setViewportSize({ width: 360, height: 740 })
    const expectFit = async () => {
      await atRest(page)
      await enlargeText(page)
      await expectNoSidewaysScrolling(page)
      expect(await page.evaluate(burstKeys)).toEqual([])
      expect(await roomToRead(page)).toBeGreaterThan(0.7)
    }
    await choosePickup(page, 'Hà Nội')
    await expectFit()
    await open('/gio-hang/')
    await page.getByRole('list', { name: 'Sản phẩm trong giỏ' }).waitFor()
    await expectFit()
  })

  test('the sizes of a product stay within their tiles on a phone', async () => {
    const { page } = await stage.visit('/mua-hang/jex/', { viewport: { width: 360, height: 740 } })
    const tiles = page.getByRole('navigation', { name: 'Chọn quy cách' }).getByRole('link')
    expect(await tiles.count()).toBeGreaterThan(1)
    const burst = await tiles.evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
    )
    expect(burst).toEqual([])
  })

  test('a page that is not there', async () => {
    const visitor = await stage.visit('/khong-co-trang-nay/')
    expectTroubles(visitor, /404/)
    await expectSoundAtEveryWidth(visitor.page)
  })

  test('the page without a network', async () => {
    const { page } = await stage.visit('/')
    await page.goto('/offline/')
    await page.getByRole('heading', { level: 1, name: 'Không có kết nối mạng' }).waitFor()
    await expectSoundAtEveryWidth(page)
  })

  test('cart, delivery and result, with something in them', async () => {
    const { page, open } = await visitDelivery()
    await choosePickup(page, 'Hà Nội')
    await giveReceiver(page, { name: 'Nguyễn Thị Lan', phone: '0906000001' })
    await expectSoundAtEveryWidth(page)
    await open('/gio-hang/')
    await page.getByRole('list', { name: 'Sản phẩm trong giỏ' }).waitFor()
    await expectSoundAtEveryWidth(page)
    await open('/gio-hang/giao-hang/')
    await placeButton(page).click()
    await orderCodeShown(page)
    await expectSoundAtEveryWidth(page)
  })
})

describe('every page of a pharmacy, from 320 to 1280 px', () => {
  test('one after the other, as its owner', async () => {
    const pharmacy = await openPharmacy(stage.shop)
    const { page, open } = await stage.visit(null)
    await logInToPharmacy(page, pharmacy)
    for (const path of pharmacyPages) {
      await open(`/nha-thuoc/${path}?id=${pharmacy.code}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.locator('main [aria-busy=true]').first().waitFor({ state: 'hidden' })
      await expectSoundAtEveryWidth(page, higherThanAny)
    }
  })

  test('before anybody has logged in', async () => {
    const { page, open } = await stage.visit('/nt/')
    await expectSoundAtEveryWidth(page)
    const { code } = await openPharmacy(stage.shop)
    await open(`/nha-thuoc/?id=${code}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectSoundAtEveryWidth(page, higherThanAny)
  })
})

describe('with the keyboard', () => {
  test.for(['/', '/mua-hang/', '/mua-hang/jex/', '/gio-hang/', '/tra-cuu-don-hang/'])(
    'every stop on %s is seen',
    async (path) => {
      for (const width of [360, 1280]) {
        const viewport = { width, height: 800 }
        const { page } = await stage.visit(path, { viewport })
        expect(await stopsWithoutSign(page), `at ${width} px`).toEqual([])
      }
    },
  )

  test('the first stop jumps to the content', async () => {
    const { page } = await stage.visit('/mua-hang/')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const inContent = await page.evaluate(() => document.activeElement?.closest('main') !== null)
    expect(inContent).toBe(true)
  })
})

test('who asked for less movement gets none', async () => {
  const { page } = await stage.visit('/', { reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Mở menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  const max = await page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map((each) => Number(each.effect?.getComputedTiming().duration)),
    ),
  )
  expect(max).toBeLessThanOrEqual(1)
})

/** Axe looks once, where most is stacked and hidden; what a wider window changes is whether it fits. */
async function expectSoundAtEveryWidth(page: Page, height = 740): Promise<void> {
  await page.setViewportSize({ width: 360, height })
  await expectSound(page)
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScrolling(page)
  }
}

async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
}

/** Buttons, figures and choices of the page that are cut by what they stand in: by their words. */
function burstKeys(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(button, dd, select, p)')]
    .filter((each) => {
      const { left, right, width } = each.getBoundingClientRect()
      // What is pushed sideways with a finger, and what is only read out, may lie outside.
      const isApart = each.closest('.product-card, [role=list], ol, .overflow-x-auto')
      if (width <= 1 || isApart) return false
      const hasNoRoom = each.matches('select') && width < 200
      return left < -1 || right > innerWidth + 1 || hasNoRoom
    })
    .map((each) => each.innerText.trim() || each.getAttribute('aria-label') || each.outerHTML)
}

/** How much of the window's height no bar at its foot takes. */
function roomToRead(page: Page): Promise<number> {
  return page.evaluate(() => {
    const tops = [...document.querySelectorAll('main *')]
      .filter((each) => getComputedStyle(each).position === 'sticky')
      .map((each) => each.getBoundingClientRect())
      .filter(({ bottom, height }) => height > 0 && Math.abs(bottom - innerHeight) < 2)
      .map(({ top }) => top)
    return Math.min(innerHeight, ...tops) / innerHeight
  })
}

const stops = 40

/** What has the focus and looks, with the part around it, just as it does without. */
async function stopsWithoutSign(page: Page): Promise<string[]> {
  const unseen: string[] = []
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(async () => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || focused === document.body) return null
      const around = focused.closest('label, fieldset, [role="group"]')
      const look = async () => {
        // What React draws of it is there after a turn, what moves is at its end.
        await new Promise((done) => setTimeout(done))
        for (const moving of document.getAnimations()) {
          if (moving.effect?.getComputedTiming().endTime !== Infinity) moving.finish()
        }
        return [focused, around].map((element) => {
          if (!element) return ''
          const { outline, boxShadow, transform, translate } = getComputedStyle(element)
          return [outline, boxShadow, transform, translate].join()
        })
      }
      const withFocus = await look()
      focused.blur()
      const without = await look()
      return withFocus.join() === without.join() ? focused.outerHTML.slice(0, 160) : null
    })
    if (found) unseen.push(found)
  }
  return unseen
}
