import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playGame } from '#domain/game/api.ts'
import { getMyGame, listMyGames, verifyGameUser } from '#domain/game/own/api.ts'
import { days } from '#domain/kernel/durations.ts'
import { cookieBrowser } from '#test/support/cookie-browser.ts'
import { addGameTo } from '#test/support/open-game.ts'
import {
  openMemberShop,
  readCode,
  refusalOf,
  registerMember,
  type Member,
} from '#test/support/members.ts'
import { saveEmployee } from '../employee/index.ts'
import { addEntries, addPhones, gameChecks, mayPlay, whyBarred, type Campaign } from './index.ts'

let shop: Awaited<ReturnType<typeof openMemberShop>>
let member: Member

const memberPhone = '0912345677'
const guestPhone = '0912345600'
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

describe('a member', () => {
  test('gets the day’s entries once, however often and by whichever way they come', async () => {
    await game('moi-ngay', {
      audience: 'members',
      rules: { sources: [{ source: 'day', entries: 2 }] },
    })
    const look = () => shop.call(getMyGame, { slug: 'moi-ngay' }, asMember)
    const looks = await Promise.all(Array.from({ length: 8 }, look))
    expect(looks.map(({ entries_left: left }) => left)).toEqual(Array.from({ length: 8 }, () => 2))
    const first = await shop.call(playGame, { slug: 'moi-ngay' }, asMember)
    expect(first).toMatchObject({ prize: { id: 3 }, entries_left: 1, win: { state: 'credited' } })
    await shop.call(playGame, { slug: 'moi-ngay' }, asMember)
    expect(await refusalOf(shop.call(playGame, { slug: 'moi-ngay' }, asMember))).toBe('notFound')
    shop.ctx.clock.advance(days(1))
    expect(await look()).toMatchObject({ entries_left: 2, next: 3 })
    shop.ctx.clock.advance(-days(1))
  })

  test('plays one entry fifty times at once, and hears the same fifty times', async () => {
    const campaign = await game('nam-muoi', { audience: 'members' })
    const [given] = await give(campaign, memberPhone)
    const plays = await Promise.all(
      Array.from({ length: 50 }, () =>
        shop.call(playGame, { slug: 'nam-muoi', entry: given!.number }, asMember),
      ),
    )
    expect(new Set(plays.map((played) => JSON.stringify(played))).size).toBe(1)
    const { rows } = await shop.ctx.pool.query(
      `select from point_entry where cause = 'game:${campaign.id}:${given!.number}'`,
    )
    expect(rows).toHaveLength(1)
  })

  test('sees what the entries brought, and nothing of what is not played', async () => {
    const campaign = await game('con-lai', { audience: 'members' })
    await give(campaign, memberPhone, 3)
    await shop.call(playGame, { slug: 'con-lai' }, asMember)
    const mine = await shop.call(getMyGame, { slug: 'con-lai' }, asMember)
    expect(mine).toMatchObject({ player: { kind: 'member', phone: '***677' }, next: 2 })
    expect(mine.items.map(({ number, state }) => [number, state])).toEqual([
      [3, 'open'],
      [2, 'open'],
      [1, 'played'],
    ])
    expect(mine.items[0]).not.toHaveProperty('prize')
    const { items } = await shop.call(listMyGames, {}, asMember)
    expect(items.find(({ slug }) => slug === 'con-lai')).toMatchObject({
      entries: 3,
      entries_left: 2,
      wins: [{ number: 1, prize: { points: 20 }, win: { state: 'credited' } }],
    })
  })

  test('opens lucky money by the same calls', async () => {
    const lucky = {
      id: 1,
      name: 'Lì xì 50.000 đồng',
      kind: 'luckyMoney',
      value: 50_000,
      points: 50,
    } as const
    const campaign = await game('loc-xuan', {
      audience: 'members',
      announced: {
        kind: 'luckyMoney',
        prizes: [lucky],
        lots: [{ prize: 1, quantity: 9, last_day: 0 }],
      },
    })
    await give(campaign, memberPhone)
    const opened = await shop.call(playGame, { slug: 'loc-xuan' }, asMember)
    expect(opened).toMatchObject({ prize: { kind: 'luckyMoney', points: 50 } })
  })

  test('hears of thanks as of a prize', async () => {
    const campaign = await game('loi-chuc', {
      audience: 'members',
      announced: { lots: [{ prize: 9, quantity: 9, last_day: 0 }] },
    })
    await give(campaign, memberPhone)
    const played = await shop.call(playGame, { slug: 'loi-chuc' }, asMember)
    expect(played.prize).toMatchObject({ kind: 'thanks' })
    expect(played.win).toBeUndefined()
  })
})

describe('somebody with a phone', () => {
  test('proves it by a code, and plays in this browser alone', async () => {
    const campaign = await game('ai-cung-choi')
    await give(campaign, guestPhone, 2)
    const call = browser()
    const slug = 'ai-cung-choi'
    expect(await refusalOf(call(playGame, { slug }))).toBe('otpRequired')
    const sent = await call(verifyGameUser, { slug, phone: guestPhone })
    expect(sent).toMatchObject({ entries_left: 0, expiresIn: 120 })
    const code = await readCode(shop, guestPhone)
    const guess = () => call(verifyGameUser, { slug, phone: guestPhone, code: other(code) })
    expect(await refusalOf(guess())).toBe('otpNotValid')
    expect(await call(verifyGameUser, { slug, phone: guestPhone, code })).toEqual({
      entries_left: 2,
    })
    expect(await call(verifyGameUser, { slug, phone: guestPhone })).toEqual({ entries_left: 2 })
    expect(await call(playGame, { slug, phone: guestPhone, entry: 1 })).toMatchObject({
      prize: { id: 3 },
      entries_left: 1,
    })
    expect(await call(getMyGame, { slug })).toMatchObject({ player: { phone: '***600' }, next: 2 })
    expect(await refusalOf(call(playGame, { slug, phone: '0912345601' }))).toBe('otpRequired')
    expect(await refusalOf(browser()(playGame, { slug, phone: guestPhone }))).toBe('otpRequired')
    const nobody = await browser()(getMyGame, { slug })
    expect(nobody).toMatchObject({ player: null, entries_left: 0, items: [] })
  })

  test('has five tries at a code, and then asks for another', async () => {
    await game('doan-ma')
    const call = browser()
    const [slug, phone] = ['doan-ma', '0912345602']
    await call(verifyGameUser, { slug, phone })
    const code = await readCode(shop, phone)
    const guesses: string[] = []
    for (let nth = 0; nth < 5; nth += 1) {
      guesses.push(await refusalOf(call(verifyGameUser, { slug, phone, code: other(code) })))
    }
    expect(guesses.at(-1)).toBe('otpTooManyAttempts')
    expect(await refusalOf(call(verifyGameUser, { slug, phone, code }))).toBe('otpNotValid')
  })

  test('who is on no list is told so after the code alone', async () => {
    const campaign = await game('hoi-nghi', {
      audience: 'list',
      rules: { sources: [{ source: 'day', entries: 1 }] },
    })
    await shop.ctx.db
      .transaction()
      .execute((trx) => addPhones(trx, campaign, ['0912345610', '0912345610']))
    const prove = async (phone: string) => {
      const call = browser()
      await call(verifyGameUser, { slug: 'hoi-nghi', phone })
      const code = await readCode(shop, phone)
      return call(verifyGameUser, { slug: 'hoi-nghi', phone, code })
    }
    expect(await prove('0912345610')).toEqual({ entries_left: 1 })
    expect(await refusalOf(prove('0912345611'))).toBe('forbidden')
  })

  test('of an employee or a pharmacy plays only where the rules let them', async () => {
    const { ctx } = shop
    await ctx.db.transaction().execute((trx) =>
      saveEmployee(trx, {
        number: 'NV9001',
        name: 'Trần Văn Nhân',
        phones: ['0912345620'],
        at: ctx.clock.now(),
      }),
    )
    const strict = await game('khong-nhan-vien')
    const open = await game('ca-nhan-vien', { rules: { excludes_staff: false } })
    expect(await whyBarred(ctx.db, strict, '0912345620')).toBe('staff')
    expect(await mayPlay(ctx.db, open, '0912345620')).toBe(true)
    expect(await mayPlay(ctx.db, strict, guestPhone)).toBe(true)
    const members = await game('chi-thanh-vien', { audience: 'members' })
    expect(await whyBarred(ctx.db, members, guestPhone)).toBe('notMember')
    expect(await whyBarred(ctx.db, members, memberPhone)).toBeNull()
  })
})

const other = (code: string) => (code === '000000' ? '111111' : '000000')
