import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportData } from '#domain/identity/account-data/api.ts'
import { getProductBySlug } from '#domain/catalog/api.ts'
import { returnPieces } from '#domain/order/backoffice/api.ts'
import * as api from '#domain/review/api.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import {
  buyerWith,
  findFaults,
  listenToEvents,
  orderBody,
  placeFor,
} from '#test/support/order-lives.ts'
import { changeOwn, inAgain, later, receivedBy, review, reviewsOf } from '#test/support/reviews.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'
import { saveEmployee } from '../employee/index.ts'
import { reviewListeners } from './listeners.ts'

let shop: TestShop
let shelf: ShelfProduct[]

beforeAll(async () => {
  shop = await openMemberShop()
  const codes = ['JEX', 'WIT', 'OTIV', 'BANI', 'ICH', 'MASK', 'FOTO', 'GONE', 'LIES', 'HEAD']
  shelf = await addStock(
    shop.ctx.db,
    codes.map((code) => ({ code, onHand: 1000 })),
  )
})
afterAll(() => shop.close())

const photo = await photoOf('#2e7d32')

async function photoOf(background: string): Promise<string> {
  const create = { width: 900, height: 600, channels: 3 as const, background }
  const bytes = await sharp({ create })
    .withExif({ IFD0: { ImageDescription: 'nhà của Lan' }, IFD3: { GPSLatitude: '10/1 46/1 0/1' } })
    .jpeg()
    .toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

describe('a member whose goods arrived', () => {
  test('reviews a line, is read at once under a masked name, and the product has a rating', async () => {
    const [jex] = shelf
    const received = await receivedBy(shop, [jex!])
    const line = await review(shop, received, { stars: 4 })
    expect(line.review).toMatchObject({ stars: 4, state: 'shown', version: 1, changed: false })
    const { items, rating } = await reviewsOf(shop, jex!)
    expect(items).toMatchObject([{ stars: 4, name: 'Nguyễn T. L.', returned: false, photos: [] }])
    expect(rating).toMatchObject({
      average: 4,
      count: 1,
      stars: [0, 0, 0, 1, 0],
      shown: 1,
      hidden: [],
    })
    const product = await shop.call(getProductBySlug, { slug: jex!.slug })
    expect(product).toMatchObject({ rating: 4, rating_count: 1 })
    expect(await findFaults(shop)).toEqual([])
  })

  test('once a line: again, by twins of one key and by twenty at once', async () => {
    const received = await receivedBy(shop, [shelf[1]!, shelf[2]!])
    const key = { 'idempotency-key': `twin-of-review-${received.code}` }
    const twins = await Promise.all([
      review(shop, received, {}, key),
      review(shop, received, {}, key),
    ])
    expect(twins[0]).toEqual(twins[1])
    expect(await refusalOf(review(shop, received))).toBe('conflict')
    const crowd = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        refusalOf(review(shop, received, { line_no: 2, stars: (at % 5) + 1 })),
      ),
    )
    expect(crowd.filter((each) => each === 'done')).toHaveLength(1)
    expect((await reviewsOf(shop, shelf[2]!)).rating.count).toBe(1)
    expect(await findFaults(shop)).toEqual([])
  })

  test('and nobody else: before delivery, strangers, guests, employees, pharmacies, too late', async () => {
    const [jex] = shelf
    const buyer = await buyerWith(shop, 0)
    const { code } = await placeFor(shop, buyer, orderBody([{ product: jex! }]))
    expect(await refusalOf(review(shop, { buyer, code }))).toBe('conflict')

    const received = await receivedBy(shop, [jex!])
    expect(await refusalOf(review(shop, { ...received, buyer }))).toBe('notFound')
    const nobody = { ...received, buyer: { ...buyer, headers: {} } }
    expect(await refusalOf(review(shop, nobody))).toBe('unauthenticated')
    expect(await refusalOf(review(shop, received, { line_no: 7 }))).toBe('notFound')

    const { phone, headers } = received.buyer
    const at = shop.ctx.clock.now()
    await saveEmployee(shop.ctx.db, { name: 'Trần Văn Nam', number: 'NV777', phones: [phone], at })
    expect(await refusalOf(review(shop, received))).toBe('conflict')
    const { refused } = await shop.call(api.listOwnReviews, {}, { headers })
    expect(refused).toContain('Nhân viên công ty')

    const before = await receivedBy(shop, [jex!])
    later(shop, 91)
    const late = await inAgain(shop, before)
    expect(await refusalOf(review(shop, late))).toBe('conflict')
    const own = await shop.call(api.listOwnReviews, {}, { headers: late.buyer.headers })
    expect(own.lines[0]).not.toHaveProperty('write_until')
  })

  test('changes it within its days, with the version that was seen, and takes it back', async () => {
    const product = shelf[3]!
    const received = await receivedBy(shop, [product])
    await review(shop, received, { stars: 1, words: 'Hộp móp.' })
    const changed = await changeOwn(shop, received, { stars: 3, version: 1 })
    expect(changed.review).toMatchObject({ stars: 3, version: 2, changed: true })
    expect(await refusalOf(changeOwn(shop, received, { stars: 5, version: 1 }))).toBe('conflict')
    const versions = await shop.ctx.db
      .selectFrom('product_review_version')
      .select(['stars', 'words'])
      .where('review_id', '=', changed.review!.id)
      .execute()
    expect(versions).toEqual([{ stars: 1, words: 'Hộp móp.' }])
    later(shop, 31)
    const { buyer, code } = await inAgain(shop, received)
    expect(await refusalOf(changeOwn(shop, { buyer, code }, { version: 2 }))).toBe('conflict')
    const named = { code, line_no: 1 }
    const gone = await shop.call(api.withdrawReview, named, { headers: buyer.headers })
    expect(gone.review?.state).toBe('withdrawn')
    expect((await reviewsOf(shop, product)).rating).toMatchObject({
      count: 0,
      shown: 0,
      average: 0,
    })
    expect((await shop.call(getProductBySlug, { slug: product.slug })).rating).toBeUndefined()
    const again = await review(shop, { buyer, code }, { stars: 2 })
    expect(again.review).toMatchObject({ stars: 2, state: 'shown' })
    expect(await findFaults(shop)).toEqual([])
  })

  test('gives the goods back: the review counts, and says so', async () => {
    const product = shelf[4]!
    const received = await receivedBy(shop, [product])
    await review(shop, received, { stars: 2 })
    const headers = await staffHeaders(shop, 'care')
    const pieces = [{ line_no: 1, quantity: 2 }]
    const back = { code: received.code, pieces, reason: 'Khách trả hàng', restock: true }
    await shop.call(returnPieces, back, {
      headers: { ...headers, 'idempotency-key': 'back-of-review-1' },
    })
    await listenToEvents(shop)
    const { items, rating } = await reviewsOf(shop, product)
    expect(items).toMatchObject([{ stars: 2, returned: true }])
    expect(rating.count).toBe(1)
  })
})

describe('pictures of a review', () => {
  test('wait for somebody, are without where and when, and go with the review', async () => {
    const product = shelf[6]!
    const received = await receivedBy(shop, [product])
    const { review: own } = await review(shop, received, { photos: [photo, photo] })
    expect(own).toMatchObject({ state: 'waiting', photos: [{ width: 900 }, {}] })
    const listed = await reviewsOf(shop, product)
    expect(listed.items).toEqual([])
    expect(listed.rating).toMatchObject({ count: 1, waiting: 1, shown: 0, with_photos: 0 })

    const url = `/api/reviews/photo/${own!.photos[0]!.id}`
    const ask = (headers: Record<string, string>) => shop.app.fastify.inject({ url, headers })
    expect((await ask({})).statusCode).toBe(404)
    const mine = await ask(received.buyer.headers)
    expect(mine.statusCode).toBe(200)
    expect(mine.headers['cache-control']).toContain('private')
    const { exif } = await sharp(mine.rawPayload).metadata()
    expect(exif).toBeUndefined()

    const kept = { kept_photos: [own!.photos[1]!.id], photos: [photo], version: 1 }
    const { review: changed } = await changeOwn(shop, received, kept)
    expect(changed?.photos).toHaveLength(2)
    expect(changed?.photos.map(({ id }) => id)).toContain(own!.photos[1]!.id)
    expect((await ask(received.buyer.headers)).statusCode).toBe(404)

    const tooMany = { photos: Array.from({ length: 6 }, () => photo) }
    expect(await refusalOf(changeOwn(shop, received, { version: 2, ...tooMany }))).toBe(
      'invalidInput',
    )
    const noPicture = `data:image/png;base64,${Buffer.from('none').toString('base64')}`
    expect(await refusalOf(changeOwn(shop, received, { version: 2, photos: [noPicture] }))).toBe(
      'invalidInput',
    )
  })
})

describe('an account that is deleted', () => {
  test('leaves the stars and the words, and neither name nor picture', async () => {
    const product = shelf[7]!
    const received = await receivedBy(shop, [product])
    await review(shop, received, { stars: 5, words: 'Vị dễ uống.' })
    const { id, headers } = received.buyer
    const data = await shop.call(exportData, {}, { headers })
    expect(data.reviews).toMatchObject([{ stars: 5, words: 'Vị dễ uống.', state: 'shown' }])
    await reviewListeners['member.erased']!['forgetWriter']!(shop.ctx, { memberId: id })
    const { items, rating } = await reviewsOf(shop, product)
    expect(items).toMatchObject([{ name: '', words: 'Vị dễ uống.', stars: 5 }])
    expect(rating.count).toBe(1)
    const rows = await shop.ctx.db
      .selectFrom('product_review')
      .select('member_id')
      .where('product_id', '=', product.id)
      .execute()
    expect(rows).toEqual([{ member_id: null }])
  })
})
