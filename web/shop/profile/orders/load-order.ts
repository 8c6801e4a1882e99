import { getSession } from '#domain/identity/api.ts'
import { getOrder, type Order } from '#domain/order/api.ts'
import type { Api } from '#web/api.ts'
import { memberLoader } from '../member-loader.ts'

export type OwnOrder = { kind: 'found'; order: Order } | { kind: 'notFound' }

/** One order of the signed-in member. */
export const loadOrder = memberLoader(async (api, { params }): Promise<OwnOrder | null> => {
  const { member } = await api.call(getSession, {})
  return member && findOwnOrder(api, params['code'] ?? '')
})

async function findOwnOrder(api: Api, code: string): Promise<OwnOrder> {
  try {
    return { kind: 'found', order: await api.call(getOrder, { code }) }
  } catch (error) {
    const status = (error as { init?: { status?: number } }).init?.status ?? 500
    if (status === 404 || status === 400) return { kind: 'notFound' }
    throw error
  }
}
