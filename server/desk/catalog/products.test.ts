import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Input } from '#domain/contract.ts'
import { getProductBySlug } from '#domain/catalog/api.ts'
import * as api from '#domain/catalog/desk/api.ts'
import { listAudit } from '#domain/staff/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { stockShelf } from '#test/support/shelf.ts'
import { staffHeaders } from '#test/support/staff.ts'

let shop: TestShop
let headers: Record<string, string>
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  await stockShelf(shop.ctx.db, [{ code: 'JEX' }, { code: 'OTIV' }])
  headers = await staffHeaders(shop)
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
    faqs: [],
    pictures: ['/media/products/jex-1'],
    registration_no: '1234/2025/ĐKSP',
    vaccine_shop: false,
    published: true,
    reason: 'Sản phẩm mới',
    ...changes,
  }
}

describe('a product at the desk', () => {
  test('joins a family; two of its packs are never of one size', async () => {
    const box = { family: 'Thử', unit: 'Lọ 60 viên' }
    const words = (at: number) => ({ slug: `thu-quy-cach-${at}`, product_code: `QC-${at}` })
    const pack = async (at: number, units: number) =>
      shop.call(
        api.createProduct,
        await draft({
          ...box,
          ...words(at),
          pack_units: units,
          discount_price: 150_000 * units,
          original_price: 160_000 * units,
        }),
        { headers },
      )
    await pack(1, 1)
    expect(await pack(2, 3)).toMatchObject({ family: 'Thử', pack_units: 3 })
    const { packs } = await shop.call(getProductBySlug, { slug: 'thu-quy-cach-1' })
    expect(packs.map(({ units, word }) => `${units} ${word}`)).toEqual(['1 lọ', '3 lọ'])
    await expect(pack(3, 3)).rejects.toMatchObject({ fields: { pack_units: expect.anything() } })
  })

  test('is added, renamed, and answers under both addresses', async () => {
    const body = await draft({ description: '<p>Tốt</p><script>alert(1)</script>' })
    const added = await shop.call(api.createProduct, body, { headers })
    expect(added).toMatchObject({ on_hand: 0, version: 1, description: '<p>Tốt</p>' })
    const renamed = { ...body, slug: 'vien-uong-moi', id: added.id, version: added.version }
    const saved = await shop.call(api.changeProduct, renamed, { headers })
    expect(saved).toMatchObject({ slug: 'vien-uong-moi', version: 2 })
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
      before: { slug: body.slug, version: 1 },
      after: { slug: 'vien-uong-moi', version: 2 },
    })
  })

  test('saved by two at once is saved by one', async () => {
    const body = await draft({ slug: 'hai-nguoi', product_code: 'THU-02' })
    const { id, version } = await shop.call(api.createProduct, body, { headers })
    const save = (name: string) =>
      shop.call(api.changeProduct, { ...body, id, version, name }, { headers }).then(
        () => 'saved',
        (error: { code: string }) => error.code,
      )
    const outcomes = await Promise.all([save('Tên thứ nhất'), save('Tên thứ hai')])
    expect(outcomes.toSorted()).toEqual(['conflict', 'saved'])
  })

  test('is not sold without what the law and a buyer need', async () => {
    const wrong = await draft({
      slug: 'thieu',
      product_code: 'THU-03',
      registration_no: '',
      pictures: [],
      discount_price: 300_000,
    })
    await expect(shop.call(api.createProduct, wrong, { headers })).rejects.toMatchObject({
      fields: {
        registration_no: expect.stringContaining('số đăng ký') as unknown,
        pictures: expect.stringContaining('ảnh') as unknown,
        discount_price: expect.stringContaining('giá gốc') as unknown,
      },
    })
  })

  test('names the field whose value another product has', async () => {
    const { items } = await shop.call(api.listDeskProducts, { limit: 1 }, { headers })
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

describe('stock at the desk', () => {
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
    const { on_hand, movements } = await shop.call(api.getDeskProduct, { id }, { headers })
    expect(on_hand).toBe(10)
    expect(movements.map(({ quantity, by }) => ({ quantity, by }))).toEqual([
      { quantity: 5, by: 'Trần Thị Bình' },
      { quantity: 5, by: 'Trần Thị Bình' },
    ])
  })

  test('never falls below what orders hold', async () => {
    const { items } = await shop.call(api.listDeskProducts, {}, { headers })
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
    const { data } = answer.json<{ data: { url: string; stem: string; width: number } }>()
    expect(data).toMatchObject({ width: 960, url: `${data.stem}-960.webp` })
    for (const name of ['-240.avif', '-480.webp', '-960.webp']) {
      const served = await shop.app.fastify.inject(`${data.stem}${name}`)
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
