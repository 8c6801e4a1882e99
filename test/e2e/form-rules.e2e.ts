import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isFocused } from './support/keyboard.ts'
import {
  byOldUnits,
  choosePickup,
  chooseUnit,
  closeNextList,
  deliveryStep,
  giveAddress,
  giveReceiver,
  knownAddress,
  orderCodeShown,
  placeButton,
  unitBox,
} from './support/shopping.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, expectTroubles, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()
const visitDelivery = deliveryStep(stage)
const required = 'Vui lòng chọn/điền'

describe('what is typed at the delivery step', () => {
  test('is there after a refused order and a reload, whichever part was wrong', async () => {
    const { page, open } = await visitDelivery()
    const receiver = (label: string) => page.getByRole('main').getByLabel(label)
    await giveAddress(page)
    await giveReceiver(page, { name: 'Nguyễn Thị Lan', phone: '123' })
    await placeButton(page).click()
    await expectError(receiver('Số điện thoại'), 'Vui lòng điền đúng định dạng')
    await page.reload()
    await eventually(() => unitBox(page, 'Tỉnh / Thành phố').inputValue()).toBe('Hồ Chí Minh')
    await eventually(() => unitBox(page, 'Phường / Xã').inputValue()).toBe('Phường 12')
    const street = page.getByLabel('Số nhà, tên đường')
    expect(await street.inputValue()).toBe('148 Hoàng Hoa Thám')

    await street.fill('')
    await receiver('Số điện thoại').fill('0901234567')
    await placeButton(page).click()
    await expectError(street, `${required} số nhà, tên đường`)
    await open('/gio-hang/giao-hang/')
    await eventually(() => receiver('Số điện thoại').inputValue()).toBe('0901234567')
    expect(await receiver('Họ và tên').inputValue()).toBe('Nguyễn Thị Lan')
    await page.getByLabel('Số nhà, tên đường').fill('12 Lê Lợi')
    await placeButton(page).click()
    await orderCodeShown(page)
    expect(
      await page.evaluate(() => sessionStorage.getItem('checkout-drafts') ?? ''),
    ).not.toContain('Lê Lợi')
  })
})

describe('the address form', () => {
  test('asks for province, district, ward and street, each at its own field and in its turn', async () => {
    const { form, submit } = await openAddressForm()
    await submit()
    await expectError(form.province, `${required} tỉnh / thành phố`)
    await expectError(form.street, `${required} số nhà, tên đường`)
    // What cannot be chosen yet is not called wrong.
    for (const field of [form.district, form.ward]) await expectNoError(field)
    await eventually(() => isFocused(form.province)).toBe(true)
    await expectSound(form.page, 'address-errors-360')
    await chooseUnit(form.page, 'Tỉnh / Thành phố', 'da nang', 'Đà Nẵng')
    await closeNextList(form.page)
    await submit()
    await expectError(form.district, `${required} quận / huyện`)
    await chooseUnit(form.page, 'Quận / Huyện', 'hai chau', 'Quận Hải Châu')
    await closeNextList(form.page)
    await submit()
    await expectError(form.ward, `${required} phường / xã`)

    await chooseUnit(form.page, 'Phường / Xã', 'phuoc ninh', 'Phường Phước Ninh')
    await form.street.fill('148')
    await form.street.blur()
    await expectError(form.street, 'Điền đầy đủ số nhà, tên đường')
    await form.street.fill('148 Hoàng Hoa Thám')
    await expectNoError(form.street)
  })

  test('opens the district when a province is chosen and the ward when a district is', async () => {
    const { form } = await openAddressForm()
    await eventually(() => form.district.isDisabled()).toBe(true)
    await eventually(() => form.ward.isDisabled()).toBe(true)
    await chooseUnit(form.page, 'Tỉnh / Thành phố', 'da nang', 'Đà Nẵng')
    await eventually(() => form.district.isEnabled()).toBe(true)
    await eventually(() => form.ward.isDisabled()).toBe(true)
    await chooseUnit(form.page, 'Quận / Huyện', 'hai chau', 'Quận Hải Châu')
    await eventually(() => form.ward.isEnabled()).toBe(true)
  })

  test('forgets district and ward with the province, the ward with the district, the street never', async () => {
    const { form } = await openAddressForm()
    await form.street.fill('12 Lê Lợi')
    await chooseUnit(form.page, 'Tỉnh / Thành phố', 'ha noi', 'Hà Nội')
    await chooseUnit(form.page, 'Quận / Huyện', 'dong da', 'Quận Đống Đa')
    await chooseUnit(form.page, 'Phường / Xã', 'khuong thuong', 'Phường Khương Thượng')
    await chooseUnit(form.page, 'Quận / Huyện', 'ba dinh', 'Quận Ba Đình')
    await eventually(() => form.ward.inputValue()).toBe('')
    await chooseUnit(form.page, 'Tỉnh / Thành phố', 'da nang', 'Đà Nẵng')
    await eventually(() => form.district.inputValue()).toBe('')
    await eventually(() => form.ward.isDisabled()).toBe(true)
    await eventually(() => form.street.inputValue()).toBe('12 Lê Lợi')
  })

  test('offers first what is named as it was typed', async () => {
    const { form } = await openAddressForm()
    await chooseUnit(form.page, 'Tỉnh / Thành phố', 'ho chi minh', 'Hồ Chí Minh')
    await form.district.fill('tan binh')
    const first = form.page.getByRole('option').first()
    await eventually(() => first.innerText()).toBe('Quận Tân Bình')
  })

  test('says beside a ward, as words apart, where it belongs today', async () => {
    const { form } = await openAddressForm()
    await chooseUnit(form.page, 'Tỉnh / Thành phố', 'ho chi minh', 'Hồ Chí Minh')
    await chooseUnit(form.page, 'Quận / Huyện', 'tan binh', 'Quận Tân Bình')
    await form.ward.fill('phuong 12')
    const named = { name: 'Phường 12 nay thuộc Phường Bảy Hiền', exact: true }
    await form.page.getByRole('option', named).waitFor()
  })

  test('speaks Vietnamese alone, also to who hears it read out', async () => {
    const { form, dialog } = await openAddressForm()
    await form.province.fill('ha')
    await form.page.getByRole('option').first().waitFor()
    const names = await dialog
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent),
      )
    expect(names.filter((name) => /^[a-z ]+$/i.test(name))).toEqual([])
  })

  test('asks no ward where there is none: Côn Đảo', async () => {
    const { form, dialog, submit } = await openAddressForm()
    await chooseUnit(form.page, 'Tỉnh / Thành phố', 'vung tau', 'Bà Rịa - Vũng Tàu')
    await chooseUnit(form.page, 'Quận / Huyện', 'con dao', 'Huyện Côn Đảo')
    await dialog.getByText('Nơi này không chia phường / xã.').waitFor()
    expect(await form.ward.count()).toBe(0)
    await form.street.fill('10 Tôn Đức Thắng')
    await submit()
    await dialog.waitFor({ state: 'hidden' })
    await form.page.getByText('10 Tôn Đức Thắng, Huyện Côn Đảo, Bà Rịa - Vũng Tàu').waitFor()
  })

  test('takes a place that is not in the list: "Khác"', async () => {
    const { form, dialog, submit } = await openAddressForm()
    await chooseUnit(form.page, 'Tỉnh / Thành phố', 'khac', 'Khác')
    expect(await form.district.count()).toBe(0)
    await dialog
      .getByText('Vui lòng ghi đầy đủ số nhà, tên đường, xã/phường và tỉnh/thành phố')
      .waitFor()
    await expectSound(form.page, 'address-elsewhere-360')
    await form.street.fill('12 Đường Biển, Xã Mới, Tỉnh Mới')
    await submit()
    await dialog.waitFor({ state: 'hidden' })
    await form.page.getByText('12 Đường Biển, Xã Mới, Tỉnh Mới').waitFor()
  })

  test('keeps what was typed when it is closed and opened again', async () => {
    const { form, dialog } = await openAddressForm()
    await chooseUnit(form.page, 'Tỉnh / Thành phố', 'can tho', 'Cần Thơ')
    await closeNextList(form.page)
    await form.street.fill('5 Hòa Bình')
    await dialog.getByRole('button', { name: 'Đóng' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await openChooser(form.page)
    await eventually(() => form.province.inputValue()).toContain('Cần Thơ')
    await eventually(() => form.street.inputValue()).toBe('5 Hòa Bình')
  })
})

describe('the receiver form', () => {
  test('asks for name and phone, not for an e-mail', async () => {
    const { page, name, phone, email, save } = await openReceiverForm()
    await save()
    await expectError(name, `${required} họ và tên`)
    await expectError(phone, `${required} số điện thoại`)
    await eventually(() => email.getAttribute('aria-invalid')).toBe(null)
    await eventually(() => isFocused(name)).toBe(true)
    await expectSound(page, 'receiver-errors-360')
  })

  test('says what is wrong with a name or a phone, and keeps what was typed', async () => {
    const { name, phone, save } = await openReceiverForm()
    const wrong = [
      [name, 'Lan@123', 'Không điền ký tự đặc biệt'],
      [name, 'Lan', 'Điền đẩy đủ họ và tên > 5 chữ cái'],
      [phone, '090123', 'Vui lòng điền đúng định dạng'],
      [phone, '0012345678', 'Điền chính xác số điện thoại'],
      [phone, '1901234567', 'Điền chính xác số điện thoại'],
    ] as const
    for (const [field, typed, message] of wrong) {
      await field.fill(typed)
      await save()
      await expectError(field, message)
      await eventually(() => field.inputValue()).toBe(typed)
    }
  })

  test('keeps ten digits of a phone and turns 84 into 0', async () => {
    const { phone } = await openReceiverForm()
    await phone.pressSequentially('09a0-1.2 3b4567999')
    await eventually(() => phone.inputValue()).toBe('0901234567')
    await phone.fill('')
    await phone.fill('84901234567')
    await phone.blur()
    await eventually(() => phone.inputValue()).toBe('0901234567')
  })

  test('refuses an e-mail that is none', async () => {
    const { email, save } = await openReceiverForm()
    const wrong = [
      'lan',
      '.lan@example.vn',
      '_lan@example.vn',
      'lan_@example.vn',
      'lan-@example.vn',
    ]
    for (const typed of wrong) {
      await email.fill(typed)
      await save()
      await expectError(email, 'Điền chính xác email')
      await eventually(() => email.inputValue()).toBe(typed)
    }
  })

  test('keeps what was typed when the page is loaded again', async () => {
    const { page, name, phone } = await openReceiverForm()
    await name.fill('Nguyễn Thị Lan')
    await phone.fill('0901')
    await page.reload()
    await eventually(() => name.inputValue()).toBe('Nguyễn Thị Lan')
    await eventually(() => phone.inputValue()).toBe('0901')
  })

  test('takes a name, a phone and an e-mail that are right, and lets them be changed', async () => {
    const { visitor, page, name, phone, email, save } = await openReceiverForm()
    await name.fill('Nguyễn Thị Lan')
    await phone.fill('0901234567')
    await email.fill('lan.nguyen@example.vn')
    await page.route('**/api/order', (route) => route.abort())
    await save()
    for (const text of ['Nguyễn Thị Lan', '0901234567', 'lan.nguyen@example.vn']) {
      await page.getByText(text, { exact: true }).waitFor()
    }
    await page.getByRole('button', { name: 'Thay đổi thông tin người nhận' }).click()
    const dialog = page.getByRole('dialog', { name: 'Thông tin người nhận hàng' })
    await dialog.getByLabel('Số điện thoại').fill('0901234568')
    await expectSound(page, 'receiver-360')
    await dialog.getByRole('button', { name: 'Lưu thông tin' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('0901234568', { exact: true }).waitFor()
    expectTroubles(visitor, /ERR_FAILED/)
  })
})

test('an order without address or receiver is led to what is missing', async () => {
  const page = await atDelivery()
  await page.getByLabel('Họ và tên').waitFor()
  const province = unitBox(page, 'Tỉnh / Thành phố')
  await province.waitFor()
  await placeButton(page).click()
  await eventually(() => isFocused(province)).toBe(true)
  await expectError(province, `${required} tỉnh / thành phố`)
  await expectError(page.getByLabel('Số nhà, tên đường'), `${required} số nhà, tên đường`)
  await expectError(page.getByLabel('Họ và tên'), `${required} họ và tên`)
  await expectError(page.getByLabel('Số điện thoại'), `${required} số điện thoại`)
  await expectSound(page, 'delivery-missing-360')
})

async function atDelivery(): Promise<Page> {
  return (await visitDelivery()).page
}

/** In the chooser, where somebody goes who gives another address than the one that is known. */
async function openAddressForm() {
  const page = await atDelivery()
  await page.evaluate((checkout) => localStorage.setItem('checkout', checkout), knownAddress)
  await page.reload()
  await openChooser(page)
  await byOldUnits(page)
  const dialog = chooserOf(page)
  const form = {
    page,
    province: unitBox(page, 'Tỉnh / Thành phố'),
    district: unitBox(page, 'Quận / Huyện'),
    ward: unitBox(page, 'Phường / Xã'),
    street: dialog.getByLabel('Số nhà, tên đường'),
  }
  await form.street.waitFor()
  return {
    form,
    dialog,
    submit: () => dialog.getByRole('button', { name: 'Giao đến địa chỉ này' }).click(),
  }
}

async function openChooser(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Thay đổi nơi nhận hàng' }).click()
  await chooserOf(page).getByLabel('Số nhà, tên đường').waitFor()
}

function chooserOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Chọn địa chỉ giao hàng tận nơi' })
}

/** On the page; nothing else is missing there. */
async function openReceiverForm() {
  const visitor = await visitDelivery()
  const { page } = visitor
  await choosePickup(page, 'Hà Nội')
  const main = page.getByRole('main')
  return {
    visitor,
    page,
    name: main.getByLabel('Họ và tên'),
    phone: main.getByLabel('Số điện thoại'),
    email: main.getByLabel('Email'),
    save: () => placeButton(page).click(),
  }
}

/** Marked as wrong, with this text tied to the field. */
async function expectError(field: Locator, message: string): Promise<void> {
  await eventually(() => field.getAttribute('aria-invalid')).toBe('true')
  await expectDescribed(field, message)
}

async function expectNoError(field: Locator): Promise<void> {
  await eventually(() => field.getAttribute('aria-invalid')).toBe(null)
}

async function expectDescribed(field: Locator, message: string): Promise<void> {
  await eventually(() => descriptionsOf(field)).toContain(message)
}

function descriptionsOf(field: Locator): Promise<string[]> {
  return field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.innerText ?? ''),
  )
}
