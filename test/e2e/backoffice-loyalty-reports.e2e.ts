import { beforeAll, expect, test } from 'vitest'
import { countOfferDays, countPointDays } from '#server/backoffice/index.ts'
import { findActiveProgramme } from '#server/loyalty/index.ts'
import { saveSetting } from '#server/settings/index.ts'
import { holdVouchers, saveCampaign, useVouchers } from '#server/voucher/index.ts'
import { desktop, phone } from '../support/browser.ts'
import {
  giftBackoffice,
  memberWith,
  offerGifts,
  openGiftProgramme,
  someGift,
} from '../support/gifts.ts'
import { inBackoffice } from './support/backoffice.ts'
import { expectSound } from './support/soundness.ts'
import { createE2eShop } from './support/stage.ts'

const stage = createE2eShop()
const small = { width: 360, height: 740 }

/** A member with points for a gift, and a voucher of everybody at a counter. */
beforeAll(async () => {
  const { shop } = stage
  const { ctx } = shop
  const at = ctx.clock.now()
  await saveSetting(ctx, 'pointValue', ['01/01/2026: 1.000 VNĐ (Quyết định 12/2026)'])
  const accountId = await memberWith(shop, 900)
  const programme = await findActiveProgramme(ctx, ctx.clock.today())
  const programmeId = programme?.id ?? (await openGiftProgramme(shop))
  const { ids } = await offerGifts(shop, programmeId, [someGift({ name: 'Khăn thử báo cáo' })])
  const { hold, burn } = giftBackoffice(shop)
  await hold(accountId, 'order:E2E', ids[0]!)
  await burn('order:E2E')
  const campaignId = await saveCampaign(ctx.db, {
    name: 'Giảm thử báo cáo',
    code: 'BAOCAO50',
    kind: 'amount',
    value: 50_000,
    startsOn: '2026-01-01',
    endsOn: '2099-12-31',
    createdAt: at,
  })
  await ctx.db.transaction().execute(async (trx) => {
    const vouchers = [{ code: 'BAOCAO50', campaignId, voucherId: null, saving: 50_000 }]
    await holdVouchers(trx, { vouchers, holder: 'guest:e2e', cause: 'counter:900', at })
    await useVouchers(trx, { cause: 'counter:900', at })
  })
  await countPointDays(ctx)
  await countOfferDays(ctx)
})

test('an accountant reads what points are owed, opens the entries behind a figure and orders a file', async () => {
  const { page } = await inBackoffice(stage, 'accountant', '/quan-tri/bao-cao/diem/', {
    viewport: desktop,
  })
  await page.getByRole('figure', { name: 'Điểm còn lại theo tháng hết hạn' }).waitFor()
  await page.getByText(/Một điểm tính 1\.000 VNĐ từ 01\/01\/2026/).waitFor()
  await expectSound(page, 'backoffice-points-report-1280')
  await page.setViewportSize(phone)
  await page.getByRole('list', { name: 'Biến động trong kỳ' }).waitFor()
  await expectSound(page, 'backoffice-points-report-390')

  await page.getByText('Xuất tệp').click()
  await page.getByRole('button', { name: 'Excel (XLSX)' }).click()
  await page.getByText(/Đang tạo tệp/).waitFor()
  await page.keyboard.press('Escape')

  await page
    .getByRole('link', { name: /^Xem bút toán: Đổi quà hiện vật/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Bút toán điểm' }).waitFor()
  await page.setViewportSize(small)
  await page
    .getByRole('list', { name: 'Bút toán điểm' })
    .getByText('Đổi quà hiện vật')
    .first()
    .waitFor()
  await expectSound(page, 'backoffice-point-entries-360')
  await page.setViewportSize(desktop)
  await page.getByRole('table', { name: 'Bút toán điểm' }).waitFor()
  await expectSound(page, 'backoffice-point-entries-1280')
})

test('vouchers and gifts by campaign, by month and by row', async () => {
  const { page } = await inBackoffice(stage, 'accountant', '/quan-tri/bao-cao/uu-dai/', {
    viewport: desktop,
  })
  await page.getByRole('figure', { name: 'Tiền giảm theo đợt voucher' }).waitFor()
  await expectSound(page, 'backoffice-offers-1280')
  await page.getByRole('link', { name: 'Xem từng tháng: Giảm thử báo cáo' }).click()
  await page.getByRole('figure', { name: 'Tiền giảm theo tháng' }).waitFor()
  await page.getByText('Chỉ xem một đợt voucher.').waitFor()
  await page.getByRole('link', { name: /^Xem chi tiết: .*, Đã dùng: 1$/ }).click()
  await page.getByRole('table', { name: 'Chi tiết' }).getByText('Quầy nhà thuốc').waitFor()
  await expectSound(page, 'backoffice-offer-entries-1280')
  await page.goBack()
  await page.getByRole('link', { name: 'Quà', exact: true }).last().click()
  await page.getByRole('figure', { name: 'Điểm đã đổi theo quà' }).waitFor()
  await page.setViewportSize(small)
  await page.getByRole('list', { name: 'Quà', exact: true }).waitFor()
  await expectSound(page, 'backoffice-offers-gifts-360')
  await page.getByRole('link', { name: /^Xem chi tiết: Khăn thử báo cáo, Đã đổi: 1$/ }).click()
  await page.getByRole('list', { name: 'Chi tiết' }).getByText('Khăn thử báo cáo').waitFor()
  await expectSound(page, 'backoffice-offer-entries-360')
  expect(new URL(page.url()).searchParams.get('phan')).toBe('qua')
})
