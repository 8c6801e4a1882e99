import { afterAll, beforeAll, expect, test } from 'vitest'
import { listVoucherInventory } from '#domain/voucher/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { offerGifts, someGift } from '#test/support/gifts.ts'
import { openProgramme } from '#test/support/loyalty.ts'
import { waitFor } from '#test/support/wait-for.ts'
import { saveCampaign } from '../voucher/index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
})
afterAll(() => shop.close())

test('what is left of reward vouchers is told of published programmes alone', async () => {
  const running = await openProgramme(shop)
  const draft = await openProgramme(shop, { name: 'Bản nháp', published: false })
  const campaign = await saveCampaign(shop.ctx.db, {
    name: 'Giảm 50.000 đ',
    kind: 'amount',
    value: 50_000,
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    createdAt: shop.ctx.clock.now(),
  })
  const reward = { kind: 'voucher', voucherCampaignId: campaign } as const
  await offerGifts(shop, running, [someGift({ ...reward, name: 'Voucher 50.000 đ', onHand: 7 })])
  await offerGifts(shop, draft, [someGift({ ...reward, name: 'Chưa công bố', onHand: 9 })])
  const inventory = (programId?: number) => shop.call(listVoucherInventory, { programId })
  const shown = [{ id: expect.any(Number), name: 'Voucher 50.000 đ', remaining: 7 }]
  expect(await inventory()).toEqual(shown)
  expect(await inventory(running)).toEqual(shown)
  expect(await inventory(draft)).toEqual([])

  await shop.ctx.db
    .updateTable('loyalty_programme')
    .set({ published: false })
    .where('id', '=', running)
    .execute()
  await waitFor(async () => expect(await inventory(running)).toEqual([]))
})
