import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { seconds } from '#domain/kernel/durations.ts'
import { placeOrder, type PlacedOrder } from '#domain/order/api.ts'
import type { StaffRole } from '#domain/staff/permissions.ts'
import { totpCodeAt } from '#server/staff/totp.ts'
import type { RunningShop } from '../../support/running-shop.ts'
import { guestOrder } from '../../support/stock.ts'
import { hireStaff, staffPassword, type StaffMember } from '../../support/staff.ts'
import { readProduct } from './order-rows.ts'
import type { Stage, Visitor } from './stage.ts'

export interface BackofficeVisitor extends Visitor {
  staff: StaffMember
}

/** Somebody of this role in the back office, logged in, on one of its pages. */
export async function inBackoffice(
  stage: Stage,
  role: StaffRole,
  path: string,
  options?: BrowserContextOptions,
): Promise<BackofficeVisitor> {
  const staff = await hireStaff(stage.shop, role)
  const visitor = await stage.visit(null, options)
  const data = { ...loginOf(staff), totp: codeAfter(stage.shop, staff) }
  const answer = await visitor.page.request.post('/api/admin/auth/login', { data })
  if (!answer.ok()) throw new Error(`no login for ${role}: ${await answer.text()}`)
  await visitor.open(path)
  return { ...visitor, staff }
}

/** Opens a part of the back office by the menu, from a page outside of its group. */
export async function chooseInMenu(
  page: Page,
  group: string,
  entry: string | RegExp,
): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu quản trị' })
  await menu.locator('summary', { hasText: group }).click()
  await menu.getByRole('link', { name: entry, exact: true }).click()
}

export function loginOf({ username }: StaffMember) {
  return { username, password: staffPassword }
}

/** What the app shows next: a code is good once, and each step of the clock has one. */
export function codeAfter({ ctx }: RunningShop, { totpSecret }: StaffMember, steps = 1): string {
  return totpCodeAt(totpSecret, new Date(ctx.clock.now().getTime() + steps * seconds(30)))
}

/** A guest's cash order of this product, placed by the API. */
export async function placeCashOrder(
  shop: RunningShop,
  phone: string,
  { slug = 'jex', quantity = 1 } = {},
): Promise<PlacedOrder> {
  const {
    id,
    original_price: originalPrice,
    discount_price: discountPrice,
  } = await readProduct(shop, slug)
  const product = { id, slug, originalPrice, discountPrice }
  return shop.call(placeOrder, guestOrder([{ product, quantity }], phone), {
    headers: { 'idempotency-key': `desk-${phone}-${quantity}` },
  })
}

/** Presses a button of an open order and confirms in the dialog that says what will happen. */
export async function makeMove(
  page: Page,
  name: string,
  { reason, fill }: { reason?: string; fill?: (dialog: Locator) => Promise<void> } = {},
): Promise<void> {
  await page
    .getByRole('group', { name: 'Thao tác với đơn hàng' })
    .getByRole('button', { name })
    .click()
  const dialog = page.getByRole('dialog', { name })
  if (reason) await dialog.getByLabel('Lý do').fill(reason)
  await fill?.(dialog)
  await dialog.getByRole('button', { name, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** The state that stands beside an order's code. */
export function headOf(page: Page): Locator {
  return page.getByRole('main').locator('h1').locator('..')
}
