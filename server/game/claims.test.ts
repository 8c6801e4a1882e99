import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getGame, listOpenGames, listWinners, playGame } from '#domain/game/api.ts'
import { claimPrize, getMyGame, trackGame } from '#domain/game/own/api.ts'
import { cookieBrowser } from '#test/support/cookie-browser.ts'
import { addGameTo } from '#test/support/open-game.ts'
import { openMemberShop, refusalOf, registerMember, type Member } from '#test/support/members.ts'
import { sealPhone } from '../identity/erased-phone.ts'
import { addEntries, gameChecks, gameListeners, type Campaign } from './index.ts'

let shop: Awaited<ReturnType<typeof openMemberShop>>
let member: Member

const memberPhone = '0912345677'
const guestPhone = '0912345600'
const bike = { id: 1, name: 'Xe máy', kind: 'physical', value: 40_000_000 } as const
const points = { id: 3, name: '20 điểm', kind: 'points', value: 20_000, points: 20 } as const
const thanks = { id: 9, name: 'Lời chúc', kind: 'thanks', value: 0 } as const

beforeAll(async () => {
  shop = await openMemberShop()
  member = await registerMember(shop, memberPhone)
})
afterAll(async () => {
  for (const { name, query } of gameChecks) {
    const { rows } = await shop.ctx.pool.query<{ found: string }>(query)
    expect(rows, name).toEqual([])
  }
  await shop.close()
})

const game = (slug: string, part: Parameters<typeof addGameTo>[1] = {}) =>
  addGameTo(shop.ctx, {
    ...part,
    announced: {
      slug,
      prizes: [points, thanks],
      lots: [{ prize: 3, quantity: 500, last_day: 0 }],
      blanks: 0,
      ...part.announced,
    },
  })

function give(campaign: Campaign, phone: string, count = 1) {
  return shop.ctx.db.transaction().execute((trx) =>
    addEntries(trx, campaign, {
      wishes: Array.from({ length: count }, (_, at) => ({
        cause: `staff:${phone}:${at}`,
        source: 'staff' as const,
        phone,
      })),
      at: shop.ctx.clock.now(),
    }),
  )
}

const browser = () => cookieBrowser(shop)

const asMember = {
  get headers() {
    return member.headers
  },
}

describe('a prize that is sent', () => {
  const place = { province_id: 1, district_id: 6, ward_id: 238, address: '12 ngõ 34 Trường Chinh' }
  const who = { name: 'Nguyễn Thị Hoa', phone: '0987654321' }

  test('is claimed by its winner, put right until it is on its way, and told masked', async () => {
    const campaign = await game('xe-may', {
      audience: 'members',
      announced: { prizes: [bike], lots: [{ prize: 1, quantity: 3, last_day: 0 }] },
    })
    await give(campaign, memberPhone, 1)
    await give(campaign, guestPhone, 1)
    const slug = 'xe-may'
    const claim = { slug, entry: 1, ...who, ...place }
    expect(await refusalOf(shop.call(claimPrize, claim, asMember))).toBe('notFound')
    const won = await shop.call(playGame, { slug }, asMember)
    expect(won.win).toEqual({ state: 'won', claim: 'needed', claim_until: '2026-11-28' })
    expect(await refusalOf(shop.call(claimPrize, claim))).toBe('unauthenticated')
    expect(await refusalOf(shop.call(claimPrize, { ...claim, entry: 2 }, asMember))).toBe(
      'notFound',
    )
    expect(await refusalOf(shop.call(claimPrize, { ...claim, ward_id: 1 }, asMember))).toBe(
      'invalidInput',
    )
    await shop.call(claimPrize, claim, asMember)
    await shop.call(claimPrize, { ...claim, name: 'Nguyễn Thị Hồng Hoa' }, asMember)
    const { items } = await shop.call(listWinners, { slug })
    expect(items).toEqual([
      {
        number: 1,
        prize: 'Xe máy',
        won_at: won.entry.at,
        name: 'Nguyễn T. H. H.',
        phone: '***677',
        place: expect.any(String) as string,
      },
    ])
    await shop.ctx.pool.query(
      `with s as (update game_claim_step set sent_at = now() where campaign_id = $1)
       update game_win set state = 'sent' where campaign_id = $1`,
      [campaign.id],
    )
    expect(await refusalOf(shop.call(claimPrize, claim, asMember))).toBe('conflict')
  })

  test('is told to its winner by message, once', async () => {
    const campaign = await game('tin-nhan', {
      announced: { prizes: [bike], lots: [{ prize: 1, quantity: 3, last_day: 0 }] },
    })
    await give(campaign, memberPhone, 1)
    await shop.call(playGame, { slug: 'tin-nhan' }, asMember)
    const { rows } = await shop.ctx.pool.query<{ payload: object }>(
      `select payload from outbox_event where topic = 'game.won' and payload ->> 'campaignId' = $1`,
      [String(campaign.id)],
    )
    expect(rows).toHaveLength(1)
    const { tellWinner } = gameListeners['game.won']!
    await tellWinner!(shop.ctx, rows[0]!.payload as never)
    await tellWinner!(shop.ctx, rows[0]!.payload as never)
    const sent = await shop.ctx.pool.query<{ body: string }>(
      `select body from message where template = 'gameWon'`,
    )
    expect(sent.rows).toHaveLength(1)
    expect(sent.rows[0]!.body).toContain('/choi/tin-nhan/')
  })

  test('is forgotten with its winner', async () => {
    const leaving = await registerMember(shop, '0912345688')
    const campaign = await game('ra-di', {
      audience: 'members',
      rules: { sources: [{ source: 'day', entries: 1 }] },
      announced: { prizes: [bike], lots: [{ prize: 1, quantity: 3, last_day: 0 }] },
    })
    const headers = { headers: leaving.headers }
    await shop.call(playGame, { slug: 'ra-di' }, headers)
    await shop.call(claimPrize, { slug: 'ra-di', entry: 1, ...who, ...place }, headers)
    const payload = { memberId: leaving.id, phone: sealPhone(shop.ctx, leaving.phone) }
    await gameListeners['member.erased']!.forgetPlayer!(shop.ctx, payload)
    for (const table of ['game_entry', 'game_claim', 'game_phone', 'game_win']) {
      const { rows } = await shop.ctx.pool.query(
        `select to_jsonb(t)::text as text from ${table} t where campaign_id = $1`,
        [campaign.id],
      )
      expect(JSON.stringify(rows)).not.toMatch(/0912345688|0987654321|Nguyễn/)
    }
  })
})

describe('anybody', () => {
  test('reads of a campaign how to get entries, and what opens soon as waiting', async () => {
    await game('cho-mo', {
      startsIn: 60_000,
      audience: 'members',
      rules: {
        sources: [
          { source: 'day', entries: 1 },
          { source: 'order', entries: 2, min_amount: 500_000 },
        ],
        legal: {
          registration_number: '1/SCT',
          authority: 'Sở Công Thương',
          registered_on: '2026-11-01',
          file_id: 7,
        },
      },
    })
    const seen = await shop.call(getGame, { slug: 'cho-mo' })
    expect(seen).toMatchObject({ state: 'waiting', audience: 'members', winners: 0, look: 'brand' })
    expect(seen.sources.map(({ text }) => text)).toEqual([
      'Mỗi ngày ghé chơi: 1 lượt.',
      'Mỗi đơn hàng từ 500.000 VNĐ đã giao và thanh toán: 2 lượt.',
    ])
    expect(seen.legal).toEqual({
      registration_number: '1/SCT',
      authority: 'Sở Công Thương',
      registered_on: '2026-11-01',
    })
    const open = await shop.call(listOpenGames, {})
    expect(open.map(({ slug }) => slug)).not.toContain('cho-mo')
    expect(open.length).toBeGreaterThan(0)
  })

  test('is counted by what they do, and by nothing of who they are', async () => {
    const campaign = await game('dem')
    await Promise.all(
      Array.from({ length: 20 }, () => shop.call(trackGame, { slug: 'dem', event: 'view' })),
    )
    const { rows } = await shop.ctx.pool.query(`select * from game_event where campaign_id = $1`, [
      campaign.id,
    ])
    expect(rows).toEqual([
      { campaign_id: campaign.id, day: expect.anything() as string, event: 'view', count: 20 },
    ])
    expect(await refusalOf(shop.call(trackGame, { slug: 'khong-co', event: 'view' }))).toBe(
      'notFound',
    )
    const wrong = { slug: 'dem', event: 'so dien thoai' as never }
    expect(await refusalOf(shop.call(trackGame, wrong))).toBe('invalidInput')
  })

  test('finds no phone, name or address of a person in what is public', async () => {
    for (const slug of ['xe-may', 'ra-di', 'tin-nhan']) {
      const answers = await Promise.all([
        shop.call(getGame, { slug }),
        shop.call(listWinners, { slug }),
        browser()(getMyGame, { slug }),
      ])
      const text = JSON.stringify(answers)
      expect(text.replace(/[\da-f]{64}/g, '')).not.toMatch(/0[1-9]\d{8}/)
      expect(text).not.toMatch(/Trường Chinh|Thị Hoa|Lan/)
    }
  })
})
