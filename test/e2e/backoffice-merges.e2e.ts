import { expect, test } from 'vitest'
import { desktop, phone } from '../support/browser.ts'
import { readCode } from '../support/members.ts'
import { inBackoffice, placeCashOrder } from './support/backoffice.ts'
import { expectNotice } from './support/notices.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop } from './support/stage.ts'

const stage = createE2eShop()

/** The merges of a guest whose page is open. */
async function openMerges(caller: string, viewport: typeof phone) {
  await placeCashOrder(stage.shop, caller)
  const { id } = await stage.shop.ctx.db
    .selectFrom('customer')
    .select('id')
    .where('phone', '=', caller)
    .executeTakeFirstOrThrow()
  const path = `/quan-tri/khach-hang/${id}/?phan=gop-so`
  const visitor = await inBackoffice(stage, 'care', path, { viewport })
  await visitor.page.getByRole('button', { name: 'Yêu cầu về dữ liệu cá nhân' }).click()
  await visitor.page.getByText('Chưa có yêu cầu gộp số.').waitFor()
  return visitor
}

async function start({ page }: Awaited<ReturnType<typeof openMerges>>, to: string) {
  await page.getByRole('button', { name: 'Gộp số này vào số khác' }).click()
  const starting = page.getByRole('dialog', { name: 'Gộp số của khách này vào số khác' })
  await starting.getByRole('textbox', { name: 'Số ở lại' }).fill(to)
  await starting.getByRole('textbox', { name: 'Lý do' }).fill('Khách đổi số')
  await starting.getByRole('button', { name: 'Gộp số này vào số khác' }).click()
  await page.getByRole('region', { name: 'Xem trước' }).getByText('Đơn hàng').waitFor()
}

test('two phones are proven by codes, seen before and merged', async () => {
  const visitor = await openMerges('0987654341', desktop)
  const { page } = visitor
  await start(visitor, '0987654342')
  await expectSound(page, 'backoffice-merge-1280')
  for (const [side, of] of [
    ['số cũ (bỏ đi)', '0987654341'],
    ['số mới (ở lại)', '0987654342'],
  ] as const) {
    await page.getByRole('button', { name: `Gửi mã đến ${side}` }).click()
    const sending = page.getByRole('dialog', { name: `Gửi mã đến ${side}` })
    await sending.getByRole('button', { name: `Gửi mã đến ${side}` }).click()
    await sending.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: `Nhập mã của ${side}` }).click()
    const entering = page.getByRole('dialog', { name: `Nhập mã của ${side}` })
    await entering.getByRole('textbox').fill(await readCode(stage.shop, of))
    await entering.getByRole('button', { name: 'Xác minh' }).click()
    await entering.waitFor({ state: 'hidden' })
  }
  await page.getByRole('button', { name: 'Gộp hai số' }).click()
  const merging = page.getByRole('dialog', { name: 'Gộp hai số này?' })
  await expectSound(page, 'backoffice-merge-carry-out-1280')
  await merging.getByRole('button', { name: 'Gộp hai số' }).click()
  await expectNotice(page, /Đã gộp hai số/)
  await page.getByRole('region', { name: 'Kết quả' }).getByText('Đơn hàng').waitFor()
  await expectSound(page, 'backoffice-merge-done-1280')
  await page.getByRole('link', { name: 'Về danh sách gộp số' }).click()
  await page.getByRole('heading', { level: 1, name: 'Gộp số điện thoại' }).waitFor()
  await expectSound(page, 'backoffice-merges-1280')
  const orders = await stage.shop.ctx.db
    .selectFrom('shop_order')
    .select('customer_phone')
    .where('customer_phone', 'in', ['0987654341', '0987654342'])
    .execute()
  expect(orders).toEqual([{ customer_phone: '0987654342' }])
})

test('on a phone another proof waits for somebody else, and the merge is cancelled', async () => {
  const visitor = await openMerges('0987654343', phone)
  const { page } = visitor
  await start(visitor, '0987654344')
  for (const side of ['số cũ (bỏ đi)', 'số mới (ở lại)']) {
    await page.getByRole('button', { name: `Bằng chứng khác cho ${side}` }).click()
    const proving = page.getByRole('dialog', { name: `Bằng chứng khác cho ${side}` })
    await proving.getByRole('textbox').fill('Mất SIM, gặp tại quầy')
    await proving.getByRole('button', { name: 'Lưu' }).click()
    await proving.waitFor({ state: 'hidden' })
  }
  await page.getByText('Chờ người khác có quyền duyệt thực hiện.').waitFor()
  await expectNoSidewaysScrolling(page)
  await expectSound(page, 'backoffice-merge-390')
  await page.getByRole('button', { name: 'Huỷ yêu cầu' }).click()
  const cancelling = page.getByRole('dialog', { name: 'Huỷ yêu cầu gộp số?' })
  await cancelling.getByRole('textbox').fill('Khách đổi ý')
  await cancelling.getByRole('button', { name: 'Huỷ yêu cầu' }).click()
  await expectNotice(page, /Đã huỷ yêu cầu gộp số/)
})
