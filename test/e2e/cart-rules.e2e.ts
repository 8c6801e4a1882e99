import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addDays, vietnamDayOf } from '#domain/kernel/dates.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { setStock } from '../support/stock.ts'
import { countOrdersOf, readOrder, readProduct } from './support/order-rows.ts'
import {
  addToCart,
  bringToDelivery,
  buyButton,
  choosePickup,
  giveReceiver,
  noticeOf,
  orderCodeShown,
  placeButton,
} from './support/shopping.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, hydrated, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()

describe('the counter in the header', () => {
  test('counts to 100 and says 99+ above', async () => {
    await setAvailable('alipas', 500)
    const { page, open } = await stage.visit('/mua-hang/alipas/')
    await addToCart(page)
    await open('/gio-hang/')
    await expectCounter(page, '1')
    await setQuantity(page, '100')
    await expectCounter(page, '100')
    await setQuantity(page, '101')
    await expectCounter(page, '99+')
    await page.getByRole('link', { name: 'Giỏ hàng, 101 sản phẩm' }).waitFor()
  })

  test('adds to what is there already', async () => {
    const { page } = await stage.visit('/mua-hang/jex/')
    await addToCart(page)
    await buyButton(page).click()
    await page.getByRole('link', { name: 'Giỏ hàng, 2 sản phẩm' }).waitFor()
  })
})

describe('before the page’s script comes', () => {
  test('the cart says what is in it, and the script takes it over', async () => {
    const { page } = await stage.visit('/mua-hang/jex/')
    await addToCart(page)
    const { name, discount_price: price } = await storedItem(page)
    const release = await openHoldingScripts(page, '/gio-hang/')
    const lines = page.getByRole('list', { name: 'Sản phẩm trong giỏ' })
    await lines.getByRole('link', { name, exact: true }).waitFor()
    await lines.getByText(formatVnd(price)).first().waitFor()
    await release()
    await page
      .getByRole('button', { name: `Xoá ${name} khỏi giỏ hàng` })
      .first()
      .waitFor()
    expect(await lines.getByRole('link', { name, exact: true }).count()).toBe(1)
  })

  test('an empty one says so, with what others buy, and the script takes that over', async () => {
    const { page } = await stage.visit('/')
    const release = await openHoldingScripts(page, '/gio-hang/')
    await page.getByRole('heading', { name: 'Giỏ hàng đang trống' }).waitFor()
    const best = page.getByRole('region', { name: 'Được mua nhiều' })
    await eventually(() => best.getByRole('heading', { level: 3 }).count()).toBe(4)
    expect(await page.getByText('Đang mở giỏ hàng…').isVisible()).toBe(false)
    await release()
    await best.getByRole('button').first().click()
    await page.getByRole('list', { name: 'Sản phẩm trong giỏ' }).waitFor()
    expect(await best.isVisible()).toBe(false)
  })

  test('an old or broken one is left to the script', async () => {
    const { page } = await stage.visit('/mua-hang/jex/')
    await addToCart(page)
    const createdOn = addDays(vietnamDayOf(new Date()), -2).replaceAll('-', '/')
    for (const given of [{ timeCreate: createdOn }, { items: [{ item: { name: 7 } }] }]) {
      await changeStoredCart(page, given)
      const release = await openHoldingScripts(page, '/gio-hang/')
      await page.getByText('Đang mở giỏ hàng…').waitFor({ state: 'attached' })
      expect(await page.locator('#early-cart > *').count()).toBe(0)
      await release()
      await page.getByRole('heading', { name: 'Giỏ hàng đang trống' }).waitFor()
    }
  })
})

describe('a cart lives one day', () => {
  test.for([
    [1, 'of yesterday is kept', 1],
    [2, 'of the day before is cleared', 0],
  ] as const)('a cart %i day(s) old: %s', async ([age, , lines]) => {
    const { page, open } = await stage.visit('/mua-hang/jex/')
    await addToCart(page)
    const createdOn = addDays(vietnamDayOf(new Date()), -age).replaceAll('-', '/')
    await changeStoredCart(page, { timeCreate: createdOn })
    await open('/gio-hang/')
    if (lines === 0) await page.getByRole('heading', { name: 'Giỏ hàng đang trống' }).waitFor()
    else await page.getByRole('list', { name: 'Sản phẩm trong giỏ' }).waitFor()
    await eventually(() => page.getByRole('button', { name: /khỏi giỏ hàng$/ }).count()).toBe(lines)
    await expectSound(page, lines === 0 ? 'cart-empty-360' : undefined)
  })
})

describe('what cannot be bought leaves the cart, with a word', () => {
  test('products with code CC6', async () => {
    const withdrawn = await stage.shop.ctx.db
      .selectFrom('product')
      .select(['id', 'name', 'slug', 'product_code'])
      .where('product_code', '=', 'CC6')
      .executeTakeFirstOrThrow()
    const { page, open } = await stage.visit('/mua-hang/jex/')
    await addToCart(page)
    await addStoredLine(page, withdrawn)
    await open('/gio-hang/')
    await page.getByText('Giỏ hàng vừa được cập nhật').waitFor()
    await page.getByText(`${withdrawn.name} hiện không còn bán, đã bỏ khỏi giỏ hàng.`).waitFor()
    await expectCounter(page, '1')
    await expectSound(page, 'cart-withdrawn-360')
    await page.getByRole('button', { name: 'Đã hiểu' }).click()
    await page.getByText('Giỏ hàng vừa được cập nhật').waitFor({ state: 'hidden' })
  })

  test('products that have sold out', async () => {
    const { page, open } = await stage.visit('/mua-hang/otiv/')
    await addToCart(page)
    const { name } = await readProduct(stage.shop, 'otiv')
    await setAvailable('otiv', 0)
    await open('/gio-hang/')
    await page.getByText(`${name} vừa hết hàng, đã bỏ khỏi giỏ hàng.`).waitFor()
    await page.getByRole('heading', { name: 'Giỏ hàng đang trống' }).waitFor()
  })

  test('quantities beyond what is left come down to it', async () => {
    const { page, open } = await stage.visit('/mua-hang/angela/')
    await addToCart(page)
    await open('/gio-hang/')
    await setQuantity(page, '5')
    await expectCounter(page, '5')
    await setAvailable('angela', 3)
    await open('/gio-hang/')
    await page.getByText(/chỉ còn 3, số lượng giảm từ 5\./).waitFor()
    await expectCounter(page, '3')
  })
})

test('ritana60v-325k: a third one is ignored without a word, and the cart holds no more', async () => {
  const { page, open } = await stage.visit('/mua-hang/ritana60v-325k/')
  await page.getByText('Mỗi đơn hàng mua tối đa 2 sản phẩm này').waitFor()
  for (const count of [1, 2]) {
    await buyButton(page).click()
    await page.getByRole('link', { name: `Giỏ hàng, ${count} sản phẩm` }).waitFor()
  }
  await eventually(() => noticeOf(page).innerText()).toBe('')
  await buyButton(page).click()
  // Something after it that shows: by then the press has had its effect.
  await page.getByRole('button', { name: 'Tăng số lượng' }).click()
  await eventually(() => page.getByRole('textbox', { name: /^Số lượng/ }).inputValue()).toBe('2')
  expect(await noticeOf(page).innerText()).toBe('')
  await page.getByRole('link', { name: 'Giỏ hàng, 2 sản phẩm' }).waitFor()
  await open('/gio-hang/')
  await page.getByText('Mỗi đơn hàng mua tối đa 2 sản phẩm này').waitFor()
  await eventually(() => page.getByRole('button', { name: 'Tăng số lượng' }).isDisabled()).toBe(
    true,
  )
})

test('a price that changed is shown line by line and asked about again before ordering', async () => {
  const phone = '0903000001'
  const visitor = await stage.visit('/mua-hang/wit/')
  const { page } = visitor
  const before = await readProduct(stage.shop, 'wit')
  await bringToDelivery(visitor)
  await choosePickup(page, 'Hà Nội')
  await giveReceiver(page, { name: 'Phạm Thu Hà', phone })
  const price = before.discount_price + 5_000
  await setPrice('wit', price)

  await placeButton(page).click()
  const news = page.getByRole('alert').filter({ hasText: 'Có thay đổi trước khi đặt hàng' })
  const [from, to] = [formatVnd(before.discount_price), formatVnd(price)]
  await eventually(() => news.innerText()).toContain(`giá đổi từ ${from} thành ${to}.`)
  await eventually(() => news.innerText()).toContain(before.name)
  await eventually(() => news.innerText()).toContain(`Cần thanh toán: ${from} thành ${to}.`)
  await eventually(() => placeButton(page).isDisabled()).toBe(true)
  await expectSound(page, 'price-changed-360')
  expect(await countOrdersOf(stage.shop, phone)).toBe(0)

  await news.getByRole('button', { name: 'Cập nhật giỏ hàng' }).click()
  await placeButton(page).click()
  const order = await readOrder(stage.shop, await orderCodeShown(page))
  expect(order).toMatchObject({ payment: price, customer_phone: phone })
  expect(await countOrdersOf(stage.shop, phone)).toBe(1)
})

test('two tabs show the same cart', async () => {
  const { page, openTab } = await stage.visit('/mua-hang/jex/')
  const other = await openTab('/gio-hang/')
  await other.getByRole('heading', { name: 'Giỏ hàng đang trống' }).waitFor()
  await addToCart(page)
  await other.getByRole('link', { name: 'Giỏ hàng, 1 sản phẩm' }).waitFor()
  await setQuantity(other, '3')
  await page.getByRole('link', { name: 'Giỏ hàng, 3 sản phẩm' }).waitFor()
  await other.getByRole('button', { name: /khỏi giỏ hàng$/ }).click()
  await page.getByRole('link', { name: 'Giỏ hàng', exact: true }).waitFor()
})

test('a line taken out can be put back', async () => {
  const { page, open } = await stage.visit('/mua-hang/jex/')
  await addToCart(page)
  await open('/gio-hang/')
  await page.getByRole('button', { name: /khỏi giỏ hàng$/ }).click()
  await page.getByRole('heading', { name: 'Giỏ hàng đang trống' }).waitFor()
  await noticeOf(page).getByRole('button', { name: 'Hoàn tác' }).click()
  await expectCounter(page, '1')
})

describe('what other programs left in the storage', () => {
  test.for(['', '{', 'null', '[]', '{"items":7}', '{"items":[{"item":null}],"timeCreate":5}'])(
    'is survived: %s',
    async (text) => {
      const { page, open } = await stage.visit('/mua-hang/jex/')
      await page.evaluate((broken) => {
        for (const key of ['cart', 'checkout', 'order-history']) localStorage.setItem(key, broken)
        for (const key of ['order-attempt', 'checkout-drafts']) sessionStorage.setItem(key, broken)
      }, text)
      await open('/gio-hang/')
      await page.getByRole('heading', { name: 'Giỏ hàng đang trống' }).waitFor()
      await open('/mua-hang/jex/')
      await addToCart(page)
      await expectCounter(page, '1')
    },
  )

  test('costs only the line that cannot be read', async () => {
    const { page, open } = await stage.visit('/mua-hang/jex/')
    await addToCart(page)
    await page.evaluate(() => {
      const cart = JSON.parse(localStorage.getItem('cart') ?? '{}')
      cart.items.unshift({ item: { id: 'x' }, quantity: -4 })
      localStorage.setItem('cart', JSON.stringify(cart))
    })
    await open('/gio-hang/')
    await expectCounter(page, '1')
  })
})

async function expectCounter(page: Page, text: string): Promise<void> {
  const counter = page.getByRole('banner').getByRole('link', { name: /^Giỏ hàng/ })
  await eventually(() => counter.innerText()).toBe(text)
}

async function setQuantity(page: Page, quantity: string): Promise<void> {
  const box = page.getByRole('textbox', { name: /^Số lượng/ })
  await box.fill(quantity)
  await box.press('Enter')
}

/** Of the stock, this many can still be had. */
async function setAvailable(slug: string, available: number): Promise<void> {
  const { id, reserved } = await readProduct(stage.shop, slug)
  await setStock(stage.shop.ctx.db, id, reserved + available)
}

async function setPrice(slug: string, price: number): Promise<void> {
  await stage.shop.ctx.db
    .updateTable('product')
    .set({ discount_price: price, original_price: price })
    .where('slug', '=', slug)
    .execute()
}

async function changeStoredCart(page: Page, changes: Record<string, unknown>): Promise<void> {
  await page.evaluate((given) => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '{}')
    localStorage.setItem('cart', JSON.stringify({ ...cart, ...given }))
  }, changes)
}

/** Another product beside the first line, as an earlier visit may have left it. */
async function addStoredLine(page: Page, product: Record<string, unknown>): Promise<void> {
  await page.evaluate((given) => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '{}')
    const [line] = cart.items
    cart.items.push({ item: { ...line.item, ...given }, quantity: 1 })
    localStorage.setItem('cart', JSON.stringify(cart))
  }, product)
}

/** Opens a page whose scripts do not come until the answer is called. */
async function openHoldingScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: wanted, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => wanted.then(() => route.continue()))
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    release()
    await hydrated(page)
  }
}

async function storedItem(page: Page): Promise<{ name: string; discount_price: number }> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cart')!).items[0].item)
}
