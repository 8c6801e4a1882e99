import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getProductBySlug } from '#domain/catalog/api.ts'
import * as api from '#domain/review/api.ts'
import * as backoffice from '#domain/review/backoffice/api.ts'
import { hiddenReasons } from '#domain/review/states.ts'
import { listAudit } from '#domain/staff/api.ts'
import type { CallRefused, TestShop } from '#test/support/app.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import { findFaults, listenToEvents } from '#test/support/order-lives.ts'
import { messagesTo } from '#test/support/paid-orders.ts'
import { changeOwn, receivedBy, review, reviewsOf } from '#test/support/reviews.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'

let shop: TestShop
let shelf: ShelfProduct[]
let care: { headers: Record<string, string> }

beforeAll(async () => {
  shop = await openMemberShop()
  const codes = ['CURE', 'INSULT', 'ANSWER', 'MANY', 'PHONE', 'ROUND']
  shelf = await addStock(
    shop.ctx.db,
    codes.map((code) => ({ code, onHand: 1000 })),
  )
  care = { headers: await staffHeaders(shop, 'care') }
})
afterAll(() => shop.close())

const reason = 'Đã đọc kỹ'

describe('a review in which something was found', () => {
  test('waits, its stars count, nobody reads it; shown only with a word why', async () => {
    const [product] = shelf
    const received = await receivedBy(shop, [product!])
    const words = 'Uống hai hộp là chữa khỏi hoàn toàn viêm khớp, ai cũng nên mua.'
    const { review: own } = await review(shop, received, { stars: 5, words })
    expect(own?.state).toBe('waiting')
    const before = await reviewsOf(shop, product!)
    expect(before.items).toEqual([])
    expect(before.rating).toMatchObject({ average: 5, count: 1, shown: 0, waiting: 1 })
    expect(JSON.stringify(before)).not.toContain('viêm khớp')

    const id = own!.id
    const seen = await shop.call(backoffice.getReview, { id }, care)
    expect(seen.findings[0]).toMatchObject({ kind: 'block' })
    const [first] = seen.findings
    expect(words.slice(first!.start, first!.end)).toBe(first!.quote)
    const show = (version: number, why: string) =>
      shop.call(backoffice.showReview, { id, version, reason: why }, care)
    expect(await refusalOf(show(1, ''))).toBe('conflict')
    expect((await show(1, 'Trải nghiệm riêng, đã nhắc khách')).state).toBe('shown')
    expect((await reviewsOf(shop, product!)).items).toMatchObject([{ words }])
  })

  test('a telephone is no claim and waits as well', async () => {
    const received = await receivedBy(shop, [shelf[4]!])
    const words = 'Ai cần thì gọi 0912 345 678 nhé.'
    const { review: own } = await review(shop, received, { words })
    expect(own?.state).toBe('waiting')
    const { findings } = await shop.call(backoffice.getReview, { id: own!.id }, care)
    expect(findings).toMatchObject([{ rule: 'phone', quote: '0912 345 678' }])
  })
})

describe('a review that is hidden', () => {
  test('keeps its stars in the rating, is counted by its reason, and its writer puts it right', async () => {
    const product = shelf[1]!
    const angry = await receivedBy(shop, [product])
    const happy = await receivedBy(shop, [product])
    await review(shop, happy, { stars: 5 })
    const { review: own } = await review(shop, angry, { stars: 1, words: 'Bọn bán hàng ngu dốt.' })
    const id = own!.id
    const hidden = await shop.call(
      backoffice.hideReview,
      { id, version: 1, hidden_reason: 'insult', reason },
      care,
    )
    expect(hidden).toMatchObject({ state: 'hidden', hidden_reason: 'insult', version: 2 })
    const { items, rating } = await reviewsOf(shop, product)
    expect(items).toHaveLength(1)
    expect(rating).toMatchObject({
      average: 3,
      count: 2,
      stars: [1, 0, 0, 0, 1],
      shown: 1,
      hidden: [{ reason: 'insult', count: 1 }],
    })
    expect((await shop.call(getProductBySlug, { slug: product.slug })).rating).toBe(3)

    await listenToEvents(shop)
    const [told] = await messagesTo(shop, angry.buyer.phone)
    expect(told).toContain('có lời xúc phạm')
    const put = await changeOwn(shop, angry, { stars: 1, words: 'Giao chậm ba ngày.', version: 2 })
    expect(put.review).toMatchObject({ state: 'waiting', stars: 1 })
    const stale = shop.call(backoffice.showReview, { id, version: 2 }, care)
    const refused = await stale.catch((error: unknown) => error as CallRefused)
    expect(refused).toMatchObject({ code: 'conflict', current: { version: 3, state: 'waiting' } })
    await shop.call(backoffice.showReview, { id, version: 3 }, care)
    expect((await reviewsOf(shop, product)).items).toHaveLength(2)
    expect(await findFaults(shop)).toEqual([])
  })

  test('waits for staff however its writer goes round them, until they have shown it', async () => {
    const product = shelf[5]!
    const received = await receivedBy(shop, [product])
    const first = await review(shop, received, { words: 'Bọn bán hàng ngu dốt.' })
    const { id } = first.review!
    const hide = { id, version: 1, hidden_reason: 'insult', reason } as const
    await shop.call(backoffice.hideReview, hide, care)
    const clean = (version: number) => changeOwn(shop, received, { words: 'Giao chậm.', version })
    expect((await clean(2)).review?.state).toBe('waiting')
    expect((await clean(3)).review?.state).toBe('waiting')
    const takeBack = () =>
      shop.call(
        api.withdrawReview,
        { code: received.code, line_no: 1 },
        { headers: received.buyer.headers },
      )
    await takeBack()
    expect((await review(shop, received)).review?.state).toBe('waiting')
    expect((await clean(6)).review?.state).toBe('waiting')
    expect((await reviewsOf(shop, product)).items).toEqual([])

    await shop.call(backoffice.showReview, { id, version: 7 }, care)
    expect((await clean(8)).review?.state).toBe('shown')
    await takeBack()
    expect((await review(shop, received)).review?.state).toBe('shown')
    expect(await findFaults(shop)).toEqual([])
  })

  test('never because somebody was not content: neither the list nor the database has such a reason', async () => {
    expect(hiddenReasons).toEqual(['personal', 'claim', 'insult', 'advertising', 'offTopic'])
    const { db } = shop.ctx
    const [some] = await db.selectFrom('product_review').select('id').limit(1).execute()
    const badRating = db
      .updateTable('product_review')
      .set({ state: 'hidden', hidden_reason: 'badRating' as never, hidden_at: new Date() })
      .where('id', '=', some!.id)
      .execute()
    await expect(badRating).rejects.toThrow('hidden_reason')
  })
})

describe('the shop', () => {
  test('answers once, changes its answer with a history, and the writer changes no more', async () => {
    const product = shelf[2]!
    const received = await receivedBy(shop, [product])
    const { review: own } = await review(shop, received, { stars: 2, words: 'Viên to khó nuốt.' })
    const id = own!.id
    const answer = (version: number, text: string) =>
      shop.call(backoffice.answerReview, { id, version, answer: text }, care)
    await answer(1, 'Quý khách có thể bẻ đôi viên.')
    expect(await refusalOf(changeOwn(shop, received, { version: 2 }))).toBe('conflict')
    const changed = await answer(2, 'Quý khách hỏi dược sĩ trước khi bẻ viên.')
    expect(changed.history.map((past) => past.answer)).toEqual([
      'Quý khách có thể bẻ đôi viên.',
      '',
    ])
    const { items } = await reviewsOf(shop, product)
    expect(items[0]?.answer?.text).toBe('Quý khách hỏi dược sĩ trước khi bẻ viên.')
    const admin = { headers: await staffHeaders(shop, 'admin') }
    const audit = await shop.call(listAudit, { subject_kind: 'review' }, admin)
    const actions = audit.items.map(({ action }) => action)
    expect(actions).toEqual(
      expect.arrayContaining(['Sửa câu trả lời nhận xét', 'Trả lời nhận xét', 'Ẩn nhận xét']),
    )
  })

  test('shows many that wait; what has findings, is seen as it was, or is shown stays', async () => {
    const product = shelf[3]!
    const written = []
    for (const words of ['Tốt.', 'Gọi 0912345678.', 'Ổn.']) {
      const received = await receivedBy(shop, [product])
      written.push((await review(shop, received, { words })).review!)
    }
    const [first, second, third] = written.map(({ id }) => id)
    await shop.ctx.db
      .updateTable('product_review')
      .set({ state: 'waiting' })
      .where('id', '=', first!)
      .execute()
    const records = [first, second, third].map((id) => ({ id: id!, version: 1 }))
    const stale = { id: first!, version: 9 }
    const done = await shop.call(
      backoffice.showReviews,
      { records: [stale, ...records], reason },
      care,
    )
    expect(done.rows.map(({ outcome }) => outcome)).toEqual(['refused', 'done', 'refused', 'same'])
    const listed = await shop.call(backoffice.listReviews, { q: 'MANY', findings: 'yes' }, care)
    expect(listed.items).toMatchObject([{ id: second, state: 'waiting', findings: 1 }])
    expect(listed.counts.waiting).toBeGreaterThan(0)
  })

  test('shows many again that were hidden, but none that its writer took back', async () => {
    const product = shelf[4]!
    const written = []
    for (const words of ['Hộp đẹp.', 'Giao nhanh.', 'Dễ uống.']) {
      const received = await receivedBy(shop, [product])
      written.push((await review(shop, received, { words })).review!.id)
    }
    const [first, second, third] = written as [number, number, number]
    for (const id of [first, second]) {
      const hidden = { id, version: 1, hidden_reason: 'offTopic' as const, reason }
      await shop.call(backoffice.hideReview, hidden, care)
    }
    await shop.ctx.db
      .updateTable('product_review')
      .set({ state: 'withdrawn' })
      .where('id', '=', third)
      .execute()
    const records = [first, second].map((id) => ({ id, version: 2 }))
    const done = await shop.call(
      backoffice.showReviews,
      { records: [...records, { id: third, version: 1 }], reason },
      care,
    )
    expect(done).toMatchObject({ done: 2, refused: 1 })
    const { items } = await reviewsOf(shop, product)
    expect(items.map(({ words }) => words).toSorted()).toEqual(['Giao nhanh.', 'Hộp đẹp.'])
  })

  test('lets nobody moderate who only reads', async () => {
    const content = { headers: await staffHeaders(shop, 'content') }
    const { items } = await shop.call(backoffice.listReviews, {}, content)
    const { id, version } = items[0]!
    const show = shop.call(backoffice.showReview, { id, version, reason }, content)
    expect(await refusalOf(show)).toBe('forbidden')
    const warehouse = { headers: await staffHeaders(shop, 'warehouse') }
    expect(await refusalOf(shop.call(backoffice.listReviews, {}, warehouse))).toBe('forbidden')
  })
})
