import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  activateCodes,
  codeBatches,
  recallCodes,
  type TakenOver,
} from '#domain/genuine/backoffice/batches.ts'
import { traceCode } from '#domain/genuine/backoffice/trace.ts'
import { checkCode, earnWithCode } from '#domain/membership/api.ts'
import { examine } from '#server/doctor.ts'
import type { TestShop } from '#test/support/app.ts'
import { issueCodes, openProgramme } from '#test/support/loyalty.ts'
import { openMemberShop, refusalOf, registerMember, type Member } from '#test/support/members.ts'
import { sendForm } from '#test/support/send-form.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'
import { issueBatch } from '../index.ts'
import { issueAsked } from './issue-asked.ts'

let shop: TestShop
let admin: StaffMember
let jex: ShelfProduct
let member: Member
beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: false })
  await openProgramme(shop)
  admin = await hireStaff(shop)
  jex = (await addStock(shop.ctx.db, [{ code: 'JEX' }]))[0]!
  member = await registerMember(shop, '0904000001')
})
afterAll(() => shop.close())

const reason = 'Theo lệnh sản xuất'
const as = () => ({ headers: admin.headers })
const trace = (code: string, { headers } = admin) => shop.call(traceCode, { code }, { headers })
const enter = (code: string) =>
  shop.call(
    earnWithCode,
    { code },
    { headers: { ...member.headers, 'idempotency-key': crypto.randomUUID() } },
  )
const terms = {
  kind: 'single',
  product_code: 'JEX',
  prefix: '',
  point: 30,
  activation: 'ranges',
  lot: '2611B',
  product_expires_on: null,
  earn_until: null,
  note: '',
} as const

describe('a batch that is issued at the desk', () => {
  test('is filled by a job, whose file its printer alone opens, in the order of its places', async () => {
    const identity = await generateX25519Identity()
    const recipient = await identityToRecipient(identity)
    const asked = { ...terms, name: 'Lô của bàn', count: 25, recipient, reason }
    const begun = await shop.call(codeBatches.create, asked, as())
    expect(begun).toMatchObject({ state: 'issuing', count: 25, activated: 0, has_file: false })
    await issueAsked(shop.ctx, begun.id)
    // A job comes at least once.
    await issueAsked(shop.ctx, begun.id)
    const ready = await shop.call(codeBatches.get, { id: begun.id }, as())
    expect(ready).toMatchObject({ state: 'ready', count: 25, has_file: true })
    const file = await shop.app.fastify.inject({
      url: `/api/admin/code-batches/${begun.id}/file`,
      headers: admin.headers,
    })
    const decrypter = new Decrypter()
    decrypter.addIdentity(identity)
    const codes = (await decrypter.decrypt(file.rawPayload, 'text')).trim().split('\n')
    expect(codes).toHaveLength(25)
    expect(await trace(codes[6]!)).toMatchObject({ state: 'inactive', batch: { serial: 7 } })
    expect(await examine(shop.ctx.db)).toEqual([])
  })

  test('has a name of its own and a printer', async () => {
    const recipient = 'age1nobody'
    const asked = { ...terms, name: 'Lô của bàn', count: 5, recipient, reason }
    expect(await refusalOf(shop.call(codeBatches.create, asked, as()))).toBe('conflict')
  })
})

describe('codes that are activated range by range', () => {
  test('earn from then on, and before are neither wrong nor genuine', async () => {
    const { codes, batchId: id } = await issueBatch(
      shop.ctx,
      { name: 'cuộn', kind: 'single', productCode: 'JEX', point: 30, activation: 'ranges' },
      10,
    )
    expect(await enter(codes[4]!)).toMatchObject({ code: 14, point: 0 })
    expect(await shop.call(checkCode, { code: codes[4]! })).toMatchObject({ verdict: 'unknown' })
    const activate = (first: number, last: number) =>
      shop.call(activateCodes, { id, first, last, reason }, as())
    expect(await activate(1, 5)).toMatchObject({ activated: 5, ranges: [{ first: 1, last: 5 }] })
    expect(await enter(codes[4]!)).toMatchObject({ code: 1, point: 30 })
    expect(await enter(codes[5]!)).toMatchObject({ code: 14 })
    expect(await refusalOf(activate(5, 6))).toBe('conflict')
    expect(await refusalOf(activate(6, 11))).toBe('conflict')
    const many = await Promise.allSettled(Array.from({ length: 4 }, () => activate(6, 10)))
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await enter(codes[9]!)).toMatchObject({ code: 1 })
  })
})

test('a batch that is called back tells its reason, once, and keeps what was earned', async () => {
  const [used, free] = await issueCodes(shop, jex, 2, { name: 'in sai' })
  await enter(used!)
  const { items } = await shop.call(codeBatches.list, { q: 'in sai' }, as())
  const { id, version } = items[0]!
  const told = 'Nhãn in sai hạn dùng'
  const recall = () => shop.call(recallCodes, { id, version, told, reason }, as())
  expect(await recall()).toMatchObject({ state: 'recalled', entered: 1, recall_reason: told })
  expect(await refusalOf(recall())).toBe('conflict')
  expect(await enter(free!)).toMatchObject({ code: 15, recall_reason: told })
  expect(await trace(used!)).toMatchObject({ state: 'used', points: [{ change: 30 }] })
})

test('who holds a box was promised its last day: it is moved later, never nearer', async () => {
  await issueCodes(shop, jex, 1, { name: 'hạn', earnUntil: '2026-12-31' })
  const { items } = await shop.call(codeBatches.list, { q: 'hạn' }, as())
  const { id } = items[0]!
  const write = (version: number, earnUntil: string | null) => {
    const fields = { lot: '', product_expires_on: null, earn_until: earnUntil, note: '' }
    return shop.call(codeBatches.change, { id, version, ...fields, reason }, as())
  }
  expect(await refusalOf(write(1, '2026-12-30'))).toBe('conflict')
  expect(await write(1, '2027-01-31')).toMatchObject({ earn_until: '2027-01-31' })
})

test("a printer's list is tried, then taken over whole or not at all", async () => {
  const send = async (list: string, fields: Record<string, string>) => {
    const { headers } = admin
    const path = '/admin/code-batches/take-over'
    const answer = await sendForm(shop, { path, headers, file: Buffer.from(list), fields })
    return answer.json<{ data: TakenOver }>().data
  }
  const list = 'code\nXINNHA001\nXINNHA002\nXINNHA001\n'
  expect(await send(list, { dry_run: 'true' })).toMatchObject({
    wrong: 1,
    written: false,
    problems: [{ line: 4, problem: 'Trùng với dòng 2' }],
  })
  const { prefix: _prefix, ...given } = terms
  const written = { dry_run: 'false', terms: JSON.stringify({ ...given, name: 'nhà in' }), reason }
  expect(await send(list, written)).toMatchObject({ written: false })
  const taken = await send('XINNHA001\nXINNHA002\n', written)
  expect(taken).toMatchObject({ written: true, codes: 2 })
  expect(await trace('xinnha002')).toMatchObject({ state: 'inactive', batch: { serial: 2 } })
})

describe('the look-up of one code', () => {
  test('tells who tried it and entered it, masked by right, and stands in the audit without the code', async () => {
    const [code] = await issueCodes(shop, jex, 1)
    await shop.call(checkCode, { code: code! })
    await enter(code!)
    await enter(code!)
    const full = await trace(code!)
    expect(full).toMatchObject({
      state: 'used',
      use: { phone: member.phone, channel: 'member', point: 30 },
      attempts: [{ result: 3 }, { result: 1 }],
    })
    const audit = await shop.ctx.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('subject_kind', '=', 'genuineCode')
      .execute()
    expect(audit.length).toBeGreaterThan(0)
    expect(JSON.stringify(audit)).not.toContain(code)
  })

  test('of a code that nobody issued tells that, and who tried it', async () => {
    await enter('KHONGCO01')
    expect(await trace('khongco01')).toMatchObject({
      state: 'unknown',
      batch: null,
      use: null,
      attempts: [{ result: 0 }],
    })
  })

  test('is for whoever may', async () => {
    const { headers } = await hireStaff(shop, 'content')
    expect(await refusalOf(shop.call(traceCode, { code: 'ABC123XYZ' }, { headers }))).toBe(
      'forbidden',
    )
  })
})
