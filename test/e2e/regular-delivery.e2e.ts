import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { addDays, formatDate, vietnamDayOf } from '#domain/kernel/dates.ts'
import { orderStatusLabels } from '#domain/order/status.ts'
import { paymentMethodLabels } from '#domain/order/payment-method.ts'
import { loadPaymentMethods } from '#seed/load/payment-methods.ts'
import { moveByHand } from '#server/order/index.ts'
import { meetSandbox } from '../support/sandbox.ts'
import { createMember, logIn } from './support/members.ts'
import { readOrder, readProduct } from './support/order-rows.ts'
import { addToCart, orderCodeShown, placeButton } from './support/shopping.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, expectText, createE2eShop, type Visitor } from './support/stage.ts'

const stage = createE2eShop(await meetSandbox())
beforeAll(() => loadPaymentMethods(stage.shop.ctx))

const every = 'Giao đều mỗi 30 ngày'
const myRegularOrders = '/ho-so-thanh-vien/mua-dinh-ky/'

test('a product chosen for regular delivery says so from its page to the account', async () => {
  const phone = '0913000071'
  await createMember(stage.shop, phone)
  const { page, open } = await stage.visit('/mua-hang/jex/')
  const { name } = await readProduct(stage.shop, 'jex')
  const next = nextDay()
  const way = page.getByRole('group', { name: 'Cách mua' })
  expect(await way.getByRole('radio', { name: 'Mua một lần' }).isChecked()).toBe(true)
  await way.getByRole('radio', { name: every }).click()
  // Only who has an account can stop it again.
  await page.getByText('Giao đều cần tài khoản').waitFor()
  await logIn(page, phone)
  await page.getByText('Giao đều cần tài khoản').waitFor({ state: 'hidden' })
  await expectSound(page, 'regular-product-360')
  await addToCart(page)

  await open('/gio-hang/')
  const line = page.getByRole('checkbox', { name: `${every}: ${name}` })
  await eventually(() => line.isChecked()).toBe(true)
  await page.getByText(`Đơn tiếp theo: ${next}`).waitFor()
  await expectSound(page, 'regular-cart-360')
  // Taken back and chosen again where it stands.
  await line.uncheck()
  await page.getByText(`Đơn tiếp theo: ${next}`).waitFor({ state: 'hidden' })
  await line.check()
  await page.getByText(`Đơn tiếp theo: ${next}`).waitFor()

  await toDelivery({ page, open })
  const terms = page.getByRole('region', { name: 'Giao đều' })
  await expectText(terms, name)
  await expectText(terms, `Đơn tiếp theo: ${next}`)
  await expectText(terms, 'Đổi ngày, tạm dừng hoặc kết thúc bất cứ lúc nào')
  await expectSound(page, 'regular-delivery-360')
  await placeButton(page).click()
  const code = await orderCodeShown(page)

  const outcome = page.getByRole('region', { name: 'Giao đều' })
  await expectText(outcome, `${every}: ${name}. Đơn tiếp theo: ${next}.`)
  await expectSound(page, 'regular-result-360')
  await eventually(() => subscriptionsOf(code)).toEqual(['active'])
  await outcome.getByRole('link', { name: 'Xem và thay đổi' }).click()
  await page.waitForURL(`**${myRegularOrders}`)
  await page.getByText('Đang giao đều', { exact: true }).waitFor()
  await expectText(page.getByRole('main'), next)
  await expectSound(page, 'regular-account-360')
})

test('cancelling its first order asks about the rest, which ends with it', async () => {
  const visitor = await memberWithRegularOrder('0913000072', 'cash')
  const { page, open, code } = visitor
  await page.getByRole('button', { name: 'Yêu cầu huỷ đơn hàng' }).click()
  const dialog = page.getByRole('dialog', { name: 'Yêu cầu huỷ đơn hàng' })
  await dialog.getByText('Tôi không còn nhu cầu').click()
  const rest = dialog.getByRole('group', { name: /^Giao đều của đơn này/ })
  await eventually(() => rest.getByRole('radio', { checked: true }).count()).toBe(0)
  await dialog.getByRole('button', { name: 'Yêu cầu huỷ đơn hàng' }).click()
  // Nobody is taken to have answered.
  await rest.getByText('Vui lòng chọn/điền').waitFor()
  expect(await readOrder(stage.shop, code)).toMatchObject({ status: 'processing' })
  await expectSound(page, 'regular-cancel-360')
  await rest.getByRole('radio', { name: 'Kết thúc luôn giao đều' }).click()
  await dialog.getByRole('button', { name: 'Yêu cầu huỷ đơn hàng' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await readOrder(stage.shop, code)).toMatchObject({ status: 'pre_cancel' })

  // Until the shop has agreed the order may still come, and all that follows it.
  expect(await subscriptionsOf(code)).toEqual(['active'])
  await moveByHand(stage.shop.ctx, code, 'cancelAccepted', 'staff:test')
  await eventually(() => subscriptionsOf(code)).toEqual(['ended'])
  await open(myRegularOrders)
  await page.getByText('Đã kết thúc', { exact: true }).waitFor()
  await expectText(page.getByRole('main'), code)
  await expectSound(page, 'regular-ended-360')
})

test('cancelling its first order asks about the rest, which goes on without it', async () => {
  const visitor = await memberWithRegularOrder('0913000073', 'transfer')
  const { page, open, code } = visitor
  await page.getByRole('button', { name: 'Huỷ đơn hàng', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Huỷ đơn hàng' })
  await dialog.getByText('Tôi muốn thay đổi sản phẩm').click()
  const keep = dialog.getByRole('radio', { name: 'Chỉ huỷ đơn này, vẫn giao đều' })
  await expectText(dialog, `Đơn tiếp theo: ${nextDay()}.`)
  await keep.click()
  await dialog.getByRole('button', { name: 'Huỷ đơn hàng', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('main').getByText(orderStatusLabels.cancelled).first().waitFor()
  // The page of a cancelled order promises nothing more of it.
  await page.getByRole('region', { name: 'Giao đều' }).waitFor({ state: 'hidden' })
  await eventually(() => subscriptionsOf(code)).toEqual(['active'])
  await open(myRegularOrders)
  await page.getByText('Đang giao đều', { exact: true }).waitFor()
  await expectText(page.getByRole('main'), nextDay())
})

/** A new member on the page of an order whose product is to come again. */
async function memberWithRegularOrder(phone: string, method: 'cash' | 'transfer') {
  await createMember(stage.shop, phone)
  const visitor = await stage.visit('/mua-hang/jex/')
  const { page } = visitor
  await logIn(page, phone)
  await page.getByRole('radio', { name: every }).click()
  await addToCart(page)
  await toDelivery(visitor)
  await page.getByRole('radio', { name: paymentMethodLabels[method] }).click()
  await placeButton(page).click()
  const code = await placedBy(page, phone)
  await eventually(() => subscriptionsOf(code)).toEqual(['active'])
  return { ...visitor, code }
}

async function placedBy(page: Page, phone: string): Promise<string> {
  const find = () =>
    stage.shop.ctx.db
      .selectFrom('shop_order')
      .select('code')
      .where('customer_phone', '=', phone)
      .executeTakeFirst()
  await eventually(async () => (await find())?.code).toBeTruthy()
  const { code } = (await find())!
  await page.waitForURL(`**/${code}/**`)
  return code
}

async function toDelivery({ page, open }: Pick<Visitor, 'page' | 'open'>): Promise<void> {
  await open('/gio-hang/giao-hang/')
  // The member's own address comes after the page.
  await page.getByRole('button', { name: 'Thay đổi nơi nhận hàng' }).waitFor()
}

/** How it stands with what an order began. */
async function subscriptionsOf(code: string): Promise<string[]> {
  const rows = await stage.shop.ctx.db
    .selectFrom('standing_order')
    .innerJoin('shop_order', 'shop_order.id', 'standing_order.source_order_id')
    .select('standing_order.state')
    .where('shop_order.code', '=', code)
    .execute()
  return rows.map(({ state }) => state)
}

function nextDay(): string {
  return formatDate(addDays(vietnamDayOf(stage.shop.ctx.clock.now()), 30))
}
