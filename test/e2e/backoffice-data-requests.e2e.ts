import { test } from 'vitest'
import { desktop, phone } from '../support/browser.ts'
import { inBackoffice, placeCashOrder } from './support/backoffice.ts'
import { expectNotice } from './support/notices.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop } from './support/stage.ts'

const stage = createE2eShop()

/** A guest's page, opened with a reason. */
async function openRequests(caller: string, viewport: typeof phone) {
  await placeCashOrder(stage.shop, caller)
  const { id } = await stage.shop.ctx.db
    .selectFrom('customer')
    .select('id')
    .where('phone', '=', caller)
    .executeTakeFirstOrThrow()
  const visitor = await inBackoffice(
    stage,
    'care',
    `/quan-tri/khach-hang/${id}/?phan=yeu-cau-du-lieu`,
    { viewport },
  )
  await visitor.page.getByRole('button', { name: 'Yêu cầu về dữ liệu cá nhân' }).click()
  await visitor.page.getByText('Khách chưa yêu cầu gì.').waitFor()
  return visitor
}

test('a request is recorded from the page of a customer, answered, given and closed', async () => {
  const { page } = await openRequests('0987654331', desktop)
  await expectSound(page, 'backoffice-customer-data-requests-1280')
  await page.getByRole('button', { name: 'Ghi yêu cầu mới' }).click()
  const adding = page.getByRole('dialog', { name: 'Ghi yêu cầu về dữ liệu cá nhân' })
  await adding.getByRole('combobox', { name: 'Loại' }).selectOption('object')
  await adding.getByRole('textbox', { name: 'Khách yêu cầu' }).fill('Đừng gọi mời mua nữa')
  await expectSound(page, 'backoffice-data-request-new-1280')
  await adding.getByRole('button', { name: 'Ghi yêu cầu mới' }).click()
  await page.getByRole('region', { name: 'Nội dung' }).getByText('Đừng gọi mời mua nữa').waitFor()
  await expectSound(page, 'backoffice-data-request-1280')

  await page.getByRole('button', { name: 'Đã báo khách: đã nhận' }).click()
  const answering = page.getByRole('dialog', { name: 'Đã báo khách là đã nhận?' })
  await answering.getByRole('button', { name: 'Đã báo khách: đã nhận' }).click()
  await expectNotice(page, /Đã ghi lúc phản hồi/)

  await page.getByRole('button', { name: 'Đóng yêu cầu' }).click()
  const closing = page.getByRole('dialog', { name: 'Đóng yêu cầu' })
  await closing.getByRole('textbox', { name: 'Đã làm gì' }).fill('Bỏ số khỏi danh sách gọi')
  await closing.getByRole('textbox', { name: 'Đã trả lời khách' }).fill('Cửa hàng không gọi nữa')
  await expectSound(page, 'backoffice-data-request-close-1280')
  await closing.getByRole('button', { name: 'Đóng yêu cầu' }).click()
  await expectNotice(page, /Đã đóng yêu cầu/)
  await page
    .getByRole('region', { name: 'Kết quả' })
    .getByText('Bỏ số khỏi danh sách gọi')
    .waitFor()
  await page.getByRole('link', { name: 'Về danh sách yêu cầu' }).click()
  await page.getByRole('heading', { level: 1, name: 'Yêu cầu về dữ liệu cá nhân' }).waitFor()
  await page
    .getByRole('link', { name: /Phản đối xử lý/ })
    .first()
    .waitFor()
  await expectSound(page, 'backoffice-data-requests-1280')
})

test('on a phone a request is recorded and refused on a ground', async () => {
  const { page } = await openRequests('0987654332', phone)
  await page.getByRole('button', { name: 'Ghi yêu cầu mới' }).click()
  const adding = page.getByRole('dialog', { name: 'Ghi yêu cầu về dữ liệu cá nhân' })
  await adding.getByRole('combobox', { name: 'Loại' }).selectOption('erase')
  await adding.getByRole('textbox', { name: 'Khách yêu cầu' }).fill('Xoá hết thông tin của tôi')
  await adding.getByRole('button', { name: 'Ghi yêu cầu mới' }).click()
  await page.getByText('Khách không có tài khoản.', { exact: false }).waitFor()
  await expectNoSidewaysScrolling(page)
  await expectSound(page, 'backoffice-data-request-390')
  await page.getByRole('button', { name: 'Đóng yêu cầu' }).click()
  const closing = page.getByRole('dialog', { name: 'Đóng yêu cầu' })
  await closing.getByRole('combobox', { name: 'Kết quả' }).selectOption('refused')
  await closing.getByRole('combobox', { name: 'Căn cứ từ chối' }).selectOption('contract')
  await closing.getByRole('textbox', { name: 'Đã làm gì' }).fill('Còn đơn đang giao')
  await closing.getByRole('textbox', { name: 'Đã trả lời khách' }).fill('Xoá sau khi giao xong')
  await closing.getByRole('button', { name: 'Đóng yêu cầu' }).click()
  await expectNotice(page, /Đã đóng yêu cầu/)
  await page.getByText('Còn đơn hàng, nghĩa vụ chưa xong').waitFor()
})
