import type { QueryClient } from '@tanstack/react-query'
import { endpointKey, type Endpoint, type Input } from '#domain/contract.ts'
import type { Api } from '#web/api.ts'

/** Whose answers they are: how they are asked for and where they are remembered. */
export interface Realm {
  client: QueryClient
  call: Api['call']
}

/** An answer is known under its endpoint and all that was asked. */
export function queryKey<E extends Endpoint>(endpoint: E, input?: Input<E>): readonly unknown[] {
  return input === undefined ? [endpointKey(endpoint)] : [endpointKey(endpoint), input]
}

/** Every answer of an endpoint that is in sight is asked for again, the others when they are next. */
export async function refreshAll({ client }: Realm, endpoint: Endpoint): Promise<void> {
  await client.invalidateQueries({ queryKey: queryKey(endpoint) })
}

/** The answer of a write: newer than any question under way. */
export function putAnswer(
  { client }: Pick<Realm, 'client'>,
  key: readonly unknown[],
  data: unknown,
): void {
  void client.cancelQueries({ queryKey: key, exact: true })
  client.setQueryData(key, data)
}
