import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { addDays } from '#domain/kernel/dates.ts'
import { resultTexts } from '#domain/loyalty/result-codes.ts'
import { demoLogins } from '#seed/demo-logins.ts'
import { findActiveProgramme } from '#server/loyalty/index.ts'
import { desktop, phone } from '../support/browser.ts'
import { createMember, logIn } from './support/members.ts'
import { expectNotice } from './support/notices.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, hydrated, createE2eShop, type Visitor } from './support/stage.ts'

const stage = createE2eShop()
const { member } = demoLogins

/** The demo's member, signed in, on a page of theirs. */
async function visitAsMember(path: string, viewport = desktop): Promise<Visitor> {
  const visitor = await stage.visit('/', { viewport })
  await logIn(visitor.page, member.phone, member.password)
  await visitor.open(path)
  return visitor
}

test('a member reads in the ledger why the points are what they are', async () => {
  const { page } = await visitAsMember('/ho-so-thanh-vien/lich-su-diem/')
  const main = page.getByRole('main')
  await main.getByText('1.240').first().waitFor()
  await expectSound(page, 'points-1280')

  const earned = main.getByRole('listitem').filter({ hasText: 'Nhập mã OT3' })
  await earned.getByText('+105 điểm').first().click()
  await earned.getByText('Mã hàng chính hãng').waitFor()
  await earned.getByText('Combo 3 hộp OTiV').last().waitFor()
  await expectSound(page, 'points-receipt-1280')

  const returned = main.getByRole('listitem').filter({ hasText: 'Hoàn lại điểm' })
  await returned.locator('summary').click()
  const order = returned.getByRole('link', { name: /^DH/ })
  const code = await order.innerText()
  await order.click()
  await page.waitForURL(`**/don-hang-cua-toi/${code}/`)
  await page.getByText('Đã huỷ').first().waitFor()
})

test('the ledger is narrowed by kind and period, in the address and back again', async () => {
  const { page } = await visitAsMember('/ho-so-thanh-vien/lich-su-diem/', phone)
  await expectSound(page, 'points-360')
  await chooseKind(page, 'Hết hạn')
  await page.waitForURL('**?loai=het-han')
  await eventually(() => kindsShown(page)).toEqual(['Hết hạn'])
  await page.getByLabel('Thời gian').selectOption('Năm 2025')
  await page.waitForURL('**?loai=het-han&ky=2025')
  await page.getByText(resultTexts.noData.title).waitFor()
  await expectSound(page, 'points-none-360')

  await page.goBack()
  await eventually(() => kindsShown(page)).toEqual(['Hết hạn'])
  await eventually(() => page.getByLabel('Thời gian').inputValue()).toBe('')
  await page.goBack()
  await eventually(async () => (await kindsShown(page)).length).toBeGreaterThan(10)
  await chooseKind(page, 'Tích điểm')
  await page.waitForURL('**?loai=tich-diem')
  await page.reload()
  await hydrated(page)
  expect(new Set(await kindsShown(page))).toEqual(new Set(['Tích điểm']))
})

test('older lines stand on the next page, which can be gone back from', async () => {
  const { page } = await visitAsMember('/ho-so-thanh-vien/lich-su-diem/')
  await page.getByRole('link', { name: 'Trang 2' }).click()
  await page.waitForURL('**?page=2')
  await page.getByText('Nhập mã OTV').first().waitFor()
  await page.goBack()
  await page.getByText('Nhập mã OT3').first().waitFor()
})

test('the member card shows number, bars, tier and what the next one needs', async () => {
  const { page } = await visitAsMember('/ho-so-thanh-vien/the-thanh-vien/', phone)
  const bars = page.getByRole('img', { name: /^Mã vạch của thẻ số/ })
  await bars.waitFor()
  expect(await bars.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByText('Hạng Bạc').first().waitFor()
  await page.getByText(/^Còn [\d.]+ điểm lên hạng Vàng$/).waitFor()
  await expectSound(page, 'card-360')

  const small = (await bars.boundingBox())!.width
  await page.getByRole('button', { name: 'Phóng to mã' }).click()
  const large = page.getByRole('dialog', { name: 'Thẻ thành viên An Lành' })
  const box = (await large.getByRole('img').boundingBox())!
  expect(Math.max(box.width, box.height)).toBeGreaterThan(small * 1.5)
  await page.keyboard.press('Escape')
  await large.waitFor({ state: 'hidden' })
  await page.setViewportSize(desktop)
  await expectSound(page, 'card-1280')
})

test('a programme that has just begun is told on the overview and on the card', async () => {
  const { db, clock, cache } = stage.shop.ctx
  const { id, startsOn, notice } = (await findActiveProgramme(stage.shop.ctx, clock.today()))!
  const begin = async (starts_on: string, words: string) => {
    const programme = db.updateTable('loyalty_programme').where('id', '=', id)
    await programme.set({ starts_on, notice: words }).execute()
    cache.drop(['loyalty', 'programme'])
  }
  onTestFinished(() => begin(startsOn, notice))
  await begin(addDays(clock.today(), -10), 'Hạng Vàng từ nay có thêm quà sinh nhật.')
  const { page } = await visitAsMember('/ho-so-thanh-vien/', phone)
  await page.getByText(resultTexts.yearlyUpdate.text).waitFor()
  await expectSound(page, 'overview-new-programme-360')
  await page.getByRole('link', { name: 'Mở thẻ thành viên' }).click()
  await page.waitForURL('**/the-thanh-vien/')
  await page.getByText('Hạng Vàng từ nay có thêm quà sinh nhật.').waitFor()
  await page.getByText(resultTexts.yearlyUpdate.text).waitFor()
  await expectSound(page, 'card-new-programme-360')
})

test('vouchers stand by what can be done with them, and one goes into the cart', async () => {
  const { page } = await visitAsMember('/ho-so-thanh-vien/voucher-cua-toi/', phone)
  await page.getByRole('heading', { level: 2, name: 'Dùng được (2)' }).waitFor()
  await expectSound(page, 'vouchers-360')
  await page.setViewportSize(desktop)
  await page.getByRole('heading', { level: 2, name: 'Đã dùng (1)' }).click()
  await page.getByRole('link', { name: /^DH/ }).waitFor()
  await expectSound(page, 'vouchers-1280')
  await page.getByRole('button', { name: 'Dùng ngay: Tri ân hạng Bạc' }).click()
  await expectNotice(page, /Đã thêm vào giỏ hàng: Tri ân hạng Bạc/)
  await page.waitForURL('**/gio-hang/')
})

test('a code that somebody holds is looked at before it is used', async () => {
  const { page } = await visitAsMember('/ho-so-thanh-vien/voucher-cua-toi/')
  const check = page.getByRole('button', { name: 'Kiểm tra' })
  const field = page.getByRole('textbox', { name: 'Mã voucher' })
  await check.click()
  await page.getByText('Vui lòng nhập mã voucher').waitFor()
  await field.fill('KHONGCO')
  await check.click()
  await eventually(() => field.getAttribute('aria-invalid')).toBe('true')
  await field.fill('thang11')
  await check.click()
  await page.getByRole('status').getByText('Tri ân khách hàng').waitFor()
  await expectSound(page, 'voucher-found-1280')
})

test('whoever has just become a member is told how to begin', async () => {
  const newPhone = '0913000071'
  await createMember(stage.shop, newPhone)
  const { page, open } = await stage.visit('/', { viewport: phone })
  await logIn(page, newPhone)
  await open('/ho-so-thanh-vien/lich-su-diem/')
  await page.getByText('Chưa có dữ liệu').waitFor()
  await expectSound(page, 'points-new-360')
  await open('/ho-so-thanh-vien/voucher-cua-toi/')
  await page.getByText('Chưa có voucher').waitFor()
  await expectSound(page, 'vouchers-new-360')
  await open('/ho-so-thanh-vien/the-thanh-vien/')
  await page.getByText('Còn 500 điểm lên hạng Bạc').waitFor()
  await expectSound(page, 'card-new-360')
})

test('points, tier and vouchers stand on the overview and in the menu of a phone', async () => {
  const { page } = await visitAsMember('/ho-so-thanh-vien/', phone)
  await page.getByRole('link', { name: /Điểm dùng được 1\.240 điểm/ }).waitFor()
  await page.getByRole('link', { name: /Voucher của tôi 2 dùng được/ }).waitFor()
  await expectSound(page, 'overview-360')
  await page.getByRole('button', { name: 'Mở menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Đổi quà' }).waitFor()
  await menu.getByText('1.240 điểm').click()
  await page.waitForURL('**/lich-su-diem/')
})

test('the header shows the points from the first byte, and to nobody else', async () => {
  const { page, open } = await visitAsMember('/')
  await page.getByRole('banner').getByText('1.240 điểm').first().waitFor()
  const answer = await page.context().request.get(`${stage.shop.origin}/uu-dai/`)
  expect(await answer.text()).toContain('Điểm của tôi: 1.240 điểm')
  await open('/uu-dai/')
  await page.getByText('Quý khách đủ điểm đổi').first().waitFor()
  await expectSound(page, 'offers-member-1280')
  const guest = await stage.visit('/uu-dai/', { viewport: phone })
  await guest.page.getByText('THANG11').waitFor()
  expect(await guest.page.getByText('Quý khách đủ điểm đổi').count()).toBe(0)
  expect(await guest.page.getByRole('link', { name: 'Đổi quà', exact: true }).count()).toBe(0)
  await expectSound(guest.page, 'offers-360')
})

async function chooseKind(page: Page, label: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Loại thay đổi' })
    .getByRole('link', { name: label, exact: true })
    .click()
}

/** What the shown lines are, top to bottom. */
function kindsShown(page: Page): Promise<string[]> {
  return page.locator('main summary > span:nth-child(2) > span:first-child > span').allInnerTexts()
}
