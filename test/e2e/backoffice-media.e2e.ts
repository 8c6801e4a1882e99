import sharp from 'sharp'
import { expect, test } from 'vitest'
import { desktop, phone } from '../support/browser.ts'
import { photoOf } from '../support/pictures.ts'
import {
  addArticleCategory,
  hireEditors,
  publishArticle,
  wholeArticle,
} from '../support/publishing.ts'
import { chooseInMenu, inBackoffice } from './support/backoffice.ts'
import { expectNotice } from './support/notices.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop, eventually, expectTroubles } from './support/stage.ts'

const stage = createE2eShop()
const library = '/quan-tri/thu-vien-anh/'

/** A garden: a bright flower at the right, so that a wrong cut is seen. */
function garden(color: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="600">
    <rect width="1200" height="600" fill="#dff1e6"/><rect y="420" width="1200" height="180" fill="#8cc7a1"/>
    <circle cx="980" cy="260" r="120" fill="${color}"/><circle cx="980" cy="260" r="46" fill="#fff4c2"/></svg>`
  return sharp(Buffer.from(svg)).jpeg().toBuffer()
}

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

test('pictures come in, are described, used, seen in their uses, replaced and brought back', async () => {
  const visitor = await inBackoffice(stage, 'content', '/quan-tri/', { viewport: desktop })
  const { page } = visitor
  await chooseInMenu(page, 'Nội dung', 'Thư viện ảnh')
  await page.getByRole('heading', { level: 1, name: 'Thư viện ảnh' }).waitFor()
  await expectSound(page, 'backoffice-pictures-empty-1280')

  // Several at once; what is none is told beside those that are.
  expectTroubles(visitor, /400/)
  await page
    .getByLabel('Tải ảnh lên')
    .locator('input[type=file]')
    .setInputFiles([
      jpeg('vuon-hoa.jpg', await garden('#d6293e')),
      jpeg('goi-la-anh.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      jpeg('ba-mau.jpg', await photoOf('#0b5fd3')),
    ])
  await page.getByText('Đã tải 2/3 ảnh').waitFor()
  await page.getByText(/Ảnh SVG không được nhận/).waitFor()
  await expectSound(page, 'backoffice-pictures-1280')

  // Pasted from the clipboard.
  const pasted = (await photoOf('#0a7a55')).toString('base64')
  await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
    const files = new DataTransfer()
    files.items.add(new File([bytes], 'dan-vao.jpg', { type: 'image/jpeg' }))
    const event = new ClipboardEvent('paste', {
      clipboardData: files,
      bubbles: true,
      cancelable: true,
    })
    document.body.dispatchEvent(event)
  }, pasted)
  await page.getByText('Đã tải 3/4 ảnh').waitFor()
  const tiles = page.getByRole('list', { name: 'Ảnh trong thư viện' }).locator('img')
  await eventually(() => tiles.count()).toBe(3)
  for (const tile of await tiles.all()) {
    await tile.scrollIntoViewIfNeeded()
    await eventually(() => tile.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(240)
  }

  await page.getByRole('searchbox', { name: /Tìm theo tên tệp/ }).fill('vuon hoa')
  await page.getByRole('link', { name: /ba-mau.jpg/ }).waitFor({ state: 'detached' })
  await page
    .getByRole('list', { name: 'Ảnh trong thư viện' })
    .getByRole('link', { name: /vuon-hoa.jpg/ })
    .click()
  await page.getByRole('heading', { level: 1, name: 'vuon-hoa.jpg' }).waitFor()
  await page.getByRole('textbox', { name: 'Mô tả ảnh (alt)' }).fill('Bông hoa đỏ trong vườn')
  // Pointed at, then a little moved by keys.
  const picture = page.getByRole('img', { name: 'Bông hoa đỏ trong vườn' })
  const box = (await picture.boundingBox())!
  await page.mouse.click(box.x + box.width * 0.8, box.y + box.height * 0.4)
  await page.getByRole('slider', { name: /Ngang/ }).focus()
  await page.keyboard.press('ArrowRight')
  const across = page.getByRole('slider', { name: /Ngang/ })
  await expect.poll(async () => Number(await across.inputValue())).toBeGreaterThan(79)
  await page.getByRole('button', { name: 'Lưu thông tin' }).click()
  await expectNotice(page, /Đã lưu thông tin ảnh/)
  await expectSound(page, 'backoffice-picture-1280')

  // Used in a published article by its default words, cut where it was said.
  const { src } = await stage.shop.ctx.db
    .selectFrom('library_picture')
    .select('src')
    .where('alt', '=', 'Bông hoa đỏ trong vườn')
    .executeTakeFirstOrThrow()
  const editors = await hireEditors(stage.shop)
  const category = await addArticleCategory(stage.shop.ctx.db)
  const thumbnail = { src, alt: 'Bông hoa đỏ' }
  const body = wholeArticle(category, { thumbnail, title: 'Vườn thuốc của nội' })
  await publishArticle(stage.shop, editors, 'vuon-thuoc', body)
  const html = (await stage.shop.app.fastify.inject('/song-khoe/vuon-thuoc/')).body
  expect(html).toMatch(/class="[^"]*focal-x-8 focal-y-4/)
  const shared =
    /property="og:image" content="https?:\/\/[^/"]+(\/media\/share\/[0-9a-f]{32}\.jpg\?v=[\w-]+)"/.exec(
      html,
    )
  expect((await stage.shop.app.fastify.inject(shared![1]!)).headers['content-type']).toBe(
    'image/jpeg',
  )

  await page.reload()
  await page.getByRole('list', { name: 'Nơi đang dùng' }).getByText('Vườn thuốc của nội').waitFor()
  expectTroubles(visitor, /409/)
  await page.getByRole('button', { name: 'Cất ảnh' }).click()
  await page.getByText('Ảnh đang được dùng ở 1 nơi').waitFor()

  await page.getByRole('button', { name: 'Thay ảnh' }).click()
  const dialog = page.getByRole('dialog', { name: 'Thay ảnh' })
  await dialog
    .locator('input[type=file]')
    .setInputFiles(jpeg('hoa-vang.jpg', await garden('#d99a00')))
  await dialog.getByRole('img', { name: 'Sau khi thay' }).waitFor()
  await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Vườn đã sang mùa')
  await expectSound(page, 'backoffice-picture-replace-1280')
  await dialog.getByRole('button', { name: 'Thay ảnh' }).click()
  await expectNotice(page, /Đã thay ảnh/)
  const replaced = (await stage.shop.app.fastify.inject('/song-khoe/vuon-thuoc/')).body
  expect(replaced).not.toContain(`${src}-960`)

  await page.getByRole('button', { name: 'Dùng lại bản này' }).click()
  const restoring = page.getByRole('dialog', { name: 'Dùng lại bản cũ' })
  await restoring.getByRole('textbox', { name: 'Lý do' }).fill('Bản đỏ đẹp hơn')
  await restoring.getByRole('button', { name: 'Dùng lại bản này' }).click()
  await expectNotice(page, /Đã đưa bản cũ trở lại/)
  expect((await stage.shop.app.fastify.inject('/song-khoe/vuon-thuoc/')).body).toContain(
    `${src}-960`,
  )
})

test('an editor on a phone takes a picture from the library, with its words', async () => {
  const { page } = await inBackoffice(stage, 'content', library, { viewport: phone })
  await page.getByRole('list', { name: 'Ảnh trong thư viện' }).waitFor()
  await expectNoSidewaysScrolling(page)
  await expectSound(page, 'backoffice-pictures-360')
  await page.getByRole('link', { name: /vuon-hoa.jpg/ }).click()
  await page.getByRole('button', { name: 'Thay ảnh' }).waitFor()
  await expectNoSidewaysScrolling(page)
  await expectSound(page, 'backoffice-picture-360')

  await page.goto(new URL('/quan-tri/noi-dung/', page.url()).href)
  await page.getByRole('button', { name: 'Thêm nội dung' }).first().click()
  const adding = page.getByRole('dialog')
  await adding.getByRole('textbox', { name: 'Tiêu đề' }).fill('Mùa hoa trong vườn')
  await adding.getByRole('button', { name: 'Tạo bản nháp' }).click()
  await page.getByRole('button', { name: 'Chọn từ thư viện' }).first().click()
  const choosing = page.getByRole('dialog', { name: 'Chọn ảnh từ thư viện' })
  await choosing.getByRole('searchbox').fill('bong hoa do')
  await choosing.getByRole('button', { name: /ba-mau.jpg/ }).waitFor({ state: 'detached' })
  await expectSound(page, 'backoffice-picture-choose-360')
  await choosing.getByRole('button', { name: /vuon-hoa.jpg/ }).click()
  const alt = page.getByRole('textbox', { name: /Mô tả ảnh|Ảnh cho thấy|alt/i }).first()
  await expect.poll(() => alt.inputValue()).toBe('Bông hoa đỏ trong vườn')
  await alt.fill('Hoa nở bên hiên')
  await expectSound(page, 'backoffice-picture-field-360')
})
