import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { login } from '#domain/identity/api.ts'
import { days } from '#domain/kernel/durations.ts'
import { placeOrder } from '#domain/order/api.ts'
import { writeReview } from '#domain/review/api.ts'
import { moveByHand } from '#server/order/index.ts'
import { reviewJobs } from '#server/review/jobs.ts'
import { desktop, phone as onPhone } from '../support/browser.ts'
import { listenToEvents } from '../support/order-lives.ts'
import { messagesTo } from '../support/paid-orders.ts'
import type { RunningShop } from '../support/running-shop.ts'
import { guestOrder } from '../support/stock.ts'
import { inBackoffice, placeCashOrder } from './support/backoffice.ts'
import { createMember, logIn, password, question } from './support/members.ts'
import { expectNotice } from './support/notices.ts'
import { readProduct } from './support/order-rows.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()

/** As a phone takes it. */
async function photo(name: string, background: string) {
  const create = { width: 1200, height: 900, channels: 3 as const, background }
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() }
}

/** What search engines read of a product on the page. */
async function productEntity(page: Page): Promise<Record<string, unknown>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const entities = texts.flatMap((text) => [JSON.parse(text) as unknown].flat())
  return entities.find((each) => (each as { '@type'?: string })['@type'] === 'Product') as Record<
    string,
    unknown
  >
}

/** Somebody buys it, gets it and gives it so many stars. */
async function reviewOf(shop: RunningShop, slug: string, stars: number) {
  const phone = '0913000086'
  await createMember(shop, phone)
  const { accessToken } = await shop.call(login, { phone, password })
  const headers = { authorization: `Bearer ${accessToken}` }
  const {
    id,
    original_price: originalPrice,
    discount_price: discountPrice,
  } = await readProduct(shop, slug)
  const product = { id, slug, originalPrice, discountPrice }
  const key = { ...headers, 'idempotency-key': `review-${slug}` }
  const { code } = await shop.call(placeOrder, guestOrder([{ product, quantity: 1 }], phone), {
    headers: key,
  })
  for (const event of ['handedToCarrier', 'deliveredWithPoints'] as const) {
    await moveByHand(shop.ctx, code, event, 'staff:test')
    await listenToEvents(shop)
  }
  const said = { code, line_no: 1, stars, words: 'Giao nhanh, hộp còn nguyên niêm phong.' }
  await shop.call(writeReview, said, { headers })
}

test('a card of the list tells the stars of what was reviewed, and nothing of the rest', async () => {
  const { shop } = stage
  const rated = await readProduct(shop, 'glucosamine-1500-nutriva')
  const unrated = await readProduct(shop, 'bot-collagen-khop-moc-nhien')
  await reviewOf(shop, rated.slug, 4)
  for (const viewport of [onPhone, desktop]) {
    const { page, open } = await stage.visit(null, { viewport })
    for (const product of [rated, unrated]) {
      const { name, slug } = product
      await open(`/mua-hang/?search=${encodeURIComponent(name)}`)
      const link = page.getByRole('heading', { level: 3 }).locator(`a[href="/mua-hang/${slug}/"]`)
      const card = page.getByRole('listitem').filter({ has: link }).first()
      await card.waitFor()
      const stars = card.getByText(/trên 5 sao/)
      expect(await stars.count()).toBe(product === rated ? 1 : 0)
      if (product !== rated) continue
      expect(await card.innerText()).toContain('★ 4,0')
      await expectSound(page, `list-stars-${viewport.width}`)
    }
  }
})

test('a buyer is asked, writes on a phone, the desk reads it, and everybody sees it with the rating', async () => {
  const { shop } = stage
  const phone = '0913000087'
  const visitor = await stage.visit('/', { viewport: onPhone })
  const { page, open } = visitor
  await createMember(shop, phone)
  const { code, view_token: token } = await placeCashOrder(shop, phone, { quantity: 1 })
  for (const event of ['handedToCarrier', 'delivered'] as const) {
    await moveByHand(shop.ctx, code, event, 'staff:test')
  }
  await open(`/gio-hang/thanh-toan/${code}/?token=${token}`)
  await logIn(page, phone)
  const offer = question(page, 'Thêm đơn hàng vào tài khoản?')
  await offer.getByRole('button', { name: 'Thêm vào tài khoản' }).click()
  await offer.waitFor({ state: 'hidden' })

  await listenToEvents(shop)
  await shop.ctx.db
    .updateTable('order_status_change')
    .set({ created_at: new Date(shop.ctx.clock.now().getTime() - days(8)) })
    .where('status', '=', 'completed')
    .execute()
  for (const job of reviewJobs) await job.run(shop.ctx)
  await listenToEvents(shop)
  // The shop's own worker may have taken it first, and be on its way.
  const asked = async () => (await messagesTo(shop, phone)).filter(isAsking)
  const isAsking = (text: string) => text.includes(`đơn ${code}`) && text.includes('nhận xét')
  await eventually(asked).toHaveLength(1)

  await open(`/ho-so-thanh-vien/don-hang-cua-toi/${code}/`)
  await page.getByRole('heading', { name: 'Nhận xét sản phẩm' }).waitFor()
  await expectSound(page, 'review-order-360')
  await page.getByRole('link', { name: /^Viết nhận xét về/ }).click()
  await page.getByRole('group', { name: /chấm mấy sao/ }).waitFor()
  await expectSound(page, 'review-form-360')
  await page.getByRole('button', { name: 'Gửi nhận xét' }).click()
  await page.getByText('Vui lòng chọn số sao').waitFor()
  await page.getByRole('radio', { name: /^3 sao/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.getByText('Hài lòng', { exact: true }).waitFor()
  await page.getByLabel('Lời nhận xét').fill('Uống hai hộp là khỏi hẳn đau khớp. Hộp đẹp.')
  const chooser = page.locator('input[type=file]').last()
  await chooser.setInputFiles([await photo('hop.jpg', '#2e7d32')])
  await page.getByRole('img', { name: 'Ảnh 1' }).waitFor()
  await expectSound(page, 'review-written-360')
  await page.getByRole('button', { name: 'Gửi nhận xét' }).click()
  await expectNotice(page, /hiển thị sau khi được duyệt/)
  await page.getByText('Chờ duyệt').waitFor()
  await expectSound(page, 'reviews-own-360')
  await page.setViewportSize(desktop)
  await expectSound(page, 'reviews-own-1280')
  await page.setViewportSize(onPhone)

  const slug = await page.locator('main a[href^="/mua-hang/"]').first().getAttribute('href')
  const reader = await stage.visit(slug, { viewport: onPhone, javaScriptEnabled: false })
  await reader.page.getByText('1 nhận xét không hiển thị nội dung').waitFor()
  expect(await reader.page.getByText('khỏi hẳn').count()).toBe(0)
  expect(await productEntity(reader.page)).not.toHaveProperty('aggregateRating')

  const desk = await inBackoffice(stage, 'care', '/quan-tri/nhan-xet/', { viewport: desktop })
  // While one waits, the menu opens what waits.
  const inMenu = desk.page.getByRole('link', { name: /Nhận xét\s*1/ })
  await inMenu.waitFor()
  await eventually(() => inMenu.getAttribute('href')).toContain('trang-thai=waiting')
  await expectSound(desk.page, 'desk-reviews-1280')
  await desk.page.setViewportSize(onPhone)
  await expectSound(desk.page, 'desk-reviews-360')
  await desk.page.setViewportSize(desktop)
  await desk.page.getByRole('row').filter({ hasText: code }).getByRole('link').first().click()
  await desk.page.locator('mark').first().waitFor()
  await expectSound(desk.page, 'desk-review-1280')
  await desk.page.setViewportSize(onPhone)
  await expectSound(desk.page, 'desk-review-360')
  await desk.page.setViewportSize(desktop)
  await desk.page.getByRole('button', { name: 'Hiện', exact: true }).click()
  const show = desk.page.getByRole('dialog', { name: 'Hiện nhận xét' })
  await show.getByRole('textbox').fill('Trải nghiệm riêng của khách')
  await show.getByRole('button', { name: 'Hiện', exact: true }).click()
  await show.waitFor({ state: 'hidden' })
  await desk.page.getByRole('button', { name: 'Trả lời' }).click()
  const reply = desk.page.getByRole('dialog', { name: 'Trả lời nhận xét' })
  await reply.getByLabel('Câu trả lời').fill('Cảm ơn Quý khách. Sản phẩm không thay thế thuốc.')
  await expectSound(desk.page, 'desk-review-reply-1280')
  await reply.getByRole('button', { name: 'Trả lời' }).click()
  await reply.waitFor({ state: 'hidden' })

  await eventually(async () => {
    await reader.page.reload()
    return reader.page.getByText('Hộp đẹp.').count()
  }).toBe(1)
  expect(await productEntity(reader.page)).toMatchObject({
    aggregateRating: { ratingValue: 4, ratingCount: 1, reviewCount: 1 },
    review: [{ author: { name: expect.stringMatching(/^\p{L}+( \p{L}\.)+$/u) as string } }],
  })
  const buyer = await stage.visit(slug, { viewport: desktop })
  await buyer.page
    .getByRole('heading', { name: 'Nhận xét của khách hàng' })
    .scrollIntoViewIfNeeded()
  await buyer.page.getByText('An Lành trả lời').waitFor()
  await expectSound(buyer.page, 'product-reviews-1280')
  await buyer.page.setViewportSize(onPhone)
  await expectSound(buyer.page, 'product-reviews-360')
  await buyer.page.getByRole('link', { name: 'Có ảnh (1)' }).click()
  await buyer.page.waitForURL(/anh=co/)
  await buyer.page.getByText('Hộp đẹp.').waitFor()
})
