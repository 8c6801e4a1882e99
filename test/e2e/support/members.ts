import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { register, sendRegisterCode, submitRegisterCode } from '#domain/identity/api.ts'
import type { RunningShop } from '../../support/running-shop.ts'
import { expectNotice } from './notices.ts'
import { chooseOldPlace, tanBinh } from './shopping.ts'
import { eventually } from './stage.ts'

export const password = '135790'

/** The newest code sent to a phone, as the developers' page shows it. */
export async function codeSentTo({ origin }: RunningShop, phone: string): Promise<string> {
  let code = ''
  await eventually(async () => {
    const answer = await fetch(`${origin}/dev/messages?to=${phone}`)
    const { data } = (await answer.json()) as { data: { code?: string }[] }
    code = data[0]?.code ?? ''
    return code
  }).toMatch(/^\d{6}$/)
  return code
}

/** A member made by the API, with the address of `tanBinh`. */
export async function createMember(shop: RunningShop, phone: string): Promise<void> {
  await shop.call(sendRegisterCode, { phone, captcha: 'off' })
  const code = await codeSentTo(shop, phone)
  const { sessionKey } = await shop.call(submitRegisterCode, { phone, code })
  await shop.call(register, {
    sessionKey,
    password,
    phone,
    full_name: 'Nguyễn Thị Lan',
    gender: 'female',
    birthday: '1980-08-25',
    email: 'lan@example.vn',
    province_id: 79,
    district_id: 766,
    ward_id: 26971,
    address: '148 Hoàng Hoa Thám',
    consent: { zaloTransaction: true, smsCommercial: true },
  })
}

export function accountDialog(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name })
}

export function question(page: Page, name: string): Locator {
  return page.getByRole('alertdialog', { name })
}

/** Through the dialog of the header. */
export async function logIn(page: Page, phone: string, secret = password): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }).click()
  const dialog = accountDialog(page, 'Đăng nhập')
  await dialog.getByLabel('Số điện thoại').fill(phone)
  await passwordBox(dialog).fill(secret)
  await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expectNotice(page, /Đăng nhập thành công/)
}

/** The field, not the button beside it that shows what is in it. */
export function passwordBox(place: Locator, label = 'Mật khẩu'): Locator {
  return place
    .getByRole('textbox', { name: label })
    .or(place.locator('input[type=password]'))
    .first()
}

export async function giveCode(place: Locator, code: string): Promise<void> {
  await place.getByLabel('Mã xác nhận').fill(code)
  await place.getByRole('button', { name: 'Xác nhận' }).click()
}

/** Both fields of a new password, then on. */
export async function givePassword(place: Locator, first: string, second = first): Promise<void> {
  const boxes = place.locator('input[autocomplete=new-password]')
  await boxes.nth(0).fill(first)
  await boxes.nth(1).fill(second)
  await place.getByRole('button', { name: 'Tiếp tục' }).click()
}

/** A registration goes on with the sixth digit. */
export async function typeCode(place: Locator, code: string): Promise<void> {
  await place.getByLabel('Mã xác nhận').fill(code)
}

/** Both fields of the password that a registration ends with. */
export async function chooseSecret(place: Locator, first: string, second = first): Promise<void> {
  const boxes = place.locator('input[autocomplete=new-password]')
  await boxes.nth(0).fill(first)
  await boxes.nth(1).fill(second)
}

/** One channel for what concerns orders, one for offers. */
export async function chooseChannels(place: Locator): Promise<void> {
  await place.getByLabel('Zalo').first().check()
  await place.getByLabel('Zalo').last().check()
}

/** Who somebody is and where they live: two steps of the registration, up to the password. */
export async function givePerson(page: Page, place: Locator): Promise<void> {
  await place.getByLabel('Họ và tên').fill('Nguyễn Thị Lan')
  await place.getByLabel('Ngày sinh').fill('25081980')
  await place.getByLabel('Email').first().fill('lan@example.vn')
  await place.getByLabel('Nữ').check()
  await goOn(place)
  await place.getByRole('heading', { name: 'Địa chỉ của Quý khách' }).waitFor()
  await chooseOldPlace(page)
  await place.getByLabel('Số nhà, tên đường').fill(tanBinh.street)
  await goOn(place)
  await place.getByRole('heading', { name: 'Cài đặt mật khẩu' }).waitFor()
}

export async function goOn(place: Locator): Promise<void> {
  await place.getByRole('button', { name: 'Tiếp tục' }).click()
}

/** The errors shown in a place, top to bottom. */
export async function errorsIn(place: Locator): Promise<string[]> {
  const shown = await place.locator('[id$="-error"]').allInnerTexts()
  return shown.map((text) => text.trim())
}

export async function expectErrors(place: Locator, errors: string[]): Promise<void> {
  await eventually(() => errorsIn(place)).toEqual(errors)
  expect(await place.locator('[aria-invalid=true]').count()).toBeGreaterThan(0)
}
