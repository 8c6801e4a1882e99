import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCustomer } from '#domain/customer/backoffice/api.ts'
import * as api from '#domain/data-request/backoffice/requests.ts'
import { countDataRequests } from '#domain/data-request/backoffice/waiting.ts'
import type { RequestKind } from '#domain/data-request/kinds.ts'
import * as accountData from '#domain/identity/account-data/api.ts'
import { days } from '#domain/kernel/durations.ts'
import { scheduledJobs } from '#server/housekeeping.ts'
import type { TestShop } from '#test/support/app.ts'
import { customerId } from '#test/support/customer-writes.ts'
import { openMemberShop, password, refusalOf, registerMember } from '#test/support/members.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'

let shop: TestShop
let care: StaffMember
let other: StaffMember
beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: false })
  care = await hireStaff(shop, 'care')
  other = await hireStaff(shop, 'care')
})
afterAll(() => shop.close())

let made = 0
async function newCustomer() {
  made += 1
  const member = await registerMember(shop, `09090${String(made).padStart(5, '0')}`)
  return { member, id: await customerId(shop, member.phone) }
}
const open = (id: number, { headers }: StaffMember = care) =>
  shop.call(openCustomer, { id, cause: 'dataRequest' }, { headers })
const words = { channel: 'phone', proof: 'callBack', proof_note: '', asked: 'Khách gọi' } as const
const record = (id: number, kind: RequestKind, { headers }: StaffMember = care) =>
  shop.call(api.recordDataRequest, { id, kind, ...words }, { headers })
const asked = async (kind: RequestKind) => {
  const customer = await newCustomer()
  await open(customer.id)
  return { ...customer, request: await record(customer.id, kind) }
}
const at = ({ id, version }: { id: number; version: number }) => ({ id, version })
const as = { get: () => ({ headers: care.headers }) }
const read = (id: number) => shop.call(api.dataRequests.get, { id }, as.get())
const listOf = async (customer: number) =>
  (await shop.call(api.dataRequests.list, { customer }, as.get())).items

describe('a request', () => {
  test('is recorded of whom a reason opened, and has the times of the law of its day', async () => {
    const { id } = await newCustomer()
    expect(await refusalOf(record(id, 'copy'))).toBe('lookNeeded')
    await open(id)
    // Saturday 21 November 2026: two working days on is Tuesday.
    expect(await record(id, 'copy')).toMatchObject({
      state: 'open',
      answer_due_at: '2026-11-24T23:59:59.999+07:00',
      due_at: '2026-12-01T23:59:59.999+07:00',
      law_source: 'Luật 91/2025/QH15 và Nghị định 356/2025/NĐ-CP',
      law_verified: false,
      overdue: false,
    })
  })

  test('of a kind is open once, however many record it at once', async () => {
    const { id } = await newCustomer()
    await open(id)
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => record(id, 'object')))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await listOf(id)).toHaveLength(1)
  })

  test('is closed by one of eight, who are told how it is', async () => {
    const { request } = await asked('object')
    const close = (told: string) =>
      shop.call(
        api.closeDataRequest,
        { ...at(request), result: 'done', done_what: 'Đã ngừng gọi', told },
        as.get(),
      )
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, (_, place) => close(`Lời thứ ${place}`)),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await read(request.id)).toMatchObject({ state: 'done', closed_by: expect.any(String) })
    expect(await refusalOf(close('Lần nữa'))).toBe('conflict')
  })

  test('is given to whoever may work on it, and to nobody else', async () => {
    const { request } = await asked('copy')
    const warehouse = await hireStaff(shop, 'warehouse')
    const give = (assignee_id: number | null) =>
      shop.call(api.assignDataRequest, { ...at(request), assignee_id }, as.get())
    expect(await refusalOf(give(warehouse.id))).toBe('notFound')
    expect(await give(other.id)).toMatchObject({ assignee: { id: other.id } })
    const listed = shop.call(api.dataRequests.list, {}, { headers: warehouse.headers })
    expect(await refusalOf(listed)).toBe('forbidden')
  })

  test('is refused on a ground of the law, and not without one', async () => {
    const { request } = await asked('erase')
    const close = (ground?: 'law') =>
      shop.call(
        api.closeDataRequest,
        {
          ...at(request),
          result: 'refused',
          done_what: 'Còn hoá đơn',
          told: 'Đã giải thích',
          ground,
        },
        as.get(),
      )
    expect(await refusalOf(close())).toBe('invalidInput')
    expect(await close('law')).toMatchObject({ state: 'refused', ground: 'law' })
  })
})

describe('what is asked for is done with what there is', () => {
  test('a copy is made for whoever opened the customer, without health topics', async () => {
    const { request, member } = await asked('copy')
    const byOther = shop.call(api.makeDataFile, at(request), { headers: other.headers })
    expect(await refusalOf(byOther)).toBe('lookNeeded')
    const { data, request: after } = await shop.call(api.makeDataFile, at(request), as.get())
    expect(data.user).toMatchObject({ phone: member.phone, healths: [] })
    expect(after).toMatchObject({ steps: ['fileMade'], state: 'open' })
  })

  test('consents are withdrawn and stay so in the history', async () => {
    const one = await asked('correct')
    const two = await asked('withdraw')
    const { headers } = two.member
    await shop.call(accountData.changeConsents, { consents: { smsCommercial: true } }, { headers })
    const asking = { ...at(two.request), purpose: 'Commercial' } as const
    await shop.call(api.withdrawConsents, asking, as.get())
    const { consents, history } = await shop.call(accountData.getConsents, {}, { headers })
    expect(consents.smsCommercial).toBe(false)
    expect(history[0]).toMatchObject({
      channel: expect.stringMatching(/Commercial$/),
      source: 'request',
    })
    const wrong = shop.call(api.withdrawConsents, { ...at(one.request), purpose: 'all' }, as.get())
    expect(await refusalOf(wrong)).toBe('conflict')
  })
})

describe("a member's own deletion", () => {
  test('is in the list, and is taken back with the wish', async () => {
    const { member, id } = await newCustomer()
    const { headers } = member
    await shop.call(accountData.askDeletion, { password }, { headers })
    expect(await listOf(id)).toMatchObject([{ kind: 'erase', channel: 'account', state: 'open' }])
    await shop.call(accountData.cancelDeletion, {}, { headers })
    expect(await listOf(id)).toMatchObject([{ state: 'withdrawn' }])
  })

  test('asked of staff comes a day before the law wants it, and closes with the account', async () => {
    const { request, id, member } = await asked('erase')
    const early = shop.call(
      api.closeDataRequest,
      { ...at(request), result: 'done', done_what: 'Đã xoá', told: 'Đã xoá' },
      as.get(),
    )
    expect(await refusalOf(early)).toBe('conflict')
    const after = await shop.call(api.eraseByRequest, at(request), as.get())
    expect(after).toMatchObject({
      state: 'open',
      steps: ['eraseAsked'],
      deletion_due_at: '2026-12-10T23:59:59.999+07:00',
    })
    expect(await listOf(id)).toHaveLength(1)
    const before = await shop.call(countDataRequests, {}, as.get())
    shop.ctx.clock.advance(days(20))
    const late = await shop.call(
      countDataRequests,
      {},
      { headers: (await hireStaff(shop, 'care')).headers },
    )
    expect(late.overdue).toBeGreaterThan(before.overdue)
    const erase = scheduledJobs.find(({ name }) => name === 'erase-members')!
    await erase.run(shop.ctx)
    const row = await shop.ctx.db
      .selectFrom('data_request')
      .select(['state', 'asked', 'steps'])
      .where('id', '=', request.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ state: 'done', asked: '', steps: ['eraseAsked', 'erased'] })
    expect(member.phone).toMatch(/^0/)
  })
})
