import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listPharmacyDevices } from '#domain/pharmacy/api.ts'
import { pharmacies } from '#domain/pharmacy/backoffice.ts'
import type { ImportAnswer } from '#domain/resource.ts'
import { listNewWards } from '#domain/location/api.ts'
import { listAudit } from '#domain/staff/api.ts'
import { csvText } from '#test/support/csv-text.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import { openPharmacy } from '#test/support/pharmacy.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { sendForm } from '#test/support/send-form.ts'
import { unzipBounded, zipPlain } from '#server/resource/import/unzip.ts'

let shop: TestShop
let admin: StaffMember

beforeAll(async () => {
  shop = await openMemberShop()
  admin = await hireStaff(shop)
})
afterAll(() => shop.close())

const reason = 'Danh sách miền Bắc'
const send = (file: Buffer | string, fields: Record<string, string> = {}) =>
  sendForm(shop, {
    path: '/admin/drugstores/import',
    headers: admin.headers,
    file: Buffer.from(file),
    fields: { dry_run: 'true', ...fields },
  })
const tryOut = async (file: Buffer | string, fields?: Record<string, string>) =>
  (await send(file, fields)).json<{ data: ImportAnswer }>().data
const write = (file: Buffer | string) => tryOut(file, { dry_run: 'false', reason })
const exported = (q: string) =>
  shop.app.fastify.inject({ url: `/api/admin/drugstores/export?q=${q}`, headers: admin.headers })
const find = (code: string) => shop.call(pharmacies.get, { id: code }, admin)
const errorsOf = async (file: Buffer | string) => (await write(file)).errors

const head =
  'Mã nhà thuốc,Tên nhà thuốc,Số điện thoại,Địa chỉ,Tỉnh/Thành phố,Quận/Huyện,Vĩ độ,Kinh độ'
const row = (code: string, name = 'Nhà thuốc Bình An') =>
  `${code},${name},0901 234 567,12 Trường Chinh,Hà Nội,Đống Đa,"21,0131",105.8516`
const csv = (...rows: string[]) => [head, ...rows].join('\n')

describe('a list of pharmacies', () => {
  test('is tried first, then written, and the same list again changes nothing', async () => {
    const list = csv(row('N-1'), row('N-2'))
    const tried = await tryOut(list)
    expect(tried).toMatchObject({ dry_run: true, written: false, rows: 2, added: 2, errors: [] })
    expect(tried.preview[0]).toEqual({
      row: 2,
      title: 'N-1 · Nhà thuốc Bình An',
      outcome: 'added',
      changes: [],
    })
    expect(await refusalOf(find('N-1'))).toBe('notFound')
    expect(await write(list)).toMatchObject({ written: true, added: 2, changed: 0, same: 0 })
    expect(await find('N-1')).toMatchObject({
      phone: '0901234567',
      full_address: '12 Trường Chinh, Quận Đống Đa, Hà Nội',
      point: '21.0131, 105.8516',
      version: 1,
    })
    expect(await write(list)).toMatchObject({ written: true, added: 0, changed: 0, same: 2 })
    expect(await find('N-1')).toMatchObject({ version: 1 })
  })

  test('is read as Excel writes it, in UTF-16 with tabs too', async () => {
    const text = 'Mã\tTên\tTỉnh\nN-16\tNhà thuốc Đức Hạnh\tHà Nội'
    const little = Buffer.from(`\uFEFF${text}`, 'utf16le')
    const title = 'N-16 · Nhà thuốc Đức Hạnh'
    expect((await tryOut(little)).preview[0]).toMatchObject({ title })
    expect((await tryOut(Buffer.from(little).swap16())).preview[0]).toMatchObject({ title })
  })

  test('changes what it says and leaves what it does not say', async () => {
    await write(csv(row('N-3')))
    const change = 'ma nha thuoc;TEN NHA THUOC;tinh\nn-3;Nhà thuốc Tên Mới;TP. Hồ Chí Minh'
    expect(await write(change)).toMatchObject({ changed: 1 })
    expect(await find('N-3')).toMatchObject({
      code: 'N-3',
      name: 'Nhà thuốc Tên Mới',
      phone: '0901234567',
      version: 2,
      full_address: '12 Trường Chinh, Hồ Chí Minh',
    })
  })

  test('leaves as it can come back: what was exported changes nothing, and its changes are taken', async () => {
    await write(csv(row('XUAT-1'), 'XUAT-2,Nhà thuốc Trống'))
    const answer = await exported('xuat')
    const body = csvText(answer)
    expect(answer.headers['content-disposition']).toContain('nha-thuoc-')
    expect(body.split('\r\n')[1]!.replaceAll('\t', ',')).toBe(
      'XUAT-1,Nhà thuốc Bình An,0901234567,12 Trường Chinh,Hà Nội,Quận Đống Đa,,21.0131,105.8516,,,,,,Hoạt động',
    )
    expect(await tryOut(body)).toMatchObject({ rows: 2, same: 2, errors: [] })
    const renamed = body.replace('Nhà thuốc Trống', 'Nhà thuốc Đầy')
    expect(await tryOut(renamed)).toMatchObject({ same: 1, changed: 1 })
  })

  test('says what customers are told, and takes it back as it left', async () => {
    const listing = [
      'Mã,Tên,Ngày đồng ý,Điện thoại cho khách,Giờ mở cửa,Ngày nghỉ,Dịch vụ',
      'KHACH-1,Nhà thuốc Kim Liên,1/11/2026,2438521234,"T2-T7 7h-21h; CN 08:00-12:00, 14:00-20:00",05/02/2027-08/02/2027 nghỉ (Tết),tich diem; Đo huyết áp',
    ].join('\n')
    expect(await write(listing)).toMatchObject({ added: 1, errors: [] })
    const weekday = [{ from: '07:00', to: '21:00' }]
    expect(await find('KHACH-1')).toMatchObject({
      listed_on: '2026-11-01',
      public_phone: '02438521234',
      hours: {
        weekly: { mon: weekday, sat: weekday, sun: [{ from: '08:00' }, { from: '14:00' }] },
        exceptions: [{ from: '2027-02-05', to: '2027-02-08', intervals: [], note: 'Tết' }],
      },
      services: ['points', 'blood_pressure'],
    })
    const body = csvText(await exported('khach-1'))
    expect(body.split('\r\n')[1]).toContain(
      '01/11/2026\t02438521234\tT2-T7 07:00-21:00; CN 08:00-12:00, 14:00-20:00\t05/02/2027-08/02/2027 nghỉ (Tết)\tTích điểm; Đo huyết áp',
    )
    expect(await tryOut(body)).toMatchObject({ same: 1, errors: [] })
  })

  test('tells which cell of hours, days or services is none', async () => {
    const wrong = [
      'Mã,Tên,Ngày đồng ý,Giờ mở cửa,Ngày nghỉ,Dịch vụ',
      'KHACH-2,Nhà thuốc Sai,hôm qua,sáng đến tối,Tết,Massage',
      'KHACH-3,Nhà thuốc Sai,,"T2 07:00-12:00, 11:00-13:00",,',
    ].join('\n')
    const errors = await errorsOf(wrong)
    expect(errors.map(({ row: at, column }) => `${at} ${column}`)).toEqual([
      '2 Ngày đồng ý hiện trên trang',
      '2 Giờ mở cửa',
      '2 Ngày nghỉ, giờ riêng',
      '2 Dịch vụ',
      '3 Giờ mở cửa',
    ])
  })

  test('is one line of the audit, with counts', async () => {
    const before = await readAudit()
    await write(csv(row('N-4'), row('N-5')))
    await tryOut(csv(row('N-6')))
    await write(csv(row('N-4'), row('sai mã')))
    const after = await readAudit()
    expect(after.length - before.length).toBe(1)
    expect(after[0]).toMatchObject({
      action: 'Nhập danh sách nhà thuốc',
      reason,
      after: { added: ['N-4', 'N-5'], changed: [] },
    })
  })

  test('of two who write the same one at once leaves each pharmacy once', async () => {
    const list = csv(row('N-7'), row('N-8'))
    const both = await Promise.all([1, 2].map(() => send(list, { dry_run: 'false', reason })))
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await write(list)).same).toBe(2)
  })

  test('is written with a reason alone', async () => {
    const answer = await send(csv(row('N-9')), { dry_run: 'false' })
    expect(answer.json()).toMatchObject({ errors: { fields: { reason: expect.any(String) } } })
  })
})

describe('the place in a list', () => {
  const placed = (...rows: string[]) =>
    ['Mã,Tên,Địa chỉ,Tỉnh,Quận huyện,Phường xã', ...rows].join('\n')
  const newWardOf = async (provinceId: number) =>
    (await shop.call(listNewWards, { provinceId }))[0]!

  test('is read by the units of today where no district is named, else by the old ones', async () => {
    const ward = await newWardOf(79)
    const list = placed(
      `P-1,Nhà thuốc Cũ,1 Chùa Láng,Hà Nội,Đống Đa,Khương Thượng`,
      `P-2,Nhà thuốc Mới,2 Yersin,TP HCM,,${ward.name}`,
      `P-3,Nhà thuốc Huế,3 Hùng Vương,Huế,,`,
    )
    expect(await write(list)).toMatchObject({ added: 3, errors: [] })
    expect(await find('P-1')).toMatchObject({
      place: {
        scheme: 'gso63',
        province_id: 1,
        district_id: 6,
        ward_id: 238,
        name: 'Phường Khương Thượng, Quận Đống Đa, Hà Nội',
      },
      full_address: '1 Chùa Láng, Phường Khương Thượng, Quận Đống Đa, Hà Nội',
    })
    expect(await find('P-2')).toMatchObject({
      place: { scheme: 'gso34', province_id: 79, ward_id: ward.id },
      full_address: `2 Yersin, ${ward.name}, Hồ Chí Minh`,
    })
    expect(await write(list)).toMatchObject({ same: 3, changed: 0 })
  })

  test('stays as it is, in its scheme, where the file names the province alone', async () => {
    const ward = await newWardOf(79)
    await write(placed(`P-4,Nhà thuốc Mới,,Hồ Chí Minh,,${ward.name}`))
    const province = (name: string) => write(`Mã,Tên,Tỉnh\nP-4,Nhà thuốc Mới,${name}`)
    expect(await province('TP. Hồ Chí Minh')).toMatchObject({ same: 1 })
    expect(await province('Cần Thơ')).toMatchObject({ changed: 1 })
    expect((await find('P-4')).place).not.toHaveProperty('ward_id')
  })

  test('that is wrong is told by its cell, and what to write instead', async () => {
    const ward = await newWardOf(79)
    const errors = await errorsOf(
      placed(
        `P-5,Nhà thuốc,,Hồ Chí Minh,,Phường Không Có`,
        `P-6,Nhà thuốc,,Bình Dương,,${ward.name}`,
        `P-7,Nhà thuốc,,Hà Nội,Đống Đa,Phường Không Có`,
        `P-8,Nhà thuốc,,,,${ward.name}`,
      ),
    )
    expect(errors.map(({ row: at, column }) => `${at} ${column}`)).toEqual([
      '2 Phường/Xã',
      '3 Tỉnh/Thành phố',
      '4 Phường/Xã',
      '5 Tỉnh/Thành phố',
    ])
    expect(errors[0]!.message).toContain('ghi thêm quận, huyện')
    expect(errors[1]!.message).toContain('không còn từ 7/2025')
  })
})

describe('the state in a list', () => {
  const state = (code: string, word: string) => `Mã,Tên,Trạng thái\n${code},Nhà thuốc,${word}`

  test('closes a pharmacy with everybody out, says so beforehand, and opens it again', async () => {
    const owner = await openPharmacy(shop, { code: 'TT-1' })
    const devices = () => refusalOf(shop.call(listPharmacyDevices, {}, owner))
    const moves = [{ column: 'Trạng thái', before: 'Hoạt động', after: 'Đã ngừng', records: 1 }]
    expect(await tryOut(state('TT-1', 'Đã ngừng'))).toMatchObject({ changed: 1, moves })
    expect(await devices()).toBe('done')
    expect(await write(state('TT-1', 'đã ngừng'))).toMatchObject({ changed: 1, moves })
    expect(await devices()).toBe('unauthenticated')
    expect(await write(state('TT-1', ''))).toMatchObject({ same: 1 })
    expect(await write(state('TT-1', 'Hoạt động'))).toMatchObject({ changed: 1 })
    expect(await find('TT-1')).toMatchObject({ status: 'active' })
    expect(await devices()).toBe('unauthenticated')
  })

  test('is told apart from what is none', async () => {
    expect(await errorsOf(state('TT-2', 'Có thể'))).toMatchObject([
      { row: 2, column: 'Trạng thái', message: expect.stringContaining('“Đã ngừng”') },
    ])
    expect(await write(state('TT-3', 'Đã ngừng'))).toMatchObject({ added: 1, moves: [] })
    expect(await find('TT-3')).toMatchObject({ status: 'disabled' })
  })
})

describe('a wrong row', () => {
  test('is told by row and column, each of them, and nothing is written', async () => {
    const list = csv(
      row('W-1'),
      row('mã sai'),
      `W-2,X,123,${'x'.repeat(201)},Hà Nội,Quận Lạ,nhiều,105`,
      'W-3,Nhà thuốc Ba,,,Nơi Nào Đó,,21,',
      row('w-1'),
    )
    expect((await errorsOf(list)).map(({ row: at, column }) => `${at} ${column}`)).toEqual([
      '3 Mã nhà thuốc',
      '4 Tên nhà thuốc',
      '4 Số điện thoại',
      '4 Địa chỉ',
      '4 Quận/Huyện',
      '4 Vĩ độ',
      '5 Tỉnh/Thành phố',
      '5 Kinh độ',
      '6 Mã nhà thuốc',
    ])
    expect(await refusalOf(find('W-1'))).toBe('notFound')
  })

  test.each([
    ['a missing column', 'Tên,Số điện thoại\nNhà thuốc,', 'Mã nhà thuốc'],
    ['a column that comes twice', 'Mã,Tên,ma nt\nX-1,Nhà thuốc,X-2', 'Mã nhà thuốc'],
    ['no row', head, 'Tệp'],
    ['a broken quote', `${head}\n"X-1,`, 'Tệp'],
    ['what Excel wrote until 2003', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'Tệp'],
    ['another alphabet', Buffer.from('M\xe3 nh\xe0 thu\xf4c,T\xean', 'latin1'), 'Tệp'],
    ['nothing but commas', ','.repeat(1_000_000), 'Tệp'],
    ['very many columns', `${head}\n${'a,'.repeat(4_000)}`, 'Tệp'],
    ['too many rows', csv(...Array.from({ length: 5001 }, (_, at) => `X-${at},Nhà thuốc`)), 'Tệp'],
  ])('of the whole file is told as one: %s', async (_, file, column) => {
    expect(await errorsOf(file)).toEqual([
      { row: expect.any(Number), column, message: expect.stringMatching(/\S/) },
    ])
  })
})

describe('an XLSX file', () => {
  const sheet = (cells: string) =>
    `<worksheet xmlns="${ns}/spreadsheetml/2006/main"><sheetData>${cells}</sheetData></worksheet>`
  const text = (at: string, value: string) =>
    `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
  const list = sheet(
    `<row r="1">${text('A1', 'Mã nhà thuốc')}${text('B1', 'Tên nhà thuốc')}${text('C1', 'SĐT')}</row>` +
      `<row r="3"><c r="A3"><v>218</v></c>${text('B3', 'Nhà thuốc Bảng Tính')}<c r="C3"><v>908222218</v></c></row>`,
  )

  test('is read like a list of text: a number is a code, a phone gets its zero back', async () => {
    expect(await write(xlsx(list))).toMatchObject({ written: true, added: 1, errors: [] })
    expect(await find('218')).toMatchObject({ name: 'Nhà thuốc Bảng Tính', phone: '0908222218' })
    expect((await tryOut(xlsx(list))).preview[0]).toMatchObject({ row: 3, outcome: 'same' })
  })

  test('whose cell became a date is told so: what was typed there is lost', async () => {
    const street = `<row r="2">${text('A2', 'NG-1')}${text('B2', 'Nhà thuốc Ngày')}<c r="C2" s="1"><v>45001</v></c></row>`
    const heads = text('A1', 'Mã') + text('B1', 'Tên') + text('C1', 'Địa chỉ')
    expect(await errorsOf(xlsx(sheet(`<row r="1">${heads}</row>${street}`)))).toEqual([
      { row: 2, column: 'Địa chỉ', message: expect.stringContaining('ngày tháng') },
    ])
  })

  test('that unpacks to more than it may is refused before it is unpacked', async () => {
    const bomb = packed('xl/worksheets/sheet1.xml', Buffer.alloc(200 * 1024 * 1024))
    expect(bomb.length).toBeLessThan(400_000)
    expect(await unzipBounded(bomb, 16 * 1024 * 1024)).toBeNull()
    expect(await errorsOf(bomb)).toMatchObject([{ column: 'Tệp' }])
  })

  test('that names one very long text in every cell is read and told as quickly as any', async () => {
    const cell = (at: string) => `<c r="${at}" t="s"><v>0</v></c>`
    const rows = Array.from({ length: 1000 }, (_, index) => {
      const at = index + 2
      return `<row r="${at}">${cell(`A${at}`)}${cell(`B${at}`)}${cell(`C${at}`)}</row>`
    })
    const first = text('A1', 'Mã nhà thuốc') + text('B1', 'Tên nhà thuốc') + text('C1', 'SĐT')
    const file = xlsx(sheet(`<row r="1">${first}</row>${rows.join('')}`), '9'.repeat(400 * 1024))
    const told = await send(file)
    const { errors, wrong } = told.json<{ data: ImportAnswer }>().data
    expect([errors.length, wrong]).toEqual([200, 3000])
    expect(told.body.length).toBeLessThan(100_000)
  })

  test('with more cells than a list of pharmacies can have is not read', async () => {
    const file = xlsx(sheet(`<row r="1">${'<c/>'.repeat(510_000)}</row>`))
    expect((await errorsOf(file))[0]!.message).toContain('quá xa')
  })

  test.each(['XFD2', 'A1048576', 'BA2', 'A10000'])(
    'with a cell as far away as %s fills no memory before it',
    async (far) => {
      const errors = await errorsOf(xlsx(sheet(`<row r="1">${text(far, 'x')}</row>`)))
      expect(errors[0]!.message).toContain('quá xa')
    },
  )

  test.each([
    ['cut off', () => xlsx(list).subarray(0, 300)],
    ['a zip of something else', () => zipPlain({ 'a.txt': Buffer.from('a') })],
    ['two letters', () => Buffer.from('PK\u0003\u0004 nothing')],
  ])('that is none is told so: %s', async (_, file) => {
    expect(await errorsOf(file())).toMatchObject([{ row: 1, column: 'Tệp' }])
  })

  test('larger than 2 MB is not read', async () => {
    const answer = await send(Buffer.alloc(2 * 1024 * 1024 + 1, 'a'))
    expect(answer.statusCode).toBe(413)
  })
})

const ns = 'http://schemas.openxmlformats.org'

/** The smallest file that spreadsheets would open. */
function xlsx(sheet: string, shared = ''): Buffer {
  const relations = `${ns}/officeDocument/2006/relationships`
  const files = {
    '[Content_Types].xml': `<Types xmlns="${ns}/package/2006/content-types"/>`,
    'xl/workbook.xml': `<workbook xmlns="${ns}/spreadsheetml/2006/main" xmlns:r="${relations}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${ns}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    // The second style is a date's.
    'xl/styles.xml': `<styleSheet xmlns="${ns}/spreadsheetml/2006/main"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${ns}/spreadsheetml/2006/main"><si><t>${shared}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': sheet,
  }
  const named = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const)
  return zipPlain(Object.fromEntries(named))
}

/** A zip of one packed file which says that it is small. */
function packed(name: string, bytes: Buffer): Buffer {
  const body = deflateRawSync(bytes, { level: 9 })
  const plain = zipPlain({ [name]: body })
  const directory = plain.readUInt32LE(plain.length - 6)
  plain.writeUInt16LE(8, directory + 10)
  plain.writeUInt16LE(8, 8)
  return plain
}

async function readAudit() {
  const about = { subject_kind: 'store', subject_id: 'import' }
  return (await shop.call(listAudit, about, admin)).items
}
