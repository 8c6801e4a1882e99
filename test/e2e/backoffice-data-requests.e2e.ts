import { test } from 'vitest'
import { openCustomer } from '#domain/customer/backoffice/api.ts'
import { recordDataRequest } from '#domain/data-request/backoffice/requests.ts'
import { desktop, phone } from '../support/browser.ts'
import { hireStaff } from '../support/staff.ts'
import { inBackoffice, placeCashOrder } from './support/backoffice.ts'
import { createMember } from './support/members.ts'
import { expectNotice } from './support/notices.ts'
import { chooseOldPlace } from './support/shopping.ts'
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
  await page.getByRole('heading', { level: 1, name: 'Yêu cầu dữ liệu' }).waitFor()
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

test.each([
  ['1280', desktop, '0987654333'],
  ['360', phone, '0987654334'],
] as const)(
  'a correction stands beside what is kept, and is one press, at %s',
  async (at, viewport, caller) => {
    await createMember(stage.shop, caller)
    const { id } = await stage.shop.ctx.db
      .selectFrom('customer')
      .select('id')
      .where('phone', '=', caller)
      .executeTakeFirstOrThrow()
    const care = await hireStaff(stage.shop, 'care')
    await stage.shop.call(openCustomer, { id, cause: 'dataRequest' }, care)
    const words = { channel: 'phone', proof: 'callBack', proof_note: '', asked: 'Sai tên' } as const
    const request = await stage.shop.call(
      recordDataRequest,
      { id, kind: 'correct', ...words },
      care,
    )
    const { page } = await inBackoffice(stage, 'care', `/quan-tri/yeu-cau-du-lieu/${request.id}/`, {
      viewport,
    })
    await page.getByRole('button', { name: 'Sửa thông tin' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sửa thông tin khách hàng' })
    await dialog.getByRole('button', { name: 'Mở thông tin đang lưu' }).click()
    await dialog.getByLabel('Họ tên').fill('Trần Thị Bưởi')
    await dialog.getByText('Sửa', { exact: true }).click()
    await chooseOldPlace(page)
    await dialog.getByLabel('Số nhà, tên đường').fill('99 Cách Mạng Tháng Tám')
    const changes = dialog.getByRole('region', { name: 'Sẽ đổi' })
    await changes.getByText('Nguyễn Thị Lan').waitFor()
    await changes.getByText('99 Cách Mạng Tháng Tám, Phường 12', { exact: false }).waitFor()
    await expectNoSidewaysScrolling(page)
    await expectSound(page, `backoffice-data-request-correct-${at}`)
    await dialog.getByRole('button', { name: 'Sửa thông tin' }).click()
    await expectNotice(page, /Đã sửa thông tin, thư báo đã gửi khách/)
    await page.getByRole('region', { name: 'Nội dung' }).getByText('Đã sửa thông tin').waitFor()
  },
)
