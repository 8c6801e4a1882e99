import { test } from 'vitest'
import { loadLoyaltyDesk } from '#seed/load/loyalty-desk.ts'
import { loadStaff } from '#seed/load/staff.ts'
import { desktop, phone } from '../support/browser.ts'
import { issueBatch } from '#server/genuine/index.ts'
import { inBackoffice } from './support/backoffice.ts'
import { expectNotice } from './support/notices.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop } from './support/stage.ts'

const stage = createE2eShop()

async function prepare(): Promise<string> {
  await loadStaff(stage.shop.ctx)
  await loadLoyaltyDesk(stage.shop.ctx)
  const name = `Lô thử ${crypto.randomUUID()}`
  const terms = { name, kind: 'single', productCode: 'JEX30', point: 30, lot: '2612A' } as const
  const { codes } = await issueBatch(stage.shop.ctx, terms, 1)
  return codes[0]!
}

test('an accountant follows a code, reads a batch and approves what another proposed', async () => {
  const code = await prepare()
  const { page } = await inBackoffice(stage, 'accountant', '/quan-tri/tra-cuu-ma/', {
    viewport: desktop,
  })
  await page.getByRole('textbox', { name: 'Mã dưới lớp bạc' }).fill(code)
  await page.getByRole('button', { name: 'Tra cứu' }).click()
  await page.getByText('Chưa ai nhập', { exact: true }).waitFor()
  await expectSound(page, 'backoffice-code-trace-1280')

  await page.getByRole('link', { name: 'Lô mã', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Lô mã' }).waitFor()
  await page.getByRole('link', { name: /2611B/ }).first().waitFor()
  await expectSound(page, 'backoffice-code-batches-1280')
  await page.getByRole('link', { name: /2611B/ }).first().click()
  await page.getByRole('region', { name: 'Dải đã kích hoạt' }).getByText('101 – 200').waitFor()
  await expectSound(page, 'backoffice-code-batch-1280')

  await page.getByRole('link', { name: /^Điều chỉnh điểm/ }).click()
  await page.getByText('Bù điểm vì quà đổi đến nơi bị hỏng').waitFor()
  await expectSound(page, 'backoffice-adjustments-1280')
  await page.getByRole('link', { name: /\+800 điểm/ }).click()
  await page.getByRole('button', { name: 'Duyệt', exact: true }).click()
  const approving = page.getByRole('dialog', { name: 'Duyệt điều chỉnh điểm' })
  await approving.getByRole('textbox', { name: 'Lý do' }).fill('Đã xem ảnh và nghe lại cuộc gọi')
  await expectSound(page, 'backoffice-adjustment-approve-1280')
  await approving.getByRole('button', { name: 'Duyệt', exact: true }).click()
  await expectNotice(page, /Đã duyệt/)
  await expectSound(page, 'backoffice-adjustment-1280')
})

test('on a phone a person of the care team looks at reports, gives points and locks a membership', async () => {
  await prepare()
  const visitor = await inBackoffice(stage, 'care', '/quan-tri/bao-hang-gia/', {
    viewport: phone,
  })
  const { page } = visitor
  await page.getByText('Quầy thuốc đầu chợ Hạnh Thông Tây').waitFor()
  await expectNoSidewaysScrolling(page)
  await expectSound(page, 'backoffice-counterfeits-360')
  await page.getByRole('link', { name: 'Bản đồ' }).click()
  await page.getByRole('heading', { level: 1, name: 'Báo hàng giả theo nơi' }).waitFor()
  await page
    .getByRole('list', { name: 'Báo cáo theo tỉnh thành' })
    .getByText('Hồ Chí Minh')
    .waitFor()
  await expectSound(page, 'backoffice-counterfeit-map-360')
  await visitor.open('/quan-tri/bao-hang-gia/?trang-thai=checking')
  await page.getByText('Nhà thuốc gần bến xe Mỹ Đình').click()
  await page.getByRole('button', { name: 'Trả lời khách' }).click()
  const replying = page.getByRole('dialog', { name: 'Trả lời người báo' })
  await replying.getByText('Khách sẽ đọc').waitFor()
  await expectSound(page, 'backoffice-counterfeit-reply-360')
  await replying.getByRole('button', { name: 'Trả lời khách' }).click()
  await expectNotice(page, /Đã gửi trả lời/)
  await expectSound(page, 'backoffice-counterfeit-360')

  await visitor.open('/quan-tri/dieu-chinh-diem/')
  await page.getByRole('button', { name: 'Đề nghị điều chỉnh' }).click()
  const proposing = page.getByRole('dialog', { name: 'Đề nghị điều chỉnh điểm' })
  await proposing.getByRole('textbox', { name: 'Thành viên' }).fill('0908000451')
  await proposing.getByRole('button', { name: 'Tìm' }).click()
  await proposing.getByText(/điểm dùng được/).waitFor()
  await proposing.getByRole('textbox', { name: 'Số điểm' }).fill('50')
  await proposing.getByRole('textbox', { name: 'Lời cho khách' }).fill('Bù điểm giao trễ')
  await proposing.getByRole('textbox', { name: 'Chứng từ' }).fill('DH261121ABCDEF')
  await proposing.getByRole('textbox', { name: 'Lý do' }).fill('Khách gọi tổng đài')
  await expectSound(page, 'backoffice-adjustment-propose-360')
  await proposing.getByRole('button', { name: 'Gửi đề nghị' }).click()
  await expectNotice(page, /Đã điều chỉnh điểm/)

  await visitor.open('/quan-tri/khoa-tich-diem/')
  await page.getByText('Nhiều mã được nhập từ các hộp chưa bán').waitFor()
  await expectNoSidewaysScrolling(page)
  await expectSound(page, 'backoffice-member-locks-360')
})
