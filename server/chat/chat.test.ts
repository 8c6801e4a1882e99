import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/chat/api.ts'
import * as desk from '#domain/chat/backoffice/api.ts'
import { chatTexts as texts } from '#domain/chat/texts.ts'
import { days, hours } from '#domain/kernel/durations.ts'
import { exportData } from '#domain/identity/account-data/api.ts'
import { placeOrder } from '#domain/order/api.ts'
import { listAudit } from '#domain/staff/api.ts'
import { listeners } from '#server/listeners.ts'
import { saveSetting } from '#server/settings/index.ts'
import type { TestShop } from '#test/support/app.ts'
import { lastChat, openVisitor } from '#test/support/chats.ts'
import { openMemberShop, registerMember } from '#test/support/members.ts'
import { expectRefused } from '#test/support/refused.ts'
import { hireStaff } from '#test/support/staff.ts'
import { addStock, guestOrder } from '#test/support/stock.ts'
import { chatJobs } from './jobs.ts'

let shop: TestShop

beforeAll(async () => {
  // A Saturday morning: somebody is there.
  shop = await openMemberShop()
})
afterAll(() => shop.close())

const pharmacist = async () => {
  const { headers, id } = await hireStaff(shop, 'pharmacist')
  return { headers, id }
}
const uuid = () => crypto.randomUUID()
const housekeeping = () => chatJobs[0]!.run(shop.ctx)

describe('a visitor', () => {
  test('has no cookie for looking, and one that no script reads from the first message on', async () => {
    const lan = openVisitor(shop)
    expect((await lan.call(api.getChat, { inbox: 'shop' })).conversation).toBeNull()
    expect(lan.jar.size).toBe(0)
    const answer = await shop.app.fastify.inject({
      method: 'POST',
      url: '/api/chat/messages',
      payload: { inbox: 'shop', client_id: uuid(), words: 'Cho em hỏi' },
    })
    const [cookie] = answer.cookies
    expect(cookie).toMatchObject({ name: 'chat', httpOnly: true, sameSite: 'Lax' })
    expect(answer.body).not.toContain(cookie!.value)
    const { rows } = await shop.ctx.pool.query('select guest_hash::text from chat_conversation')
    expect(JSON.stringify(rows)).not.toContain(cookie!.value)
  })

  test('whose first answer was lost sends again: one conversation, one message, the same cookie', async () => {
    const lan = openVisitor(shop)
    const again = openVisitor(shop)
    const message = { client_id: uuid(), words: 'Bé nhà em bị ho', inbox: 'shop' } as const
    const first = await lan.call(api.sendChatMessage, message)
    // Its cookie never came.
    const second = await again.call(api.sendChatMessage, message)
    expect(second).toEqual(first)
    expect(again.jar).toEqual(lan.jar)
    expect(await lan.read()).toHaveLength(1)
  })

  test('who presses twenty times at once has written once; twenty messages at once have no gap', async () => {
    const lan = openVisitor(shop)
    await lan.write('Xin chào')
    const same = { client_id: uuid() }
    await Promise.all(Array.from({ length: 20 }, () => lan.write('Một lần', same)))
    await Promise.all(Array.from({ length: 20 }, (_, nth) => lan.write(`Câu ${nth}`)))
    const read = await lan.read()
    expect(read.map(({ number }) => number)).toEqual(Array.from({ length: 22 }, (_, n) => n + 1))
    expect(read.filter(({ words }) => words === 'Một lần')).toHaveLength(1)
  })

  test('reads nothing of others, whatever they send', async () => {
    const lan = openVisitor(shop)
    await lan.write('Chuyện riêng của Lan')
    const hoa = openVisitor(shop)
    expect(await hoa.read()).toEqual([])
    hoa.jar.set('chat', 'x'.repeat(43))
    expect(await hoa.read()).toEqual([])
    const reading = hoa.call(api.readChat, { inbox: 'shop', number: 1 })
    await expect(reading).rejects.toMatchObject({ code: 'notFound' })
    const urls = ['/api/chat/live', '/api/chat/transcript', '/api/chat/pictures/1']
    for (const url of urls) {
      expect((await shop.app.fastify.inject({ url, headers: hoa.cookies() })).statusCode).toBe(404)
    }
  })

  test('has an inbox of the shop and one of the vaccine shop, with a number to call each', async () => {
    const lan = openVisitor(shop)
    await lan.write('Ở cửa hàng')
    await lan.write('Ở trung tâm', { inbox: 'vaccine' })
    expect((await lan.read('shop')).map(({ words }) => words)).toEqual(['Ở cửa hàng'])
    expect((await lan.read('vaccine')).map(({ words }) => words)).toEqual(['Ở trung tâm'])
    const [one, other] = await Promise.all(
      (['shop', 'vaccine'] as const).map((inbox) => lan.call(api.getChat, { inbox })),
    )
    expect(one!.hotline).not.toBe(other!.hotline)
  })

  test('finds as a member what they wrote as a guest, and the guest’s secret opens nothing any more', async () => {
    const lan = openVisitor(shop)
    await lan.write('Trước khi đăng nhập')
    const secret = lan.jar.get('chat')!
    const member = await registerMember(shop, '0907000001')
    const loggedIn = openVisitor(shop, { headers: member.headers })
    const joined = await loggedIn.call(
      api.getChat,
      { inbox: 'shop' },
      {
        cookie: `chat=${secret}`,
      },
    )
    expect(joined.conversation?.messages.map(({ words }) => words)).toEqual(['Trước khi đăng nhập'])
    expect(await lan.read()).toEqual([])
    expect(await openVisitor(shop, { headers: member.headers }).read()).toHaveLength(1)
    const other = await registerMember(shop, '0907000002')
    expect(await openVisitor(shop, { headers: other.headers }).read()).toEqual([])
  })

  test('cannot show an order that is not theirs', async () => {
    const lan = openVisitor(shop)
    await expect(
      lan.write('Đơn của em', { attached: { kind: 'order', code: 'DH25112100001' } }),
    ).rejects.toMatchObject({ code: 'invalidInput', fields: { attached: texts.foreignOrder } })
  })

  test('shows their own as a guest by what their browser keeps of it', async () => {
    const [product] = await addStock(shop.ctx.db, [{ code: 'CHATJEX' }])
    const order = await shop.call(placeOrder, guestOrder([{ product: product! }]))
    const lan = openVisitor(shop)
    const { code, view_token: token } = order
    await lan.write('Đơn này khi nào giao?', { attached: { kind: 'order', code, token } })
    expect((await lan.read()).map(({ card }) => card)).toMatchObject([{ kind: 'order', code }])
  })
})

describe('what the shop says by itself', () => {
  test('is nothing while somebody is there', async () => {
    const lan = openVisitor(shop)
    await lan.write('Thuốc này uống trước hay sau ăn?')
    expect((await lan.read()).map(({ side }) => side)).toEqual(['visitor'])
  })

  test('of an emergency: call 115, at any hour and each time', async () => {
    const lan = openVisitor(shop)
    await lan.write('Mẹ em khó thở, đau thắt ngực')
    await lan.write('Vẫn đau thắt ngực')
    const read = await lan.read()
    expect(read.map(({ side }) => side)).toEqual(['visitor', 'automatic', 'visitor', 'automatic'])
    expect(read[1]).toMatchObject({ words: texts.urgent, name: texts.automatic })
  })

  test('outside the hours: once, with the moment at which somebody is back', async () => {
    await saveSetting(shop.ctx, 'chatHours', {
      shop: 'T2-T6 08:00-17:00; T7 nghỉ; CN nghỉ',
      vaccine: 'T2-T7 07:30-17:00; CN nghỉ',
      holidays: ['23/11/2026 nghỉ (Lễ)'],
    })
    const lan = openVisitor(shop)
    const message = { client_id: uuid() }
    await lan.write('Có ai không ạ?', message)
    await lan.write('Có ai không ạ?', message)
    await lan.write('Em để lại câu hỏi')
    const read = await lan.read()
    expect(read.map(({ side }) => side)).toEqual(['visitor', 'automatic', 'visitor'])
    // Monday is a holiday.
    expect(read[1]!.words).toContain('24/11/2026')
    const view = await lan.call(api.getChat, { inbox: 'shop' })
    expect(view).toMatchObject({ is_open: false, is_attended: false })
    await saveSetting(shop.ctx, 'chatHours', {
      shop: 'T2-CN 00:00-24:00',
      vaccine: 'T2-CN 00:00-24:00',
      holidays: [],
    })
  })
})

describe('staff', () => {
  test('answer once however often it is sent; who answers first has the conversation', async () => {
    const lan = openVisitor(shop)
    await lan.write('Cho em hỏi')
    const id = await lastChat(shop)
    const { headers, id: staffId } = await pharmacist()
    const message = { id, client_id: uuid(), words: 'Chào Quý khách' }
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => shop.call(desk.answerChat, message, { headers })),
    )
    expect(sent.at(-1)).toMatchObject({ state: 'open', assigned_to: { id: staffId } })
    expect((await lan.read()).map(({ words }) => words)).toEqual(['Cho em hỏi', 'Chào Quý khách'])
    const admin = await hireStaff(shop)
    const asked = { subject_kind: 'chat', subject_id: String(id) }
    const { items } = await shop.call(listAudit, asked, admin)
    expect(items.map(({ action }) => action)).toEqual([texts.answered])
    expect(JSON.stringify(items)).not.toContain('Chào Quý khách')
  })

  test('of whom two take it at once: one has it, the other sees who', async () => {
    const lan = openVisitor(shop)
    await lan.write('Ai trực đấy ạ?')
    const id = await lastChat(shop)
    const [one, other] = await Promise.all([pharmacist(), pharmacist()])
    const settled = await Promise.allSettled(
      [one, other].map(({ headers, id: to }) =>
        shop.call(desk.assignChat, { id, version: 2, to }, { headers }),
      ),
    )
    const taken = settled.filter(({ status }) => status === 'fulfilled')
    expect(taken).toHaveLength(1)
    const { reason } = settled.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    const winner = settled[0]!.status === 'fulfilled' ? one : other
    expect(reason).toMatchObject({ code: 'conflict', current: { assigned_to: { id: winner.id } } })
    const { notes } = await shop.call(desk.getDeskChat, { id }, { headers: one.headers })
    expect(notes).toHaveLength(1)
  })

  test('hand over with a note that the visitor never reads', async () => {
    const lan = openVisitor(shop)
    await lan.write('Em bị dị ứng')
    const id = await lastChat(shop)
    const [one, other] = await Promise.all([pharmacist(), pharmacist()])
    const as = { headers: one.headers }
    const note = { id, client_id: uuid(), words: 'Khách có tiền sử dị ứng' }
    const noted = await shop.call(desk.noteInChat, note, as)
    await shop.call(desk.noteInChat, note, as)
    const { version } = noted
    const handed = await shop.call(desk.assignChat, { id, version, to: other.id }, as)
    expect(handed.notes.map(({ kind }) => kind)).toEqual(['note', 'event'])
    const seen = await lan.call(api.getChat, { inbox: 'shop' })
    expect(JSON.stringify(seen)).not.toContain('tiền sử')
    const transcript = await shop.app.fastify.inject({
      url: '/api/chat/transcript',
      headers: lan.cookies(),
    })
    expect(transcript.body).toContain('Em bị dị ứng')
    expect(transcript.body).not.toContain('tiền sử')
  })

  test('close; the visitor says how it was once, and by writing opens it again', async () => {
    const lan = openVisitor(shop)
    await lan.write('Cảm ơn')
    const id = await lastChat(shop)
    const as = await pharmacist()
    const { version } = await shop.call(desk.getDeskChat, { id }, as)
    const closed = await shop.call(desk.closeChat, { id, version }, as)
    expect(closed.state).toBe('closed')
    const rating = { inbox: 'shop', stars: 5, words: 'Nhanh' } as const
    const rated = await Promise.allSettled(
      Array.from({ length: 5 }, () => lan.call(api.rateChat, rating)),
    )
    expect(rated.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await lan.write('Em hỏi thêm')
    const again = await shop.call(desk.getDeskChat, { id }, as)
    expect(again).toMatchObject({ state: 'waiting', rating: { stars: 5, words: 'Nhanh' } })
    expect(again.notes.at(-1)!.words).toBe(texts.reopened)
  })

  test('find who waits longest first, and words without their marks', async () => {
    const as = await pharmacist()
    const hoa = openVisitor(shop)
    await hoa.write('Viên giải độc gan uống lúc nào?')
    const { items, counts } = await shop.call(desk.listChats, { limit: 100 }, as)
    const waiting = items.filter(({ state }) => state === 'waiting')
    expect(counts.waiting).toBe(waiting.length)
    expect(items.slice(0, waiting.length)).toEqual(waiting)
    const found = await shop.call(desk.listChats, { q: 'giai doc gan' }, as)
    expect(found.items.map(({ last_words: words }) => words)).toEqual([
      'Viên giải độc gan uống lúc nào?',
    ])
  })

  test('see a member masked; whoever asks who it is stands in the audit, the name does not', async () => {
    const member = await registerMember(shop, '0907000003')
    await openVisitor(shop, { headers: member.headers }).write('Đơn của tôi đâu?')
    const id = await lastChat(shop)
    const as = await pharmacist()
    const seen = await shop.call(desk.getDeskChat, { id }, as)
    expect(seen.visitor).toBe('Nguyễn T. L.')
    expect(JSON.stringify(seen)).not.toMatch(/0907000003|Nguyễn Thị Lan/)
    const shown = await shop.call(desk.revealVisitor, { id }, as)
    expect(shown).toMatchObject({ name: 'Nguyễn Thị Lan', phone: '0907000003', orders: [] })
    const asked = { subject_kind: 'chat', subject_id: String(id) }
    const { items } = await shop.call(listAudit, asked, await hireStaff(shop))
    expect(items.map(({ action }) => action)).toEqual([texts.revealed])
    expect(JSON.stringify(items)).not.toContain('0907000003')
  })

  test('without the right read nothing', async () => {
    const { headers } = await hireStaff(shop, 'warehouse')
    const refusal = await expectRefused(shop.call(desk.listChats, {}, { headers }))
    expect(refusal.code).toBe('forbidden')
  })
})

describe('a person', () => {
  test('erases what they wrote, at once and for good', async () => {
    const lan = openVisitor(shop)
    await lan.write('Xin xoá giúp')
    const id = await lastChat(shop)
    expect(await lan.call(api.eraseChat, { inbox: 'shop' })).toEqual({ erased: 1 })
    expect(await lan.read()).toEqual([])
    const as = await pharmacist()
    await expect(shop.call(desk.getDeskChat, { id }, as)).rejects.toThrow('404 notFound')
    const { rows } = await shop.ctx.pool.query(
      'select 1 from chat_message where conversation_id = $1',
      [id],
    )
    expect(rows).toEqual([])
  })

  test('with an account has it in the copy of their data, and takes it along when it is erased', async () => {
    const member = await registerMember(shop, '0907000004')
    await openVisitor(shop, { headers: member.headers }).write('Của thành viên')
    const { chats } = await shop.call(exportData, {}, { headers: member.headers })
    expect(chats).toMatchObject([{ inbox: 'shop', messages: [{ words: 'Của thành viên' }] }])
    const erase = listeners['member.erased']!['eraseChats']!
    await erase(shop.ctx, { memberId: member.id, phone: '' })
    expect(await openVisitor(shop, { headers: member.headers }).read()).toEqual([])
  })

  test('is forgotten by itself when the setting of the day says so', async () => {
    await saveSetting(shop.ctx, 'chatRetention', {
      closeDays: 2,
      rules: ['01/01/2026: 365 ngày, ảnh 90 ngày', '01/12/2026: 20 ngày, ảnh 5 ngày'],
    })
    const lan = openVisitor(shop)
    await lan.write('Câu hỏi cũ')
    const id = await lastChat(shop)
    const first = await pharmacist()
    const message = { id, client_id: uuid(), words: 'Trả lời' }
    await shop.call(desk.answerChat, message, first)
    shop.ctx.clock.advance(days(2) + hours(1))
    await housekeeping()
    const seen = await shop.call(desk.getDeskChat, { id }, await pharmacist())
    expect(seen.state).toBe('closed')
    shop.ctx.clock.advance(days(7))
    await housekeeping()
    expect(await lan.read()).toHaveLength(2)
    shop.ctx.clock.advance(days(12))
    await housekeeping()
    expect(await lan.read()).toEqual([])
  })
})
