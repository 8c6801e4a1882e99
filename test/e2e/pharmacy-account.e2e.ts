import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { listPharmacyDevices } from '#domain/pharmacy/api.ts'
import { addPharmacyAccount } from '#domain/pharmacy/backoffice/api.ts'
import { pharmacies } from '#domain/pharmacy/backoffice.ts'
import { lockDuration, maxWrongPasswords } from '#domain/identity/password-lock.ts'
import { minutes } from '#domain/kernel/durations.ts'
import { getShopIdentity } from '#domain/settings/api.ts'
import { demoLogins } from '#seed/demo-logins.ts'
import { listTexts } from '#web/pharmacy/counter/list-texts.ts'
import { addressTexts } from '#web/features/address/texts.ts'
import { kitTexts } from '#web/backoffice/kit/texts.ts'
import { pharmacyTexts as backofficeTexts } from '#web/backoffice/pharmacies/texts.ts'
import { homeTexts } from '#web/pharmacy/home/texts.ts'
import { pharmacyRuleTexts } from '#domain/pharmacy/texts.ts'
import { loginTexts } from '#web/pharmacy/session/texts.ts'
import { bearer, refusalOf } from '../support/members.ts'
import { staffHeaders } from '../support/staff.ts'
import { openPharmacy, pharmacyPassword } from '../support/pharmacy.ts'
import {
  codeField,
  counterOf,
  enterCode,
  expectOutcome,
  givePhone,
  phoneField,
  rowOf,
  setCounterStage,
} from './support/counter.ts'
import { inBackoffice } from './support/backoffice.ts'
import { expectSound, higherThanAny } from './support/soundness.ts'
import { eventually, expectText, expectTroubles } from './support/stage.ts'

const stage = setCounterStage()
const thumb = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const reason = 'Kiểm tra cuối tháng'

describe('a printed link', () => {
  test('that asks for a login opens the dialog at once, and is asked no second time', async () => {
    const visitor = await stage.visit('/nt/minhchau218/', thumb)
    const { page } = visitor
    await dialogOf(page).getByLabel(loginTexts.password).first().fill(demoLogins.pharmacy.password)
    await eventually(() => page.getByLabel(loginTexts.username).inputValue()).toBe(
      demoLogins.pharmacy.username,
    )
    await press(page, loginTexts.login)
    await dialogOf(page).waitFor({ state: 'detached' })
    const { pathname, search } = new URL(page.url())
    expect([pathname, search]).toEqual(['/nha-thuoc/ap-dung-uu-dai/', '?id=NT00218'])
    await visitor.open('/nt/minhchau218/')
    await phoneField(page).waitFor()
    await eventually(() => page.url()).not.toContain('dang-nhap')
    expect(await dialogOf(page).count()).toBe(0)
  })

  test('that does not, shows its page, and the campaign stays in the address', async () => {
    const { page } = await stage.visit('/nt/minhchauthu/', thumb)
    await page.getByRole('heading', { name: homeTexts.loginTitle }).waitFor()
    expect(await dialogOf(page).count()).toBe(0)
    expect(new URL(page.url()).searchParams.get('utm_source')).toBe('thu-gui')
  })
})

describe('whoever cannot log in', () => {
  test('is told whom to call, and for how long the account is locked', async () => {
    const pharmacy = await openPharmacy(stage.shop)
    const visitor = await stage.visit(`/nha-thuoc/?id=${pharmacy.code}`, thumb)
    const { page } = visitor
    const main = page.getByRole('main')
    const { hotline } = await stage.shop.call(getShopIdentity, {})
    const help = main.getByRole('link', { name: hotline })
    await eventually(() => help.getAttribute('href')).toBe(`tel:${hotline.replaceAll(' ', '')}`)
    await expectText(main, loginTexts.lostHelp)
    await main.getByLabel(loginTexts.username).fill(pharmacy.username)
    for (let time = 1; time <= maxWrongPasswords + 1; time += 1) {
      await main.getByLabel(loginTexts.password).first().fill(`sai mật khẩu ${time}`)
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await main.getByRole('button', { name: loginTexts.login }).click()
      await answered
    }
    await expectText(main, loginTexts.locked(lockDuration(0) / minutes(1)))
    await page.setViewportSize({ width: 390, height: higherThanAny })
    await expectSound(page, 'store-login-locked-390')
    expectTroubles(visitor, /400|429/)
  })
})

describe('a wrong password', () => {
  test('is told once, and its field is marked until it is typed anew', async () => {
    const pharmacy = await openPharmacy(stage.shop)
    const visitor = await stage.visit(`/nha-thuoc/?id=${pharmacy.code}`, thumb)
    const { page } = visitor
    const main = page.getByRole('main')
    const field = main.getByLabel(loginTexts.password).first()
    await field.fill('sai mật khẩu')
    await main.getByRole('button', { name: loginTexts.login }).click()
    const words = 'Tên đăng nhập hoặc mật khẩu chưa đúng.'
    await page.getByText(words).waitFor()
    expect(await page.getByText(words).count()).toBe(1)
    await eventually(() => field.getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByText(/Lỗi 4/).count()).toBe(0)
    await field.fill(pharmacyPassword)
    await eventually(() => field.getAttribute('aria-invalid')).toBe(null)
    expectTroubles(visitor, /400/)
  })
})

describe('a first login with the password that An Lành drew', () => {
  test('at the home asks for a new one at once, and not for the old one again', async () => {
    const pharmacy = await openPharmacy(stage.shop, { mustChange: true })
    const visitor = await stage.visit(`/nha-thuoc/?id=${pharmacy.code}`, thumb)
    const { page } = visitor
    const main = page.getByRole('main')
    await main.getByLabel(loginTexts.username).fill(pharmacy.username)
    await main.getByLabel(loginTexts.password).first().fill(pharmacyPassword)
    await main.getByRole('button', { name: loginTexts.login }).click()
    const fields = dialogOf(page).locator('input[type=password]')
    await eventually(() => fields.count()).toBe(2)
    for (const field of await fields.all()) await field.fill('mười hai con giáp')
    await press(page, loginTexts.save)
    await dialogOf(page).waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1, name: /^Chào / }).waitFor()
    // What the home asked for before the new password was set.
    expectTroubles(visitor, /403/)
  })
})

describe('a pharmacy that the back office closes while its counter is open', () => {
  test('is out at the next call; what was typed and the codes stay, and words say why', async () => {
    const visitor = await stage.atCounter(thumb)
    const { page, pharmacy } = visitor
    const [code] = await stage.newCodes(1)
    await givePhone(page, stage.binh.phone)
    await page.context().setOffline(true)
    await enterCode(page, code!)
    await expectOutcome(page, code!, listTexts.waitingOffline)
    await setStatus(pharmacy.code, 'disabled')
    await page.context().setOffline(false)

    await dialogOf(page).getByLabel(loginTexts.password).first().fill(pharmacyPassword)
    await dialogOf(page).getByLabel(loginTexts.username).fill(pharmacy.username)
    await press(page, loginTexts.login)
    await expectText(dialogOf(page), 'Nhà thuốc này đã ngừng hoạt động trên hệ thống')
    await page.keyboard.press('Escape')
    await page.getByText(listTexts.signedOut(1)).waitFor()
    expect((await phoneField(page).inputValue()).replaceAll(' ', '')).toBe(stage.binh.phone)
    await expectOutcome(page, code!, listTexts.waiting)
    await expectSound(page, 'counter-closed-store-390')

    await setStatus(pharmacy.code, 'active')
    await page.getByRole('button', { name: listTexts.logIn }).last().click()
    await dialogOf(page).getByLabel(loginTexts.password).first().fill(pharmacyPassword)
    await dialogOf(page).getByLabel(loginTexts.username).fill(pharmacy.username)
    await press(page, loginTexts.login)
    await expectOutcome(page, code!, listTexts.genuine)
    expectTroubles(visitor, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|40[13]/)
  })
})

describe('an account whose password was drawn in the back office', () => {
  test('sets its own first, and what was typed and entered before goes on by itself', async () => {
    const { code: pharmacyCode } = await openPharmacy(stage.shop)
    const drawn = await drawAccount(pharmacyCode)
    const visitor = await stage.visit(counterOf({ code: pharmacyCode }), thumb)
    const { page } = visitor
    const [code] = await stage.newCodes(1)
    await givePhone(page, stage.binh.phone)
    await dialogOf(page).getByLabel(loginTexts.username).fill(drawn.username)
    await dialogOf(page).getByLabel(loginTexts.password).first().fill(drawn.password)
    await press(page, loginTexts.login)
    await dialogOf(page).getByText(loginTexts.newText).waitFor()
    await expectSound(page, 'store-new-password-390')
    await isRefusedByServer(page, pharmacyCode)

    // Put off: the code that is entered meanwhile waits, and is told why.
    await page.keyboard.press('Escape')
    // The dialog is there at once, and what lies behind it is hidden from readers.
    await codeField(page).fill(code!)
    await codeField(page).press('Enter')
    await dialogOf(page).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText(listTexts.passwordFirst(1)).waitFor()
    await expectOutcome(page, code!, listTexts.waiting)
    await expectSound(page, 'counter-new-password-390')

    await page.getByRole('button', { name: listTexts.newPassword }).click()
    await giveNewPassword(page, drawn.password, 'ngắn')
    await dialogOf(page).getByText(pharmacyRuleTexts.passwordLength).waitFor()
    await giveNewPassword(page, drawn.password, 'mùa lúa chín 2026')
    await dialogOf(page).waitFor({ state: 'detached' })
    await expectOutcome(page, code!, listTexts.genuine)
    await eventually(() => rowOf(page, code!).count()).toBe(1)
    expect((await phoneField(page).inputValue()).replaceAll(' ', '')).toBe(stage.binh.phone)
    expectTroubles(visitor, /40[13]/)
  })
})

test.for([360, 1280])(
  'a pharmacy at its old address is moved to that of today, %i px',
  async (width) => {
    const { code } = await openPharmacy(stage.shop)
    const viewport = { width, height: 900 }
    const { page } = await inBackoffice(stage, 'admin', `/quan-tri/nha-thuoc/${code}/`, {
      viewport,
    })
    await page.getByRole('button', { name: kitTexts.edit, exact: true }).first().click()
    const dialog = dialogOf(page)
    for (const [label, typed] of [
      [addressTexts.province, 'ha noi'],
      [addressTexts.district, 'dong da'],
      [addressTexts.ward, 'khuong thuong'],
    ] as const) {
      await dialog.getByRole('combobox', { name: label }).fill(typed)
      await page.getByRole('option').first().click()
    }
    await dialog.getByLabel(backofficeTexts.street).fill('15 Trường Chinh')
    await expectSound(page, `desk-store-old-place-${width}`)
    await dialog.getByRole('button', { name: backofficeTexts.takeToday }).click()
    await dialog.getByRole('combobox', { name: addressTexts.newWardName }).waitFor()
    await expectSound(page, `desk-store-new-place-${width}`)
    await dialog.getByLabel('Lý do').fill(reason)
    await press(page, kitTexts.save)
    await page.getByText('15 Trường Chinh, Phường Kim Liên, Hà Nội').waitFor()
  },
)

const dialogOf = (page: Page) => page.getByRole('dialog')

function press(page: Page, name: string): Promise<void> {
  return dialogOf(page).getByRole('button', { name }).click()
}

async function giveNewPassword(page: Page, old: string, fresh: string): Promise<void> {
  await dialogOf(page).getByLabel(loginTexts.oldPassword).fill(old)
  await dialogOf(page)
    .getByLabel(/^Mật khẩu mới/)
    .fill(fresh)
  await dialogOf(page).getByLabel(loginTexts.repeat).fill(fresh)
  await press(page, loginTexts.save)
}

/** Whatever the page shows: its cookie opens nothing yet. */
async function isRefusedByServer(page: Page, code: string): Promise<void> {
  const cookies = await page.context().cookies()
  const { value: token } = cookies.find(({ name }) => name === code)!
  const call = stage.shop.call(listPharmacyDevices, {}, { headers: bearer(token) })
  expect(await refusalOf(call)).toBe('newPasswordRequired')
}

async function drawAccount(code: string): Promise<{ username: string; password: string }> {
  const headers = await staffHeaders(stage.shop)
  const person = { full_name: 'Lê Thị Mai', role: 'staff', reason } as const
  const username = `${code.toLowerCase()}.mai`
  const made = await stage.shop.call(addPharmacyAccount, { code, username, ...person }, { headers })
  return { username, password: made.password }
}

async function setStatus(code: string, status: 'active' | 'disabled'): Promise<void> {
  const headers = await staffHeaders(stage.shop)
  const known = await stage.shop.call(pharmacies.get, { id: code }, { headers })
  await stage.shop.call(pharmacies.change, { ...known, status, reason }, { headers })
}
