import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { desktop, inMotion, phone as phoneSize } from '../support/browser.ts'
import { giveEntries, openStoreGame } from '../support/pharmacy-games.ts'
import {
  enterCode,
  expectOutcome,
  givePhone,
  noNetwork,
  phoneField,
  setCounterStage,
} from './support/counter.ts'
import { isFocused } from './support/keyboard.ts'
import { expectSound, higherThanAny } from './support/soundness.ts'
import { eventually, expectTroubles } from './support/stage.ts'

const stage = setCounterStage()
const thumb = { width: 390, height: 844 }

beforeAll(async () => {
  // Each story opens its own; those of the demo stay with the demo's pharmacy.
  await stage.shop.ctx.pool.query(
    `update game_campaign set rules = jsonb_set(rules, '{stores}', '["NT00218"]') where place = 'store'`,
  )
})

const wheelOf = ({ code }: { code: string }) => `/nha-thuoc/vong-quay-may-man/?id=${code}`
const perCode = [{ source: 'code' as const, entries: 1, product_ids: [] }]
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a code that is entered brings a turn at the wheel, which is played, told once and credited', async () => {
  const visitor = await stage.atCounter({ viewport: phoneSize })
  const { page, open, pharmacy } = visitor
  await openStoreGame(stage.shop, {
    title: 'Quay tại quầy',
    rules: { stores: [pharmacy.code], sources: perCode },
  })
  await open(wheelOf(pharmacy))
  await page.getByRole('heading', { level: 1, name: 'Quay tại quầy' }).waitFor()
  await expectSound(page, 'store-wheel-360')
  await key(page, 'Quay thưởng').click()
  await page.getByText('Nhập số điện thoại của khách trước').waitFor()
  await eventually(() => isFocused(phoneField(page))).toBe(true)

  const customer = '0912345081'
  await givePhone(page, customer)
  await page.getByText('Khách chưa có lượt nào tại nhà thuốc này.').waitFor()
  await page.setViewportSize({ width: phoneSize.width, height: higherThanAny })
  await expectSound(page, 'store-wheel-none-360')
  await page.setViewportSize(phoneSize)
  const [code] = await stage.newCodes(1)
  // The customer goes along to the page where codes are entered, and no phone stands in an address.
  await page.getByRole('link', { name: 'Nhập mã cho khách' }).click()
  await eventually(() => phoneField(page).inputValue()).toBe('0912 345 081')
  expect(page.url()).not.toContain(customer)
  await enterCode(page, code!)
  await expectOutcome(page, code!, 'Chính hãng')
  await page.getByRole('link', { name: 'Quay thưởng cho khách' }).click()
  await page.getByText('Khách còn 1 lượt quay').waitFor()
  await expectSound(page, 'store-wheel-one-360')

  await key(page, 'Quay thưởng').click()
  const result = page.getByRole('group', { name: /Kết quả lượt số/ })
  await result.getByText('Quý khách trúng 20 điểm.').waitFor()
  await result.getByText('20 điểm đã cộng vào tài khoản của khách.').waitFor()
  await page.setViewportSize({ width: phoneSize.width, height: higherThanAny })
  await expectSound(page, 'store-wheel-won-360')
  await page.setViewportSize(phoneSize)
  await key(page, 'Khách tiếp theo').click()
  await eventually(() => phoneField(page).inputValue()).toBe('')
  expect(await result.count()).toBe(0)

  // What it was stands with the prize codes, and in the statistics.
  await open(`/nha-thuoc/ma-du-thuong/?id=${pharmacy.code}`)
  await givePhone(page, customer)
  await page.getByText('Đã cộng').waitFor()
  await page.setViewportSize({ width: phoneSize.width, height: higherThanAny })
  await expectSound(page, 'store-prizes-360')
  await page.setViewportSize(desktop)
  await open(`/nha-thuoc/thong-ke/?id=${pharmacy.code}&xem=tong-quan`)
  await page.getByRole('rowheader', { name: 'Quay tại quầy' }).waitFor()
  await expectSound(page, 'store-overview-games-1280')
})

test('the wheel turns, is cut short by its key, and the keyboard alone does all of it', async () => {
  const { page, open, pharmacy } = await stage.atCounter({ viewport: desktop, ...inMotion })
  const game = await openStoreGame(stage.shop, { rules: { stores: [pharmacy.code] } })
  const customer = '0912345082'
  await giveEntries(stage.shop, game, { phone: customer, store: pharmacy.code, count: 2 })
  await open(wheelOf(pharmacy))
  await eventually(() => isFocused(phoneField(page))).toBe(true)
  await page.keyboard.type(customer)
  await page.getByText('Khách còn 2 lượt quay').waitFor()
  await page.keyboard.press('Enter')
  await eventually(() => isFocused(key(page, 'Quay thưởng'))).toBe(true)
  await page.keyboard.press('Enter')
  await eventually(() => isFocused(key(page, 'Xem kết quả ngay'))).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByText('Quý khách trúng 20 điểm.').last().waitFor()
  // Read aloud in one place.
  expect(await page.getByRole('status').filter({ hasText: '20 điểm' }).count()).toBe(1)
  await expectSound(page, 'store-wheel-won-1280')
  await key(page, 'Quay lượt tiếp').waitFor()
  expect(await isFocused(key(page, 'Quay lượt tiếp'))).toBe(true)
})

test('without a network a turn waits, and an answer that was lost is told again', async () => {
  const visitor = await stage.atCounter({ viewport: thumb })
  const { page, open, pharmacy } = visitor
  const game = await openStoreGame(stage.shop, { rules: { stores: [pharmacy.code] } })
  const customer = '0912345083'
  await giveEntries(stage.shop, game, { phone: customer, store: pharmacy.code, count: 2 })
  await open(wheelOf(pharmacy))
  await givePhone(page, customer)
  await page.getByText('Khách còn 2 lượt quay').waitFor()
  await page.context().setOffline(true)
  await page.getByText('Quay thưởng cần có mạng.').waitFor()
  expect(await key(page, 'Quay thưởng').isDisabled()).toBe(true)
  await expectSound(page, 'store-wheel-offline-390')
  await page.context().setOffline(false)
  await page.getByText('Khách còn 2 lượt quay').waitFor()

  // The server plays it, the answer is lost.
  const submit = '**/api/voucherLog/submit-result-game'
  await page.route(submit, async (route) => {
    await route.fetch()
    await route.abort('failed')
  })
  await key(page, 'Quay thưởng').click()
  await page.getByText('Lượt của khách vẫn được giữ').waitFor()
  await expectSound(page, 'store-wheel-lost-390')
  await page.unroute(submit)
  await key(page, 'Thử lại').click()
  await page.getByRole('group', { name: 'Kết quả lượt số 1' }).waitFor()
  await key(page, 'Quay lượt tiếp').waitFor()
  const { rows } = await stage.shop.ctx.pool.query(
    `select number from game_turn where campaign_id = $1`,
    [game.id],
  )
  expect(rows).toHaveLength(1)
  expectTroubles(visitor, noNetwork)
})

test('lucky money: a customer’s envelope, and the pharmacy’s own', async () => {
  const { page, open, pharmacy } = await stage.atCounter({ viewport: phoneSize })
  const stores = [pharmacy.code]
  const lucky = { kind: 'luckyMoney' as const, title: 'Lì xì tại quầy' }
  const game = await openStoreGame(stage.shop, { ...lucky, rules: { stores, look: 'tet' } })
  await openStoreGame(stage.shop, {
    kind: 'luckyMoney',
    title: 'Lì xì nhà thuốc',
    audience: 'stores',
    prizes: [{ id: 1, name: 'Bộ quà Tết', kind: 'gift', value: 500_000 }],
    closesIn: 48,
    rules: { stores, look: 'tet' },
  })
  const customer = '0912345084'
  await giveEntries(stage.shop, game, { phone: customer, store: pharmacy.code })
  await open(`/nha-thuoc/li-xi-dau-nam/?id=${pharmacy.code}`)
  await givePhone(page, customer)
  await page.getByText('Khách còn 1 bao lì xì').waitFor()
  await page.setViewportSize({ width: phoneSize.width, height: higherThanAny })
  await expectSound(page, 'store-lucky-360')
  await key(page, 'Mở lì xì').click()
  await page.getByText('Quý khách trúng 20 điểm.').last().waitFor()
  await page.getByText('Của nhà thuốc').click()
  await key(page, 'Mở bao lì xì của nhà thuốc').click()
  await page.getByText('An Lành sẽ liên hệ nhà thuốc để giao quà.').waitFor()
  await expectSound(page, 'store-lucky-own-360')
  await open(`/nha-thuoc/li-xi-dau-nam/?id=${pharmacy.code}`)
  await page.getByText('Của nhà thuốc').click()
  await page.getByText('Đã mở lúc').waitFor()
  expect(await key(page, 'Mở bao lì xì của nhà thuốc').count()).toBe(0)
})

test('a number draw: a customer’s numbers, and when they are drawn', async () => {
  const { page, open, pharmacy } = await stage.atCounter({ viewport: phoneSize })
  const game = await openStoreGame(stage.shop, {
    kind: 'draw',
    title: 'Quay số trúng xe',
    prizes: [{ id: 1, name: 'Xe máy', kind: 'physical', value: 30_000_000 }],
    lots: [{ prize: 1, quantity: 1, last_day: 0 }],
    rules: { stores: [pharmacy.code], sources: perCode },
  })
  const customer = '0912345085'
  await giveEntries(stage.shop, game, { phone: customer, store: pharmacy.code, count: 3 })
  await open(`/nha-thuoc/quay-so/?id=${pharmacy.code}`)
  await page.getByText('Quay số sau').waitFor()
  await givePhone(page, customer)
  await page.getByRole('heading', { name: 'Khách có 3 số' }).waitFor()
  const numbers = page.getByRole('list', { name: 'Số dự thưởng của khách' })
  await eventually(() => numbers.getByText('Chờ quay').count()).toBe(3)
  await page.setViewportSize({ width: phoneSize.width, height: higherThanAny })
  await expectSound(page, 'store-draw-360')
  await page.setViewportSize(desktop)
  await expectSound(page, 'store-draw-1280')
})

test('where no game is open it is said, and one that comes says when', async () => {
  const { page, open, pharmacy } = await stage.atCounter({ viewport: phoneSize })
  await open(wheelOf(pharmacy))
  await page.getByText('Chưa có chương trình nào đang mở').waitFor()
  await expectSound(page, 'store-game-none-360')
  await openStoreGame(stage.shop, { opensIn: 5, closesIn: 24, rules: { stores: [pharmacy.code] } })
  await open(wheelOf(pharmacy))
  await page.getByText('Chương trình sắp mở').waitFor()
  await expectSound(page, 'store-game-waiting-360')
})
