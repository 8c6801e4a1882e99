import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Input } from '#domain/contract.ts'
import { placeOrder } from '#domain/order/api.ts'
import * as api from '#domain/order/cash/api.ts'
import * as statements from '#domain/order/cash/backoffice/statements.ts'
import { judgeLine } from '#domain/order/cash/states.ts'
import { days } from '#domain/kernel/durations.ts'
import { cashTexts } from '#domain/order/cash/texts.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import { live } from '#test/support/order-lives.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { addStock, guestOrder, type ShelfProduct } from '#test/support/stock.ts'
import { readAmount, readStatement } from './read-statement.ts'

let shop: TestShop
let product: ShelfProduct
let headers: Record<string, string>

beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: false })
  product = (await addStock(shop.ctx.db, [{ code: 'JEX' }]))[0]!
  headers = await staffHeaders(shop, 'accountant')
})
afterAll(() => shop.close())

let phones = 0

async function delivered(): Promise<{ code: string; amount: number }> {
  phones += 1
  const phone = `09070001${String(phones).padStart(2, '0')}`
  const { code, costs } = await shop.call(placeOrder, guestOrder([{ product }], phone))
  await live(shop, code, 'handedToCarrier', 'delivered')
  return { code, amount: costs.order_total.amount }
}

type ListInput = Input<typeof api.listCash>
type Line = { code: string; amount: number; fee?: number; reason?: string }

function book(reference: string, lines: Line[]) {
  const received = lines.reduce((sum, { amount, fee = 0 }) => sum + amount - fee, 0)
  return shop.call(
    api.bookStatement,
    { carrier: 'branch', reference, on: '2026-11-28', received, lines },
    { headers },
  )
}

async function parcelOf(code: string): Promise<api.CashParcel> {
  const { items } = await shop.call(api.listCash, { q: code }, { headers })
  return items[0]!
}

describe('money taken at a branch', () => {
  test('is owed until a statement has it, and done once the bank has it', async () => {
    const { code, amount } = await delivered()
    expect(await parcelOf(code)).toMatchObject({
      carrier: 'branch',
      state: 'out',
      expected: amount,
      collected: amount,
      remitted: null,
      age: 0,
      is_late: false,
    })
    const { id } = await book('NGAY-1', [{ code, amount, fee: 5000 }])
    expect(await parcelOf(code)).toMatchObject({
      state: 'remitted',
      remitted: amount,
      banked: null,
    })
    const banked = { id, on: '2026-11-28', reference: 'FT26332001' }
    await shop.call(statements.bankStatement, banked, { headers })
    expect(await parcelOf(code)).toMatchObject({ state: 'done', banked: amount })
    expect(await refusalOf(shop.call(statements.bankStatement, banked, { headers }))).toBe(
      'conflict',
    )
  })

  test('that differs stays open until somebody says why', async () => {
    const { code, amount } = await delivered()
    const { id } = await book('LECH-1', [{ code, amount: amount - 1000 }])
    expect(await parcelOf(code)).toMatchObject({ state: 'different' })
    const reason = 'Bưu tá nộp thiếu, đã trừ lương'
    await shop.call(statements.explainLine, { id, order_code: code, reason }, { headers })
    expect(await parcelOf(code)).toMatchObject({ state: 'remitted' })
  })

  test('of a statement taken back is owed again, and the statement still says what it said', async () => {
    const { code, amount } = await delivered()
    const { id } = await book('SAI-1', [{ code, amount }])
    await shop.call(statements.reverseStatement, { id, reason: 'Nhập nhầm bảng kê' }, { headers })
    expect(await parcelOf(code)).toMatchObject({ state: 'out', statement_id: null })
    const kept = await shop.call(statements.getStatement, { id }, { headers })
    expect(kept).toMatchObject({ received: amount, reversal: { reason: 'Nhập nhầm bảng kê' } })
    await book('SAI-1', [{ code, amount }])
    await expect(shop.ctx.pool.query('delete from cash_statement_line')).rejects.toThrow(
      'only ever',
    )
  })

  test('is booked once, however many accountants book it at once', async () => {
    const { code, amount } = await delivered()
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, (_, at) =>
        book(at < 4 ? 'CUNG-LUC' : `KHAC-${at}`, [{ code, amount }]),
      ),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const left = await shop.ctx.pool.query(
      `select from cash_statement s where not exists
        (select from cash_statement_line l where l.statement_id = s.id)`,
    )
    expect(left.rowCount).toBe(0)
  })

  test('is told by name to whoever comes second', async () => {
    const { code, amount } = await delivered()
    await book('TRUOC-1', [{ code, amount }])
    const refusals = [book('SAU-1', [{ code, amount }]), book('TRUOC-1', [{ code, amount }])]
    const [parcel, number] = await Promise.all(
      refusals.map((each) => each.catch((error: Error) => error.message)),
    )
    expect(parcel).toContain(`${code} (Đã nộp ở bảng kê TRUOC-1)`)
    expect(number).toContain('Bảng kê “TRUOC-1” của Quầy chi nhánh đã được')
    const lines = [{ code, amount }]
    const asked = { carrier: 'branch', reference: 'truoc-1', lines } as const
    const told = await shop.call(api.judgeStatement, asked, { headers })
    expect(told.lines).toMatchObject([
      { verdict: 'remitted', order_code: code, statement: { reference: 'TRUOC-1' } },
    ])
    expect(told.booked).toMatchObject({ id: expect.any(Number), by: expect.any(String) })
  })

  test('of a statement with a fee of its own comes less that fee', async () => {
    const { code, amount } = await delivered()
    const said = { carrier: 'branch', reference: 'PHI-1', on: '2026-11-27', fee: 3000 } as const
    const lines = [{ code, amount, fee: 2000 }]
    const whole = { ...said, received: amount - 2000, lines }
    expect(await refusalOf(shop.call(api.bookStatement, whole, { headers }))).toBe('invalidInput')
    const less = { ...whole, received: amount - 5000 }
    const { id } = await shop.call(api.bookStatement, less, { headers })
    const kept = await shop.call(statements.getStatement, { id }, { headers })
    expect(kept).toMatchObject({ stated_on: '2026-11-27', fee: 5000, state: 'waiting', missing: 0 })
    expect(kept.history).toMatchObject([{ action: cashTexts.booked }])
  })

  test('is listed from the oldest on, page after page, with what each state holds', async () => {
    const orders = [await delivered(), await delivered(), await delivered()]
    const list = (input: Partial<ListInput>) =>
      shop.call(api.listCash, { state: 'out', carrier: 'branch', ...input }, { headers })
    const whole = await list({})
    expect(whole.counts.out).toBe(whole.items.length)
    expect(whole.carriers).toMatchObject([{ carrier: 'branch', limit: 1, oldest: 0 }])
    const codes: string[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await list({ limit: 2, ...(cursor && { cursor }) })
      codes.push(...page.items.map(({ order_code: code }) => code))
      cursor = page.next
    }
    expect(codes).toEqual(whole.items.map(({ order_code: code }) => code))
    expect(codes.slice(-3)).toEqual(orders.map(({ code }) => code))
    shop.ctx.clock.advance(days(3))
    // Whoever was logged in three days ago no longer is.
    const later = { headers: await staffHeaders(shop, 'accountant') }
    const late = await shop.call(api.listCash, { state: 'late', limit: 100 }, later)
    shop.ctx.clock.advance(-days(3))
    expect(late.items).toHaveLength(late.counts.late)
    expect(late.items.at(-1)).toMatchObject({ is_late: true, age: 3 })
    expect(await refusalOf(list({ cursor: 'x' }))).toBe('invalidInput')
  })

  test('has statements that wait for a reason, for the bank, for nothing', async () => {
    const { code, amount } = await delivered()
    const { id } = await book('DANH-SACH', [{ code, amount: amount - 500 }])
    const find = async (state?: 'different' | 'waiting' | 'banked' | 'reversed') => {
      const asked = { q: 'danh-sach', ...(state && { state }) }
      const { items } = await shop.call(statements.listStatements, asked, { headers })
      return items.map((each) => each.state)
    }
    expect(await find()).toEqual(['different'])
    expect(await find('waiting')).toEqual(['different'])
    const reason = 'Khách trả thiếu'
    await shop.call(statements.explainLine, { id, order_code: code, reason }, { headers })
    expect(await find('different')).toEqual([])
    const banked = { id, on: '2026-11-28', reference: 'FT26332002' }
    await shop.call(statements.bankStatement, banked, { headers })
    expect(await find('banked')).toEqual(['banked'])
    await shop.call(statements.reverseStatement, { id, reason }, { headers })
    expect(await find('reversed')).toEqual(['reversed'])
    const { items } = await shop.call(statements.listStatements, { q: code }, { headers })
    expect(items).toMatchObject([{ id, missing: 500, unexplained: 0 }])
  })

  test('is booked whole or not at all', async () => {
    const good = await delivered()
    const lines = [good, { code: 'DH000000XXXX', amount: 1 }]
    expect(await refusalOf(book('MOT-NUA', lines))).toBe('conflict')
    expect(await parcelOf(good.code)).toMatchObject({ state: 'out' })
  })

  test('adds up, whatever was handed over, missing or taken back', async () => {
    const orders = [await delivered(), await delivered(), await delivered(), await delivered()]
    const [whole, short, back] = orders
    await book('TONG-1', [whole!, { ...short!, amount: short!.amount - 7000 }])
    const { id } = await book('TONG-2', [back!])
    await shop.call(statements.reverseStatement, { id, reason: 'Nhầm ngày' }, { headers })
    const parcels = await Promise.all(orders.map(({ code }) => parcelOf(code)))
    const sum = (each: (parcel: api.CashParcel) => number) =>
      parcels.reduce((total, parcel) => total + each(parcel), 0)
    const out = sum(({ state, collected }) => (state === 'out' ? collected : 0))
    const remitted = sum((parcel) => parcel.remitted ?? 0)
    expect(sum(({ expected }) => expected)).toBe(out + remitted + 7000)
  })
})

describe('a line of a statement', () => {
  const page = readFileSync('docs/rules/cash.md', 'utf8')
  const rows = [...page.matchAll(/^\| (.+) \| (\w+) +\|$/gm)].flatMap(([, cells, verdict]) => {
    const [what, names, carrier, taken, before, amount] = cells!
      .split('|')
      .map((cell) => cell.trim())
    return names === 'yes' || names === 'no'
      ? [{ what, names, carrier, taken, before, amount, verdict }]
      : []
  })

  test.each(rows)('$what', ({ names, carrier, taken, before, amount, verdict }) => {
    const number = (cell = '') => Number(cell.replaceAll('.', ''))
    const parcel = {
      orderId: 1,
      carrier: carrier === 'same' ? ('VNPost' as const) : ('ECO' as const),
      collected: taken === '–' ? null : number(taken),
      isRemitted: before === 'remitted',
    }
    const told = judgeLine({ amount: number(amount) }, names === 'yes' ? parcel : undefined, {
      carrier: 'VNPost',
      isRepeated: before === 'same file',
    })
    expect(told).toBe(verdict)
  })

  test('stands in the table of the rules', () => expect(rows).toHaveLength(7))
})

describe('a file of a carrier', () => {
  test('is read with other heads, grouped amounts and a line of totals', async () => {
    const file =
      'STT,Mã đơn hàng,COD,Cước phí\n1,VN1,295.000,5.000\n2,VN2,"300,000 VNĐ",\n,,595.000,\n'
    expect(await readStatement(Buffer.from(file))).toEqual({
      lines: [
        { row: 2, code: 'VN1', amount: 295_000, fee: 5000 },
        { row: 3, code: 'VN2', amount: 300_000, fee: 0 },
      ],
      errors: [],
    })
  })

  test('tells its missing columns and which cells it cannot read', async () => {
    const missing = await readStatement(Buffer.from('Mã vận đơn,Ghi chú\nVN1,x\n'))
    expect(missing.errors).toMatchObject([{ row: 1, column: cashTexts.heads.amount }])
    const wrong = await readStatement(Buffer.from('Mã vận đơn,COD\nVN1,hai trăm\n'))
    expect(wrong).toEqual({
      lines: [],
      errors: [{ row: 2, column: cashTexts.heads.amount, message: cashTexts.wrongAmount }],
    })
    expect(readAmount('12,5')).toBeNull()
    expect(readAmount('-5000')).toBeNull()
  })
})
