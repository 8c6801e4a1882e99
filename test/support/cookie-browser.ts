import type { Endpoint, Input, Output } from '#domain/contract.ts'
import type { TestShop } from './app.ts'

/** A browser that keeps its cookies. */
export function cookieBrowser(shop: TestShop) {
  const jar = new Map<string, string>()
  return async <E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> => {
    const isGet = endpoint.method === 'GET'
    const answer = await shop.app.fastify.inject({
      method: endpoint.method as 'GET' | 'POST',
      url: `/api${endpoint.path}`,
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(isGet ? { query: input as Record<string, string> } : { payload: input as object }),
    })
    for (const { name, value } of answer.cookies) jar.set(name, value)
    const { data, errors } = answer.json<{ data: Output<E>; errors?: { code: string } }>()
    if (errors) throw Object.assign(new Error(errors.code), errors)
    return data
  }
}
