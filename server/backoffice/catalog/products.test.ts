import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Input } from '#domain/contract.ts'
import { getProductBySlug } from '#domain/catalog/api.ts'
import { settleBadges } from '#server/catalog/badges.ts'
import type { UploadedPicture } from '#domain/media/api.ts'
import * as api from '#domain/catalog/backoffice/api.ts'
import { listAudit } from '#domain/staff/api.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { addStock } from '#test/support/stock.ts'
import {
  describeProduct,
  hireEditors,
  wholeProduct,
  type Editors,
} from '#test/support/publishing.ts'
import { staffHeaders } from '#test/support/staff.ts'

let shop: TestShop
let headers: Record<string, string>
let editors: Editors
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  await addStock(shop.ctx.db, [{ code: 'JEX' }, { code: 'OTIV' }])
  headers = await staffHeaders(shop)
  editors = await hireEditors(shop)
})
afterAll(() => shop.close())

type Draft = Input<typeof api.createProduct>

async function draft(changes: Partial<Draft> = {}): Promise<Draft> {
  const { categories, brands } = await shop.call(api.listCatalogChoices, {}, { headers })
  return {
    name: 'Viên uống thử nghiệm',
    slug: 'vien-uong-thu-nghiem',
    product_code: 'THU-01',
    kind: 'supplement',
    category_id: categories[0]!.id,
    sub_category_ids: [],
    brand_id: brands[0]!.id,
    original_price: 200_000,
    discount_price: 180_000,
    estimated_point: 5,
    vaccine_shop: false,
    published: false,
    reason: 'Sản phẩm mới',
    ...changes,
  }
}

/** A product with its description published, and sold. */
async function sell(body: Draft): Promise<api.BackofficeProduct> {
  const { id, version } = await shop.call(api.createProduct, body, { headers })
  await describeProduct(shop, editors, id, wholeProduct({ title: body.name }))
  return shop.call(api.changeProduct, { ...body, id, version, published: true }, { headers })
}

describe('a product in the back office', () => {
  test('joins a family; two of its packs are never of one size', async () => {
    const box = { family: 'Thử', unit: 'Lọ 60 viên' }
    const words = (at: number) => ({ slug: `thu-quy-cach-${at}`, product_code: `QC-${at}` })
    const pack = async (at: number, units: number) =>
      sell(
        await draft({
          ...box,
          ...words(at),
          pack_units: units,
          discount_price: 150_000 * units,
          original_price: 160_000 * units,
        }),
      )
    await pack(1, 1)
    expect(await pack(2, 3)).toMatchObject({ family: 'Thử', pack_units: 3 })
    const { packs } = await shop.call(getProductBySlug, { slug: 'thu-quy-cach-1' })
    expect(packs.map(({ units, word }) => `${units} ${word}`)).toEqual(['1 lọ', '3 lọ'])
    await expect(pack(3, 3)).rejects.toMatchObject({ fields: { pack_units: expect.anything() } })
  })

  test('bears a badge on its picture until its last day is over', async () => {
    const words = { slug: 'thu-nhan', product_code: 'NHAN-01' }
    const body = await draft({ ...words, badge: 'Mới', badge_until: '2026-11-22' })
    const { id, version } = await sell(body)
    const badgeNow = async () => (await shop.call(getProductBySlug, { slug: words.slug })).badge
    expect(await badgeNow()).toBe('Mới')
    const endOf = (at: string) => settleBadges({ db: shop.ctx.db, clock: fixedClock(at) })
    await endOf('2026-11-22T23:59:00+07:00')
    expect(await badgeNow()).toBe('Mới')
    await endOf('2026-11-23T00:00:00+07:00')
    await expect.poll(badgeNow).toBeUndefined()
    const late = { ...body, id, version }
    await expect(shop.call(api.changeProduct, late, { headers })).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  test('bears no badge that claims what no article may, and no day without a badge', async () => {
    const words = { slug: 'thu-nhan-sai', product_code: 'NHAN-02' }
    for (const [wrong, field] of [
      [{ badge: 'Trị dứt điểm' }, 'badge'],
      [{ badge_until: '2026-12-31' }, 'badge'],
      [{ badge: 'Nhãn này dài quá hai mươi ký tự' }, 'badge'],
    ] as const) {
      const body = await draft({ ...words, ...wrong })
      await expect(shop.call(api.createProduct, body, { headers })).rejects.toMatchObject({
        code: 'invalidInput',
        fields: { [field]: expect.anything() },
      })
    }
  })

  test('is added, renamed, and answers under both addresses', async () => {
    const body = await draft()
    const added = await sell(body)
    expect(added).toMatchObject({ on_hand: 0, version: 2, registration_no: '1234/2025/ĐKSP' })
    const renamed = { ...body, slug: 'vien-uong-moi', id: added.id, published: true }
    const saved = await shop.call(
      api.changeProduct,
      { ...renamed, version: added.version },
      { headers },
    )
    expect(saved).toMatchObject({ slug: 'vien-uong-moi', version: 3, name: body.name })
    for (const slug of ['vien-uong-moi', body.slug]) {
      expect((await shop.call(getProductBySlug, { slug })).id).toBe(added.id)
    }
    const audit = await shop.call(
      listAudit,
      { subject_kind: 'product', subject_id: String(added.id) },
      { headers },
    )
    expect(audit.items[0]).toMatchObject({
      reason: 'Sản phẩm mới',
      before: { slug: body.slug, version: 2 },
      after: { slug: 'vien-uong-moi', version: 3 },
    })
  })

  test('saved by two at once is saved by one', async () => {
    const body = await draft({ slug: 'hai-nguoi', product_code: 'THU-02' })
    const { id, version } = await shop.call(api.createProduct, body, { headers })
    const save = (unit: string) =>
      shop.call(api.changeProduct, { ...body, id, version, unit }, { headers }).then(
        () => 'saved',
        (error: { code: string }) => error.code,
      )
    const outcomes = await Promise.all([save('Hộp 30 viên'), save('Hộp 60 viên')])
    expect(outcomes.toSorted()).toEqual(['conflict', 'saved'])
  })

  test('is not sold without what the law and a buyer need', async () => {
    const lacking = await draft({ slug: 'thieu', product_code: 'THU-03', published: true })
    await expect(shop.call(api.createProduct, lacking, { headers })).rejects.toMatchObject({
      fields: { published: expect.stringContaining('số đăng ký') as unknown },
    })
    const dear = { ...lacking, published: false, discount_price: 300_000 }
    await expect(shop.call(api.createProduct, dear, { headers })).rejects.toMatchObject({
      fields: { discount_price: expect.stringContaining('giá gốc') as unknown },
    })
    const { id, version } = await shop.call(
      api.createProduct,
      { ...lacking, published: false },
      { headers },
    )
    await describeProduct(shop, editors, id, wholeProduct(), { ends_at: '2099-01-01T00:00:00Z' })
    await expect(
      shop.call(api.changeProduct, { ...lacking, id, version }, { headers }),
    ).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('ngày kết thúc') as unknown,
    })
  })

  test('tells what it has cost, who changed it and why', async () => {
    const body = await draft({ slug: 'doi-gia', product_code: 'THU-07' })
    const { id, version } = await shop.call(api.createProduct, body, { headers })
    const changed = { ...body, id, version, discount_price: 150_000, reason: 'Giá tháng 12' }
    await shop.call(api.changeProduct, changed, { headers })
    await shop.call(
      api.changeProduct,
      { ...changed, version: version + 1, unit: 'Hộp 30 viên' },
      { headers },
    )
    const changes = await shop.call(api.listPriceChanges, { id }, { headers })
    expect(changes).toMatchObject([
      { reason: 'Giá tháng 12', prices: [{ field: 'discount_price', from: 180_000, to: 150_000 }] },
      { prices: [{ field: 'original_price', from: null, to: 200_000 }, { to: 180_000 }] },
    ])
  })

  test('is found by its whole code, beside others and by itself', async () => {
    const find = async (codes: string[]) => {
      const { items } = await shop.call(api.listBackofficeProducts, { codes }, { headers })
      return items.map((item) => item.product_code)
    }
    const { items } = await shop.call(api.listBackofficeProducts, { limit: 2 }, { headers })
    const both = items.map((item) => item.product_code)
    expect(await find([...both, 'KHONG-CO'])).toEqual(both)
    expect(await find([both[1]!])).toEqual([both[1]])
    expect(await find([both[0]!.slice(0, -1)])).toEqual([])
  })

  test('names the field whose value another product has', async () => {
    const { items } = await shop.call(api.listBackofficeProducts, { limit: 1 }, { headers })
    const taken = await draft({ slug: items[0]!.slug, product_code: 'THU-04' })
    await expect(shop.call(api.createProduct, taken, { headers })).rejects.toMatchObject({
      fields: { slug: expect.stringContaining('Đường dẫn') as unknown },
    })
    const code = await draft({ slug: 'ma-trung', product_code: items[0]!.product_code })
    await expect(shop.call(api.createProduct, code, { headers })).rejects.toMatchObject({
      fields: { product_code: expect.stringContaining('Mã') as unknown },
    })
    const unknown = await draft({
      slug: 'khong-danh-muc',
      product_code: 'T5',
      category_id: 999_999,
    })
    await expect(shop.call(api.createProduct, unknown, { headers })).rejects.toMatchObject({
      fields: { category_id: expect.stringContaining('Danh mục') as unknown },
    })
  })
})

describe('stock in the back office', () => {
  test('moves once for a key, and two receipts at once both count', async () => {
    const body = await draft({ slug: 'ton-kho', product_code: 'THU-06' })
    const { id } = await shop.call(api.createProduct, body, { headers })
    const receive = (key: string) =>
      shop.call(
        api.adjustStock,
        { id, kind: 'receive', change: 5, reason: 'Nhập kho' },
        { headers: { ...headers, 'idempotency-key': key } },
      )
    const keys = ['nhap-kho-so-1', 'nhap-kho-so-1', 'nhap-kho-so-2']
    await Promise.all(keys.map(receive))
    const { on_hand, movements } = await shop.call(api.getBackofficeProduct, { id }, { headers })
    expect(on_hand).toBe(10)
    const receipt = { label: 'Nhập hàng', on_hand: 5, held: 0, by: 'Trần Thị Bình', order: null }
    expect(movements).toMatchObject([
      { ...receipt, balance: 10 },
      { ...receipt, balance: 5 },
    ])
  })

  test('is what was counted, unless it moved meanwhile', async () => {
    const body = await draft({ slug: 'kiem-kho', product_code: 'THU-08' })
    const { id } = await shop.call(api.createProduct, body, { headers })
    let keys = 0
    const adjust = (change: Omit<Input<typeof api.adjustStock>, 'id' | 'reason'>) =>
      shop.call(
        api.adjustStock,
        { id, reason: 'Kiểm kho cuối tháng', ...change },
        { headers: { ...headers, 'idempotency-key': `kiem-kho-thu-${(keys += 1)}` } },
      )
    await adjust({ kind: 'receive', change: 12 })
    const found = await Promise.allSettled(
      [9, 9, 9, 9, 9, 9, 9, 9].map((counted) => adjust({ kind: 'count', counted, seen: 12 })),
    )
    expect(found.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(adjust({ kind: 'count', counted: 8, seen: 12 })).rejects.toThrow(
      'Trong kho vừa đổi thành 9',
    )
    await expect(adjust({ kind: 'count', seen: 9 })).rejects.toMatchObject({
      fields: { counted: 'Nhập số đếm được' },
    })
    const { on_hand, movements } = await adjust({ kind: 'count', counted: 9, seen: 9 })
    expect(on_hand).toBe(9)
    expect(movements).toMatchObject([
      { on_hand: -3, balance: 9 },
      { on_hand: 12, balance: 12 },
    ])
  })

  test('never falls below what orders hold', async () => {
    const { items } = await shop.call(api.listBackofficeProducts, {}, { headers })
    const held = items.find(({ on_hand }) => on_hand > 0)!
    await shop.ctx.db
      .updateTable('stock')
      .set({ reserved: 2 })
      .where('product_id', '=', held.id)
      .execute()
    const take = {
      id: held.id,
      kind: 'adjust',
      change: 1 - held.on_hand,
      reason: 'Kiểm kho',
    } as const
    await expect(shop.call(api.adjustStock, take, { headers })).rejects.toThrow(
      'đang giữ 2: chỉ giảm được nhiều nhất',
    )
  })
})

describe('a picture', () => {
  const upload = (file: Buffer, as = headers) => {
    const boundary = 'ranh-gioi'
    return shop.app.fastify.inject({
      method: 'POST',
      url: '/api/file/upload',
      headers: { ...as, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([
        Buffer.from(partOfForm(boundary)),
        file,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]),
    })
  }

  test('is drawn anew, square, in every width, and served for good', async () => {
    const photo = await sharp({
      create: { width: 600, height: 300, channels: 3, background: '#2277cc' },
    })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Someone' } })
      .toBuffer()
    const answer = await upload(photo)
    const { data } = answer.json<{ data: UploadedPicture }>()
    expect(data).toMatchObject({ width: 960, height: 480, url: `${data.stem}-960.webp` })
    for (const name of ['-240.avif', '-480.webp', '-960.webp']) {
      const served = await shop.app.fastify.inject(`${data.square}${name}`)
      expect(served.headers['cache-control']).toContain('immutable')
      const drawn = await sharp(served.rawPayload).metadata()
      expect(drawn.width).toBe(drawn.height)
      expect(drawn.exif).toBeUndefined()
    }
  })

  test('that is none is refused, and so is whoever may not', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    expect((await upload(drawing)).statusCode).toBe(400)
    expect((await upload(Buffer.alloc(13 * 1024 * 1024))).statusCode).toBe(413)
    expect((await upload(drawing, {})).statusCode).toBe(401)
    expect((await upload(drawing, await staffHeaders(shop, 'warehouse'))).statusCode).toBe(403)
  })

  test.each([
    ['breaks off', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; na'],
    ['breaks off within the file', 'multipart/form-data; boundary=x', `${partOfForm('x')}half`],
    ['names no boundary', 'multipart/form-data', `${partOfForm('x')}whole\r\n--x--\r\n`],
    ['holds no file', 'multipart/form-data; boundary=x', '--x--\r\n'],
  ])('whose form %s is bad input, not a fault of the shop', async (_, type, payload) => {
    const answer = await shop.app.fastify.inject({
      method: 'POST',
      url: '/api/file/upload',
      headers: { ...headers, 'content-type': type },
      payload,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ errors: { code: 'invalidInput' } })
  })
})

/** How a form begins whose first part is a photo. */
function partOfForm(boundary: string): string {
  return `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
}
