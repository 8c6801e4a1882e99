import { expect, test } from 'vitest'
import { loadTrackingLinks } from '#seed/load/tracking-links.ts'
import { moveByHand } from '#server/order/index.ts'
import { desktop, phone } from '../support/browser.ts'
import { placeCashOrder } from './support/backoffice.ts'
import { expectSound } from './support/soundness.ts'
import { createE2eShop } from './support/stage.ts'

const stage = createE2eShop()

test('a guest sees when the goods come and follows them at the courier', async () => {
  await loadTrackingLinks(stage.shop.ctx)
  const { code, view_token: token } = await placeCashOrder(stage.shop, '0913000081')
  const { page, open } = await stage.visit(null, { viewport: phone })
  const look = () => open(`/gio-hang/thanh-toan/${code}/?token=${token}`)
  await moveByHand(stage.shop.ctx, code, 'handedToCarrier', 'staff:test')
  await look()
  const panel = page.getByRole('region', { name: 'Theo dõi giao hàng' })
  await panel.getByText('Dự kiến có hàng tại chi nhánh').waitFor()
  await expectSound(page, 'tracking-360')
  await page.setViewportSize(desktop)
  await expectSound(page, 'tracking-1280')
  const link = panel.getByRole('link', { name: /Xem hành trình/ })
  const courier = page.context().waitForEvent('page')
  await link.click()
  const followed = await courier
  await followed.getByRole('heading', { name: /^Vận đơn ECO/ }).waitFor()
  await followed.getByRole('button', { name: 'Giao không thành công' }).click()
  await page.getByText('Hàng đang quay về.', { exact: false }).waitFor()
  await page.setViewportSize(phone)
  await expectSound(page, 'tracking-returning-360')
  await stage.shop.ctx.db
    .updateTable('shop_order')
    .set({ delivery_from: null, delivery_to: null, status: 'shipping' })
    .where('code', '=', code)
    .execute()
  await look()
  await panel.getByText('Chưa có ngày cụ thể.', { exact: false }).waitFor()
  expect(await panel.getByText('Dự kiến có hàng tại chi nhánh').count()).toBe(0)
  await expectSound(page, 'tracking-unknown-360')
})
