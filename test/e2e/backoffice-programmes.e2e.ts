import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, formatDate } from '#domain/kernel/dates.ts'
import { desktop, phone } from '../support/browser.ts'
import { photoOf } from '../support/pictures.ts'
import { chooseInMenu, inBackoffice } from './support/backoffice.ts'
import { accountOf, createMemberWith } from './support/gifts.ts'
import { logIn } from './support/members.ts'
import { expectNotice } from './support/notices.ts'
import { readOrder } from './support/order-rows.ts'
import { orderCodeShown, placeButton } from './support/shopping.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop, eventually, expectTroubles } from './support/stage.ts'

const stage = createE2eShop()
const reason = 'Kế hoạch mùa lạnh'
const today = () => stage.shop.ctx.clock.today()

test('a marketer makes a programme and a gift, another approves them, a member exchanges one', async () => {
  // What the demo offers would stand in the same days.
  await stage.shop.ctx.db.updateTable('loyalty_programme').set({ published: false }).execute()
  const visitor = await inBackoffice(stage, 'content', '/quan-tri/', { viewport: desktop })
  const { page } = visitor
  const second = await inBackoffice(stage, 'accountant', '/quan-tri/', { viewport: phone })

  await chooseInMenu(page, 'Quà và voucher', 'Chương trình tích điểm')
  await page.getByRole('heading', { level: 1, name: 'Chương trình tích điểm' }).waitFor()
  await expectSound(page, 'backoffice-programmes-1280')
  const programme = await beginAdding(page, 'Soạn chương trình', 'Soạn chương trình tích điểm')
  await fill(programme, 'Tên chương trình', 'Tri ân mùa lạnh')
  await fillDays(programme)
  await programme.getByRole('button', { name: 'Thêm hạng' }).click()
  await fill(programme, 'Tên hạng 2', 'Bạc')
  await fillNumber(programme, 'Từ số điểm, hạng 2', '500')
  await fill(programme, 'Quyền lợi hạng 2', 'Voucher sinh nhật 15%')
  await expectSound(page, 'backoffice-programme-add-1280')
  await programme.getByRole('button', { name: 'Soạn chương trình' }).click()
  await heading(page, 'Tri ân mùa lạnh')
  await page.getByText('Người soạn hoặc đã sửa không tự duyệt: cần một người khác.').waitFor()
  expect(await page.getByRole('button', { name: 'Duyệt', exact: true }).count()).toBe(0)

  const trying = page.getByRole('region', { name: 'Thử tính điểm' })
  await trying.getByRole('combobox', { name: 'Sản phẩm trong đơn' }).fill('jex')
  await trying.getByRole('listbox', { name: 'Kết quả tìm' }).getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await trying.getByRole('button', { name: /^Bỏ sản phẩm/ }).waitFor()
  await trying.getByRole('spinbutton', { name: 'Điểm khách đã tích trước đó' }).fill('490')
  await trying.getByRole('button', { name: 'Tính thử' }).click()
  await trying.getByText('Bạc', { exact: true }).waitFor()
  await expectSound(page, 'backoffice-programme-1280')
  await approveAs(second.page, page.url())
  await expectNoSidewaysScrolling(second.page)
  await expectSound(second.page, 'backoffice-programme-360')

  await chooseBeside(page, 'Đợt đổi quà')
  const promotion = await beginAdding(page, 'Soạn đợt đổi quà', 'Soạn đợt đổi quà')
  await fill(promotion, 'Tên đợt', 'Đổi quà sưởi ấm')
  await promotion
    .getByRole('combobox', { name: 'Chương trình tích điểm' })
    .selectOption({ label: 'Tri ân mùa lạnh' })
  await fillDays(promotion)
  await fill(promotion, 'Lời giới thiệu', 'Mỗi món quà một lời cảm ơn.')
  await expectSound(page, 'backoffice-promotion-add-1280')
  await promotion.getByRole('button', { name: 'Soạn đợt đổi quà' }).click()
  await heading(page, 'Đổi quà sưởi ấm')
  await expectSound(page, 'backoffice-promotion-1280')
  await approveAs(second.page, page.url())

  await chooseBeside(page, 'Quà')
  const gift = await beginAdding(page, 'Thêm quà', 'Thêm quà')
  await fill(gift, 'Tên quà', 'Chăn lông cừu')
  await fill(gift, 'Mã quà', 'QT-CHAN')
  await gift
    .getByRole('combobox', { name: 'Đợt đổi quà' })
    .selectOption({ label: 'Đổi quà sưởi ấm' })
  await fillNumber(gift, 'Giá (điểm)', '800')
  const photo = { name: 'chan.jpg', mimeType: 'image/jpeg', buffer: await photoOf('#0a7a55') }
  await gift.locator('input[type=file]').setInputFiles(photo)
  await gift.getByRole('img', { name: 'Ảnh của quà' }).waitFor()
  await expectSound(page, 'backoffice-gift-add-1280')
  await gift.getByRole('button', { name: 'Thêm quà' }).click()
  await heading(page, 'Chăn lông cừu')
  await page.getByRole('button', { name: 'Đếm kho' }).click()
  const counting = page.getByRole('dialog', { name: 'Đếm kho quà' })
  await fillNumber(counting, 'Số đếm được', '3')
  await send(counting, 'Đếm kho')
  await page.getByText('+3 → 3').waitFor()
  await expectSound(page, 'backoffice-gift-1280')
  await approveAs(second.page, page.url())
  await expectSound(second.page, 'backoffice-gift-360')

  const number = '0914000471'
  await createMemberWith(stage.shop, number, 1000)
  const member = await stage.visit('/')
  await logIn(member.page, number)
  await member.open('/doi-qua/')
  await member.page.getByText('Mỗi món quà một lời cảm ơn.').waitFor()
  await expectSound(member.page, 'gifts-described-360')
  await member.page.getByRole('button', { name: 'Thêm vào giỏ: Chăn lông cừu' }).click()
  await expectNotice(member.page, /Đã thêm quà vào giỏ: Chăn lông cừu/)
  await member.open('/gio-hang/giao-hang/')
  await member.page.getByRole('button', { name: 'Thay đổi nơi nhận hàng' }).waitFor()
  await placeButton(member.page).click()
  const code = await orderCodeShown(member.page)
  expect(await readOrder(stage.shop, code)).toMatchObject({ point_cost: 800 })
  await eventually(async () => (await accountOf(stage.shop, number)).available).toBe(200)
  await visitor.open(new URL(page.url()).pathname)
  await page.getByText('2 / 3').or(page.getByText('Đã hứa, chưa giao')).first().waitFor()
})

test('of two who change a gift the second sees both prices; what was approved holds meanwhile', async () => {
  const { id } = await stage.shop.ctx.db
    .selectFrom('gift')
    .select('id')
    .where('published', '=', true)
    .where('kind', '=', 'gift')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const path = `/quan-tri/qua/${id}/`
  const visitor = await inBackoffice(stage, 'content', path, { viewport: desktop })
  expectTroubles(visitor, /409/)
  const rival = await inBackoffice(stage, 'admin', path, { viewport: phone })
  const mine = await beginEditing(visitor.page)
  await fillNumber(mine, 'Giá (điểm)', '901')
  const theirs = await beginEditing(rival.page)
  await fillNumber(theirs, 'Giá (điểm)', '902')
  await expectSound(rival.page, 'backoffice-gift-edit-360')
  await send(theirs, 'Lưu')
  await rival.page.getByRole('table', { name: 'Những gì sẽ đổi khi duyệt' }).waitFor()
  await expectNoSidewaysScrolling(rival.page)
  await expectSound(rival.page, 'backoffice-gift-changing-360')

  await send(mine, 'Lưu')
  await mine.getByText('Có người vừa sửa trước bạn').waitFor()
  await mine
    .getByRole('group', { name: 'Giá (điểm)' })
    .getByRole('button', { name: 'Của bạn 901' })
    .click()
  await expectSound(visitor.page, 'backoffice-gift-conflict-1280')
  await mine.getByRole('button', { name: 'Lưu' }).click()
  await expectNotice(visitor.page, /Đã lưu quà/)
  // Both wrote it: neither approves.
  await visitor.page.getByText('Người soạn hoặc đã sửa không tự duyệt').waitFor()
  const { point_cost: cost } = await stage.shop.ctx.db
    .selectFrom('gift')
    .select('point_cost')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect([901, 902]).not.toContain(cost)
})

async function beginAdding(page: Page, button: string, title: string): Promise<Locator> {
  await page.getByRole('button', { name: button }).first().click()
  return page.getByRole('dialog', { name: title })
}

async function beginEditing(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Sửa' }).click()
  return page.getByRole('dialog', { name: 'Sửa quà' })
}

async function fill(dialog: Locator, name: string, value: string): Promise<void> {
  await dialog.getByRole('textbox', { name }).fill(value)
}

async function fillNumber(dialog: Locator, name: string, value: string): Promise<void> {
  await dialog.getByRole('spinbutton', { name }).fill(value)
}

async function fillDays(dialog: Locator): Promise<void> {
  await fill(dialog, 'Ngày đầu', formatDate(today()))
  await fill(dialog, 'Ngày cuối', formatDate(addDays(today(), 60)))
}

async function send(dialog: Locator, button: string): Promise<void> {
  await fill(dialog, 'Lý do', reason)
  await dialog.getByRole('button', { name: button }).click()
}

/** Another part of the group that is open in the menu. */
async function chooseBeside(page: Page, entry: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu quản trị' })
  await menu.getByRole('link', { name: entry, exact: true }).click()
}

async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

/** A second person reads the page and approves what it says. */
async function approveAs(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('button', { name: 'Duyệt', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Duyệt nội dung này' })
  await send(dialog, 'Duyệt')
  await page.getByText('Cửa hàng đang dùng đúng nội dung này.').waitFor()
}
