import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/employee/desk/api.ts'
import { listAudit } from '#domain/staff/api.ts'
import { openTestShop, type CallRefused, type TestShop } from '#test/support/app.ts'
import { staffHeaders } from '#test/support/staff.ts'

let shop: TestShop
let headers: Record<string, string>
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  headers = await staffHeaders(shop)
})
afterAll(() => shop.close())

const reason = 'Danh sách phòng nhân sự'

function add(number: string, name: string, phones: string[]) {
  return shop.call(api.addEmployee, { number, name, phones, reason }, { headers })
}

async function refused(call: Promise<unknown>): Promise<CallRefused> {
  return call.then(
    () => expect.unreachable(),
    (error: CallRefused) => error,
  )
}

describe('employees at the desk', () => {
  test('are added with their phones and found by number, name without accents and phone', async () => {
    const lan = await add('nv001', 'Nguyễn Thị Lan', ['0901 000 001', '+84901000002'])
    expect(lan).toMatchObject({
      number: 'NV001',
      active: true,
      phones: ['0901000001', '0901000002'],
    })
    for (const q of ['NV001', 'v00', 'nguyen thi', '0901000002', '0002']) {
      const { items } = await shop.call(api.listEmployees, { q }, { headers })
      expect(items.map(({ id }) => id)).toEqual([lan.id])
    }
    const none = await shop.call(api.listEmployees, { q: '%' }, { headers })
    expect(none.items).toEqual([])
  })

  test('keep a number and a phone to themselves, and a refusal adds nothing', async () => {
    await add('NV002', 'Trần Văn Hùng', ['0901000010'])
    const number = await refused(add('NV002', 'Lê Văn Nam', []))
    expect([number.code, Object.keys(number.fields)]).toEqual(['conflict', ['number']])
    const phone = await refused(add('NV003', 'Lê Văn Nam', ['0901000011', '0901000010']))
    expect(phone.fields.phones).toContain('NV002')
    const { items } = await shop.call(api.listEmployees, { q: 'NV003' }, { headers })
    expect(items).toEqual([])
  })

  test('of two who take one phone at once, one gets it', async () => {
    const both = ['NV010', 'NV011'].map((number) => add(number, 'Phạm Thu Hà', ['0901000020']))
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('change, gain and lose phones, and every change stands in the audit with its reason', async () => {
    const { id } = await add('NV020', 'Đỗ Minh Anh', ['0901000030'])
    const body = { id, number: 'NV020', name: 'Đỗ Minh Anh', active: false, reason: 'Nghỉ việc' }
    expect((await shop.call(api.changeEmployee, body, { headers })).active).toBe(false)
    const phone = { id, phone: '0901000031', reason: 'Đổi số' }
    const added = await shop.call(api.addEmployeePhone, phone, { headers })
    expect(added.phones).toEqual(['0901000030', '0901000031'])
    const old = { id, phone: '0901000030', reason: 'Đổi số' }
    const left = await shop.call(api.removeEmployeePhone, old, { headers })
    expect(left.phones).toEqual(['0901000031'])
    const again = await refused(shop.call(api.removeEmployeePhone, old, { headers }))
    expect(again.code).toBe('notFound')
    const subject = { subject_kind: 'employee', subject_id: String(id) }
    const audit = await shop.call(listAudit, subject, { headers })
    expect(audit.items.map((entry) => entry.reason)).toEqual([
      ...['Đổi số', 'Đổi số', 'Nghỉ việc', reason],
    ])
    expect(audit.items[0]).toMatchObject({
      before: { phones: ['0901000030', '0901000031'] },
      after: { phones: ['0901000031'] },
    })
  })

  test('are for those whose role reads or edits them', async () => {
    const care = await staffHeaders(shop, 'care')
    const list = await refused(shop.call(api.listEmployees, {}, { headers: care }))
    expect(list.code).toBe('forbidden')
    const guest = await refused(shop.call(api.listEmployees, {}))
    expect(guest.code).toBe('unauthenticated')
  })
})

describe('a file of employees', () => {
  const file = [
    '\uFEFFMã nhân viên;Họ tên;Số điện thoại;Trạng thái',
    'NV100;Vũ Thị Mai;"0902000001; 0902000002";',
    'NV101;Bùi Quốc Khánh;902000003;Đang làm',
    'NV100;Vũ Thị Mai;0902000004;',
    'NV102;Hoàng Đức Long;;Đã nghỉ',
  ].join('\r\n')

  function load(csv: string, dry_run = false) {
    return shop.call(api.importEmployees, { csv, dry_run, reason }, { headers })
  }

  test('tells what it would do, then does it, and does nothing a second time', async () => {
    const dry = await load(file, true)
    expect(dry).toMatchObject({ applied: false, errors: [] })
    expect(dry.employees.map(({ number, outcome }) => [number, outcome])).toEqual([
      ...[
        ['NV100', 'added'],
        ['NV101', 'added'],
        ['NV102', 'added'],
      ],
    ])
    expect((await shop.call(api.listEmployees, { q: 'NV10' }, { headers })).items).toEqual([])
    expect((await load(file)).applied).toBe(true)
    const { items } = await shop.call(api.listEmployees, { q: 'NV10' }, { headers })
    expect(items).toMatchObject([
      { number: 'NV100', phones: ['0902000001', '0902000002', '0902000004'], active: true },
      // A spreadsheet had taken the zero away.
      { number: 'NV101', phones: ['0902000003'] },
      { number: 'NV102', phones: [], active: false },
    ])
    const again = await load(file)
    expect(new Set(again.employees.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']))
  })

  test('with one wrong line changes nothing and names each wrong line in words', async () => {
    await add('NV200', 'Ngô Thị Hồng', ['0903000001'])
    const wrong = [
      'Mã nhân viên,Họ tên,Số điện thoại,Trạng thái',
      'NV201,Lý Gia Bảo,0903000002,',
      'NV202,An,0903000003,',
      'N,Lý Gia Bảo,123,nghỉ phép',
      'NV203,Đặng Thu Trang,0903000001,',
      'NV204,Đặng Thu Trang,0903000002,',
      'NV201,Lý Gia Bách,,',
    ].join('\n')
    const { applied, errors } = await load(wrong)
    expect(applied).toBe(false)
    expect(errors.map(({ line }) => line)).toEqual([3, 4, 4, 5, 6, 7])
    expect(errors.map(({ message }) => message)).toEqual([
      ...['Họ tên', 'Mã nhân viên', 'Trạng thái', 'NV200', 'dòng 2', 'dòng 2'].map(
        (part) => expect.stringContaining(part) as unknown,
      ),
    ])
    const { items } = await shop.call(api.listEmployees, { q: 'NV201' }, { headers })
    expect(items).toEqual([])
  })

  test('that is none is told so', async () => {
    expect((await load('chỉ là chữ')).errors[0]!.message).toContain('Thiếu cột')
    const head = 'Mã nhân viên,Họ tên,Số điện thoại'
    expect((await load(head)).errors[0]!.message).toContain('chưa có dòng')
    expect((await load(`${head}\nNV300,"Vỡ ngoặc,0903000009`)).errors).toHaveLength(1)
  })
})
