import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getGame, getGameProof, playGame } from '#domain/game/api.ts'
import { checkProof } from '#domain/game/proof.ts'
import { announced, hasher } from '#test/support/games.ts'
import { bearer, openMemberShop, refusalOf, registerMember } from '#test/support/members.ts'
import { addEntries, addGame, approveGame, type Campaign } from './index.ts'

let shop: Awaited<ReturnType<typeof openMemberShop>>
let member: Awaited<ReturnType<typeof registerMember>>
let game: Campaign

const slug = 'vong-quay-may-man'
const phone = '0912345677'

beforeAll(async () => {
  shop = await openMemberShop()
  member = await registerMember(shop, phone)
  const { ctx } = shop
  const now = ctx.clock.now().getTime()
  const before = new Date(now - 100_000)
  const draft = await ctx.db.transaction().execute((trx) =>
    addGame(
      trx,
      {
        title: 'Vòng quay may mắn',
        place: 'shop',
        audience: 'members',
        announced: announced({
          slug,
          opens_at: new Date(now - 1).toISOString(),
          closes_at: new Date(now + 10_000_000).toISOString(),
          prizes: [{ id: 3, name: '20 điểm', kind: 'points', value: 20_000, points: 20 }],
          lots: [{ prize: 3, quantity: 9000, last_day: 0 }],
          blanks: 0,
        }),
      },
      before,
    ),
  )
  expect(await refusalOf(shop.call(getGame, { slug }))).toBe('notFound')
  game = await ctx.db
    .transaction()
    .execute((trx) => approveGame(ctx, trx, { game: draft, by: 'nguoi-duyet', at: before }))
})
afterAll(() => shop.close())

function play(input: { slug?: string; entry?: number }) {
  return shop.call(playGame, { slug, ...input }, { headers: bearer(member.token) })
}

function give(count: number, owner: string) {
  return shop.ctx.db.transaction().execute((trx) =>
    addEntries(trx, game, {
      wishes: Array.from({ length: count }, (_, at) => ({
        cause: `staff:${owner}:${at}`,
        source: 'staff' as const,
        phone: owner,
      })),
      at: shop.ctx.clock.now(),
    }),
  )
}

describe('a member', () => {
  test('plays an entry, hears the same again, and sees it in the proof', async () => {
    expect(await refusalOf(play({}))).toBe('notFound')
    await give(1, phone)
    const played = await play({})
    expect(played).toMatchObject({ prize: { id: 3, points: 20 }, entry: { number: 1 } })
    expect(await play({ entry: 1 })).toEqual(played)
    const proof = await shop.call(getGameProof, { slug })
    expect(proof.entries[0]).toMatchObject({
      entry_hash: played.proof.entry_hash,
      result: { lot: 0, prize: 3 },
    })
    const { salt, cause } = played.proof
    expect(hasher.sha256(`${salt}|${phone}|${cause}`)).toBe(proof.entries[0]!.seal)
  })

  test('plays nobody else’s entry, and none of a campaign that is not there', async () => {
    const [given] = await give(1, '0912345678')
    expect(await refusalOf(play({ entry: given!.number }))).toBe('notFound')
    expect(await refusalOf(play({ slug: 'khong-co' }))).toBe('notFound')
    expect(await refusalOf(shop.call(playGame, { slug }))).toBe('unauthenticated')
  })
})

describe('anybody', () => {
  test('sees what is left, and reads a proof of many entries piece by piece', async () => {
    await give(7000, '0987654321')
    const seen = await shop.call(getGame, { slug })
    expect(seen).toMatchObject({ state: 'open', places: 9000, prizes: [{ quantity: 9000 }] })
    const first = await shop.call(getGameProof, { slug })
    expect(first.next).toBe(5000)
    const second = await shop.call(getGameProof, { slug, after: 5000 })
    expect(second.next).toBeUndefined()
    const whole = { ...first, entries: [...first.entries, ...second.entries] }
    expect(whole.entries).toHaveLength(seen.entries)
    expect(checkProof(hasher, whole)).toEqual([])
  })
})
