import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isFocused } from './support/keyboard.ts'
import { chooseUnit, deliveryStep, placeButton, unitBox } from './support/shopping.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, setStage } from './support/stage.ts'

const stage = setStage()
const visitDelivery = deliveryStep(stage)
const required = 'Vui lòng chọn/điền'

describe('the address form (first specification, section 5)', () => {
  test('asks for province, district, ward and street, each at its own field', async () => {
    const { form, submit } = await openAddressForm()
    await submit()
    for (const field of [form.province, form.district, form.ward, form.street]) {
      await expectError(field, required)
    }
    await eventually(() => isFocused(form.province)).toBe(true)
    await expectSound(form.page, 'address-errors-360')

    await form.street.fill('148')
    await form.street.blur()
    await expectError(form.street, 'Điền đầy đủ số nhà, tên đường')
    await form.street.fill('148 Hoàng Hoa Thám')
    await expectNoError(form.street)
  })

  test('opens the district when a province is chosen and the ward when a district is', async () => {
    const { form } = await openAddressForm()
    expect(await form.district.isDisabled()).toBe(true)
    expect(await form.ward.isDisabled()).toBe(true)
    await chooseUnit(form.page, 'Tỉnh / Thành phố', 'da nang', 'Đà Nẵng')
    expect(await form.district.isEnabled()).toBe(true)
    expect(await form.ward.isDisabled()).toBe(true)
    await chooseUnit(form.page, 'Quận / Huyện', 'hai chau', 'Quận Hải Châu')
    expect(await form.ward.isEnabled()).toBe(true)
  })

  test('forgets district and ward with the province, the ward with the district, the street never', async () => {
    const { form } = await openAddressForm()
    await form.street.fill('12 Lê Lợi')
    await chooseUnit(form.page, 'Tỉnh / Thành phố', 'ha noi', 'Hà Nội')
    await chooseUnit(form.page, 'Quận / Huyện', 'dong da', 'Quận Đống Đa')
    await chooseUnit(form.page, 'Phường / Xã', 'khuong thuong', 'Phường Khương Thượng')
    await chooseUnit(form.page, 'Quận / Huyện', 'ba dinh', 'Quận Ba Đình')
    expect(await form.ward.inputValue()).toBe('')
    await chooseUnit(form.page, 'Tỉnh / Thành phố', 'da nang', 'Đà Nẵng')
    expect(await form.district.inputValue()).toBe('')
    expect(await form.ward.isDisabled()).toBe(true)
    expect(await form.street.inputValue()).toBe('12 Lê Lợi')
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
    await form.street.fill('5 Hòa Bình')
    await dialog.getByRole('button', { name: 'Đóng' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await form.page.getByRole('button', { name: 'Chọn địa chỉ giao hàng' }).click()
    await eventually(() => form.province.inputValue()).toContain('Cần Thơ')
    expect(await form.street.inputValue()).toBe('5 Hòa Bình')
  })
})

describe('the receiver form (first specification, section 5)', () => {
  test('asks for name and phone, not for an e-mail', async () => {
    const { page, name, phone, email, save } = await openReceiverForm()
    await save()
    await expectError(name, required)
    await expectError(phone, required)
    expect(await email.getAttribute('aria-invalid')).toBe(null)
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
      expect(await field.inputValue()).toBe(typed)
    }
  })

  test('keeps ten digits of a phone and turns 84 into 0', async () => {
    const { phone } = await openReceiverForm()
    await phone.pressSequentially('09a0-1.2 3b4567999')
    expect(await phone.inputValue()).toBe('0901234567')
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
      expect(await email.inputValue()).toBe(typed)
    }
  })

  test('keeps what was typed when it is closed and opened again', async () => {
    const { page, dialog, name, phone } = await openReceiverForm()
    await name.fill('Nguyễn Thị Lan')
    await phone.fill('0901')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Thêm thông tin người nhận' }).click()
    await eventually(() => name.inputValue()).toBe('Nguyễn Thị Lan')
    expect(await phone.inputValue()).toBe('0901')
  })

  test('takes a name, a phone and an e-mail that are right', async () => {
    const { page, dialog, name, phone, email, save } = await openReceiverForm()
    await name.fill('Nguyễn Thị Lan')
    await phone.fill('0901234567')
    await email.fill('lan.nguyen@example.vn')
    await save()
    await dialog.waitFor({ state: 'hidden' })
    for (const text of ['Nguyễn Thị Lan', '0901234567', 'lan.nguyen@example.vn']) {
      await page.getByText(text, { exact: true }).waitFor()
    }
  })
})

test('an order without address or receiver is led to what is missing', async () => {
  const page = await atDelivery()
  await placeButton(page).click()
  const choose = page.getByRole('button', { name: 'Chọn địa chỉ giao hàng' })
  await eventually(() => isFocused(choose)).toBe(true)
  await expectDescribed(choose, 'Vui lòng chọn/điền địa chỉ nhận hàng')
  const add = page.getByRole('button', { name: 'Thêm thông tin người nhận' })
  await expectDescribed(add, 'Vui lòng chọn/điền thông tin người nhận')
  await expectSound(page, 'delivery-missing-360')
})

async function atDelivery(): Promise<Page> {
  return (await visitDelivery()).page
}

async function openAddressForm() {
  const page = await atDelivery()
  await page.getByRole('button', { name: 'Chọn địa chỉ giao hàng' }).click()
  const dialog = page.getByRole('dialog', { name: 'Chọn địa chỉ giao hàng tận nơi' })
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

async function openReceiverForm() {
  const page = await atDelivery()
  await page.getByRole('button', { name: 'Thêm thông tin người nhận' }).click()
  const dialog = page.getByRole('dialog', { name: 'Thông tin người nhận hàng' })
  return {
    page,
    dialog,
    name: dialog.getByLabel('Họ và tên'),
    phone: dialog.getByLabel('Số điện thoại'),
    email: dialog.getByLabel('Email'),
    save: () => dialog.getByRole('button', { name: 'Lưu thông tin' }).click(),
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
