import { getChat, sendChatMessage, type ChatMessage, type ChatNews } from '#domain/chat/api.ts'
import type { Inbox } from '#domain/chat/states.ts'
import type { Endpoint, Input, Output } from '#domain/contract.ts'
import type { TestShop } from './app.ts'

/** Somebody who writes in a browser of their own, as a guest until `headers` say otherwise. */
export function openVisitor(shop: TestShop, { from = '10.0.0.9', headers = {} } = {}) {
  const jar = new Map<string, string>()
  const cookies = () => ({
    ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
    ...headers,
  })
  const call = async <E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    more: Record<string, string> = {},
  ): Promise<Output<E>> => {
    const isGet = endpoint.method === 'GET'
    const answer = await shop.app.fastify.inject({
      method: endpoint.method as 'GET' | 'POST',
      url: `/api${endpoint.path}`,
      remoteAddress: from,
      headers: { ...cookies(), ...more },
      ...(isGet ? { query: input as Record<string, string> } : { payload: input as object }),
    })
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0 || value === '') jar.delete(name)
      else jar.set(name, value)
    }
    const { data, errors } = answer.json<{ data: Output<E>; errors?: { code: string } }>()
    if (errors) throw Object.assign(new Error(errors.code), errors)
    return data
  }
  const write = (
    words: string,
    more: Partial<Input<typeof sendChatMessage>> = {},
  ): Promise<ChatNews> =>
    call(sendChatMessage, { client_id: crypto.randomUUID(), words, inbox: 'shop', ...more })
  const read = async (inbox: Inbox = 'shop'): Promise<ChatMessage[]> =>
    (await call(getChat, { inbox })).conversation?.messages ?? []
  return { jar, cookies, call, write, read }
}
export type TestVisitor = ReturnType<typeof openVisitor>

/** The number of the conversation that was written to last. */
export async function lastChat(shop: TestShop): Promise<number> {
  const { id } = await shop.ctx.db
    .selectFrom('chat_conversation')
    .select('id')
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}
