import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop } from '../support/browser.ts'
import { readStock, setStock } from '../support/stock.ts'
import { hasFocus } from './support/counted.ts'
import { expectNotice } from './support/notices.ts'
import { addToCart, buyButton, hanoi, knownAddress } from './support/shopping.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()
const jex = '/mua-hang/jex/'

describe('what a product promises', () => {
  test('stands at its button: when it comes, what that costs, and how to send it back', async () => {
    const { page } = await stage.visit(jex, { viewport: desktop })
    const status = page.getByRole('main').getByRole('status')
    // Which days they are is said by the browser: the page is kept for all.
    await status.filter({ hasText: /Giao đến TP\. Hồ Chí Minh: (Thứ|Chủ).*\d\d\/\d\d/ }).waitFor()
    for (const promise of ['Phí giao hàng 10.000 VNĐ', 'Đổi trả trong 7 ngày']) {
      await page.getByText(promise).waitFor()
    }
    await page.getByRole('link', { name: 'Hàng chính hãng, kiểm tra bằng mã trên hộp' }).waitFor()
    expect(await page.getByText(/sắp ra mắt|\d đánh giá|đã bán|minh hoạ/i).count()).toBe(0)
  })

  test('is of the place that this browser remembers', async () => {
    const { page, open } = await stage.visit(jex)
    await page.evaluate((checkout) => localStorage.setItem('checkout', checkout), knownAddress)
    await open(jex)
    await page.getByText(/Giao đến Quận Đống Đa: Thứ|Giao đến Quận Đống Đa: Chủ/).waitFor()
    // Who gave today's ward reads it here too.
    await page.evaluate((checkout) => localStorage.setItem('checkout', checkout), wardOfToday)
    await open(jex)
    await page.getByText(/Giao đến Phường Đống Đa: (Thứ|Chủ)/).waitFor()
  })
})

describe('a product that is sold out', () => {
  test('says so calmly and leads on: to another pack of it, to what is like it, to somebody who knows', async () => {
    const { db } = stage.shop.ctx
    const { id } = await db
      .selectFrom('product')
      .select('id')
      .where('slug', '=', 'combo-6-hop-jex')
      .executeTakeFirstOrThrow()
    const { on_hand: before } = await readStock(db, id)
    await setStock(db, id, 0)
    const { page } = await stage.visit('/mua-hang/combo-6-hop-jex/')
    await page.getByRole('status').filter({ hasText: 'Tạm hết hàng' }).waitFor()
    expect(await page.getByRole('button', { name: /^(Thêm vào giỏ|Mua ngay)$/ }).count()).toBe(0)
    await page.getByRole('link', { name: /^Hỏi ngày có hàng: gọi 0/ }).waitFor()
    await expectSound(page, 'product-sold-out-360')
    await page.getByRole('link', { name: 'Xem loại 1 hộp' }).click()
    await page.getByRole('heading', { level: 1, name: /^Viên uống JEX/ }).waitFor()
    await setStock(db, id, before)
  })

  test('without another pack leads to what is like it', async () => {
    const { slug } = await stage.shop.ctx.db
      .selectFrom('product')
      .innerJoin('stock', 'stock.product_id', 'product.id')
      .select('slug')
      .where('on_hand', '=', 0)
      .executeTakeFirstOrThrow()
    const { page } = await stage.visit(`/mua-hang/${slug}/`)
    await page.getByRole('link', { name: 'Hàng tương tự' }).click()
    const related = page.getByRole('heading', { name: 'Sản phẩm liên quan' })
    await eventually(async () => (await related.boundingBox())?.y ?? 9999).toBeLessThan(700)
  })
})

describe('the packs of one thing', () => {
  test('are links with their price and that of one box, before any script', async () => {
    const { page } = await stage.visit(jex, { javaScriptEnabled: false })
    const packs = page.getByRole('navigation', { name: 'Chọn quy cách' })
    expect(await packs.getByRole('link').allInnerTexts()).toEqual([
      expect.stringMatching(/^1 hộp\s+295\.000 VNĐ$/),
      expect.stringMatching(/^3 hộp\s+−4%\s+841\.500 VNĐ\s+280\.500 VNĐ mỗi hộp$/),
      expect.stringMatching(/^6 hộp\s+−10%\s+1\.584\.000 VNĐ\s+264\.000 VNĐ mỗi hộp$/),
    ])
    await packs.getByRole('link', { name: '6 hộp' }).click()
    await page.getByRole('heading', { level: 1, name: /Combo 6 hộp JEX/ }).waitFor()
    const chosen = page.getByRole('navigation', { name: 'Chọn quy cách' }).locator('[aria-current]')
    await eventually(() => chosen.innerText()).toContain('6 hộp')
  })

  test('are changed without losing one’s place, and the one chosen goes straight to delivery with the cart', async () => {
    const { page, open } = await stage.visit('/mua-hang/wit/')
    await addToCart(page)
    await open(jex)
    await page.getByRole('link', { name: '3 hộp' }).click()
    await page.getByRole('heading', { level: 1, name: /Combo 3 hộp JEX/ }).waitFor()
    const buyNow = page.getByRole('button', { name: 'Mua ngay' })
    await buyNow.click()
    const prompt = page.getByRole('dialog', { name: 'Đặt hàng' })
    await prompt.waitFor()
    // Thought better of it, and again: it is bought once.
    await page.keyboard.press('Escape')
    await prompt.waitFor({ state: 'detached' })
    await buyNow.click()
    await prompt.getByRole('button', { name: 'Đặt hàng không cần tài khoản' }).click()
    await page.waitForURL('**/gio-hang/giao-hang/')
    await page.getByRole('heading', { level: 1, name: 'Giao hàng và thanh toán' }).waitFor()
    await open('/gio-hang/')
    const inCart = (name: RegExp) => page.getByRole('main').getByRole('link', { name }).first()
    await inCart(/Combo 3 hộp JEX/).waitFor()
    await inCart(/WIT/).waitFor()
    const quantity = page.getByRole('textbox', { name: /^Số lượng Combo 3 hộp JEX/ })
    expect(await quantity.inputValue()).toBe('1')
  })
})

describe('what is bought at once', () => {
  test('is bought once however often it is pressed, and what lay in the cart is named', async () => {
    const { page, open } = await stage.visit('/mua-hang/wit/')
    await addToCart(page)
    const buyTwo = async () => {
      await open(jex)
      await page.getByRole('button', { name: 'Tăng' }).first().click()
      await page.getByRole('button', { name: 'Mua ngay' }).click()
    }
    await buyTwo()
    await page.getByRole('button', { name: 'Đặt hàng không cần tài khoản' }).click()
    const heading = page.getByRole('heading', { level: 1, name: 'Giao hàng và thanh toán' })
    await heading.waitFor()
    await eventually(() => hasFocus(heading)).toBe(true)
    await page.getByText(/Đơn này gồm cả hàng đã có trong giỏ: .*WIT/).waitFor()
    await buyTwo()
    await heading.waitFor()
    await page.getByRole('link', { name: 'Sửa giỏ hàng' }).click()
    const quantity = page.getByRole('textbox', { name: /^Số lượng .*JEX/ })
    expect(await quantity.inputValue()).toBe('2')
  })

  test('is kept when it is pressed before the script is there', async () => {
    const { page } = await stage.visit(null)
    const held = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(stage.shop.origin + jex, { waitUntil: 'commit' })
    // Which of the page's two ways to buy is in sight, its styles say.
    await page.waitForFunction(
      () => document.readyState !== 'loading' && document.styleSheets.length > 0,
    )
    const add = buyButton(page)
    await add.click()
    await eventually(() => add.getAttribute('aria-busy')).toBe('true')
    await add.click()
    held.resolve()
    await expectNotice(page, /Đã thêm/)
    await eventually(() =>
      page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').items?.[0]?.quantity),
    ).toBe(1)
  })
})

describe('a picture', () => {
  test('is looked at closely: with a press, with the keys, and Escape gives the page back', async () => {
    const { page } = await stage.visit(jex, { viewport: desktop })
    const opener = page.getByRole('link', { name: 'Phóng to hình 1' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: /^Hình ảnh Viên uống JEX/ })
    await dialog.getByText('Hình 1/2').waitFor()
    await expectSound(page, 'product-zoom-1280')
    const whole = await pictureWidth(page)
    await page.keyboard.press('+')
    await eventually(() => pictureWidth(page)).toBeGreaterThan(whole * 1.4)
    await dialog.getByRole('button', { name: 'Thu nhỏ' }).click()
    await page.keyboard.press('ArrowRight')
    await dialog.getByText('Hình 2/2').waitFor()
    await dialog.getByRole('img').click()
    await eventually(() => pictureWidth(page)).toBeGreaterThan(whole * 2)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await eventually(() => opener.evaluate((link) => link === document.activeElement)).toBe(true)
  })

  test('grows under two fingers', async () => {
    const { page } = await stage.visit(jex, { hasTouch: true })
    await page.getByRole('link', { name: 'Phóng to hình 1' }).click()
    const picture = page.getByRole('dialog').getByRole('img')
    await picture.waitFor()
    const whole = await pictureWidth(page)
    await picture.evaluate((image) => {
      const touch = (kind: string, pointerId: number, clientX: number) =>
        image.dispatchEvent(
          new PointerEvent(kind, { pointerId, clientX, clientY: 300, bubbles: true }),
        )
      touch('pointerdown', 1, 160)
      touch('pointerdown', 2, 200)
      touch('pointermove', 2, 250)
    })
    await eventually(() => pictureWidth(page)).toBeGreaterThan(whole * 1.8)
  })
})

describe('its texts', () => {
  test('begin with the facts, and the story unfolds without a script', async () => {
    const { page } = await stage.visit(jex, { javaScriptEnabled: false })
    const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts()
    const facts = ['Công dụng', 'Thành phần', 'Liều dùng, cách dùng', 'Bảo quản', 'Nhãn sản phẩm']
    const order = [...facts, 'Mô tả sản phẩm', 'Câu hỏi thường gặp', 'Sản phẩm liên quan']
    expect(headings.filter((heading) => order.includes(heading))).toEqual(order)
    const advice = page.getByRole('heading', { name: 'Lời khuyên từ dược sĩ' })
    expect(await advice.isVisible()).toBe(false)
    await page.getByText('Xem thêm mô tả').click()
    await advice.waitFor()
  })

  test('are reached from a bar that stays in sight', async () => {
    const { page } = await stage.visit(jex, { viewport: desktop })
    const bar = page.getByRole('navigation', { name: 'Các phần của trang' })
    await bar.getByRole('link', { name: 'Hỏi đáp' }).click()
    await page.waitForURL('**#hoi-dap')
    const heading = page.getByRole('heading', { name: 'Câu hỏi thường gặp' })
    await eventually(async () => {
      const [barBox, headingBox] = [await bar.boundingBox(), await heading.boundingBox()]
      return headingBox!.y >= barBox!.y + barBox!.height && headingBox!.y < 400
    }).toBe(true)
  })
})

async function pictureWidth(page: Page): Promise<number> {
  return (await page.getByRole('dialog').getByRole('img').boundingBox())?.width ?? 0
}

const wardOfToday = JSON.stringify({
  destination: { kind: 'delivery', address: { ...hanoi, new_ward_name: 'Phường Đống Đa' } },
})
