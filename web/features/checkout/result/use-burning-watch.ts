import { useEffect, useRef } from 'react'
import { getOrder, type Order } from '#domain/order/api.ts'
import { seconds } from '#domain/kernel/durations.ts'
import { api } from '#web/api.ts'

/** Points are burnt within moments; longer than this, somebody may look again later. */
const looks = 15
const pause = seconds(1)

/** Follows an order whose points are being burnt until it moves on. */
export function useBurningWatch(
  { code, status }: Pick<Order, 'code' | 'status'>,
  token: string | undefined,
  onChange: (order: Order) => void,
): void {
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  }, [onChange])
  useEffect(() => {
    if (status !== 'burning') return
    const leaving = new AbortController()
    let left = looks
    const look = async () => {
      left -= 1
      const order = await api
        .call(getOrder, { code, token }, { signal: leaving.signal })
        .catch(() => null)
      if (leaving.signal.aborted) return
      if (order && order.status !== 'burning') tell.current(order)
      else if (left > 0) timer = setTimeout(() => void look(), pause)
    }
    let timer = setTimeout(() => void look(), pause)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [code, status, token])
}
