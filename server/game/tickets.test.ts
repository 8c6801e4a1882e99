import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getGameProof, listWinners, playGame } from '#domain/game/api.ts'
import { claimPrize, verifyGameUser } from '#domain/game/own/api.ts'
import { groupTicket } from '#domain/game/ticket-code.ts'
import { checkProof } from '#domain/game/proof.ts'
import { hasher } from '#test/support/games.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import { addGameTo } from '#test/support/open-game.ts'
import { gameChecks, issueTickets, type Campaign } from './index.ts'

let shop: Awaited<ReturnType<typeof openMemberShop>>
let game: Campaign
let codes: string[]

const slug = 'phieu-may-man'
const pot = { id: 1, name: 'Nồi', kind: 'physical', value: 2_000_000 } as const
const points = { id: 2, name: '20 điểm', kind: 'points', value: 20_000, points: 20 } as const

beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: true, captcha: true })
  game = await addGameTo(shop.ctx, {
    rules: { sources: [{ source: 'ticket' }] },
    announced: { slug, prizes: [pot], lots: [{ prize: 1, quantity: 4, last_day: 0 }], blanks: 0 },
  })
  codes = await issue(game, 6)
})
afterAll(async () => {
  for (const { name, query } of gameChecks) {
    const { rows } = await shop.ctx.pool.query<{ found: string }>(query)
    expect(rows, name).toEqual([])
  }
  await shop.close()
})

function issue(campaign: Campaign, count: number) {
  const at = shop.ctx.clock.now()
  return shop.ctx.db
    .transaction()
    .execute((trx) => issueTickets(shop.ctx, trx, campaign, { count, at }))
}

let callers = 0
/** Whoever holds a ticket, each from a network of their own. */
function play(ticket: string, from = `10.${(callers += 1)}.0.1`) {
  return shop.call(playGame, { slug, ticket }, { from })
}

describe('a printed ticket', () => {
  test('brings one entry, whoever shows it how often at once, and the same prize', async () => {
    const plays = await Promise.all(
      Array.from({ length: 20 }, (_, nth) =>
        play(nth % 2 === 0 ? codes[0]! : ` ${groupTicket(codes[0]!).toLowerCase()} `),
      ),
    )
    expect(new Set(plays.map((played) => JSON.stringify(played))).size).toBe(1)
    expect(plays[0]).toMatchObject({ prize: { id: 1 }, entry: { number: 1 }, entries_left: 0 })
    const { salt, cause } = plays[0]!.proof
    const proof = await shop.call(getGameProof, { slug })
    expect(proof.entries).toHaveLength(1)
    expect(hasher.sha256(`${salt}|ticket:${codes[0]}|${cause}`)).toBe(proof.entries[0]!.seal)
    expect(checkProof(hasher, proof)).toEqual([])
    expect(JSON.stringify(proof)).not.toContain(codes[0])
  })

  test('is kept as a hash', async () => {
    const { rows } = await shop.ctx.pool.query('select * from game_ticket')
    const { rows: entries } = await shop.ctx.pool.query('select * from game_entry')
    for (const code of codes) expect(JSON.stringify([rows, entries])).not.toContain(code)
  })

  test('has its prize sent to whoever holds it, who is told masked', async () => {
    const claim = {
      slug,
      entry: 1,
      name: 'Lê Văn Hùng',
      phone: '0987654321',
      province_id: 1,
      district_id: 6,
      ward_id: 238,
      address: '12 ngõ 34 Trường Chinh',
    }
    expect(await refusalOf(shop.call(claimPrize, claim))).toBe('otpRequired')
    const others = shop.call(claimPrize, { ...claim, ticket: codes[1]! })
    expect(await refusalOf(others)).toBe('notFound')
    expect(await shop.call(claimPrize, { ...claim, ticket: codes[0]! })).toMatchObject({ entry: 1 })
    const { items } = await shop.call(listWinners, { slug })
    expect(items[0]).toMatchObject({ name: 'Lê V. H.' })
    expect(items[0]).not.toHaveProperty('phone')
  })

  test('beyond the places of the box brings nothing', async () => {
    for (const code of codes.slice(1, 4)) await play(code)
    expect(await refusalOf(play(codes[4]!))).toBe('conflict')
    expect((await play(codes[3]!)).entry.number).toBe(4)
  })

  test('guessed wrong five times from a network asks for a person; right ones never count', async () => {
    const from = '10.200.0.1'
    for (let nth = 0; nth < 12; nth += 1) await play(codes[0]!, from)
    for (let nth = 0; nth < 5; nth += 1) {
      expect(await refusalOf(play(`SAICODE22${nth}`, from))).toBe('notFound')
    }
    expect(await refusalOf(play('SAICODE229', from))).toBe('captchaRequired')
    expect(await refusalOf(play(codes[0]!, from))).toBe('captchaRequired')
    expect((await play(codes[0]!, '10.201.0.1')).entry.number).toBe(1)
  })

  test('cannot be made for prizes that need to know whose they are', async () => {
    const other = await addGameTo(shop.ctx, {
      rules: { sources: [{ source: 'ticket' }] },
      announced: {
        slug: 'co-diem',
        prizes: [points],
        lots: [{ prize: 2, quantity: 4, last_day: 0 }],
      },
    })
    expect(await refusalOf(issue(other, 1))).toBe('conflict')
    const without = await addGameTo(shop.ctx, {
      announced: {
        slug: 'khong-phieu',
        prizes: [pot],
        lots: [{ prize: 1, quantity: 4, last_day: 0 }],
      },
    })
    expect(await refusalOf(issue(without, 1))).toBe('conflict')
  })
})

test('a code to a phone is sent for a person alone', async () => {
  const asked = shop.call(verifyGameUser, { slug, phone: '0912345603' })
  expect(await refusalOf(asked)).toBe('captchaRequired')
})

describe('a plain form', () => {
  const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    shop.app.fastify.inject({
      method: 'POST',
      url: '/api/game/form',
      remoteAddress: '10.210.0.1',
      headers: {
        host: 'shop.test',
        origin: 'http://shop.test',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    })

  test('of our own page plays, and leads to what it brought', async () => {
    const answer = await form({ slug, ticket: codes[0]! })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/choi/${slug}/luot/?so=1`])
    expect(answer.cookies.map(({ name }) => name)).toContain('player')
    const wrong = await form({ slug, ticket: 'SAICODE222' })
    expect(wrong.headers.location).toBe(`/choi/${slug}/luot/?loi=notFound`)
    const unknown = await form({ slug, entry: '1' })
    expect(unknown.headers.location).toBe(`/choi/${slug}/luot/?loi=otpRequired`)
  })

  test('of another page plays nothing', async () => {
    for (const origin of ['http://evil.test', 'null', '']) {
      const answer = await form({ slug, ticket: codes[5]! }, { origin })
      expect(answer.statusCode).toBe(403)
    }
  })
})
