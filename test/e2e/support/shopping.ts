import type { Locator, Page } from 'playwright-core'
import type { Stage, Visitor } from './stage.ts'

/** Puts a product in the cart from its own page, which is open, and waits for the word about it. */
export async function addToCart(page: Page): Promise<void> {
  await buyButton(page).click()
  await noticeOf(page)
    .filter({ hasText: /Đã thêm/ })
    .waitFor()
}

/** Of the open product, not of its neighbours' cards, whose buttons name them. */
export function buyButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Thêm vào giỏ(?!:)/ })
}

export function noticeOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Thông báo của trang' })
}

/** From the cart to the delivery step, without an account. */
export async function goOnAsGuest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tiếp tục đặt hàng' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tiếp tục mua hàng' }).click()
  await page.getByRole('heading', { level: 1, name: 'Giao hàng và thanh toán' }).waitFor()
}

/** Finds a unit by typing some of its name, as a shopper does, and takes it from the list. */
export async function chooseUnit(page: Page, label: string, typed: string, name: string) {
  await unitBox(page, label).fill(typed)
  // Beside a ward stands what it belongs to today.
  await page.getByRole('option', { name: new RegExp(`^${name}(?:\\s*nay |$)`) }).click()
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
}

export function unitBox(page: Page, label: string): Locator {
  return page.getByRole('combobox', { name: label })
}

export interface TypedAddress {
  /** What is typed and what is then chosen. */
  province: [string, string]
  district: [string, string]
  ward: [string, string]
  street: string
}

export const tanBinh: TypedAddress = {
  province: ['ho chi minh', 'Hồ Chí Minh'],
  district: ['tan binh', 'Quận Tân Bình'],
  ward: ['phuong 12', 'Phường 12'],
  street: '148 Hoàng Hoa Thám',
}

/** Gives a delivery address in the chooser. */
export async function giveAddress(page: Page, address: TypedAddress = tanBinh): Promise<void> {
  await page.getByRole('button', { name: 'Chọn địa chỉ giao hàng' }).click()
  const dialog = page.getByRole('dialog', { name: 'Chọn địa chỉ giao hàng tận nơi' })
  await chooseUnit(page, 'Tỉnh / Thành phố', ...address.province)
  await chooseUnit(page, 'Quận / Huyện', ...address.district)
  await chooseUnit(page, 'Phường / Xã', ...address.ward)
  await dialog.getByLabel('Số nhà, tên đường').fill(address.street)
  await dialog.getByRole('button', { name: 'Giao đến địa chỉ này' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

export interface TypedReceiver {
  name: string
  phone: string
  email?: string
}

/** Says who takes the goods. */
export async function giveReceiver(page: Page, receiver: TypedReceiver): Promise<void> {
  await page.getByRole('button', { name: 'Thêm thông tin người nhận' }).click()
  const dialog = page.getByRole('dialog', { name: 'Thông tin người nhận hàng' })
  await dialog.getByLabel('Họ và tên').fill(receiver.name)
  await dialog.getByLabel('Số điện thoại').fill(receiver.phone)
  if (receiver.email) await dialog.getByLabel('Email').fill(receiver.email)
  await dialog.getByRole('button', { name: 'Lưu thông tin' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Fetches the order at a branch. */
export async function choosePickup(page: Page, city: string): Promise<void> {
  await page.getByRole('button', { name: 'Nhận hàng tại công ty' }).click()
  const dialog = page.getByRole('dialog', { name: 'Chọn chi nhánh mong muốn' })
  await dialog.getByText(`Chi nhánh ${city}`).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Whatever it says of paying. */
export function placeButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Đặt hàng( và thanh toán)?$/ })
}

/** The code of the order whose page has opened. */
export async function orderCodeShown(page: Page): Promise<string> {
  await page.getByRole('heading', { level: 1, name: 'Cảm ơn Quý khách đã đặt hàng' }).waitFor()
  const [code = ''] = /DH\d{6}[0-9A-Z]{6}/.exec(page.url()) ?? []
  await page.getByText(code, { exact: true }).first().waitFor()
  return code
}

/** At the delivery step with one of this product in the cart. */
export async function bringToDelivery(visitor: Visitor): Promise<void> {
  await addToCart(visitor.page)
  await visitor.open('/gio-hang/')
  await goOnAsGuest(visitor.page)
}

/** Visitors at the delivery step: the first walks there, the others start with what it had in its browser. */
export function deliveryStep(stage: Stage): () => Promise<Visitor> {
  let walked: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>> | undefined
  return async () => {
    if (walked) return stage.visit('/gio-hang/giao-hang/', { storageState: walked })
    const visitor = await stage.visit('/mua-hang/jex/')
    await bringToDelivery(visitor)
    walked = await visitor.page.context().storageState()
    return visitor
  }
}
