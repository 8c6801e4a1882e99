import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createProduct,
  listBackofficeProducts,
  listPriceChanges,
} from '#domain/catalog/backoffice/api.ts'
import { backofficeProductTexts } from '#domain/catalog/backoffice/texts.ts'
import { importTexts } from '#domain/import-texts.ts'
import {
  exampleProduct,
  newProductColumns as heads,
  newProductTexts as texts,
} from '#domain/publishing/backoffice/new-product-texts.ts'
import { openProductContent } from '#domain/publishing/backoffice/api.ts'
import type { ImportAnswer } from '#domain/resource.ts'
import { listAudit } from '#domain/staff/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { csvText } from '#test/support/csv-text.ts'
import { sendForm } from '#test/support/send-form.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { addStock, readStock } from '#test/support/stock.ts'

let shop: TestShop
let admin: StaffMember
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  admin = await hireStaff(shop)
  await addStock(shop.ctx.db, [{ code: 'JEX' }])
  await shop.ctx.pool.query(`update category set name = 'Xương khớp', slug = 'xuong-khop'`)
  await shop.ctx.pool.query(`update brand set name = 'Ecogreen', slug = 'ecogreen'`)
})
afterAll(() => shop.close())

/** Cells by the names of their columns; a line without any says nothing. */
type Line = Partial<Record<keyof typeof heads, string>>
const usual: Line = {
  name: 'Viên uống Khớp An',
  kind: 'Thực phẩm bảo vệ sức khoẻ',
  brand: 'Ecogreen',
  category: 'Xương khớp',
  original: '200.000',
}

function fileOf(...lines: Line[]): Buffer {
  const names = Object.keys(heads) as (keyof typeof heads)[]
  const rows = lines.map((line) => names.map((name) => line[name] ?? '').join(';'))
  return Buffer.from([names.map((name) => heads[name]).join(';'), ...rows].join('\r\n'))
}

async function send(file: Buffer, dryRun = false, { headers } = admin): Promise<ImportAnswer> {
  const answer = await sendForm(shop, {
    path: '/admin/products/import',
    headers,
    file,
    fields: { dry_run: String(dryRun), reason: 'Danh mục mở bán' },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return (JSON.parse(answer.body) as { data: ImportAnswer }).data
}

const told = ({ errors }: ImportAnswer) =>
  errors.map(({ row, column, message }) => [row, column, message])
const listOf = async (q: string) =>
  (await shop.call(listBackofficeProducts, { q, limit: 100 }, admin)).items
const countAll = async () => {
  const { rows } = await shop.ctx.pool.query<{ products: number; drafts: number }>(
    `select (select count(*) from product)::int as products,
       (select count(*) from product_content)::int as drafts`,
  )
  return rows[0]!
}

describe('new products by a file', () => {
  test('come hidden, with their goods, their words as a draft, and a line of the audit each', async () => {
    const file = fileOf(
      {
        ...usual,
        code: 'MOI-1',
        discount: '180000',
        weight: '120',
        unit: 'Hộp 30 viên',
        orderLimit: '5',
        registration: '1234/2026/ĐKSP',
        manufacturer: 'Nhà máy Bình Dương',
        origin: 'Việt Nam',
        short: 'Cho người đau mỏi khớp',
        onHand: '40',
      },
      { ...usual, code: 'MOI-2', name: 'Kem dưỡng Da An', kind: 'mỹ phẩm', category: 'xuong-khop' },
    )
    const before = await countAll()
    const dry = await send(file, true)
    expect(dry).toMatchObject({ dry_run: true, written: false, added: 2, errors: [] })
    expect(dry.preview.map(({ title }) => title)).toEqual([
      'MOI-1 Viên uống Khớp An',
      'MOI-2 Kem dưỡng Da An',
    ])
    expect(await countAll()).toEqual(before)

    expect(await send(file)).toMatchObject({ written: true, added: 2, changed: 0 })
    const [second, first] = await listOf('MOI-')
    expect(first).toMatchObject({ slug: 'vien-uong-khop-an', published: false, on_hand: 40 })
    expect(second).toMatchObject({ original_price: 200_000, discount_price: 200_000, on_hand: 0 })
    const { draft } = await shop.call(openProductContent, { id: first!.id }, admin)
    expect(draft.body).toMatchObject({
      title: 'Viên uống Khớp An',
      kind: 'supplement',
      registration_no: '1234/2026/ĐKSP',
      manufacturer: 'Nhà máy Bình Dương',
      origin: 'Việt Nam',
      short_description: 'Cho người đau mỏi khớp',
    })
    const asked = { subject_kind: 'product', subject_id: String(first!.id) } as const
    const { items } = await shop.call(listAudit, asked, admin)
    expect(items).toMatchObject([
      { action: 'Thêm sản phẩm từ tệp', reason: 'Danh mục mở bán', after: { on_hand: 40 } },
    ])
    expect(await shop.call(listPriceChanges, { id: first!.id }, admin)).toHaveLength(1)
    const { rows } = await shop.ctx.pool.query(
      'select kind, quantity from stock_movement where product_id = $1',
      [first!.id],
    )
    expect(rows).toEqual([{ kind: 'adjust', quantity: 40 }])
  })

  test('with every kind of mistake tells each at its cell, and none comes', async () => {
    const before = await countAll()
    const line = (code: string, changes: Line) => ({
      ...usual,
      name: `Viên uống ${code}`,
      code,
      ...changes,
    })
    const answer = await send(
      fileOf(
        line('DUNG-1', {}),
        line('jex', {}),
        line('SAI-1', { kind: 'Thuốc' }),
        line('SAI-2', { brand: 'Ecogren', category: 'Xương khóp gối' }),
        line('SAI-3', { original: '0' }),
        line('SAI-4', { discount: '0' }),
        line('SAI-5', { discount: '200001' }),
        line('SAI-6', { weight: 'nặng', orderLimit: '1000' }),
        line('dung-1', { name: 'Lần thứ hai' }),
        line('SAI-7', { name: 'Viên uống DUNG-1' }),
        {},
        line('SAI-8', { name: '', kind: '' }),
        line('', {}),
        line('SAI-9', { slug: 'Có Dấu' }),
        line('SAI-10', { name: 'Viên uống chữa khỏi ung thư' }),
        line('SAI-11', { short: 'x'.repeat(501) }),
        line(exampleProduct.product_code, {}),
      ),
    )
    expect(answer.written).toBe(false)
    expect(told(answer)).toEqual([
      [3, heads.code, texts.known],
      [4, heads.kind, expect.stringContaining('“Thuốc” chưa rõ')],
      [5, heads.category, texts.noCategory('Xương khóp gối', ['Xương khớp'])],
      [5, heads.brand, texts.noBrand('Ecogren', ['Ecogreen'])],
      [6, heads.original, backofficeProductTexts.needsPrice],
      [7, heads.discount, texts.needsSellingPrice],
      [8, heads.discount, backofficeProductTexts.dearerThanBefore],
      [9, heads.weight, importTexts.wrong('nặng')],
      [9, heads.orderLimit, importTexts.wrong('1000')],
      [10, heads.code, importTexts.twice('dung-1', 2)],
      [11, heads.slug, texts.slugTaken('vien-uong-dung-1')],
      [13, heads.name, importTexts.required(heads.name)],
      [13, heads.kind, importTexts.required(heads.kind)],
      [14, heads.code, importTexts.required(heads.code)],
      [15, heads.slug, expect.stringContaining('chữ thường không dấu')],
      [16, heads.name, expect.stringContaining('“chữa khỏi”')],
      [17, heads.short, expect.stringMatching(/./)],
      [18, heads.code, texts.isExample],
    ])
    expect(await countAll()).toEqual(before)
  })

  test('more lines than a file may have, and files that are none, are told', async () => {
    for (const length of [1001, 10_000]) {
      const lines = Array.from({ length }, (_, at) => `N${at};Tên ${at}`)
      const many = Buffer.from([`${heads.code};${heads.name}`, ...lines].join('\n'))
      expect(told(await send(many))).toEqual([[1, importTexts.file, importTexts.tooMany(1000)]])
    }
    expect(told(await send(Buffer.from('Tên sản phẩm\nKhông mã\n')))).toEqual([
      [1, heads.code, importTexts.headMissing(heads.code)],
    ])
    expect((await send(fileOf())).wrong).toBe(1)
  })

  test('two people bring the same file at once: each product is there once', async () => {
    const other = await hireStaff(shop)
    const file = fileOf(
      ...Array.from({ length: 8 }, (_, at) => ({
        ...usual,
        code: `DOI-${at}`,
        name: `Viên uống đôi ${at}`,
        onHand: '3',
      })),
    )
    const answers = await Promise.all([send(file), send(file, false, other), send(file)])
    expect(answers.filter(({ written }) => written)).toHaveLength(1)
    for (const answer of answers.filter(({ written }) => !written)) {
      expect(answer.errors).toHaveLength(8)
      expect(told(answer)[0]).toEqual([2, heads.code, texts.known])
    }
    const there = await listOf('DOI-')
    expect(there.map(({ product_code: code }) => code).toSorted()).toEqual(
      Array.from({ length: 8 }, (_, at) => `DOI-${at}`),
    )
    expect((await readStock(shop.ctx.db, there[0]!.id)).on_hand).toBe(3)
  })

  test('a file and the form at once with the same code: one of them has it', async () => {
    const { rows } = await shop.ctx.pool.query<{ category: number; brand: number }>(
      'select category_id as category, brand_id as brand from product limit 1',
    )
    const byHand = shop.call(
      createProduct,
      {
        name: 'Viên uống tay',
        slug: 'vien-uong-tay',
        product_code: 'CUNG-1',
        kind: 'supplement',
        category_id: rows[0]!.category,
        sub_category_ids: [],
        brand_id: rows[0]!.brand,
        original_price: 90_000,
        discount_price: 90_000,
        estimated_point: 0,
        vaccine_shop: false,
        published: false,
        reason: 'Thêm bằng tay',
      },
      admin,
    )
    const [hand, answer] = await Promise.allSettled([
      byHand,
      send(fileOf({ ...usual, code: 'CUNG-1', name: 'Viên uống tệp' })),
    ])
    const isWritten = answer.status === 'fulfilled' && answer.value.written
    expect([hand.status === 'fulfilled', isWritten].toSorted()).toEqual([false, true])
    expect(await listOf('CUNG-1')).toHaveLength(1)
  })

  test('whoever may not add products brings none, and who may not count brings no goods', async () => {
    const care = await hireStaff(shop, 'care')
    const refused = await sendForm(shop, {
      path: '/admin/products/import',
      headers: care.headers,
      file: fileOf({ ...usual, code: 'QUYEN-1' }),
    })
    expect(refused.statusCode).toBe(403)
    const content = await hireStaff(shop, 'content')
    const line = { ...usual, code: 'QUYEN-1', name: 'Viên uống quyền', onHand: '5' }
    const answer = await send(fileOf(line), true, content)
    expect(told(answer)).toEqual([[2, heads.onHand, texts.mayNotCount]])
    const { onHand: _goods, ...alone } = line
    expect(await send(fileOf(alone), false, content)).toMatchObject({ written: true, added: 1 })
  })

  test('the empty file has the heads and one line that shows how, which does not come in', async () => {
    const formOf = (format: string) =>
      shop.app.fastify.inject({
        url: `/api/admin/products/import/form?format=${format}`,
        headers: admin.headers,
      })
    const csv = await formOf('csv')
    expect(csv.headers['content-disposition']).toContain('san-pham-moi-mau.csv')
    const [head, example] = csvText(csv).trim().split('\r\n')
    expect(head!.split('\t')).toEqual(Object.values(heads))
    expect(example).toContain(`${exampleProduct.product_code}\t`)
    expect(told(await send(csv.rawPayload))).toEqual([[2, heads.code, texts.isExample]])
    const rows = await readSheet((await formOf('xlsx')).rawPayload)
    expect(rows).toHaveLength(2)
    expect(told(await send((await formOf('xlsx')).rawPayload))).toEqual([
      [2, heads.code, texts.isExample],
    ])
  })
})
