import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/chat/api.ts'
import * as desk from '#domain/chat/backoffice/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { lastChat, openVisitor, type TestVisitor } from '#test/support/chats.ts'
import { openStream, type EventStreamReader } from '#test/support/event-stream.ts'
import { openMemberShop } from '#test/support/members.ts'
import { hireStaff } from '#test/support/staff.ts'

let shop: TestShop
let beside: TestShop

beforeAll(async () => {
  shop = await openMemberShop()
  beside = await openTestShop({ config: { rateLimits: false }, beside: shop })
  await shop.app.fastify.listen({ port: 0, host: '127.0.0.1' })
  await beside.app.fastify.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await beside.close()
  await shop.close()
})

const uuid = () => crypto.randomUUID()
const follow = (visitor: TestVisitor, after: number, at = shop, headers = {}) =>
  openStream(at, `/chat/live?inbox=shop&after=${after}`, { ...visitor.cookies(), ...headers })

async function next(stream: EventStreamReader): Promise<api.ChatNews> {
  return JSON.parse((await stream.next())!) as api.ChatNews
}

/** What comes until so many messages have. */
async function collect(stream: EventStreamReader, count: number): Promise<number[]> {
  const numbers: number[] = []
  while (numbers.length < count) {
    const { messages } = await next(stream)
    numbers.push(...messages.map(({ number }) => number))
  }
  return numbers
}

async function begin() {
  const lan = openVisitor(shop)
  await lan.write('Xin chào')
  const id = await lastChat(shop)
  const { headers } = await hireStaff(shop, 'pharmacist')
  const answer = (words: string, at = shop) =>
    at.call(desk.answerChat, { id, client_id: uuid(), words }, { headers })
  return { lan, id, headers, answer }
}

describe('both sides', () => {
  test('read each other as it is written, the staff with notes, the visitor without', async () => {
    const { lan, id, headers, answer } = await begin()
    const visitor = await follow(lan, 1)
    const staff = await openStream(shop, `/admin/chats/${id}/live?after=1`, headers)
    await next(visitor)
    await next(staff)
    await answer('Chào Quý khách')
    expect((await next(visitor)).messages).toMatchObject([{ number: 2, words: 'Chào Quý khách' }])
    const seen = (await next(staff)) as api.ChatNews & { notes: { words: string }[] }
    expect(seen.messages.map(({ number }) => number)).toEqual([2])
    expect(seen.notes).toHaveLength(1)
    await shop.call(
      desk.noteInChat,
      { id, client_id: uuid(), words: 'Chỉ đồng nghiệp đọc' },
      { headers },
    )
    await lan.write('Em hỏi thêm')
    const after = await next(visitor)
    expect(JSON.stringify(after)).not.toContain('đồng nghiệp')
    expect(after.messages).toMatchObject([{ number: 3 }])
    await Promise.all([visitor.close(), staff.close()])
  })

  test('hear that the other is typing, of which nothing is kept', async () => {
    const { lan, id, headers } = await begin()
    const staff = await openStream(shop, `/admin/chats/${id}/live?after=1`, headers)
    await next(staff)
    await lan.call(api.typeInChat, { inbox: 'shop' })
    expect(await staff.nextText()).toContain('event: typing')
    await staff.close()
  })

  test('may be at different processes', async () => {
    const { lan, answer } = await begin()
    const visitor = await follow(lan, 1)
    await next(visitor)
    await answer('Từ tiến trình khác', beside)
    expect((await next(visitor)).messages).toMatchObject([{ words: 'Từ tiến trình khác' }])
    await visitor.close()
  })
})

describe('after a lost network', () => {
  test('a browser has all that came meanwhile, once, whichever process it comes back to', async () => {
    const { lan, answer } = await begin()
    const first = await follow(lan, 1)
    await next(first)
    await answer('Hai')
    expect(await collect(first, 1)).toEqual([2])
    await first.close()
    for (const words of ['Ba', 'Bốn', 'Năm']) await answer(words)
    // It comes again by itself and says what it has last seen; its address is the old one.
    const again = await follow(lan, 1, beside, { 'last-event-id': '2' })
    expect(await collect(again, 3)).toEqual([3, 4, 5])
    await answer('Sáu')
    expect(await collect(again, 1)).toEqual([6])
    await again.close()
  })

  test('one who was away for very long is shown the newest, and asks for the older ones', async () => {
    const { lan } = await begin()
    for (let nth = 0; nth < 90; nth += 1) await lan.write(`Câu ${nth}`)
    const stream = await follow(lan, 1)
    const { head, messages } = await next(stream)
    expect(head.last_number).toBe(91)
    expect(messages.map(({ number }) => number)).toEqual(
      Array.from({ length: 60 }, (_, nth) => nth + 32),
    )
    const older = await lan.call(api.getChat, { inbox: 'shop', before: 32 })
    expect(older.conversation!.messages[0]!.number).toBe(1)
    await stream.close()
  })

  test('a conversation that was erased says so', async () => {
    const { lan } = await begin()
    const stream = await follow(lan, 1)
    await next(stream)
    await lan.call(api.eraseChat, { inbox: 'shop' })
    expect(await stream.nextText()).toContain('event: gone')
    expect(await stream.next()).toBeNull()
  })
})

test('ten who look at one conversation cost one look at each change', async () => {
  const { lan, id, headers, answer } = await begin()
  const staff = await Promise.all(
    Array.from({ length: 10 }, () => openStream(shop, `/admin/chats/${id}/live?after=1`, headers)),
  )
  for (const each of staff) await next(each)
  let reads = 0
  const { db } = shop.ctx
  const execute = db.getExecutor().executeQuery.bind(db.getExecutor())
  const executor = db.getExecutor()
  executor.executeQuery = (query, ...rest) => {
    if (/from chat_message m/.test(query.sql)) reads += 1
    return execute(query, ...rest)
  }
  await answer('Một lần')
  for (const each of staff) expect((await next(each)).messages).toHaveLength(1)
  executor.executeQuery = execute
  // The answer's own picture of the conversation, and the look for all of them.
  expect(reads).toBeLessThanOrEqual(3)
  expect(await lan.read()).toHaveLength(2)
  await Promise.all(staff.map((each) => each.close()))
})
