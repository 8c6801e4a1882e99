import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChatNews, ChatView } from '#domain/chat/api.ts'
import { killedShop, type KilledShop } from '#test/support/killed-shop.ts'
import { withDatabase } from '#test/support/other-process.ts'
import { inviteAdmin, type Call } from '#test/support/staff-at-shop.ts'
import { testConfig } from '#test/support/test-config.ts'

const visitors = 6
const messagesEach = 8
const killAfter = 20
let shop: KilledShop

beforeAll(async () => {
  shop = killedShop({ SECRET_KEY: testConfig.secretKey })
  await shop.start()
})
afterAll(() => shop.end())

test('kill -9 while visitors and pharmacists write loses no message that was answered and doubles none that is sent again', async () => {
  const { call } = await withDatabase(shop.databaseUrl(), (ctx) => inviteAdmin(shop, ctx, 'binh'))
  const people = Array.from({ length: visitors }, (_, nth) => new Visitor(nth))
  for (const visitor of people) await visitor.begin(call)
  const sides = people.flatMap((visitor) => [visitor.asks(), visitor.isAnswered(call)])
  let answered = 0
  const write = async (side: Side) => {
    while (side.left.length > 0 && (await side.sendNext())) {
      answered += 1
      if (answered === killAfter) shop.kill()
    }
  }
  await Promise.all(sides.map(write))
  expect(answered).toBeGreaterThanOrEqual(killAfter)
  expect(sides.every(({ left }) => left.length > 0)).toBe(true)

  await shop.start()
  // Each sends again what it had no answer to, with the number that it had, and goes on.
  await Promise.all(sides.map(write))
  for (const visitor of people) {
    const said = await visitor.read()
    expect(said.map(({ number }) => number)).toEqual(said.map((_, at) => at + 1))
    // At night the shop itself says something as well.
    const ofPeople = said.filter(({ side }) => side === 'visitor' || side === 'staff')
    const words = ofPeople.map((each) => each.words)
    expect(words.toSorted()).toEqual(
      [visitor.opening, ...visitor.asked, ...visitor.told].toSorted(),
    )
    // Each side's in the order in which it wrote.
    expect(words.filter((each) => visitor.asked.includes(each))).toEqual(visitor.asked)
    expect(words.filter((each) => visitor.told.includes(each))).toEqual(visitor.told)
  }
}, 240_000)

/** What one side still has to say. */
interface Side {
  left: { client_id: string; words: string }[]
  /** False where the server was gone: the same message is sent again later. */
  sendNext(): Promise<boolean>
}

class Visitor {
  readonly opening: string
  readonly asked: string[]
  readonly told: string[]
  #cookie = ''
  #id = 0

  constructor(nth: number) {
    this.opening = `Chào dược sĩ, khách ${nth}`
    this.asked = Array.from({ length: messagesEach }, (_, at) => `Khách ${nth} hỏi câu ${at}`)
    this.told = Array.from({ length: messagesEach }, (_, at) => `Trả lời khách ${nth}, câu ${at}`)
  }

  async begin(call: Call): Promise<void> {
    const answer = await this.#post({ client_id: crypto.randomUUID(), words: this.opening })
    this.#cookie = answer!.headers.get('set-cookie')!.split(';')[0]!
    const listed = await call<{ items: { id: number; last_words: string }[] }>(
      'GET',
      '/admin/chats?state=waiting&limit=100',
    )
    this.#id = listed!.items.find(({ last_words: words }) => words === this.opening)!.id
  }

  asks(): Side {
    return sideOf(this.asked, async (message) => (await this.#post(message)) !== null)
  }

  isAnswered(call: Call): Side {
    const path = `/admin/chats/${this.#id}/messages`
    return sideOf(this.told, async (message) => (await call('POST', path, message)) !== null)
  }

  async read(): Promise<ChatNews['messages']> {
    const answer = await fetch(`${shop.origin()}/api/chat?inbox=shop`, {
      headers: { cookie: this.#cookie },
    })
    const { data } = (await answer.json()) as { data: ChatView }
    return data.conversation!.messages
  }

  async #post(message: { client_id: string; words: string }): Promise<Response | null> {
    try {
      const answer = await fetch(`${shop.origin()}/api/chat/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: this.#cookie },
        body: JSON.stringify({ inbox: 'shop', ...message }),
      })
      expect(answer.status).toBe(200)
      await answer.arrayBuffer()
      return answer
    } catch (error) {
      // The server is gone.
      if (error instanceof TypeError) return null
      throw error
    }
  }
}

function sideOf(
  words: readonly string[],
  send: (message: { client_id: string; words: string }) => Promise<boolean>,
): Side {
  const left = words.map((each) => ({ client_id: crypto.randomUUID(), words: each }))
  return {
    left,
    sendNext: async () => {
      const isSent = await send(left[0]!)
      if (isSent) left.shift()
      return isSent
    },
  }
}
