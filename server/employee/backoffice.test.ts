import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { employees, type EmployeeRecord } from '#domain/employee/backoffice.ts'
import { findCurrent, type ImportAnswer } from '#domain/resource.ts'
import { listAudit } from '#domain/staff/api.ts'
import { unzipBounded } from '#server/resource/import/unzip.ts'
import { csvText } from '#test/support/csv-text.ts'
import { openTestShop, type CallRefused, type TestShop } from '#test/support/app.ts'
import { sendForm } from '#test/support/send-form.ts'
import { staffHeaders } from '#test/support/staff.ts'

let shop: TestShop
let headers: Record<string, string>
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  headers = await staffHeaders(shop)
})
afterAll(() => shop.close())

const reason = 'Danh sách phòng nhân sự'

function add(number: string, name: string, phones: string[] = []) {
  const fields = { number, name, active: true, phones, reason }
  return shop.call(employees.create, fields, { headers })
}

function change(employee: EmployeeRecord, fields: Partial<EmployeeRecord>, why = reason) {
  return shop.call(employees.change, { ...employee, ...fields, reason: why }, { headers })
}

async function list(input: Parameters<typeof employees.list.input.parse>[0]) {
  return shop.call(employees.list, input as object, { headers })
}

const numbersOf = async (input: object) => (await list(input)).items.map(({ number }) => number)
const find = (id: number) => shop.call(employees.get, { id }, { headers })

async function auditOf(id: number | 'import') {
  const subject = { subject_kind: 'employee', subject_id: String(id), limit: 100 }
  return (await shop.call(listAudit, subject, { headers })).items
}

async function refused(call: Promise<unknown>): Promise<CallRefused> {
  return call.then(
    () => expect.unreachable(),
    (error: CallRefused) => error,
  )
}

describe('the list', () => {
  test('finds employees by part of the number, name without accents and the end of a phone', async () => {
    const lan = await add('nv001', 'Nguyễn Thị Lan', ['0901 000 001', '+84901000002'])
    expect(lan).toMatchObject({
      number: 'NV001',
      active: true,
      phones: ['0901000001', '0901000002'],
      orders: [],
      version: 1,
    })
    for (const q of ['NV001', 'v00', 'nguyen thi', 'lan thi', '0901000002', '0002']) {
      expect((await list({ q })).items.map(({ id }) => id)).toEqual([lan.id])
    }
    for (const q of ['%', '_', 'lan hung', '9999']) expect(await numbersOf({ q })).toEqual([])
  })

  test('is filtered, sorted both ways, and pages neither repeat nor leave out', async () => {
    for (const [number, name] of [
      ['SX3', 'Phạm Văn Bình'],
      ['SX1', 'Phạm Văn Bình'],
      ['SX2', 'Ân Thị Cúc'],
    ] as const) {
      await add(number, name)
    }
    const q = 'SX'
    expect(await numbersOf({ q })).toEqual(['SX1', 'SX2', 'SX3'])
    expect(await numbersOf({ q, sort: '-number' })).toEqual(['SX3', 'SX2', 'SX1'])
    // Of two with one name the older comes first.
    expect(await numbersOf({ q, sort: 'name' })).toEqual(['SX2', 'SX3', 'SX1'])
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => list({ q, sort: 'name', page, limit: 1 })),
    )
    expect(pages.map(({ items }) => items[0]?.number)).toEqual(['SX2', 'SX3', 'SX1', undefined])
    expect(pages.map(({ paginate }) => paginate.total_data)).toEqual([3, 3, 3, 3])
    const [first] = (await list({ q })).items
    await change(await find(first!.id), { active: false })
    expect(await numbersOf({ q, state: 'inactive' })).toEqual(['SX1'])
    expect(await numbersOf({ q, state: 'active' })).toEqual(['SX2', 'SX3'])
    expect((await refused(list({ sort: 'phones' }))).code).toBe('invalidInput')
  })

  test('is for those whose role reads or edits employees', async () => {
    const care = await staffHeaders(shop, 'care')
    const answers = [
      () => shop.call(employees.list, {}, { headers: care }),
      () => shop.call(employees.history, { id: 1 }, { headers: care }),
    ]
    for (const ask of answers) expect((await refused(ask())).code).toBe('forbidden')
    expect((await refused(shop.call(employees.list, {}))).code).toBe('unauthenticated')
    for (const path of ['export', 'export?format=xlsx']) {
      const url = `/api/admin/employees/${path}`
      const { statusCode } = await shop.app.fastify.inject({ url, headers: care })
      expect(statusCode).toBe(403)
    }
  })
})

describe('a record', () => {
  test('keeps a number and a phone to itself, and a refusal adds nothing', async () => {
    await add('NV002', 'Trần Văn Hùng', ['0901000010'])
    const number = await refused(add('NV002', 'Lê Văn Nam'))
    expect([number.code, Object.keys(number.fields)]).toEqual(['conflict', ['number']])
    const phone = await refused(add('NV003', 'Lê Văn Nam', ['0901000011', '0901000010']))
    expect(phone.fields.phones).toContain('NV002')
    expect(await numbersOf({ q: 'NV003' })).toEqual([])
    const nam = await add('NV004', 'Lê Văn Nam', ['0901000012'])
    const renamed = await refused(change(nam, { number: 'NV002' }))
    expect([renamed.code, Object.keys(renamed.fields)]).toEqual(['conflict', ['number']])
    expect(findCurrent(renamed, employees)).toBeNull()
    expect(await find(nam.id)).toEqual(nam)
  })

  test('of two who take one phone at once, one gets it', async () => {
    const both = ['NV010', 'NV011'].map((number) => add(number, 'Phạm Thu Hà', ['0901000020']))
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('of two editors the second sees the conflict with both sides, and can go on from it', async () => {
    const read = await add('NV012', 'Hồ Ngọc Mai', ['0901000021'])
    const first = await change(read, { phones: ['0901000022'] })
    expect(first.version).toBe(2)
    const refusal = await refused(change(read, { name: 'Hồ Thị Ngọc Mai' }))
    const current = findCurrent(refusal, employees)
    expect(current).toEqual(await find(read.id))
    expect(employees.change.current!.parse(current)).toMatchObject({
      name: 'Hồ Ngọc Mai',
      phones: ['0901000022'],
      version: 2,
    })
    const merged = await change(current!, { name: 'Hồ Thị Ngọc Mai' })
    expect(merged).toMatchObject({ name: 'Hồ Thị Ngọc Mai', phones: ['0901000022'], version: 3 })
  })

  test('of many editors at once one alone gets through, with one line of the audit', async () => {
    const read = await add('NV013', 'Hồ Ngọc Lan')
    const names = ['Một', 'Hai', 'Ba', 'Bốn', 'Năm'].map((word) => `Hồ Ngọc ${word}`)
    const outcomes = await Promise.allSettled(names.map((name) => change(read, { name })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await find(read.id)).toMatchObject({ version: 2 })
    expect(await auditOf(read.id)).toHaveLength(2)
  })

  test('that was written is told to whoever looks at the list, and a refused one is not', async () => {
    const heard: string[] = []
    const stop = shop.ctx.live.listen(['employees'], (key) => heard.push(key))
    const read = await add('NV015', 'Hồ Ngọc Tâm')
    await change(read, { name: 'Hồ Ngọc Tú' })
    await refused(change(read, { name: 'Hồ Ngọc Trí' }))
    await tryOut('Mã NV,Tên\nNV016,Hồ Ngọc Tài\n')
    stop()
    expect(heard).toEqual(['employees', 'employees'])
  })

  test('that is not there is not found', async () => {
    const read = await add('NV014', 'Hồ Ngọc Cúc')
    expect((await refused(change({ ...read, id: 999_999 }, {}))).code).toBe('notFound')
    expect((await refused(find(999_999))).code).toBe('notFound')
  })

  test('gains and loses phones; its history tells every change with its reason', async () => {
    const added = await add('NV020', 'Đỗ Minh Anh', ['0901000030'])
    const { id } = added
    const left = await change(added, { active: false }, 'Nghỉ việc')
    const moved = await change(left, { phones: ['0901000031'] }, 'Đổi số')
    expect(moved).toMatchObject({ active: false, phones: ['0901000031'] })
    const history = await shop.call(employees.history, { id }, { headers })
    expect(history.items.map((entry) => entry.reason)).toEqual(['Đổi số', 'Nghỉ việc', reason])
    // Among everything that staff did an entry says whom it is about.
    const subject_title = 'NV020 · Đỗ Minh Anh'
    expect(await auditOf(id)).toEqual(history.items.map((entry) => ({ ...entry, subject_title })))
    expect(history.items[0]).toMatchObject({
      action: 'Sửa nhân viên công ty',
      before: { number: 'NV020', phones: ['0901000030'] },
      after: { number: 'NV020', phones: ['0901000031'] },
    })
    expect(history.items[2]).toMatchObject({ before: null, after: { active: true } })
  })
})

function send(file: Buffer | string, fields: Record<string, string> = { dry_run: 'true' }) {
  const path = employees.import.path
  return sendForm(shop, { path, headers, file: Buffer.from(file), fields })
}
const tryOut = async (file: Buffer | string) =>
  (await send(file)).json<{ data: ImportAnswer }>().data
const load = async (file: Buffer | string) =>
  (await send(file, { dry_run: 'false', reason })).json<{ data: ImportAnswer }>().data

describe('a file of employees', () => {
  const file = [
    '\uFEFFMã nhân viên;Họ tên;Số điện thoại;Trạng thái',
    'NV100;Vũ Thị Mai;"0902000001; 0902000002";',
    'NV101;Bùi Quốc Khánh;902000003;Đang làm',
    'NV100;Vũ Thị Mai;0902000004;',
    'NV102;Hoàng Đức Long;;Đã nghỉ',
  ].join('\r\n')

  test('tells what it would do and changes nothing, then does it, and nothing a second time', async () => {
    const dry = await tryOut(file)
    expect(dry).toMatchObject({ dry_run: true, written: false, added: 3, errors: [] })
    expect(dry.preview.map(({ title, outcome }) => [title, outcome])).toEqual([
      ['NV100 · Vũ Thị Mai', 'added'],
      ['NV101 · Bùi Quốc Khánh', 'added'],
      ['NV102 · Hoàng Đức Long', 'added'],
    ])
    expect(await numbersOf({ q: 'NV10' })).toEqual([])
    expect(await load(file)).toMatchObject({ written: true, added: 3 })
    expect((await list({ q: 'NV10' })).items).toMatchObject([
      { number: 'NV100', phones: ['0902000001', '0902000002', '0902000004'], active: true },
      // A spreadsheet had taken the zero away.
      { number: 'NV101', phones: ['0902000003'] },
      { number: 'NV102', phones: [], active: false },
    ])
    expect(await load(file)).toMatchObject({ added: 0, changed: 0, same: 3 })
  })

  test('says cell by cell what changes, and leaves what it does not name', async () => {
    const old = await add('NV110', 'Vũ Văn Thành', ['0902000010'])
    const csv = 'Mã NV,Tên,SĐT,Tình trạng\nnv110,Vũ Văn Thanh,0902000011,\n'
    const { preview } = await tryOut(csv)
    expect(preview).toEqual([
      {
        row: 2,
        title: 'NV110 · Vũ Văn Thanh',
        outcome: 'changed',
        changes: [
          { column: 'Họ tên', before: 'Vũ Văn Thành', after: 'Vũ Văn Thanh' },
          { column: 'Số điện thoại', before: '0902000010', after: '0902000010; 0902000011' },
        ],
      },
    ])
    expect(await find(old.id)).toEqual(old)
    expect(await load(csv)).toMatchObject({ changed: 1 })
    expect(await find(old.id)).toMatchObject({ active: true, version: 2 })
  })

  test('is one line of the audit, and a dry run or a wrong file is none', async () => {
    const before = (await auditOf('import')).length
    await load('Mã NV,Tên\nNV120,Vũ Văn Trường\nNV121,Vũ Văn Sơn\n')
    await tryOut('Mã NV,Tên\nNV122,Vũ Văn Hải\n')
    await load('Mã NV,Tên\nNV122,Vũ Văn Hải\nNV123,An\n')
    const entries = await auditOf('import')
    expect(entries.length - before).toBe(1)
    expect(entries[0]).toMatchObject({
      action: 'Nhập danh sách nhân viên',
      reason,
      after: { added: ['NV120', 'NV121'], changed: [] },
    })
  })

  test('with one wrong cell changes nothing and names each wrong cell in words', async () => {
    await add('NV200', 'Ngô Thị Hồng', ['0903000001'])
    const wrong = [
      'Mã nhân viên,Họ tên,Số điện thoại,Trạng thái',
      'NV201,Lý Gia Bảo,0903000002,',
      'NV202,An,0903000003,',
      'N,Lý Gia Bảo,123,nghỉ phép',
      'NV203,Đặng Thu Trang,0903000001,',
      'NV204,Đặng Thu Trang,0903000002,',
      'NV201,Lý Gia Bách,,',
      'NV205,,0903000009,',
      ',Lý Gia Bách,,',
    ].join('\n')
    const { written, errors } = await load(wrong)
    expect(written).toBe(false)
    expect(errors.map(({ row, column }) => `${row} ${column}`)).toEqual([
      '3 Họ tên',
      '4 Mã nhân viên',
      '4 Số điện thoại',
      '4 Trạng thái',
      '5 Số điện thoại',
      '6 Số điện thoại',
      '7 Họ tên',
      '8 Họ tên',
      '9 Mã nhân viên',
    ])
    const about = (row: number) => errors.find((error) => error.row === row)!.message
    expect(about(5)).toContain('NV200')
    expect(about(6)).toContain('NV201')
    expect(about(7)).toContain('dòng 2')
    expect(errors[3]!.message).toContain('“Đang làm” hoặc “Đã nghỉ”')
    expect(await numbersOf({ q: 'NV201' })).toEqual([])
  })

  test('that is none is told so', async () => {
    expect((await tryOut('chỉ là chữ')).errors[0]!.message).toContain('Thiếu cột')
    const head = 'Mã nhân viên,Họ tên,Số điện thoại'
    expect((await tryOut(head)).errors[0]!.message).toContain('chưa có dòng')
    expect((await tryOut(`${head}\nNV300,"Vỡ ngoặc,0903000009`)).errors).toHaveLength(1)
    const { errors } = (await send(file, { dry_run: 'false' })).json<{ errors: CallRefused }>()
    expect(errors.fields).toHaveProperty('reason')
  })

  test('of two at once comes in whole, one after the other', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => `HAI${at},Vũ Văn Đôi\n`)
    const [one, other] = [rows, rows.toReversed()].map((each) =>
      load(`Mã NV,Tên\n${each.join('')}`),
    )
    const counts = (await Promise.all([one!, other!])).map(({ added, same }) => [added, same])
    expect(counts.toSorted()).toEqual([
      [0, 30],
      [30, 0],
    ])
  })
})

describe('a file that goes out', () => {
  const fetchFile = (query: string) =>
    shop.app.fastify.inject({ url: `/api${employees.export.path}?${query}`, headers })

  test('has what the list finds and comes back without a change, as text and as a workbook', async () => {
    await add('XU1', 'Tô Thị Ánh', ['0904000001', '0904000002'])
    await change(await add('XU2', 'Tô Văn Bảo'), { active: false })
    const csv = await fetchFile('q=XU&sort=-number')
    expect(csv.headers['content-disposition']).toMatch(/"nhan-vien-\d{4}-\d\d-\d\d\.csv"/)
    expect(csvText(csv).split('\r\n')).toEqual([
      '\uFEFFMã nhân viên\tHọ tên\tSố điện thoại\tTrạng thái',
      'XU2\tTô Văn Bảo\t\tĐã nghỉ',
      'XU1\tTô Thị Ánh\t0904000001; 0904000002\tĐang làm',
      '',
    ])
    const xlsx = await fetchFile('q=XU&format=xlsx')
    expect(xlsx.headers['content-disposition']).toContain('.xlsx"')
    expect(await tryOut(csv.rawPayload)).toMatchObject({ rows: 2, same: 2, errors: [] })
    expect(await tryOut(xlsx.rawPayload)).toMatchObject({ rows: 2, same: 2, errors: [] })
    expect(csvText(await fetchFile('q=XU&state=inactive'))).toMatch(/^\uFEFF.*\r\nXU2.*\r\n$/)
  })

  test('runs nothing of what somebody typed', async () => {
    const formula = '=HYPERLINK("http://xau.vn","Lan")'
    const { id } = await add('XUF', 'Tô Thị Công Thức')
    await shop.ctx.db.updateTable('employee').set({ name: formula }).where('id', '=', id).execute()
    expect(csvText(await fetchFile('q=XUF'))).toContain(`"'=HYPERLINK(""http://xau.vn"",""Lan"")"`)
    const { rawPayload } = await fetchFile('q=XUF&format=xlsx')
    const rows = await readSheet(rawPayload)
    expect(rows[1]![1]).toBe(formula)
    const files = (await unzipBounded(rawPayload, 1_000_000))!
    const cells = Buffer.from(files['xl/worksheets/sheet1.xml']!).toString()
    expect(cells).not.toMatch(/<f[ >]/)
  })

  test('is written piece by piece, all of it', async () => {
    const rows = Array.from({ length: 1203 }, (_, at) => `DAI${at},Tô Văn Dài\n`)
    expect(await load(`Mã NV,Tên\n${rows.join('')}`)).toMatchObject({ added: 1203 })
    const body = csvText(await fetchFile('q=DAI&sort=name'))
    expect(new Set(body.trim().split('\r\n')).size).toBe(1204)
  })
})
