import type { Locator, Page } from 'playwright-core'
import { expectNotice } from './notices.ts'
import { eventually, type Stage, type Visitor } from './stage.ts'

/** Puts a product in the cart from its own page, which is open, and waits for the word about it. */
export async function addToCart(page: Page): Promise<void> {
  await buyButton(page).click()
  await expectNotice(page, /Đã thêm/)
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
  await page.getByRole('button', { name: 'Đặt hàng không cần tài khoản' }).click()
  const title = /^(Giao hàng|Trung tâm tiêm) và thanh toán$/
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

/** Finds a unit by typing some of its name, as a shopper does, and takes it from the list. */
export async function chooseUnit(page: Page, label: string, typed: string, name: string) {
  await unitBox(page, label).fill(typed)
  // Beside a ward stands what it belongs to today.
  await page.getByRole('option', { name: new RegExp(`^${name}(?:\\s*nay |$)`) }).click()
  // The list of the next unit may open at once.
  await eventually(() => unitBox(page, label).inputValue()).toBe(name)
}

/** Also while the list of another unit is open, which hides the rest from who is read to. */
export function unitBox(page: Page, label: string): Locator {
  return page.getByRole('combobox', { name: label, includeHidden: true })
}

/** The list that a choice has opened for the next unit. */
export async function closeNextList(page: Page): Promise<void> {
  await page.getByRole('listbox').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
}

export interface TypedPlace {
  /** What is typed and what is then chosen. */
  province: [string, string]
  district: [string, string]
  ward: [string, string]
}

export interface TypedAddress extends TypedPlace {
  street: string
}

export const tanBinh: TypedAddress = {
  province: ['ho chi minh', 'Hồ Chí Minh'],
  district: ['tan binh', 'Quận Tân Bình'],
  ward: ['phuong 12', 'Phường 12'],
  street: '148 Hoàng Hoa Thám',
}

/** Types a delivery address where the page asks for it, by the units before July 2025. */
export async function giveAddress(page: Page, address: TypedAddress = tanBinh): Promise<void> {
  await chooseOldPlace(page, address)
  await page.getByLabel('Số nhà, tên đường').fill(address.street)
}

/** Province, district and ward, in whatever form is open. */
export async function chooseOldPlace(page: Page, place: TypedPlace = tanBinh): Promise<void> {
  await byOldUnits(page)
  await chooseUnit(page, 'Tỉnh / Thành phố', ...place.province)
  await chooseUnit(page, 'Quận / Huyện', ...place.district)
  await chooseUnit(page, 'Phường / Xã', ...place.ward)
}

/** Addresses are asked for by the units of today unless somebody says otherwise. */
export async function byOldUnits(page: Page): Promise<void> {
  await page.getByText('Địa chỉ cũ', { exact: true }).click()
}

export interface TypedReceiver {
  name: string
  phone: string
  email?: string
}

/** Says who takes the goods, where the page asks for it. */
export async function giveReceiver(page: Page, receiver: TypedReceiver): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('Họ và tên').fill(receiver.name)
  await main.getByLabel('Số điện thoại').fill(receiver.phone)
  if (receiver.email) await main.getByLabel('Email').fill(receiver.email)
}

/** Fetches the order at a branch, also where a member's address has been taken already. */
export async function choosePickup(page: Page, city: string): Promise<void> {
  await takeWay(page, 'Nhận tại công ty')
  await branchOf(page, city).check()
}

/** How the goods are had: one of the ways at the top of the delivery step. */
export async function takeWay(page: Page, way: string): Promise<void> {
  await page.getByText(way, { exact: true }).click()
}

export function branchOf(page: Page, city: string): Locator {
  return page.getByRole('radio', { name: new RegExp(`^Chi nhánh ${city}`) })
}

/** An address that a browser may know already. */
export const hanoi = {
  address: '180 Trường Chinh',
  province_id: 1,
  province_name: 'Hà Nội',
  erp_province_id: 'HNI',
  district_id: 6,
  district_name: 'Quận Đống Đa',
  erp_district_id: '1150',
  ward_id: 238,
  ward_name: 'Phường Khương Thượng',
  erp_ward_id: '115009',
  full_address: '180 Trường Chinh, Phường Khương Thượng, Quận Đống Đa, Hà Nội',
  additional: true,
  isCrmAddress: false,
}

/** What a browser keeps that knows this one, and lists none as used. */
export const knownAddress = JSON.stringify({ destination: { kind: 'delivery', address: hanoi } })

/** Whatever it says of paying. */
export function placeButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Đặt (hàng|và thanh toán)$/ })
}

/** Whether the button that places the order is in the window, without scrolling. */
export async function isPlacingInReach(page: Page): Promise<boolean> {
  const { y, height } = (await placeButton(page).boundingBox())!
  return y >= 0 && y + height <= page.viewportSize()!.height
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
