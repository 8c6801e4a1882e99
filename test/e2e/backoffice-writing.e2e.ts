import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addDays, vietnamDayOf } from '#domain/kernel/dates.ts'
import { changePicture } from '#domain/media/api.ts'
import { addContent, getContent, saveDraft } from '#domain/publishing/backoffice/api.ts'
import { landing } from '#domain/publishing/landing.ts'
import { desktop, phone } from '../support/browser.ts'
import { sendPicture } from '../support/pictures.ts'
import { wholeBanner } from '../support/places.ts'
import {
  addArticleCategory,
  blockOf,
  hireEditors,
  paragraphs,
  publishArticle,
  publishWritten,
  wholeArticle,
  wholeLanding,
  writeContent,
} from '../support/publishing.ts'
import { inBackoffice } from './support/backoffice.ts'
import { expectSound, higherThanAny } from './support/soundness.ts'
import { createE2eShop, eventually, expectText, expectTroubles } from './support/stage.ts'

const stage = createE2eShop()

test('what is published leads to its page, and what is planned to the shop as it will be then', async () => {
  const editors = await hireEditors(stage.shop)
  const category = await addArticleCategory(stage.shop.ctx.db, 'nuoc-uong', 'Nước uống')
  const thumbnail = { src: '/media/products/jex-1', alt: 'Hộp JEX' }
  const body = wholeArticle(category, { thumbnail })
  const live = await publishArticle(stage.shop, editors, 'uong-nuoc', body)
  const visitor = await inBackoffice(stage, 'content', `/quan-tri/noi-dung/${live.id}/?phan=dang`, {
    viewport: phone,
  })
  const { page } = visitor
  const [shown] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Xem trang khách đang thấy' }).click(),
  ])
  await shown.getByRole('heading', { level: 1, name: body.title }).waitFor()
  expect(new URL(shown.url()).pathname).toBe('/song-khoe/uong-nuoc/')
  await shown.close()
  await expectSound(page, 'desk-writing-live-360')

  const title = 'Uống nước ấm mỗi sáng'
  const kind = { kind: 'article', slug: 'nuoc-am' } as const
  const { id } = await writeContent(stage.shop, editors, kind, { ...body, title })
  const tomorrow = addDays(vietnamDayOf(stage.shop.ctx.clock.now()), 1)
  await publishWritten(stage.shop, editors, id, { starts_at: `${tomorrow}T08:00:00+07:00` })
  await visitor.open(`/quan-tri/noi-dung/${id}/?phan=dang`)
  await page.setViewportSize(desktop)
  await page.getByRole('button', { name: 'Xem cửa hàng lúc đó' }).waitFor()
  await expectSound(page, 'desk-writing-planned-1280')
  await page.getByRole('button', { name: 'Xem cửa hàng lúc đó' }).click()
  await page.waitForURL('**/song-khoe/nuoc-am/')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
})

test('whoever begins a page by keys goes on in it', async () => {
  const { page } = await inBackoffice(stage, 'content', '/quan-tri/noi-dung/', {
    viewport: desktop,
  })
  await page.getByRole('button', { name: 'Thêm nội dung' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Thêm nội dung' })
  await dialog.getByLabel('Tiêu đề').fill('Ngâm chân mùa lạnh')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Ngâm chân mùa lạnh' }).waitFor()
  await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('main')
  await page.keyboard.press('Tab')
  await eventually(() =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
  ).toBe('Về danh sách nội dung')
})

test('what was sent to be read leads its reader to where it is approved', async () => {
  const { shop } = stage
  const editors = await hireEditors(shop)
  const body = wholeLanding([blockOf('heading', { text: 'Khoẻ khớp mùa lạnh' })])
  const { id } = await writeContent(shop, editors, { kind: 'landing', slug: 'cho-duyet' }, body)
  const { page } = await inBackoffice(stage, 'pharmacist', '/quan-tri/noi-dung/?state=waiting', {
    viewport: phone,
  })
  await page.locator(`a[href^="/quan-tri/noi-dung/${id}/"]`).click()
  await page.getByRole('button', { name: 'Đọc và duyệt' }).waitFor()
  await page.getByText('Chờ duyệt', { exact: true }).waitFor()
  await expectSound(page, 'desk-writing-waiting-360')
})

test('whether the draft is saved stays in sight down the page, on a phone and without a network', async () => {
  const { writer } = await hireEditors(stage.shop)
  const added = { kind: 'article', slug: 'bai-dai', title: 'Bài dài' } as const
  const { id } = await stage.shop.call(addContent, added, { headers: writer })
  const lines = Array.from({ length: 60 }, (_, nth) => `Đoạn văn thứ ${nth + 1} của bài.`)
  const body = wholeArticle(1, {
    category_id: null,
    thumbnail: null,
    content: paragraphs(...lines),
  })
  await stage.shop.call(saveDraft, { id, version: 1, body: { ...body } }, { headers: writer })
  const visitor = await inBackoffice(stage, 'content', `/quan-tri/noi-dung/${id}/`, {
    viewport: phone,
  })
  const { page } = visitor
  const text = page.getByRole('textbox', { name: 'Nội dung bài' })
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await text.getByText('Đoạn văn thứ 60').click()
    await page.keyboard.type('Thêm. ')
    const saved = page.getByText(/^Đã lưu/)
    await saved.waitFor()
    await eventually(() => isOnTop(saved)).toBe(true)
    const toolbar = page.getByRole('toolbar', { name: 'Định dạng văn bản' })
    const bold = toolbar.getByRole('button', { name: /^Đậm/ })
    await eventually(() => isOnTop(bold)).toBe(true)
  }
  await page.context().setOffline(true)
  await page.keyboard.type('Khi mất mạng. ')
  const offline = page.getByText('Chưa lưu: mất mạng, sẽ thử lại')
  await offline.waitFor()
  expect(await isOnTop(offline)).toBe(true)
  await page.context().setOffline(false)
  expectTroubles(visitor, /ERR_INTERNET_DISCONNECTED/)
})

test('a block is put between two others by keys', async () => {
  const { page, list } = await openLanding('chen-khoi', 'Phần một', 'Phần hai')
  await list.getByRole('button', { name: 'Chèn khối trước khối 2' }).press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Văn bản/ })
    .press('Enter')
  const middle = list.getByRole('button', { name: '2. Văn bản' })
  await eventually(() => middle.evaluate((head) => head === document.activeElement)).toBe(true)
  await list.getByRole('button', { name: /^3\. Tiêu đề.*Phần hai/ }).waitFor()
  await middle.press('Enter')
  await expectSound(page, 'desk-writing-insert-1280')
  await page.setViewportSize({ ...phone, height: higherThanAny })
  await expectSound(page, 'desk-writing-insert-360')
})

test('a block is dragged with the mouse above another', async () => {
  const { page, list, id, writer } = await openLanding('keo-khoi', 'Một', 'Hai', 'Ba')
  const third = list.getByRole('listitem').nth(2)
  await third
    .getByTitle('Kéo để chuyển chỗ')
    .dragTo(list.getByRole('button', { name: /^1\. / }), { targetPosition: { x: 60, y: 4 } })
  await expectText(page.getByRole('main'), 'Đã chuyển Tiêu đề tới vị trí 1/3')
  await eventually(async () => {
    const { draft } = await stage.shop.call(getContent, { id }, { headers: writer })
    const blocks = draft.body['blocks'] as { fields: { text: string } }[]
    return blocks.map(({ fields }) => fields.text)
  }).toEqual(['Ba', 'Một', 'Hai'])
})

test('a link is led to a page of the shop found by its name, and no list is cut off', async () => {
  const { writer } = await hireEditors(stage.shop)
  const added = { kind: 'article', slug: 'dan-link', title: 'Dẫn liên kết' } as const
  const { id } = await stage.shop.call(addContent, added, { headers: writer })
  const { page } = await inBackoffice(stage, 'content', `/quan-tri/noi-dung/${id}/`, {
    viewport: desktop,
  })
  const text = page.getByRole('textbox', { name: 'Nội dung bài' })
  const dialog = page.getByRole('dialog', { name: 'Liên kết' })
  const find = dialog.getByRole('combobox', { name: 'Trang của cửa hàng' })
  const options = dialog.getByRole('option')
  await text.click()
  await page.keyboard.press('Control+k')
  await find.pressSequentially('glucosamine')
  await options.filter({ hasText: '/mua-hang/' }).first().waitFor()
  await find.press('Escape')
  await page.setViewportSize(phone)
  await find.pressSequentially('đổi trả')
  await options.filter({ hasText: 'Chính sách đổi trả' }).waitFor()
  await find.press('ArrowUp')
  const last = options.last()
  expect(await last.getAttribute('aria-selected')).toBe('true')
  await eventually(() => isOnTop(last)).toBe(true)
  await expectSound(page, 'desk-writing-link-360')
  await options.filter({ hasText: 'Chính sách đổi trả' }).click()
  const address = dialog.getByLabel('Địa chỉ')
  await eventually(() => address.inputValue()).toMatch(/^\/[a-z-]+\/$/)
  await find.pressSequentially('glucosamine')
  await options.first().waitFor()
  await find.press('ArrowDown')
  await find.press('Enter')
  await eventually(() => address.inputValue()).toMatch(/^\/mua-hang\/[a-z0-9-]+\/$/)
  await dialog.getByRole('button', { name: 'Đặt liên kết' }).click()
  await text.locator('a[href^="/mua-hang/"]').waitFor()
})

test('a banner keeps in sight what was chosen, on a phone and on a wide screen', async () => {
  const { shop } = stage
  const editors = await hireEditors(shop)
  const flower = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="400">
      <rect width="1200" height="400" fill="#dff1e6"/><circle cx="1060" cy="200" r="120" fill="#d6293e"/></svg>`),
  )
    .jpeg()
    .toBuffer()
  const { data } = await sendPicture(shop, editors.writer, flower, 'hoa.jpg')
  const about = { id: data.id, version: 1, alt: 'Bông hoa', credit: '', focal: { x: 90, y: 50 } }
  await shop.call(changePicture, about, { headers: editors.writer })
  const picture = { src: data.stem, alt: 'Bông hoa' }
  const banner = wholeBanner('Tuần lễ vườn thuốc', { picture, sort: 0 })
  const at = { kind: 'banner', slug: 'vuon-thuoc' } as const
  const { id } = await writeContent(shop, editors, at, banner)
  await publishWritten(shop, editors, id)
  for (const viewport of [phone, desktop]) {
    const { page } = await stage.visit('/', { viewport })
    const shown = page.getByRole('img', { name: 'Bông hoa' })
    await shown.scrollIntoViewIfNeeded()
    await eventually(() => cutOf(shown)).toEqual(['cover', '90% 50%'])
    await expectSound(page, `banner-focal-${viewport.width}`)
  }
  const desk = await inBackoffice(stage, 'content', `/quan-tri/noi-dung/${id}/`, {
    viewport: desktop,
  })
  const preview = desk.page.getByRole('region', { name: 'Xem trước' })
  await eventually(() => cutOf(preview.getByRole('img', { name: 'Bông hoa' }))).toEqual([
    'cover',
    '90% 50%',
  ])
  await preview.getByRole('radio', { name: 'Máy tính' }).press('Space')
  await eventually(() => cutOf(preview.getByRole('img', { name: 'Bông hoa' }))).toEqual([
    'cover',
    '90% 50%',
  ])
  await expectSound(desk.page, 'desk-banner-focal-1280')
})

function cutOf(picture: Locator): Promise<string[]> {
  return picture.evaluate((image) => {
    const { objectFit, objectPosition } = getComputedStyle(image)
    return [objectFit, objectPosition]
  })
}

test('what the claim check found leads to the words, and what is typed stands in their place', async () => {
  const { writer } = await hireEditors(stage.shop)
  const added = { kind: 'article', slug: 'ngam-chan', title: 'Ngâm chân mùa lạnh' } as const
  const { id } = await stage.shop.call(addContent, added, { headers: writer })
  const body = wholeArticle(1, {
    category_id: null,
    thumbnail: null,
    content: paragraphs('Ngâm chân mười phút mỗi tối.', 'Viên uống này chữa khỏi viêm khớp.'),
  })
  await stage.shop.call(saveDraft, { id, version: 1, body: { ...body } }, { headers: writer })
  const { page } = await inBackoffice(stage, 'content', `/quan-tri/noi-dung/${id}/`, {
    viewport: desktop,
  })
  const text = page.getByRole('textbox', { name: 'Nội dung bài' })
  const found = page.getByRole('button', { name: /“chữa khỏi”/ })
  await text.locator('.claim').waitFor()
  await found.press('Enter')
  await eventually(() => page.evaluate(() => getSelection()?.toString())).toBe('chữa khỏi')
  await page.keyboard.type('hỗ trợ giảm')
  await expectText(text, 'Viên uống này hỗ trợ giảm viêm khớp.')
  await found.waitFor({ state: 'hidden' })
})

async function openLanding(slug: string, ...headings: string[]) {
  const { writer } = await hireEditors(stage.shop)
  const added = { kind: 'landing', slug, title: 'Trang thử' } as const
  const { id } = await stage.shop.call(addContent, added, { headers: writer })
  const blocks = headings.map((text) => blockOf('heading', { text }))
  const body = { ...landing.empty, title: 'Trang thử', blocks }
  await stage.shop.call(saveDraft, { id, version: 1, body }, { headers: writer })
  const { page } = await inBackoffice(stage, 'content', `/quan-tri/noi-dung/${id}/`, {
    viewport: desktop,
  })
  const list = page.getByRole('list', { name: 'Các khối nội dung' })
  await list.waitFor()
  return { page, list, id, writer }
}

/** Seen and pressed in its middle: in the window, under nothing. */
function isOnTop(place: Locator): Promise<boolean> {
  return place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return seen !== null && (element.contains(seen) || seen.contains(element))
  })
}
