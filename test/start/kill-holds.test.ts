import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { minutes, seconds } from '#domain/kernel/durations.ts'
import type { Context } from '#server/context.ts'
import { examine } from '#server/doctor.ts'
import { whileShelfIsHeld } from '#test/support/held-shelf.ts'
import { ask, killedShop } from '#test/support/killed-shop.ts'
import { pickupOrder, type Bought } from '#test/support/order-at-shop.ts'
import { withDatabase } from '#test/support/other-process.ts'
import { readStock, setStock } from '#test/support/stock.ts'
import { waitFor } from '#test/support/wait-for.ts'

const onHand = 40
const fighting = 8
const caught = 6
/** Within a minute of the kill; what is late is looked for every ten seconds by whoever works. */
const back = minutes(1)

const shop = killedShop()
afterAll(() => shop.end())

test(
  'kill -9 with units held and no order written: they are back within a minute, nothing is oversold',
  async () => {
    await shop.start()
    const [hot, cold] = await twoProducts()
    await withDatabase(shop.databaseUrl(), async (ctx) => {
      for (const { id } of [hot, cold]) await setStock(ctx.db, id, onHand)
      const before = (await readStock(ctx.db, hot.id)).reserved
      // Found by itself: many wait for one shelf.
      const found = await whileShelfIsHeld(
        ctx,
        { productId: hot.id, untilWaiting: fighting, forMs: 100 },
        () => Promise.all(Array.from({ length: fighting }, () => order([hot]))),
      )
      expect(found).toEqual(Array.from({ length: fighting }, () => 200))
      // Each has its unit and waits for the other shelf when the process dies.
      const meanwhile = async () => {
        await waitFor(async () => expect(await countHolds(ctx)).toBe(caught))
        shop.kill()
      }
      const cut = await whileShelfIsHeld(
        ctx,
        { productId: cold.id, untilWaiting: 1, meanwhile },
        () => Promise.all(Array.from({ length: caught }, () => order([hot, cold]))),
      )
      expect(cut).toEqual(Array.from({ length: caught }, () => null))
      expect((await readStock(ctx.db, hot.id)).reserved).toBe(before + fighting + caught)
      expect(await examine(ctx.db)).toEqual([])

      await shop.start()
      await waitFor(async () => expect(await countHolds(ctx)).toBe(0), back)
      expect((await readStock(ctx.db, hot.id)).reserved).toBe(before + fighting)
      // All that is left is for sale, and no more than that.
      const left = onHand - before - fighting
      const answers = []
      for (let at = 0; at < left + 3; at += 10) {
        const several = Array.from({ length: Math.min(10, left + 3 - at) }, () => order([hot]))
        answers.push(...(await Promise.all(several)))
      }
      expect(answers.filter((status) => status === 200)).toHaveLength(left)
      expect(answers.filter((status) => status === 409)).toHaveLength(3)
      expect(await examine(ctx.db)).toEqual([])
    })
  },
  back + seconds(180),
)

async function twoProducts(): Promise<[Bought, Bought]> {
  const found = await ask(`${shop.origin()}/api/product/best-seller?limit=10`)
  const [one, other] = (found!.data as Bought[]).filter(
    (product) => product.discount_price < 700_000,
  )
  return [one!, other!]
}

let buyers = 0

/** The answer's status; null when the server died under it. */
async function order(products: readonly Bought[]): Promise<number | null> {
  buyers += 1
  const phone = `0968${String(buyers).padStart(6, '0')}`
  const answer = await ask(`${shop.origin()}/api/order`, {
    body: pickupOrder(products, phone),
  })
  return answer && answer.status
}

async function countHolds({ db }: Context): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from stock_hold`.execute(db)
  return rows[0]!.count
}
