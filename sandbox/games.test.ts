import { afterAll, beforeAll, expect, test } from 'vitest'
import { getGame, getGameProof } from '#domain/game/api.ts'
import { checkProof } from '#domain/game/proof.ts'
import { loadGames } from '#seed/load/games.ts'
import { writers } from '#seed/reviews/writers.ts'
import { hasher } from '#test/support/games.ts'
import { openMemberShop, registerMember } from '#test/support/members.ts'

let shop: Awaited<ReturnType<typeof openMemberShop>>
const slug = 'vong-quay-may-man'
beforeAll(async () => {
  shop = await openMemberShop()
  for (const { phone } of writers) await registerMember(shop, phone)
  await loadGames(shop.ctx)
})
afterAll(() => shop.close())

const ask = (payload: object) =>
  shop.app.fastify.inject({ method: 'POST', url: '/dev/game-entries', payload })

test('entries of the demo’s wheel are given by the real function, and stand in its proof', async () => {
  expect(await loadGames(shop.ctx)).toBe(false)
  const answer = await ask({ slug, phone: '0912345678', count: 3 })
  const { entries } = answer.json<{ data: { entries: { number: number; entry_hash: string }[] } }>()
    .data
  expect(entries.map(({ number }) => number)).toEqual([1, 2, 3])
  const proof = await shop.call(getGameProof, { slug })
  expect(proof.entries.map(({ number, entry_hash }) => ({ number, entry_hash }))).toEqual(entries)
  expect(checkProof(hasher, proof)).toEqual([])
  expect(await shop.call(getGame, { slug })).toMatchObject({ state: 'open', entries: 3 })
})

test.each([
  [{ slug, phone: '12', count: 1 }, 400],
  [{ slug, phone: '0912345678', count: 1001 }, 400],
  [{ slug: 'khong-co', phone: '0912345678' }, 404],
])('what makes no sense is refused: %j', async (payload, status) => {
  expect((await ask(payload)).statusCode).toBe(status)
})
