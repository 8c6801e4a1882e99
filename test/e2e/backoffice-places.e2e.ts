import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listContent, type Content } from '#domain/publishing/backoffice/api.ts'
import { listBanners } from '#domain/publishing/places/api.ts'
import { desktop, phone } from '../support/browser.ts'
import { staffHeaders } from '../support/staff.ts'
import { inBackoffice } from './support/backoffice.ts'
import { expectSound } from './support/soundness.ts'
import { createE2eShop, eventually } from './support/stage.ts'

const stage = createE2eShop()
const drawn = fileURLToPath(
  new URL('../../seed/pictures/out/banners/combo-tiet-kiem-960.webp', import.meta.url),
)

test('a home banner is written, its wrong link told, looked at in both widths, and published', async () => {
  const visitor = await inBackoffice(stage, 'admin', '/quan-tri/noi-dung/', { viewport: desktop })
  const { page } = visitor
  await page.getByRole('combobox', { name: 'Loại' }).selectOption({ label: 'Banner' })
  await page.getByRole('link', { name: /Khoẻ khớp mùa lạnh, đi lại nhẹ nhàng/ }).waitFor()
  await expectSound(page, 'desk-banners-1280')
  await page.getByRole('button', { name: 'Thêm nội dung' }).click()
  const adding = page.getByRole('dialog')
  // The list shows banners: one of them begins.
  expect(await adding.getByLabel('Loại').inputValue()).toBe('banner')
  await adding.getByLabel('Tiêu đề').fill('Ngày hội 11/11: giảm tới 25%')
  await eventually(() => adding.getByLabel('Mã').inputValue()).toBe('ngay-hoi-11-11-giam-toi-25')
  await expectSound(page, 'desk-banner-add-1280')
  await adding.getByRole('button', { name: 'Tạo bản nháp' }).click()

  await page.getByLabel('Nút dẫn tới').fill('/ctkm/khong-co/')
  await page.getByLabel('Câu giới thiệu').fill('Chỉ trong một ngày.')
  await page.getByLabel('Ảnh cho máy tính', { exact: true }).setInputFiles(drawn)
  const problems = page.getByRole('region', { name: /Còn thiếu/ })
  await problems.getByRole('button', { name: /Không có trang nào ở \/ctkm\/khong-co\// }).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('/ctkm/combo-tiet-kiem/')
  await page.getByRole('region', { name: 'Đã điền đủ nội dung' }).waitFor()
  await page.getByLabel('Thứ tự').fill('0')
  await page.getByText(/^Đã lưu/).waitFor()
  await expectSound(page, 'desk-banner-1280')
  await page.getByRole('radio', { name: 'Máy tính' }).check({ force: true })
  await expectSound(page, 'desk-banner-wide-1280')
  await page.setViewportSize(phone)
  await expectSound(page, 'desk-banner-360')
  await page.setViewportSize(desktop)

  await page.getByRole('link', { name: 'Đăng và lịch sử' }).click()
  await page.getByText('Nội dung này hiện trên các trang khác').waitFor()
  await page.getByRole('button', { name: 'Giữ thành phiên bản' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Giữ thành phiên bản' }).click()
  const revision = page.getByRole('group', { name: 'Phiên bản 1' })
  await revision.getByRole('button', { name: 'Đăng', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Đăng ngay' }).click()
  await page.getByText('Đang hiện').first().waitFor()
  await expectSound(page, 'desk-banner-publish-1280')
  const shown = await stage.shop.call(listBanners, {})
  expect(shown.map(({ title }) => title)).toContain('Ngày hội 11/11: giảm tới 25%')
})

test('popups, promotions and fixed pages have forms and previews of their own', async () => {
  const forms = [
    { kind: 'popup', label: 'Khi nào hiện', words: 'Mỗi khách thấy một popup' },
    { kind: 'promotion', label: 'Đến hết ngày', words: 'Hết hạn, liên kết cũ vẫn mở được' },
    { kind: 'page', label: 'Mô tả cho trang tìm kiếm', words: 'khách bấm vào câu hỏi' },
  ] as const
  for (const { kind, label, words } of forms) {
    const [first] = await contentsOf(kind)
    const path = `/quan-tri/noi-dung/${first!.id}/`
    const { page } = await inBackoffice(stage, 'content', path, { viewport: desktop })
    await page.getByLabel(label).first().waitFor()
    await page.getByText(words).waitFor()
    await page.getByRole('region', { name: 'Đã điền đủ nội dung' }).waitFor()
    await page.getByRole('region', { name: 'Điện thoại' }).getByText(first!.title).waitFor()
    await expectSound(page, `desk-${kind}-1280`)
    await page.setViewportSize(phone)
    await expectSound(page, `desk-${kind}-360`)
    await page.getByRole('radio', { name: 'Xem trước' }).check({ force: true })
    await expectSound(page, `desk-${kind}-preview-360`)
  }
})

test('a fixed page keeps its address', async () => {
  const pages = await contentsOf('page')
  const app = pages.find(({ slug }) => slug === 'tai-app')!
  const path = `/quan-tri/noi-dung/${app.id}/?phan=dang`
  const { page } = await inBackoffice(stage, 'admin', path, { viewport: desktop })
  await page.getByText('Đường dẫn của trang cố định không đổi được').waitFor()
  expect(await page.getByRole('button', { name: 'Đổi đường dẫn' }).count()).toBe(0)
})

async function contentsOf(kind: Content['kind']) {
  const headers = await staffHeaders(stage.shop)
  const { items } = await stage.shop.call(listContent, { kind }, { headers })
  return items
}
