import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { sandboxChain, signRound } from '#sandbox/beacon.ts'
import { loadDraws } from '#seed/load/draws.ts'
import { findCampaign, keepRound } from '#server/game/index.ts'
import { findDraw } from '#server/game/draw-queries.ts'
import { lookAtGames } from '#server/game/look-at-games.ts'
import { desktop } from '../support/browser.ts'
import { inBackoffice } from './support/backoffice.ts'
import { createMember, logIn } from './support/members.ts'
import { expectSound } from './support/soundness.ts'
import { allowTroubles, createE2eShop, eventually, expectText } from './support/stage.ts'

// Nobody answers there: rounds come by hand.
const beacon = { url: 'http://127.0.0.1:1', chain: sandboxChain }
const stage = createE2eShop({ beacon })
beforeAll(() => loadDraws(stage.shop.ctx))
const hall = { viewport: { width: 1920, height: 1080 } }

/** A draw that takes entries for a minute. */
async function openDraw(
  more: { phone?: string; without_beacon?: boolean; embed_origins?: string[] } = {},
) {
  const answer = await fetch(`${stage.shop.origin}/dev/draws`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seconds: 60, entries: 120, ...more }),
  })
  return ((await answer.json()) as { data: { slug: string } }).data.slug
}

/** Its time is over, and whatever goes on by itself has gone on. */
async function letTimePass(milliseconds: number): Promise<void> {
  stage.shop.ctx.clock.advance(milliseconds)
  await lookAtGames(stage.shop.ctx)
}

async function keepItsRound(slug: string): Promise<void> {
  const { db } = stage.shop.ctx
  const draw = (await findDraw(db, (await findCampaign(db, slug))!.id))!
  await keepRound(db, sandboxChain, signRound(draw.round!))
}

const phaseOf = (page: Page) => page.locator('.stage').getAttribute('data-phase')
const numberOf = async (page: Page) =>
  page.locator('.stage-winner').getByRole('status').textContent()

describe('the stage', () => {
  test('goes on by the host’s one key, on all screens alike, also on one that was cut off', async () => {
    const slug = await openDraw()
    const address = `/quay-so/${slug}/`
    const host = await inBackoffice(stage, 'content', address, hall)
    const hallScreen = await stage.visit(address, { ...hall })
    const screens = [host.page, hallScreen.page]
    allowTroubles(hallScreen, /ERR_INTERNET_DISCONNECTED|live/)
    for (const page of screens) await expectText(page.getByRole('main'), '120')
    await expectSound(hallScreen.page, 'draw-open-1920')
    await hallScreen.page.keyboard.press('Space')

    await letTimePass(61_000)
    for (const page of screens) await eventually(() => phaseOf(page)).toBe('sealed')
    await expectSound(hallScreen.page, 'draw-sealed-1920')
    await letTimePass(80_000)
    // Its own clock has not gone on with the server's.
    await hallScreen.open(address)
    await expectText(hallScreen.page.getByRole('main'), 'không quay khi chưa có')

    await keepItsRound(slug)
    await lookAtGames(stage.shop.ctx)
    for (const page of screens) await eventually(() => phaseOf(page)).toBe('drawn')
    await host.page.keyboard.press('Space')
    await host.page.getByText('phím cách để công bố giải tiếp theo').waitFor()
    await expectText(hallScreen.page.getByRole('main'), 'Còn 3 giải')

    await host.page.keyboard.press('Space')
    await hallScreen.page.locator('.stage-winner').waitFor()
    expect(await numberOf(hallScreen.page)).toBe(await numberOf(host.page))
    await expectSound(hallScreen.page, 'draw-winner-1920')

    await hallScreen.page.context().setOffline(true)
    await expectText(hallScreen.page.locator('.stage-top'), 'Mất kết nối')
    const before = await numberOf(hallScreen.page)
    await host.page.keyboard.press('Space')
    await eventually(() => numberOf(host.page)).not.toBe(before)
    expect(await numberOf(hallScreen.page)).toBe(before)
    await hallScreen.page.context().setOffline(false)
    await eventually(() => numberOf(hallScreen.page)).toBe(await numberOf(host.page))
    await expectText(hallScreen.page.locator('.stage-top'), 'Trực tiếp')

    await host.page.keyboard.press('Space')
    await host.page.getByText('Phím cách để kết thúc').waitFor()
    await host.page.keyboard.press('Space')
    for (const page of screens) await eventually(() => phaseOf(page)).toBe('told')
    expect(
      await hallScreen.page
        .getByRole('list', { name: 'Danh sách trúng giải' })
        .getByRole('listitem')
        .count(),
    ).toBe(3)
    await expectSound(hallScreen.page, 'draw-told-1920')
    const minutes = await host.page.request.get(`/api/admin/games/${slug}/draw/minutes.pdf`)
    expect((await minutes.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('is nobody’s who is not logged in at the desk', async () => {
    const slug = await openDraw({ without_beacon: true })
    await letTimePass(61_000)
    const { page } = await stage.visit(`/quay-so/${slug}/`, { viewport: desktop })
    await eventually(() => phaseOf(page)).toBe('drawn')
    const asked = page.waitForResponse('**/api/admin/auth/session')
    await page.keyboard.press('Space')
    await asked
    await page.keyboard.press('Space')
    expect(await page.getByText('Đang điều khiển').count()).toBe(0)
    await expectText(page.getByRole('main'), 'Còn 3 giải')
  })

  test('of last year shows winners and proof, also without script, and only as it is spelled', async () => {
    const { page } = await stage.visit('/QSTT-2024/', { javaScriptEnabled: false })
    expect(
      await page.getByRole('list', { name: 'Danh sách trúng giải' }).getByRole('listitem').count(),
    ).toBeGreaterThan(0)
    const proof = page.getByRole('link', { name: 'Tự kiểm chứng kết quả' })
    expect(await proof.getAttribute('href')).toBe('/minh-bach/QSTT-2024/')
    expect((await page.request.get('/qstt-2024/')).status()).toBe(404)
  })
})

describe('what anybody can read of a draw', () => {
  test('has no phone, no full name, and nothing with which a phone could be tried', async () => {
    const slug = 'QSTT-2024'
    const { rows } = await stage.shop.ctx.pool.query<{ secrets: string[] }>(
      `select array_agg(x) as secrets from game_entry e join game_campaign c on c.id = e.campaign_id,
         unnest(array[e.phone, e.salt]) as x where c.slug = $1`,
      [slug],
    )
    const { rows: names } = await stage.shop.ctx.pool.query<{ name: string }>(
      `select full_name as name from member where full_name <> ''`,
    )
    const secrets = [...rows[0]!.secrets, ...names.map(({ name }) => name)]
    expect(secrets.length).toBeGreaterThan(2)
    for (const path of [
      `/${slug}/`,
      `/${slug}-mobile/`,
      `/quay-so/${slug}/`,
      `/minh-bach/${slug}/`,
      `/api/game/draw?slug=${slug}`,
      `/api/game/proof?slug=${slug}`,
      `/api/game/proof/summary?slug=${slug}`,
      `/api/game/proof/file?slug=${slug}`,
    ]) {
      const answer = await fetch(stage.shop.origin + path)
      expect(answer.status, path).toBe(200)
      const text = await answer.text()
      expect(
        secrets.filter((secret) => text.includes(secret)),
        path,
      ).toEqual([])
    }
  })
})

describe('within another site’s page', () => {
  const headersOf = async (path: string) => {
    const { headers } = await fetch(stage.shop.origin + path)
    const policy = headers.get('content-security-policy') ?? ''
    return [/frame-ancestors ([^;]*)/.exec(policy)?.[1], headers.get('x-frame-options')]
  }

  test('a draw stands where its rules say, asked for the first time or kept, and no other page does', async () => {
    const origins = ['https://doi-tac.example', 'https://bao.example:8443']
    const slug = await openDraw({ embed_origins: origins })
    const named = [origins.join(' '), null]
    expect(await headersOf(`/quay-so/${slug}/`)).toEqual(named)
    expect(await headersOf(`/quay-so/${slug}/`)).toEqual(named)
    const nobody = ["'none'", 'DENY']
    expect(await headersOf(`/quay-so/${await openDraw()}/`)).toEqual(nobody)
    for (const path of [`/minh-bach/${slug}/`, '/QSTT-2024/', '/quay-so/khong-co/', '/']) {
      expect(await headersOf(path), path).toEqual(nobody)
    }
  })
})

describe('on a phone', () => {
  test('a member sees their own numbers, what becomes of them, and what proves them', async () => {
    const phone = '0917700123'
    await createMember(stage.shop, phone)
    const slug = await openDraw({ phone, without_beacon: true })
    const { page } = await stage.visit(`/quay-so/${slug}-mobile/`)
    await page.getByRole('main').getByRole('link', { name: 'Đăng nhập để xem số' }).click()
    await logIn(page, phone)
    await page.getByText('Số 1', { exact: true }).waitFor()
    await page.getByText('Chờ kết quả').waitFor()
    await expectSound(page, 'draw-numbers-360')
    await letTimePass(61_000)
    await expectText(page.getByRole('main'), 'Công bố kết quả')
    await page.getByRole('link', { name: 'Kiểm chứng số này' }).click()
    await page.waitForURL('**/minh-bach/**')
    await page.getByText('nguyên vẹn. Kết quả sẽ').waitFor()
    await page.getByLabel('Số điện thoại').fill(phone)
    await page.getByRole('button', { name: 'Kiểm tra', exact: true }).click()
    await page.getByText('Đúng là lượt của Quý khách').waitFor()
    expect(new URL(page.url()).search).toBe('')
  })
})

describe('the proof', () => {
  test('of last year’s draw holds, signatures of the beacon included', async () => {
    const { page } = await stage.visit('/minh-bach/QSTT-2024/')
    await page.getByText('Mọi thứ đều khớp').waitFor()
    await page.getByText('1 vòng có chữ ký đúng.').waitFor()
    await expectSound(page, 'proof-360')
    await page.getByLabel('Số của lượt').fill('1')
    await page.getByLabel('Số điện thoại').fill('0900000000')
    await page.getByRole('button', { name: 'Kiểm tra', exact: true }).click()
    await page.getByText('Dấu niêm phong không khớp').waitFor()
  })

  test('in which somebody with the database has changed an entry is found out, and says where', async () => {
    const slug = await openDraw({ without_beacon: true })
    const { id } = (await findCampaign(stage.shop.ctx.db, slug))!
    await stage.shop.ctx.pool.query(
      `update game_entry set seal = repeat('ab', 32) where campaign_id = $1 and number = 77`,
      [id],
    )
    const { page } = await stage.visit(`/minh-bach/${slug}/`)
    await page.getByText('Dữ liệu không khớp').waitFor()
    await page.getByText('(lượt 77)').waitFor()
    await expectSound(page, 'proof-broken-360')
  })

  test('without script still shows its values and files', async () => {
    const { page } = await stage.visit('/minh-bach/QSTT-2024/', { javaScriptEnabled: false })
    expect(await page.locator('noscript').allTextContents()).toContainEqual(
      expect.stringContaining('đang tắt JavaScript'),
    )
    const file = page.getByRole('link', { name: 'Tải dữ liệu (JSON)' })
    const answer = await page.request.get((await file.getAttribute('href'))!)
    expect(answer.headers()['content-disposition']).toContain('QSTT-2024.json')
    expect(((await answer.json()) as { entries: unknown[] }).entries.length).toBeGreaterThan(0)
  })
})
