import { useCallback, useEffect, useState } from 'react'
import { getOrder, type Order } from '#domain/order/api.ts'
import { api, ApiError } from '#web/api.ts'
import { findOrderRecord, rememberOrders } from '#web/shop/state/order-history.ts'

export type OrderState =
  | { kind: 'loading' }
  | { kind: 'notFound' }
  | { kind: 'failed'; message: string }
  | { kind: 'found'; order: Order; token: string | undefined }

/**
 * One order for whoever may see it: the token comes from this browser's history, or from the link
 * of a message, which is then remembered.
 */
export function useOrder(code: string, linkToken: string | null) {
  const [state, setState] = useState<OrderState>({ kind: 'loading' })
  const load = useCallback(
    async (signal?: AbortSignal) => {
      setState({ kind: 'loading' })
      const next = await findOrder(code, linkToken, signal)
      if (!signal?.aborted) setState(next)
    },
    [code, linkToken],
  )
  useEffect(() => {
    const leaving = new AbortController()
    void load(leaving.signal)
    return () => leaving.abort()
  }, [load])
  const replace = (order: Order) =>
    setState((known) => (known.kind === 'found' ? { ...known, order } : known))
  return { state, retry: () => void load(), replace }
}

async function findOrder(
  code: string,
  linkToken: string | null,
  signal?: AbortSignal,
): Promise<OrderState> {
  const token = linkToken ?? findOrderRecord(code)?.viewToken
  try {
    const order = await api.call(getOrder, { code, token }, { signal })
    if (token) {
      const { created_at: createdAt, costs } = order
      rememberOrders([{ code, viewToken: token, createdAt, total: costs.order_total.amount }])
    }
    return { kind: 'found', order, token }
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'loading' }
    const isUnknown = error.code === 'notFound' || error.code === 'invalidInput'
    return isUnknown ? { kind: 'notFound' } : { kind: 'failed', message: error.message }
  }
}
