import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { addDays, formatDate, vietnamDayOf } from '#domain/kernel/dates.ts'
import { openProductContent, saveDraft } from '#domain/publishing/backoffice/api.ts'
import { desktop, phone } from '../support/browser.ts'
import { hireEditors } from '../support/publishing.ts'
import { inBackoffice } from './support/backoffice.ts'
import { expectSound } from './support/soundness.ts'
import { createE2eShop, eventually, expectTroubles } from './support/stage.ts'

const stage = createE2eShop()

test('a product is written on its own page, checked, approved and published at a time', async () => {
  const { id, slug, name, price } = await demoProduct('jex')
  const stranger = await stage.visit(null, { viewport: phone })
  await stranger.open(`/san-pham/editor/?id=${id}`)
  await stranger.page.getByRole('heading', { name: 'Đăng nhập' }).waitFor()
  const robots = stranger.page.locator('meta[name="robots"]')
  expect(await robots.getAttribute('content')).toContain('noindex')

  const visitor = await inBackoffice(stage, 'content', '/san-pham/editor/', { viewport: desktop })
  const { page } = visitor
  await page.getByLabel('Tên hoặc mã sản phẩm').fill('JEX30')
  await expectSound(page, 'product-editor-choose-1280')
  await page.getByRole('option', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(page.url()).toContain(`/san-pham/editor/?id=${id}`)

  // The declaration, then a text that says more than it: underlined, with the reason at the caret.
  await page.getByLabel('Công dụng trong bản công bố').fill('Hỗ trợ giảm nguy cơ khô khớp.')
  await page.getByRole('button', { name: 'Sửa công dụng' }).click()
  const usage = page.getByRole('textbox', { name: 'Công dụng', exact: true })
  await usage.press('Control+a')
  await page.keyboard.type('Chữa khỏi viêm khớp.')
  await usage.locator('.claim').getByText('Chữa khỏi').waitFor()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page
    .getByRole('status')
    .getByText(/“Chữa khỏi/)
    .waitFor()
  await expectSound(page, 'product-editor-claim-1280')
  await usage.press('Control+a')
  await page.keyboard.type('Hỗ trợ giảm nguy cơ khô khớp.')
  await eventually(() => usage.locator('.claim').count()).toBe(0)
  await page.getByRole('region', { name: 'Đã điền đủ nội dung' }).waitFor()

  // Pictures by keys, the point that stays in sight, and undo over all of it.
  await page.getByRole('textbox', { name: 'Tên sản phẩm' }).fill('Viên uống Khớp An')
  const point = page.getByRole('button', { name: /Điểm giữ lại khi cắt ảnh 1: 50% ngang/ })
  await point.press('ArrowRight')
  await page.getByRole('button', { name: /ảnh 1: 55% ngang/ }).waitFor()
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await point.waitFor()
  await page.getByText(/^Đã lưu/).waitFor()
  await expectSound(page, 'product-editor-1280')
  const preview = page.getByRole('region', { name: 'Xem trước' })
  await preview.getByText('Viên uống Khớp An').waitFor()
  await preview.getByText('Máy tính').click()
  await expectSound(page, 'product-editor-wide-preview-1280')

  // A price holds at once, with its reason in its history.
  await page.getByRole('button', { name: 'Đổi giá' }).click()
  const pricing = page.getByRole('dialog')
  await pricing.getByLabel('Giá bán').fill('250000')
  await pricing.getByLabel('Lý do').fill('Giá tháng 12')
  await pricing.getByRole('button', { name: 'Đổi giá' }).click()
  await pricing.waitFor({ state: 'hidden' })
  await page.getByText('Lịch sử giá').click()
  await page.getByText(`${formatVnd(price)} → ${formatVnd(250_000)}`).waitFor()

  await page.getByRole('link', { name: 'Đăng và lịch sử' }).click()
  await page.getByRole('button', { name: 'Gửi duyệt' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Ghi chú').fill('Công bố mới')
  await dialog.getByRole('button', { name: 'Gửi duyệt' }).click()
  const revision = page.getByRole('group', { name: 'Phiên bản 2' })
  await revision.waitFor()
  const pharmacist = await inBackoffice(
    stage,
    'pharmacist',
    `/san-pham/editor/?id=${id}&phan=dang`,
    {
      viewport: desktop,
    },
  )
  const approving = pharmacist.page
    .getByRole('group', { name: 'Phiên bản 2' })
    .getByRole('button', { name: 'Đọc và duyệt' })
  await approving.click()
  const signing = pharmacist.page.getByRole('dialog')
  await signing.getByLabel('Tôi đã đọc toàn bộ nội dung').check()
  await signing.getByRole('button', { name: 'Duyệt', exact: true }).click()
  await pharmacist.page.getByText(/Đã duyệt: DS. Trần Thị Bình/).waitFor()

  await page.reload()
  await revision.getByRole('button', { name: 'Đăng', exact: true }).click()
  await dialog.getByText('Hẹn giờ', { exact: true }).click()
  const tomorrow = formatDate(addDays(vietnamDayOf(stage.shop.ctx.clock.now()), 1))
  await dialog.getByRole('textbox', { name: 'Ngày đăng' }).fill(tomorrow)
  await dialog.getByLabel('Giờ', { exact: true }).fill('08:00')
  await dialog.getByRole('button', { name: 'Hẹn giờ' }).click()
  await page
    .getByText(/Đang hiện/)
    .first()
    .waitFor()
  await page.setViewportSize(phone)
  await expectSound(page, 'product-editor-publish-360')
  await page.getByRole('link', { name: 'Soạn' }).click()
  await expectSound(page, 'product-editor-360')
  await page.getByRole('radio', { name: 'Xem trước' }).check({ force: true })
  await expectSound(page, 'product-editor-preview-360')

  const shopper = await stage.visit(null, { viewport: phone })
  await shopper.open(`/${slug}/`)
  await shopper.page.getByRole('heading', { level: 1, name }).waitFor()
  const eight = new Date(`${addDays(vietnamDayOf(stage.shop.ctx.clock.now()), 1)}T08:00:00+07:00`)
  // Tomorrow both would have to log in again, and an open desk asks for its figures by itself.
  await Promise.all([page.close(), pharmacist.page.close()])
  stage.shop.ctx.clock.advance(eight.getTime() - stage.shop.ctx.clock.now().getTime())
  await shopper.page.reload()
  await shopper.page.getByRole('heading', { level: 1, name: 'Viên uống Khớp An' }).waitFor()
  await shopper.page.getByText('Chịu trách nhiệm về sản phẩm').waitFor()
  await expectSound(shopper.page, 'product-described-360')
})

test('of two who write of one product the second sees both texts', async () => {
  const { id } = await demoProduct('glucosamine-1500-nutriva')
  const { writer } = await hireEditors(stage.shop)
  const visitor = await inBackoffice(stage, 'content', `/san-pham/editor/?id=${id}`, {
    viewport: desktop,
  })
  const { page } = visitor
  await page.getByRole('textbox', { name: 'Tên sản phẩm' }).waitFor()
  const content = await stage.shop.call(openProductContent, { id }, { headers: writer })
  const body = { ...content.draft.body, title: 'Tên của đồng nghiệp' }
  const { version } = content.draft
  await stage.shop.call(saveDraft, { id: content.id, version, body }, { headers: writer })
  await page.getByRole('textbox', { name: 'Tên sản phẩm' }).fill('Tên của tôi')
  const dialog = page.getByRole('dialog')
  await dialog.locator('del', { hasText: 'đồng nghiệp' }).waitFor()
  await dialog.locator('ins', { hasText: 'tôi' }).waitFor()
  await expectSound(page, 'product-editor-conflict-1280')
  expectTroubles(visitor, /409/)
})

test('a picture that the library has stands on a product, on its white square', async () => {
  const first = await demoProduct('jex')
  const second = await demoProduct('glucosamine-1500-nutriva')
  const visitor = await inBackoffice(stage, 'content', `/san-pham/editor/?id=${first.id}`, {
    viewport: phone,
  })
  const { page } = visitor
  const buffer = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#27ae60' },
  })
    .jpeg()
    .toBuffer()
  const photo = { name: 'hop-xanh.jpg', mimeType: 'image/jpeg', buffer }
  const list = page.getByRole('listitem', { name: /^Ảnh \d+$/ })
  const had = await countOf(list)
  await page.getByLabel('Thêm ảnh', { exact: true }).setInputFiles([photo])
  await eventually(() => list.count()).toBe(had + 1)
  await page.getByText(/^Đã lưu/).waitFor()

  await visitor.open(`/san-pham/editor/?id=${second.id}`)
  const before = await countOf(list)
  await page.getByRole('button', { name: 'Chọn từ thư viện' }).first().click()
  const choosing = page.getByRole('dialog', { name: 'Chọn ảnh từ thư viện' })
  await choosing.getByRole('searchbox').fill('hop-xanh')
  await choosing.getByRole('button', { name: /hop-xanh.jpg/ }).click()
  await choosing.waitFor({ state: 'hidden' })
  await eventually(() => list.count()).toBe(before + 1)
  const { square_stem: square } = await stage.shop.ctx.db
    .selectFrom('library_file')
    .select('square_stem')
    .where('original_name', '=', 'hop-xanh.jpg')
    .executeTakeFirstOrThrow()
  const shown = list.last().locator('img')
  expect(await shown.getAttribute('src')).toBe(`${square}-240.webp`)
  await list.last().scrollIntoViewIfNeeded()
  await expectSound(page, 'product-editor-library-360')
})

async function countOf(rows: Locator): Promise<number> {
  await rows.first().waitFor()
  return rows.count()
}

async function demoProduct(slug: string) {
  return stage.shop.ctx.db
    .selectFrom('product')
    .select(['id', 'slug', 'name', 'discount_price as price'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
}
