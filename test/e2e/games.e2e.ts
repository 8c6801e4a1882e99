import type { Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  addEntries,
  addPhones,
  findCampaign,
  issueTickets,
  type Campaign,
} from '#server/game/index.ts'
import { demoLogins } from '#seed/demo-logins.ts'
import { loadGames } from '#seed/load/games.ts'
import { loadReviews } from '#seed/load/reviews.ts'
import { demoTickets } from '#seed/games/tickets.ts'
import { plainTicketId } from '#web/shop/game/PlainTicketForm.tsx'
import { desktop, inMotion, keepScreen, phone } from '../support/browser.ts'
import { addGameTo } from '../support/open-game.ts'
import { codeSentTo } from './support/members.ts'
import { chooseOldPlace, tanBinh } from './support/shopping.ts'
import { expectSound } from './support/soundness.ts'
import { allowTroubles, createE2eShop, eventually, expectText } from './support/stage.ts'

const stage = createE2eShop()
const { phone: memberPhone, password } = demoLogins.member
const scriptless = { javaScriptEnabled: false }

const points = { id: 3, name: '20 điểm', kind: 'points', value: 20_000, points: 20 } as const
const pot = { id: 1, name: 'Nồi chiên không dầu', kind: 'physical', value: 2_400_000 } as const

let sure: Campaign
let sent: Campaign

beforeAll(async () => {
  // Those who have played are members by their reviews.
  await loadReviews(stage.shop.ctx)
  await loadGames(stage.shop.ctx)
  const box = (slug: string, prize: typeof points | typeof pot) => ({
    slug,
    prizes: [prize],
    lots: [{ prize: prize.id, quantity: 500, last_day: 0 }],
    blanks: 0,
  })
  sure = await addGameTo(stage.shop.ctx, {
    title: 'Quay là trúng',
    audience: 'members',
    announced: box('quay-la-trung', points),
  })
  sent = await addGameTo(stage.shop.ctx, {
    title: 'Trúng là gửi',
    audience: 'list',
    rules: { sources: [{ source: 'day', entries: 1 }], look: 'night' },
    announced: box('trung-la-gui', pot),
  })
})

let given = 0
function give(campaign: Campaign, count: number, owner = memberPhone) {
  const { ctx } = stage.shop
  given += 1
  return ctx.db.transaction().execute((trx) =>
    addEntries(trx, campaign, {
      wishes: Array.from({ length: count }, (_, nth) => ({
        cause: `staff:${given}:${nth}`,
        source: 'staff' as const,
        phone: owner,
      })),
      at: ctx.clock.now(),
    }),
  )
}

/** The member's cookie, as a login leaves it. */
async function signIn(page: Page): Promise<void> {
  await page.context().request.post('/api/auth/login', { data: { phone: memberPhone, password } })
}

const result = (page: Page) => page.getByRole('group', { name: /^Kết quả lượt số \d+$/ })
const spin = (page: Page) => page.getByRole('button', { name: /^(Quay ngay|Quay tiếp)$/ })

async function playedOf({ id }: Campaign): Promise<number> {
  const { rows } = await stage.shop.ctx.pool.query<{ count: number }>(
    `select count(*)::int as count from game_entry where campaign_id = $1 and state = 'played'`,
    [id],
  )
  return rows[0]!.count
}

describe('a member', () => {
  test.each([
    ['phone', phone],
    ['desktop', desktop],
  ])('turns the wheel on a %s, wins, and turns it again', async (name, viewport) => {
    await give(sure, 2)
    const { page, open } = await stage.visit(null, { ...inMotion, viewport })
    await signIn(page)
    await open('/choi/quay-la-trung/')
    await keepScreen(page, `game-open-${name}`)
    await spin(page).click()
    await page.getByRole('button', { name: 'Xem kết quả ngay' }).waitFor()
    await result(page).waitFor()
    await expectText(result(page), 'Quý khách trúng 20 điểm.')
    await expectText(result(page), '20 điểm đã cộng vào tài khoản.')
    await keepScreen(page, `game-won-${name}`)
    await spin(page).click()
    await page.getByRole('button', { name: 'Xem kết quả ngay' }).click()
    await result(page).waitFor()
    await page.getByText('Quý khách đã dùng hết lượt').first().waitFor()
  })

  test('who wants no motion has the result at once, by keyboard, told once', async () => {
    await give(sure, 1)
    const { page, open } = await stage.visit(null)
    await signIn(page)
    await open('/choi/quay-la-trung/')
    await spin(page).focus()
    await page.evaluate(() => {
      const told = document.querySelector('main [role=status].sr-only')!
      const said: string[] = []
      Object.assign(window, { said })
      new MutationObserver(() => said.push(told.textContent ?? '')).observe(told, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
    await page.keyboard.press('Enter')
    await result(page).waitFor()
    await eventually(() =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''),
    ).toMatch(/^Kết quả lượt số \d+$/)
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
    expect(said.filter((words) => words === 'Quý khách trúng 20 điểm.')).toHaveLength(1)
    expect(await page.locator('.game-rotor').evaluate((wheel) => wheel.style.transform)).toMatch(
      /^$|rotate/,
    )
    await expectSound(page, 'game-told-360')
  })

  test('whose network is lost while the answer comes hears it when the page is back', async () => {
    const [entry] = await give(sure, 1)
    const before = await playedOf(sure)
    const visitor = await stage.visit(null)
    const { page, open } = visitor
    await signIn(page)
    await open('/choi/quay-la-trung/')
    allowTroubles(visitor, /api\/game|Failed to load|net::/)
    await page.route('**/api/game', lose)
    await spin(page).click()
    await page.getByText('Lượt của Quý khách vẫn được giữ').waitFor()
    await eventually(() => playedOf(sure)).toBe(before + 1)
    await page.unroute('**/api/game')
    await page.reload()
    await result(page).waitFor()
    expect(await result(page).getAttribute('aria-label')).toBe(`Kết quả lượt số ${entry!.number}`)
    expect(await playedOf(sure)).toBe(before + 1)
  })

  test('with two tabs has one answer', async () => {
    const [entry] = await give(sure, 1)
    const before = await playedOf(sure)
    const { page, open, openTab } = await stage.visit(null)
    await signIn(page)
    await open('/choi/quay-la-trung/')
    const other = await openTab('/choi/quay-la-trung/')
    await Promise.all([spin(page).click(), spin(other).click()])
    for (const tab of [page, other]) {
      await result(tab).waitFor()
      expect(await result(tab).getAttribute('aria-label')).toBe(`Kết quả lượt số ${entry!.number}`)
    }
    expect(await playedOf(sure)).toBe(before + 1)
  })

  test('without scripts plays by a form, and reads what it brought', async () => {
    await give(sure, 2)
    const { page, open } = await stage.visit(null, scriptless)
    await signIn(page)
    await open('/choi/quay-la-trung/')
    await spin(page).click()
    await page.waitForURL('**/choi/quay-la-trung/luot/?so=*')
    await expectText(result(page), 'Quý khách trúng 20 điểm.')
    await keepScreen(page, 'game-turn-without-javascript-360')
    await spin(page).click()
    await page.waitForURL('**/choi/quay-la-trung/luot/?so=*')
    await page.getByRole('link', { name: 'Quay lại chương trình' }).click()
    await page.getByRole('heading', { level: 1, name: 'Quay là trúng' }).waitFor()
  })

  test('opens the day’s lucky money, and finds it in the profile', async () => {
    const { page, open } = await stage.visit(null, inMotion)
    await signIn(page)
    await open('/LocXuan2025/')
    await keepScreen(page, 'game-envelopes-360')
    await page.getByRole('button', { name: 'Mở lì xì' }).click()
    await result(page).waitFor()
    await keepScreen(page, 'game-envelope-open-360')
    await open('/ho-so-thanh-vien/tro-choi/')
    await page.getByRole('heading', { level: 1, name: 'Lượt chơi & quà trúng' }).waitFor()
    await page.getByRole('heading', { name: 'Lộc Xuân 2025' }).waitFor()
    await expectSound(page, 'own-games-360')
  })
})

describe('somebody with a phone', () => {
  test('proves it, wins what is sent, and says where to', async () => {
    const guest = '0912345002'
    const { ctx } = stage.shop
    await ctx.db.transaction().execute((trx) => addPhones(trx, sent, [guest]))
    const { page, open } = await stage.visit('/choi/trung-la-gui/')
    await page.getByLabel('Số điện thoại').fill(guest)
    await page.getByRole('button', { name: 'Nhận mã xác nhận' }).click()
    await page.getByLabel('Mã xác nhận').fill(await codeSentTo(stage.shop, guest))
    await page.getByRole('button', { name: 'Xác nhận' }).click()
    await spin(page).click()
    await result(page).waitFor()
    await result(page).getByRole('button', { name: 'Điền nơi nhận giải' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nơi nhận giải' })
    await dialog.getByLabel('Họ và tên người nhận').fill('Lê Thị Hồng Nhung')
    await dialog.getByLabel('Số điện thoại người nhận').fill('0987654321')
    await chooseOldPlace(page, tanBinh)
    await dialog.getByLabel('Số nhà, tên đường').fill('148 Hoàng Hoa Thám')
    await expectSound(page, 'game-claim-360')
    await dialog.getByRole('button', { name: 'Gửi thông tin' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('An Lành đã nhận thông tin nhận giải').first().waitFor()
    await open('/choi/trung-la-gui/')
    await page.getByText(/^Lê T. H. N., \*\*\*002, Phường/).waitFor()
    // The code is good for this browser alone.
    const stranger = await stage.visit('/choi/trung-la-gui/')
    await stranger.page.getByLabel('Số điện thoại').waitFor()
  })

  test('who is on no list is told so', async () => {
    const visitor = await stage.visit('/choi/trung-la-gui/')
    const { page } = visitor
    allowTroubles(visitor, /403/)
    await page.getByLabel('Số điện thoại').fill('0912345003')
    await page.getByRole('button', { name: 'Nhận mã xác nhận' }).click()
    await page.getByLabel('Mã xác nhận').fill(await codeSentTo(stage.shop, '0912345003'))
    await page.getByRole('button', { name: 'Xác nhận' }).click()
    await page.getByText('không có trong danh sách').first().waitFor()
  })
})

describe('a printed ticket', () => {
  const path = '/quay-so-khong-dinh-danh/vong-quay-may-man/'

  test('is all that is asked for, and tells the same again', async () => {
    const visitor = await stage.visit(path)
    const { page } = visitor
    allowTroubles(visitor, /404/)
    // The form that plays in place; the plain one before it leads to a page of its own.
    await page.locator(`#${plainTicketId}`).waitFor({ state: 'detached' })
    await page.getByLabel('Mã trên phiếu').fill('saicode222')
    await page.getByRole('button', { name: 'Quay bằng phiếu này' }).click()
    await page.getByText('Mã trên phiếu chưa đúng').waitFor()
    const [code] = await ticketsOf('quay-so-khong-dinh-danh', 1)
    await page.getByLabel('Mã trên phiếu').fill(code!.toLowerCase())
    await page.getByRole('button', { name: 'Quay bằng phiếu này' }).click()
    await result(page).waitFor()
    const told = await result(page).innerText()
    await page.getByRole('button', { name: 'Nhập phiếu khác' }).click()
    await page.getByRole('button', { name: 'Quay bằng phiếu này' }).click()
    await result(page).waitFor()
    expect(await result(page).innerText()).toBe(told)
    expect(page.url()).not.toContain(code!)
    await expectSound(page, 'game-ticket-360')
  })

  test('works without scripts, and asks again for a wrong one', async () => {
    const { page } = await stage.visit(path, scriptless)
    await page.getByLabel('Mã trên phiếu').fill('saicode222')
    await page.getByRole('button', { name: 'Quay bằng phiếu này' }).click()
    await page.getByText('hoặc mã trên phiếu chưa đúng').waitFor()
    await page.getByLabel('Mã trên phiếu').fill(demoTickets[3]!)
    await page.getByRole('button', { name: 'Quay bằng phiếu này' }).click()
    await page.waitForURL('**/choi/quay-so-khong-dinh-danh/luot/?so=*')
    await result(page).waitFor()
  })

  async function ticketsOf(slug: string, count: number): Promise<string[]> {
    const { ctx } = stage.shop
    const campaign = await findCampaign(ctx.db, slug)
    const at = ctx.clock.now()
    return ctx.db.transaction().execute((trx) => issueTickets(ctx, trx, campaign!, { count, at }))
  }
})

describe('anybody', () => {
  test.each([
    '/vong-quay-may-man/',
    '/vong-quay-hn-ngoai-khoa/',
    '/quay-so-khong-dinh-danh/vong-quay-may-man/',
    '/LocXuan2025/',
    '/choi/vong-quay-giang-sinh/',
    '/choi/vong-quay-mua-thu/',
  ])('sees %s whole on a phone and on a wide screen', async (path) => {
    const { page, open } = await stage.visit(path)
    await expectSound(page)
    await page.setViewportSize(desktop)
    await open(path)
    await expectSound(page)
  })

  test('is led from the offers, told when a game opens, and reads its rules', async () => {
    const { page, open } = await stage.visit('/uu-dai/', { viewport: desktop })
    await page.getByRole('region', { name: 'Trò chơi có thưởng' }).scrollIntoViewIfNeeded()
    await keepScreen(page, 'offers-games-1280')
    await page.getByRole('link', { name: /Vòng quay may mắn/ }).click()
    await page.waitForURL('**/vong-quay-may-man/')
    await page.getByRole('link', { name: 'Thể lệ chương trình' }).click()
    await page.waitForURL('**/choi/vong-quay-may-man/the-le/')
    await page.getByText('Đăng ký số 1528/SCT-QLTM').waitFor()
    await expectSound(page, 'game-rules-1280')
    await open('/choi/vong-quay-giang-sinh/')
    await page.getByText(/Còn \d+ ngày \d+ giờ/).waitFor()
    await open('/locxuan2025/')
    expect(new URL(page.url()).pathname).toBe('/LocXuan2025/')
    await open('/choi/vong-quay-mua-thu/')
    await page
      .getByText(/, \*\*\*\d{3}$/)
      .first()
      .waitFor()
    await expectSound(page, 'game-closed-1280')
  })

  test('without scripts reads when a game opens', async () => {
    const { page } = await stage.visit('/choi/vong-quay-giang-sinh/', scriptless)
    await page.getByText(/Chương trình mở lúc/).waitFor()
  })
})

/** The server has it, and the answer is lost. */
async function lose(route: Route): Promise<void> {
  await route.fetch()
  await route.abort('connectionreset')
}
