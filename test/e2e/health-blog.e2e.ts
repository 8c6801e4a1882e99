import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { days, minutes } from '#domain/kernel/durations.ts'
import * as desk from '#domain/publishing/backoffice/api.ts'
import type { ArticleBody } from '#domain/publishing/article.ts'
import { desktop, keepScreen, phone } from '../support/browser.ts'
import {
  addArticleCategory,
  blockOf,
  hireEditors,
  publishArticle,
  publishLanding,
  publishWritten,
  wholeArticle,
  wholeLanding,
  writeContent,
  type Editors,
} from '../support/publishing.ts'
import { inBackoffice } from './support/backoffice.ts'
import { allBlocks, longText } from './support/written.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop, eventually, expectText, hydrated } from './support/stage.ts'

const stage = createE2eShop()
const scriptless = { javaScriptEnabled: false }

let editors: Editors
let pictures: string[]
beforeAll(async () => {
  const { db } = stage.shop.ctx
  editors = await hireEditors(stage.shop)
  const rows = await db
    .selectFrom('product')
    .select(['id', 'pictures'])
    .orderBy('id')
    .limit(6)
    .execute()
  pictures = rows.flatMap((row) => row.pictures.slice(0, 1))
  const joints = await addArticleCategory(db, 'xuong-khop-bai', 'Cơ xương khớp')
  const sleep = await addArticleCategory(db, 'giac-ngu-bai', 'Giấc ngủ')
  const tag = await db
    .insertInto('article_tag')
    .values({ slug: 'nguoi-lon-tuoi', name: 'Người lớn tuổi' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let nth = 1; nth <= 10; nth += 1) {
    await publish(`bai-so-${nth}`, {
      title: `${nth % 2 ? 'Bảy thói quen giúp khớp gối bền hơn mỗi ngày' : 'Ngủ đủ giấc: bắt đầu từ buổi tối'} (phần ${nth})`,
      category_id: nth % 2 ? joints : sleep,
      tag_ids: [tag.id],
      thumbnail: { src: pictures[nth % pictures.length]!, alt: 'Hộp sản phẩm' },
    })
  }
  await publish('giu-khop-khoe-mua-lanh', {
    title: 'Giữ khớp khoẻ trong mùa lạnh: điều dược sĩ muốn Quý khách biết',
    excerpt:
      'Trời lạnh làm khớp cứng và đau hơn. Vận động đúng, giữ ấm và ăn uống hợp lý giúp đi lại nhẹ nhàng hơn.',
    category_id: joints,
    tag_ids: [tag.id],
    thumbnail: { src: pictures[0]!, alt: 'Hộp viên uống trên bàn gỗ' },
    content: longText(pictures),
    product_ids: rows.slice(0, 4).map(({ id }) => id),
  })
})

async function publish(slug: string, more: Partial<ArticleBody>) {
  await publishArticle(stage.shop, editors, slug, wholeArticle(more.category_id!, more))
}

describe('the health blog', () => {
  test('is read from the menu to a product, at both widths', async () => {
    const { page } = await stage.visit('/')
    await page.getByRole('heading', { name: 'Sống khoẻ', exact: true }).waitFor()
    await page.getByRole('link', { name: 'Xem tất cả bài viết Sống khoẻ' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sống khoẻ cùng dược sĩ An Lành' }).waitFor()
    await expectSound(page, 'blog-360')
    await page.setViewportSize(desktop)
    await expectSound(page, 'blog-1280')
    await page.setViewportSize(phone)
    await page.getByRole('link', { name: /^Giữ khớp khoẻ/ }).click()
    await page.waitForURL('**/song-khoe/giu-khop-khoe-mua-lanh/')
    await expectText(page.locator('article'), 'DS. Trần Thị Bình, CCHN 0123/HN-CCHND đã duyệt ngày')
    await expectSound(page, 'article-360')
    await page.setViewportSize(desktop)
    await expectSound(page, 'article-1280')
    await page.getByRole('navigation', { name: 'Trong bài này' }).getByRole('link').last().click()
    await page.waitForURL('**#khi-nao-can-gap-bac-si')
    await page.context().grantPermissions(['clipboard-write', 'clipboard-read'])
    await page.getByRole('button', { name: 'Sao chép liên kết' }).click()
    await page.getByText('Đã sao chép liên kết.').waitFor()
    await page
      .getByRole('button', { name: /^Thêm vào giỏ/ })
      .first()
      .click()
  })

  test('is searched and narrowed without JavaScript, and says what to do where nothing is found', async () => {
    const { page, open } = await stage.visit('/song-khoe/', { ...scriptless, viewport: desktop })
    await expectNoSidewaysScrolling(page)
    await page.getByRole('searchbox', { name: 'Tìm bài viết' }).fill('khop mua lanh')
    await page.getByRole('button', { name: 'Tìm', exact: true }).click()
    await page.getByText('1 bài viết cho “khop mua lanh”').waitFor()
    await page.getByRole('link', { name: 'Bỏ tìm kiếm' }).click()
    await page
      .getByRole('navigation', { name: 'Chuyên mục' })
      .getByRole('link', { name: /Giấc ngủ/ })
      .click()
    await page.waitForURL('**/song-khoe/?c=giac-ngu-bai')
    await page.getByRole('heading', { level: 1, name: 'Giấc ngủ' }).waitFor()
    await open('/song-khoe/')
    await page.getByRole('link', { name: 'Trang 2' }).click()
    await page.waitForURL('**/song-khoe/?page=2')
    await open('/song-khoe/?search=khongcogi')
    await page.getByRole('link', { name: 'Xem tất cả bài viết' }).waitFor()
    await expectNoSidewaysScrolling(page)
    await keepScreen(page, 'blog-empty-1280')
  })

  test('tells machines who wrote and read it, and leads from old addresses to the present one', async () => {
    const { page } = await stage.visit('/song-khoe/giu-khop-khoe-mua-lanh/', scriptless)
    const entities = await jsonLdOf(page)
    expect(entities).toMatchObject([
      {
        '@type': 'Article',
        author: { name: 'Trần Thị Bình' },
        mainEntityOfPage: { reviewedBy: { name: 'DS. Trần Thị Bình, CCHN 0123/HN-CCHND' } },
      },
      { '@type': 'BreadcrumbList' },
    ])
    await page.locator('link[type="application/rss+xml"]').waitFor({ state: 'attached' })
    const { id } = await publishArticle(
      stage.shop,
      editors,
      'ten-truoc',
      wholeArticle(await addArticleCategory(stage.shop.ctx.db, 'khac', 'Khác'), {
        thumbnail: { src: pictures[1]!, alt: 'Hộp sản phẩm' },
      }),
    )
    await stage.shop.call(
      desk.renameContent,
      { id, version: 1, slug: 'ten-sau', reason: 'Tên rõ hơn' },
      { headers: editors.publisher },
    )
    for (const asked of ['ten-truoc', String(id)]) {
      const answer = await fetch(`${stage.shop.origin}/song-khoe/${asked}/`, { redirect: 'manual' })
      expect(answer.status).toBe(301)
      expect(answer.headers.get('location')).toBe('/song-khoe/ten-sau/')
    }
    expect((await fetch(`${stage.shop.origin}/song-khoe/khong-co/`)).status).toBe(404)
  })
})

async function jsonLdOf(page: Page): Promise<unknown[]> {
  const found = await page.locator('script[type="application/ld+json"]').allTextContents()
  return found.map((text) => JSON.parse(text) as unknown)
}

describe('a brand’s page', () => {
  beforeAll(async () => {
    const rows = await stage.shop.ctx.db
      .selectFrom('product')
      .select('id')
      .orderBy('id')
      .limit(4)
      .execute()
    await publishLanding(
      stage.shop,
      editors,
      'NhanHang',
      wholeLanding(
        allBlocks(
          rows.map(({ id }) => id),
          pictures,
        ),
        {
          title: 'Nhãn hàng – Khớp khoẻ mỗi ngày',
        },
      ),
    )
  })

  test('is beautiful at both widths, works, and has one spelling', async () => {
    const { page } = await stage.visit('/NhanHang/')
    await hydrated(page)
    await expectSound(page, 'landing-360')
    await page.setViewportSize(desktop)
    await expectSound(page, 'landing-1280')
    await page.getByText('Dùng được cho ai?').click()
    await page.getByText('Người trưởng thành.').waitFor()
    const form = page.locator('form').filter({ hasText: 'Gửi đăng ký' })
    await form.getByRole('button', { name: 'Gửi đăng ký' }).click()
    await form.getByText('Vui lòng đánh dấu đồng ý').waitFor()
    await form.getByRole('textbox', { name: 'Họ và tên' }).fill('Nguyễn Thị Lan')
    await form.getByRole('textbox', { name: 'Số điện thoại' }).fill('0901234567')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Gửi đăng ký' }).click()
    await page.getByText('Đã nhận đăng ký').waitFor()
    await page.getByLabel('Mã dưới lớp bạc').fill('ABCDEF123456')
    await page.getByRole('button', { name: 'Tích điểm' }).click()
    await page.waitForURL('**/tich-diem/')
    const answer = await fetch(`${stage.shop.origin}/nhanhang/?utm_source=to-roi`, {
      redirect: 'manual',
    })
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe('/NhanHang/?utm_source=to-roi')
  })

  test('is read and counted down without JavaScript', async () => {
    const { page } = await stage.visit('/NhanHang/', { ...scriptless, viewport: phone })
    await page.getByRole('heading', { level: 1, name: 'Khớp khoẻ mỗi ngày' }).waitFor()
    await page.locator('time').first().waitFor()
    await expectText(page.locator('main noscript'), 'tắt JavaScript nên chưa gửi được')
    await expectNoSidewaysScrolling(page)
    await keepScreen(page, 'landing-without-javascript-360')
  })
})

describe('a preview', () => {
  test('shows a draft under a bar, is kept by nobody and is gone with a wrong link', async () => {
    const body = wholeLanding([blockOf('hero', { title: 'Sắp ra mắt' }, 'deep')])
    const { id } = await writeContent(
      stage.shop,
      editors,
      { kind: 'landing', slug: 'SapRaMat' },
      body,
    )
    const { path } = await stage.shop.call(
      desk.previewRevision,
      { id, number: 1, hours: 2 },
      { headers: editors.writer },
    )
    const { page } = await stage.visit(path)
    await page.getByText(/^Bản xem trước · hết hạn \d/).waitFor()
    await expectSound(page, 'preview-360')
    const answer = await fetch(stage.shop.origin + path)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(stage.shop.ctx.cache.has(path)).toBe(false)
    expect((await fetch(`${stage.shop.origin}${path.slice(0, -2)}x/`)).status).toBe(404)
    expect((await fetch(`${stage.shop.origin}/SapRaMat/`)).status).toBe(404)
    await eventually(() => page.title()).toContain('Bản xem trước')
  })
})

describe('the shop as of a moment', () => {
  test('is walked by staff under a bar that leads out again', async () => {
    const category = await addArticleCategory(stage.shop.ctx.db, 'ngay-mai-bai', 'Ngày mai')
    const body = wholeArticle(category, {
      title: 'Bài viết của ngày mai',
      thumbnail: { src: pictures[0]!, alt: 'Hộp viên uống' },
    })
    const { id } = await writeContent(
      stage.shop,
      editors,
      { kind: 'article', slug: 'cua-ngay-mai' },
      body,
    )
    const tomorrow = stage.shop.ctx.clock.now().getTime() + days(1)
    const at = new Date(tomorrow).toISOString()
    await publishWritten(stage.shop, editors, id, { starts_at: at })
    const { page, open } = await inBackoffice(stage, 'content', '/quan-tri/noi-dung/', {
      viewport: desktop,
    })
    await page.getByRole('button', { name: 'Xem cửa hàng lúc…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Xem cửa hàng tại một thời điểm' })
    const [time = '', date = ''] = formatDateTime(
      new Date(tomorrow + minutes(1)).toISOString(),
    ).split(' ')
    await dialog.getByRole('textbox', { name: 'Thời điểm' }).fill(date)
    await dialog.getByLabel('Giờ', { exact: true }).fill(time)
    await expectSound(page, 'desk-as-of-1280')
    await dialog.getByRole('button', { name: 'Mở cửa hàng' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await open('/song-khoe/')
    await page.getByText(/^Đang xem cửa hàng lúc \d\d:\d\d, \d/).waitFor()
    await page.getByRole('heading', { name: 'Bài viết của ngày mai' }).waitFor()
    await expectSound(page, 'as-of-1280')
    await page.getByRole('button', { name: 'Thoát' }).click()
    await eventually(() => page.getByText(/^Đang xem cửa hàng lúc/).count()).toBe(0)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByText('Bài viết của ngày mai').count()).toBe(0)
  })
})
