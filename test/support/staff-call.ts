import { randomUUID } from 'node:crypto'
import type { TestShop } from './app.ts'
import type { StaffMember } from './staff.ts'

/** Whom a write is tried with: an admin just hired, for this write alone. */
export interface Backoffice {
  shop: TestShop
  admin: StaffMember
}

/** Prepares what a write needs and gives the smallest input that succeeds. */
export type MinimalInput = (
  backoffice: Backoffice,
) => Promise<Record<string, unknown>> | Record<string, unknown>

/** The answer of a write that prepares another. */
export async function answerOf<T = { id: number; version?: number }>(
  { shop, admin }: Backoffice,
  method: 'POST',
  path: string,
  payload: object,
): Promise<T> {
  const headers = { ...admin.headers, 'idempotency-key': randomUUID() }
  const answer = await shop.app.fastify.inject({ method, url: `/api${path}`, headers, payload })
  if (answer.statusCode !== 200) throw new Error(`${method} ${path}: ${answer.body}`)
  return answer.json<{ data: T }>().data
}
