import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { minutes } from '#domain/kernel/durations.ts'
import { handMoves } from '#domain/order/hand-moves.ts'
import { orderStatusLabels } from '#domain/order/status.ts'
import { issueSetupToken, totpCodeAt } from '#server/staff/index.ts'
import { desktop, phone } from '../support/browser.ts'
import { startNewShop } from '../support/running-shop.ts'
import { headOf, makeMove } from './support/backoffice.ts'
import { readOrder } from './support/order-rows.ts'
import {
  addToCart,
  giveAddress,
  giveReceiver,
  orderCodeShown,
  placeButton,
} from './support/shopping.ts'
import { expectSound } from './support/soundness.ts'
import {
  createE2eShop,
  eventually,
  expectText,
  expectTroubles,
  type Visitor,
} from './support/stage.ts'

const stage = createE2eShop({}, [], startNewShop)

const { handedToCarrier, delivered } = handMoves
const product = { name: 'Kem dưỡng da Minh Châu', slug: 'kem-duong-da-minh-chau' }
/** A dozen screens at two widths, and three people. */
const longJourney = minutes(10)
const password = 'Bốn mùa hoa nở ở quê'

async function look(page: Page, name: string): Promise<void> {
  for (const [width, size] of [
    ['360', phone],
    ['1280', desktop],
  ] as const) {
    await page.setViewportSize(size)
    await expectSound(page, `first-start-${name}-${width}`)
  }
}

test(
  'the owner of an empty shop sets it up, opens it, and is paid for a first order',
  async () => {
    const owner = await becomeOwner()
    const { page } = owner
    // A product is put on sale before its words are published.
    expectTroubles(owner, /400/)
    await setUp(page)
    await addFirstProduct(page)
    await describeProduct(page)
    await approveAs(await invitePharmacist(page))
    await sellFirstProduct(page)
    await publishPage(page, 'Điều khoản sử dụng')
    await publishPage(page, 'Chính sách bảo mật')
    await openShop(page)
    const code = await buyFirstProduct()
    await deliver(page, code)
    expect(await readOrder(stage.shop, code)).toMatchObject({ payment_status: 'success' })
  },
  longJourney,
)

/** By the token of the server's own terminal, while everybody else reads that the shop is not open yet. */
async function becomeOwner(): Promise<Visitor> {
  const { shop } = stage
  await issueSetupToken(shop.ctx)
  const guest = await stage.visit(null)
  expectTroubles(guest, /503/)
  await guest.page.goto('/')
  await guest.page.getByText('Sắp mở bán').waitFor()
  await look(guest.page, 'coming-soon')

  const owner = await stage.visit('/quan-tri/')
  const { page } = owner
  const token = readFileSync(join(shop.ctx.config.dataDir, 'setup-token'), 'utf8').trim()
  await page.locator('[name=token]').fill(token)
  await page.locator('[name=full_name]').fill('Lê Thị Minh Châu')
  await page.locator('[name=username]').fill('minh.chau')
  await look(page, 'owner')
  await page.getByRole('button', { name: 'Tiếp tục' }).click()
  const secret = await page.locator('code').innerText()
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=repeat]').fill(password)
  await page.locator('[name=totp]').fill(totpCodeAt(secret, shop.ctx.clock.now()))
  await page.getByRole('button', { name: 'Tạo tài khoản và bắt đầu' }).click()
  return owner
}

/** Every step of the guide but the product's. */
async function setUp(page: Page): Promise<void> {
  await page.locator('[name="value.companyName"]').fill('Công ty TNHH Minh Châu')
  await page.locator('[name="value.taxCode"]').fill('0312345678')
  await page.getByRole('button', { name: 'Thêm' }).click()
  await page.locator('[name="value.companyAddresses.0"]').fill('12 Tràng Thi, Hà Nội')
  await page.locator('[name="value.hotline"]').fill('024 3999 0000')
  await page.locator('[name="value.email"]').fill('hotro@minhchau.example')
  await page.locator('[name="value.pharmacyLicence"]').fill('Số 123/ĐKKDD-HN')
  await look(page, 'company')
  await page.getByRole('button', { name: 'Lưu và tiếp tục' }).click()
  await page.locator('[name="value.brandName"]').fill('Nhà thuốc Minh Châu')
  await page.getByRole('button', { name: 'Lưu và tiếp tục' }).click()
  await page.locator('[name="value.color"]').fill('#00695c')
  await look(page, 'brand')
  await page.getByRole('button', { name: 'Lưu và tiếp tục' }).click()
  await page.getByRole('heading', { name: 'Kiểu địa chỉ' }).waitFor()
  await eventually(() => page.title()).toContain('Nhà thuốc Minh Châu')

  for (const step of ['Kiểu địa chỉ', 'Thanh toán']) {
    await page.getByRole('heading', { name: step }).waitFor()
    await page.getByRole('button', { name: 'Lưu và tiếp tục' }).click()
  }
  await page.getByRole('heading', { name: 'Tin nhắn, email' }).waitFor()
  await page.getByRole('button', { name: 'Tiếp tục' }).click()
  await page.getByRole('heading', { name: 'Phí giao hàng' }).waitFor()
  await look(page, 'delivery')
  await page.getByRole('button', { name: 'Lưu và tiếp tục' }).click()
  await page.getByLabel('Tên danh mục').fill('Chăm sóc da')
  await page.getByLabel('Thương hiệu của sản phẩm').fill('Minh Châu')
  await look(page, 'shelf')
  await page.getByRole('button', { name: 'Tạo danh mục' }).click()
}

async function addFirstProduct(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Thêm sản phẩm' }).click()
  await page.getByLabel('Tên sản phẩm').fill(product.name)
  await page.getByLabel('Đường dẫn').fill(product.slug)
  await page.getByLabel('Mã sản phẩm').fill('KEM30')
  await page.getByLabel('Loại', { exact: true }).selectOption({ label: 'Mỹ phẩm' })
  await page.getByLabel('Thương hiệu').selectOption({ label: 'Minh Châu' })
  await page.getByLabel('Danh mục').selectOption({ label: 'Chăm sóc da' })
  await page.getByLabel('Quy cách').fill('Tuýp 30 g')
  await page.getByLabel('Giá gốc (VNĐ)').fill('120000')
  await page.getByLabel('Giá bán (VNĐ)').fill('100000')
  await page.getByText('Bật bán sau khi mô tả đã được dược sĩ duyệt').waitFor()
  await look(page, 'product')
  await page.getByRole('button', { name: 'Thêm sản phẩm' }).click()
}

/** A picture is what it lacks; then it waits for a pharmacist. */
async function describeProduct(page: Page): Promise<void> {
  // Whoever may write goes on with the words at once.
  await page.getByText('Sản phẩm cần ít nhất một ảnh').waitFor()
  await look(page, 'description')
  await page.getByLabel('Thêm ảnh').setInputFiles([await photo()])
  await page.getByLabel('Mô tả ảnh').fill('Tuýp kem dưỡng da')
  await page.getByRole('region', { name: 'Đã điền đủ nội dung' }).waitFor()
  await page.getByText(/^Đã lưu/).waitFor()
  await page.getByRole('link', { name: 'Đăng và lịch sử' }).click()
  await page.getByRole('button', { name: 'Gửi duyệt' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Ghi chú').fill('Sản phẩm đầu tiên')
  await dialog.getByRole('button', { name: 'Gửi duyệt' }).click()
  await page.getByRole('group', { name: 'Phiên bản 1' }).waitFor()
}

/** Gives the link that the owner hands to them. */
async function invitePharmacist(page: Page): Promise<string> {
  await page.goto('/quan-tri/tai-khoan/')
  await page.getByRole('button', { name: 'Mời người mới' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mời người mới' })
  await dialog.getByRole('textbox', { name: 'Tên đăng nhập' }).fill('thu.ha')
  await dialog.getByRole('textbox', { name: 'Họ và tên' }).fill('Nguyễn Thu Hà')
  await dialog.getByRole('combobox', { name: 'Vai trò' }).selectOption('pharmacist')
  await dialog.getByRole('textbox', { name: /chứng chỉ hành nghề/ }).fill('0123/HNO')
  await dialog.getByRole('button', { name: 'Mời người mới' }).click()
  const link = page.getByRole('dialog', { name: 'Liên kết kích hoạt' })
  const address = await link.locator('code').innerText()
  await link.getByRole('button', { name: 'Đã gửi, đóng lại' }).click()
  return address
}

async function approveAs(invitation: string): Promise<void> {
  const { page } = await stage.visit(new URL(invitation).pathname + new URL(invitation).hash)
  const secret = await page.locator('code').innerText()
  await page.getByRole('textbox', { name: 'Mật khẩu mới' }).fill(password)
  await page.getByRole('textbox', { name: 'Nhập lại mật khẩu' }).fill(password)
  await page
    .getByLabel('Mã 6 số đang hiện trong ứng dụng')
    .fill(totpCodeAt(secret, stage.shop.ctx.clock.now()))
  await page.getByRole('button', { name: 'Kích hoạt và đăng nhập' }).click()
  await page
    .getByRole('link', { name: /chờ duyệt/ })
    .first()
    .click()
  await page.getByRole('link', { name: product.name }).first().click()
  await page.getByRole('link', { name: 'Đăng và lịch sử' }).click()
  await page.getByRole('button', { name: 'Đọc và duyệt' }).click()
  const signing = page.getByRole('dialog')
  await signing.getByLabel('Tôi đã đọc toàn bộ nội dung').check()
  await signing.getByRole('button', { name: 'Duyệt', exact: true }).click()
  await page.getByText(/Đã duyệt: DS. Nguyễn Thu Hà/).waitFor()
}

/** Published, on the shelf, and shown. */
async function sellFirstProduct(page: Page): Promise<void> {
  await page.goto('/quan-tri/san-pham/')
  await page.getByRole('link', { name: product.name }).first().click()
  await page.getByRole('button', { name: 'Nhập / điều chỉnh' }).click()
  const stock = page.getByRole('dialog', { name: 'Thay đổi tồn kho' })
  await stock.getByLabel('Số lượng').fill('40')
  await stock.getByLabel('Lý do').fill('Lô hàng đầu tiên')
  await stock.getByRole('button', { name: 'Nhập / điều chỉnh' }).click()
  await stock.waitFor({ state: 'hidden' })
  const sold = page.getByLabel('Hiển thị và bán trên cửa hàng')
  await sold.check()
  await page.getByRole('button', { name: 'Lưu sản phẩm' }).click()
  // Approved is not yet published: what is missing is said where it is.
  await confirm(page, 'Lưu thay đổi?', 'Lưu sản phẩm')
  await page.getByText('Cần ít nhất một ảnh trước khi bán').waitFor()
  await sold.uncheck()
  await page.getByRole('link', { name: 'Soạn mô tả' }).click()
  await page.getByRole('link', { name: 'Đăng và lịch sử' }).click()
  await page.getByRole('button', { name: 'Đăng', exact: true }).click()
  const publishing = page.getByRole('dialog')
  await publishing.getByRole('button', { name: 'Đăng ngay' }).click()
  await page
    .getByText(/Đang hiện/)
    .first()
    .waitFor()
  await page.goto('/quan-tri/san-pham/')
  await page.getByRole('link', { name: product.name }).first().click()
  await sold.check()
  await page.getByRole('button', { name: 'Lưu sản phẩm' }).click()
  await confirm(page, 'Lưu thay đổi?', 'Lưu sản phẩm')
  await page.getByText('Đang bán').first().waitFor()
}

/** Whoever orders agrees to it; the checklist leads to its editor. */
async function publishPage(page: Page, title: string): Promise<void> {
  await page.goto('/quan-tri/mo-ban/')
  await page.getByRole('link', { name: `Bổ sung: Trang “${title}”` }).click()
  const begun = page.getByRole('dialog')
  await eventually(() => begun.getByLabel('Tiêu đề').inputValue()).toBe(title)
  await begun.getByRole('button', { name: 'Tạo bản nháp' }).click()
  await page.getByRole('textbox', { name: 'Nội dung trang' }).fill(`${title} của cửa hàng.`)
  await page.getByLabel('Mô tả cho trang tìm kiếm').fill(`${title} của cửa hàng Minh Châu.`)
  await page.getByRole('region', { name: 'Đã điền đủ nội dung' }).waitFor()
  await page.getByText(/^Đã lưu/).waitFor()
  await page.getByRole('link', { name: 'Đăng và lịch sử' }).click()
  await page.getByRole('button', { name: 'Giữ thành phiên bản' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Giữ thành phiên bản' }).click()
  const revision = page.getByRole('group', { name: 'Phiên bản 1' })
  await revision.getByRole('button', { name: 'Đăng', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Đăng ngay' }).click()
  await page
    .getByText(/Đang hiện/)
    .first()
    .waitFor()
}

async function openShop(page: Page): Promise<void> {
  await page.goto('/quan-tri/')
  await page.getByText('Đã đủ để mở bán').waitFor()
  await look(page, 'today')
  await page.getByRole('link', { name: 'Đến trang mở bán' }).click()
  await page.waitForURL('**/quan-tri/mo-ban/')
  await page.getByText('1 sản phẩm đang bán và còn hàng.').waitFor()
  await look(page, 'opening')
  await page.getByRole('button', { name: 'Mở bán', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=reason]').fill('Khai trương')
  await dialog.getByRole('button', { name: 'Mở bán' }).click()
  await page.getByText('Cửa hàng đang mở').waitFor()
}

async function buyFirstProduct(): Promise<string> {
  const { page } = await stage.visit('/')
  await page.getByRole('link', { name: 'Nhà thuốc Minh Châu' }).first().waitFor()
  expect(await page.content()).not.toContain('An Lành')
  // The footer leads to what is published, and nowhere else.
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Điều khoản sử dụng' }).waitFor()
  for (const name of ['Giới thiệu', 'Chính sách mua hàng', 'Trung tâm tiêm chủng']) {
    expect(await footer.getByRole('link', { name }).count(), name).toBe(0)
  }
  await page.getByRole('link', { name: product.name }).first().click()
  await page.waitForURL(`**/mua-hang/${product.slug}/`)
  await look(page, 'first-product')
  await page.setViewportSize(phone)
  await addToCart(page)
  await page.goto('/gio-hang/')
  await page.getByRole('button', { name: 'Tiếp tục đặt hàng' }).click()
  await page.getByRole('button', { name: 'Đặt hàng không cần tài khoản' }).click()
  await page.waitForURL('**/gio-hang/giao-hang/')
  await giveAddress(page)
  await giveReceiver(page, { name: 'Nguyễn Thị Lan', phone: '0901234567' })
  await placeButton(page).click()
  return orderCodeShown(page)
}

/** To the door, where the money is taken. */
async function deliver(page: Page, code: string): Promise<void> {
  await page.goto(`/quan-tri/don-hang/${code}/`)
  await page.getByRole('button', { name: handedToCarrier.label }).click()
  const handing = page.getByRole('dialog', { name: handedToCarrier.label })
  await handing.getByLabel('Mã vận đơn').fill('MC-0001')
  await handing.getByRole('button', { name: handedToCarrier.label }).click()
  await expectText(headOf(page), orderStatusLabels.shipping)
  await makeMove(page, delivered.label)
  await expectText(headOf(page), orderStatusLabels.completed)
}

async function confirm(page: Page, title: string, way: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel('Lý do').fill('Sản phẩm đầu tiên')
  await dialog.getByRole('button', { name: way }).click()
  await dialog.waitFor({ state: 'hidden' })
}

async function photo() {
  const drawing = {
    create: { width: 600, height: 600, channels: 3, background: '#e8d5c4' },
  } as const
  const buffer = await sharp(drawing).jpeg().toBuffer()
  return { name: 'kem.jpg', mimeType: 'image/jpeg', buffer }
}
