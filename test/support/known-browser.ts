import type { Endpoint, Input, Output } from '#domain/contract.ts'
import { CallRefused, type TestShop } from './app.ts'

/** A browser that nobody is logged in to any more: it has what outlives a logout, and nothing else. */
export interface LoggedOutBrowser {
  call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>>
}

export function openBrowser({ app }: TestShop, from = '203.0.113.1'): LoggedOutBrowser {
  let kept: string | undefined
  const send = async (
    path: string,
    request: { headers?: Record<string, string>; body?: object },
  ) => {
    const answer = await app.fastify.inject({
      method: request.body ? 'POST' : 'GET',
      url: `/api${path}`,
      remoteAddress: from,
      headers: { ...request.headers, ...(kept ? { cookie: `browser=${kept}` } : {}) },
      ...(request.body ? { payload: request.body } : {}),
    })
    kept = answer.cookies.find(({ name }) => name === 'browser')?.value ?? kept
    return answer
  }
  return {
    call: async ({ path, idempotent }, input) => {
      // As every form does before it asks for a code.
      if (!kept) await send('/captcha/challenge', {})
      const headers: Record<string, string> = idempotent
        ? { 'idempotency-key': crypto.randomUUID() }
        : {}
      const answer = await send(path, { headers, body: input as object })
      if (answer.statusCode !== 200) {
        throw new CallRefused(answer.statusCode, answer.body, answer.headers)
      }
      return answer.json().data
    },
  }
}
