import { afterAll, beforeAll, expect, test } from 'vitest'
import { listGamePhones, removeGamePhone } from '#domain/game/backoffice/phones-api.ts'
import type { PhonesImportAnswer } from '#domain/game/backoffice/phones-api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { csvText } from '#test/support/csv-text.ts'
import { addListGame, addTicketGame } from '#test/support/game-desk-writes.ts'
import { refusalOf } from '#test/support/members.ts'
import { sendForm } from '#test/support/send-form.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { addEntries, findCampaign } from '../index.ts'

let shop: TestShop
let staff: StaffMember
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  staff = await hireStaff(shop, 'content')
})
afterAll(() => shop.close())

const reason = 'Danh sách khách mời'
const list = (id: number, q = '') => shop.call(listGamePhones, { id, q }, staff)

async function send(id: number, text: string, isDry = false) {
  const answer = await sendForm(shop, {
    path: `/admin/games/${id}/phones/import`,
    headers: staff.headers,
    file: Buffer.from(text),
    fields: isDry ? { dry_run: 'true' } : { dry_run: 'false', reason },
  })
  return answer.json<{ data: PhonesImportAnswer; errors?: { code: string } }>()
}

test('a file is tried first, then put on the list; what is there or comes twice counts once', async () => {
  const { id } = await addListGame(shop.ctx, 'moi-khach')
  const file = 'Họ tên,Số điện thoại\nAn,0912 000 001\nBình,912000002\nAn,+84912000001\n'
  expect((await send(id, file, true)).data).toEqual({
    added: 2,
    same: 0,
    twice: 1,
    wrong: 0,
    errors: [],
  })
  expect((await list(id)).total).toBe(0)
  expect((await send(id, file)).data).toMatchObject({ added: 2, twice: 1 })
  expect((await send(id, '0912000002\n0912000003\n')).data).toMatchObject({ added: 1, same: 1 })
  const shown = await list(id)
  expect(shown.items.map(({ phone }) => phone)).toEqual(['*******003', '*******002', '*******001'])
  expect(JSON.stringify(shown)).not.toContain('0912')
  expect((await list(id, '002')).items).toHaveLength(1)
})

test('one wrong row ends all of it, and is named', async () => {
  const { id } = await addListGame(shop.ctx, 'moi-sai')
  const { data } = await send(id, '0912000001\nkhông có\n0812\n')
  expect(data).toMatchObject({ added: 0, wrong: 2 })
  expect(data.errors.map(({ row }) => row)).toEqual([2, 3])
  expect((await list(id)).total).toBe(0)
})

test('two files at once leave each phone once', async () => {
  const { id } = await addListGame(shop.ctx, 'moi-hai')
  const phones = Array.from({ length: 200 }, (_, nth) => `0912${String(nth).padStart(6, '0')}`)
  const answers = await Promise.all([send(id, phones.join('\n')), send(id, phones.join('\n'))])
  expect(answers.map(({ data }) => data.added).toSorted((a, b) => a - b)).toEqual([0, 200])
  expect((await list(id)).total).toBe(200)
})

test('a phone is taken off unless it has entries; other campaigns have no list', async () => {
  const { id, slug } = await addListGame(shop.ctx, 'moi-bo')
  await send(id, '0912000001\n0912000002\n')
  const game = (await findCampaign(shop.ctx.db, slug))!
  const wishes = [{ cause: 'day:1', source: 'day' as const, phone: '0912000001' }]
  const at = shop.ctx.clock.now()
  await shop.ctx.db.transaction().execute((trx) => addEntries(trx, game, { wishes, at }))
  const { items } = await list(id)
  const of = (end: string) => items.find(({ phone }) => phone.endsWith(end))!
  const remove = (phone: number) => shop.call(removeGamePhone, { id, phone, reason }, staff)
  expect(await refusalOf(remove(of('001').id))).toBe('conflict')
  expect(await remove(of('002').id)).toEqual({ total: 1 })
  expect(await refusalOf(remove(of('002').id))).toBe('notFound')
  const other = await addTicketGame(shop.ctx, 'khong-danh-sach')
  expect((await send(other, '0912000001\n')).errors?.code).toBe('conflict')
})

test('the list leaves as a file, with a line in the audit that names nobody', async () => {
  const { id } = await addListGame(shop.ctx, 'moi-xuat')
  await send(id, '0912000009\n')
  const url = `/api/admin/games/${id}/phones/export`
  const answer = await shop.app.fastify.inject({ url, headers: staff.headers })
  expect(csvText(answer)).toContain('0912000009')
  const { rows } = await shop.ctx.pool.query<{ text: string }>(
    `select string_agg(to_jsonb(a)::text, ' ') as text from audit_entry a
     where subject_kind = 'game' and subject_id = $1::text`,
    [id],
  )
  expect(rows[0]!.text).toContain('Xuất danh sách số điện thoại')
  expect(rows[0]!.text).not.toContain('0912000009')
})
