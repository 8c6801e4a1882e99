import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days } from '#domain/kernel/durations.ts'
import { leaveLead } from '#domain/publishing/api.ts'
import * as api from '#domain/publishing/backoffice/leads.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import {
  blockOf,
  hireEditors,
  publishLanding,
  wholeLanding,
  type Editors,
} from '#test/support/publishing.ts'
import { expectRefused } from '#test/support/refused.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { sealPhone } from '../../identity/erased-phone.ts'
import { forgetOldLeads, leadListeners } from './leads.ts'

let shop: TestShop
let editors: Editors
let care: { headers: Record<string, string> }
const form = blockOf('lead', { title: 'Tư vấn', purpose: 'gọi tư vấn' })
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false }, now: '2026-11-24T09:00:00+07:00' })
  editors = await hireEditors(shop)
  await publishLanding(shop, editors, 'tu-van', wholeLanding([form], { title: 'Trang tư vấn' }))
})
beforeEach(async () => {
  care = { headers: await staffHeaders(shop, 'care') }
})
afterAll(() => shop.close())

let people = 0
/** Somebody leaves a phone; gives what care sees of it. */
async function leave(name: string): Promise<api.LeadRow & { left: string }> {
  people += 1
  const phone = `09012345${String(people).padStart(2, '0')}`
  const person = { name, phone, consent: true as const }
  await shop.call(leaveLead, { slug: 'tu-van', block: form.key, ...person })
  const { items } = await shop.call(api.leads.list, {}, care)
  return { ...items[0]!, left: phone }
}

const get = (id: number) => shop.call(api.leads.get, { id }, care)
const erasedFacts = { name: null, phone: '', call: null, note: '' }

describe('whoever left a phone', () => {
  test('is called: found by name, page and state, and noted by one at a time', async () => {
    const lan = await leave('Nguyễn Thị Lan')
    expect(lan).toMatchObject({
      name: 'Nguyễn Thị Lan',
      purpose: 'gọi tư vấn',
      page: { slug: 'tu-van', title: 'Trang tư vấn' },
      state: 'new',
    })
    const { id, version, left } = lan
    expect(lan.phone).toBe(`*******${left.slice(-3)}`)
    expect(await get(id)).toMatchObject({ phone: lan.phone, call: left })
    const noted = { state: 'unreachable' as const, note: 'Gọi lại sau 17:00', reason: 'Gọi lần 1' }
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => shop.call(api.leads.change, { id, version, ...noted }, care)),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [page] = await shop.call(api.listLeadPages, {}, care)
    expect(page?.title).toBe('Trang tư vấn')
    for (const asked of [{ q: 'thi lan' }, { state: 'unreachable' as const }, { q: lan.left }]) {
      const { items } = await shop.call(api.leads.list, { ...asked, content: page!.id }, care)
      expect(items.map((each) => each.id)).toEqual([id])
    }
    const { items } = await shop.call(api.leads.history, { id }, care)
    expect(JSON.stringify(items)).not.toMatch(/Lan|090/)
  })

  test('is nothing to marketers, who only write the pages', async () => {
    const asMarketer = { headers: await staffHeaders(shop, 'content') }
    expect((await expectRefused(shop.call(api.leads.list, {}, asMarketer))).code).toBe('forbidden')
  })

  test('is forgotten when they ask, with what was noted of them', async () => {
    const { id, version } = await leave('Đỗ Văn Khoa')
    const note = { state: 'done' as const, note: 'Anh Khoa đã mua', reason: 'Đã gọi' }
    await shop.call(api.leads.change, { id, version, ...note }, care)
    const asked = { id, reason: 'Khách yêu cầu qua hotline' }
    expect(await shop.call(api.eraseLead, asked, care)).toMatchObject({
      ...erasedFacts,
      state: 'done',
    })
    await shop.call(api.eraseLead, asked, care)
    const { items } = await shop.call(api.leads.history, { id }, care)
    expect(items.map(({ action }) => action)).toEqual([
      'Xoá thông tin người để lại số điện thoại',
      'Ghi kết quả liên hệ',
    ])
    expect(JSON.stringify(items)).not.toMatch(/Khoa|090/)
  })

  test('is forgotten with the account that has the phone, and after a year', async () => {
    const { id, left } = await leave('Lê Thu Hà')
    const other = await leave('Phạm Minh')
    const payload = { memberId: 1, phone: sealPhone(shop.ctx, left) }
    await leadListeners['member.erased']!['forgetLeads']!(shop.ctx, payload)
    expect(await get(id)).toMatchObject(erasedFacts)
    expect(await get(other.id)).toMatchObject({ name: 'Phạm Minh' })

    shop.ctx.clock.advance(days(365) + 1)
    care = { headers: await staffHeaders(shop, 'care') }
    await forgetOldLeads(shop.ctx)
    expect(await get(other.id)).toMatchObject(erasedFacts)
  })
})
