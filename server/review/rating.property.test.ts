import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HiddenReason } from '#domain/review/states.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop } from '#test/support/members.ts'
import { buyerWith, findFaults } from '#test/support/order-lives.ts'
import { reviewsOf } from '#test/support/reviews.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'
import { saveCustomerOrders, type LineOf } from '#test/support/review-lines.ts'
import { setAnswer, setHidden, setShown } from './backoffice/queries.ts'
import { insertReview, takeBack, updateReview } from './write-queries.ts'

let shop: TestShop
let product: ShelfProduct
let lines: LineOf[]

const people = 24

beforeAll(async () => {
  shop = await openMemberShop()
  product = (await addStock(shop.ctx.db, [{ code: 'RATED', onHand: 1000 }]))[0]!
  const buyer = await buyerWith(shop, 0)
  lines = await saveCustomerOrders(shop, {
    memberId: buyer.id,
    productId: product.id,
    count: people,
  })
})
afterAll(() => shop.close())

type Deed =
  { kind: 'write' | 'change'; stars: number } | { kind: 'withdraw' | 'show' | 'hide' | 'answer' }

interface Modelled {
  id: number
  version: number
  stars: number
  state: 'shown' | 'waiting' | 'hidden' | 'withdrawn'
  /** Hidden by staff, and not shown by them since. */
  isHeld: boolean
}

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ kind: fc.constantFrom('write', 'change'), stars: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constantFrom('withdraw', 'show', 'hide', 'answer') }),
)
const deeds = fc.array(fc.tuple(fc.nat(people - 1), deed), { minLength: 1, maxLength: 30 })

const judged = { findings: [], rulesVersion: 1, words: '', state: 'shown' as const }

/** Does it to the database and to the model; what one refuses the other refuses too. */
async function act(model: Map<number, Modelled>, at: number, what: Deed): Promise<void> {
  const { db } = shop.ctx
  const known = model.get(at)
  const now = new Date()
  if (what.kind === 'write') {
    const line = { ...lines[at]!, productId: product.id, writerName: 'Nguyễn T. L.' }
    const id = await insertReview(db, { ...line, ...judged, stars: what.stars, at: now })
    expect(id === null).toBe(known !== undefined && known.state !== 'withdrawn')
    if (id !== null) {
      const version = (known?.version ?? 0) + 1
      const isHeld = known?.isHeld ?? false
      model.set(at, { id, version, stars: what.stars, isHeld, state: stateBy({ isHeld }) })
    }
    return
  }
  if (!known) return
  const doing = { id: known.id, version: known.version, by: 'staff:a', at: now }
  const moved = async (isDone: Promise<boolean>, change: Partial<Modelled>) => {
    if (await isDone) model.set(at, { ...known, ...change, version: known.version + 1 })
  }
  if (what.kind === 'withdraw') return moved(takeBack(db, known.id, now), { state: 'withdrawn' })
  if (what.kind === 'show') {
    return moved(setShown(db, doing), { state: 'shown', isHeld: false })
  }
  if (what.kind === 'answer') return moved(setAnswer(db, doing, 'Cảm ơn.'), {})
  if (what.kind === 'hide') {
    const reason: HiddenReason = 'insult'
    return moved(setHidden(db, doing, reason), { state: 'hidden', isHeld: true })
  }
  const { stars } = what as { stars: number }
  if (known.state === 'withdrawn') return
  const said = updateReview(db, doing, { ...judged, stars, at: now })
  return moved(said, { stars, state: stateBy(known) })
}

/** What a writer's clean words bring: what staff hid waits for them. */
function stateBy({ isHeld }: Pick<Modelled, 'isHeld'>): Modelled['state'] {
  return isHeld ? 'waiting' : 'shown'
}

test('whatever is written, hidden, shown, answered and taken back: the rating is what the reviews say', async () => {
  const model = new Map<number, Modelled>()
  await fc.assert(
    fc.asyncProperty(deeds, async (all) => {
      for (const [at, what] of all) await act(model, at, what)
      const counting = [...model.values()].filter(({ state }) => state !== 'withdrawn')
      const { rating } = await reviewsOf(shop, product)
      expect(rating.stars).toEqual(
        [1, 2, 3, 4, 5].map((n) => counting.filter(({ stars }) => stars === n).length),
      )
      expect(rating.count).toBe(counting.length)
      const sum = counting.reduce((total, { stars }) => total + stars, 0)
      const tenths = counting.length === 0 ? 0 : Math.round((sum * 10) / counting.length) / 10
      expect(rating.average).toBeCloseTo(tenths, 5)
      expect(rating.shown).toBe(counting.filter(({ state }) => state === 'shown').length)
      expect(await findFaults(shop)).toEqual([])
    }),
    { numRuns: 30 },
  )
})

test('twenty writers of one product at once, with a moderator between them: nothing is lost', async () => {
  const { db } = shop.ctx
  const [race] = await addStock(db, [{ code: 'RACED', onHand: 1000 }])
  const buyer = await buyerWith(shop, 0)
  const raced = await saveCustomerOrders(shop, {
    memberId: buyer.id,
    productId: race!.id,
    count: 20,
  })
  const write = async (line: LineOf, at: number) => {
    const said = { ...judged, stars: (at % 5) + 1, at: new Date() }
    const id = await insertReview(db, {
      ...line,
      productId: race!.id,
      writerName: 'A. B.',
      ...said,
    })
    const doing = { id: id!, version: 1, by: 'staff:a', at: new Date() }
    if (at % 4 === 0) await setHidden(db, doing, 'insult')
    if (at % 4 === 1) await takeBack(db, id!, new Date())
  }
  await Promise.all(raced.map(write))
  const { rating } = await reviewsOf(shop, race!)
  expect(rating.count).toBe(15)
  expect(rating.hidden).toEqual([{ reason: 'insult', count: 5 }])
  const stored = await db
    .selectFrom('product')
    .select(['rating', 'rating_count'])
    .where('id', '=', race!.id)
    .executeTakeFirstOrThrow()
  expect(stored).toEqual({ rating: rating.average, rating_count: 15 })
  expect(await findFaults(shop)).toEqual([])
})
