import { useEffect, useRef } from 'react'
import { getOrder, type Order } from '#domain/order/api.ts'
import { seconds } from '#domain/kernel/durations.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import { api } from '#web/api.ts'
import { refreshPoints } from '#web/shop/membership/refresh-points.ts'

/** Points are burnt within moments; longer than this, somebody may look again later. */
const looks = 15
/** Where an order has just taken points or given them back. */
const pointMoves: readonly OrderStatus[] = ['burning', 'cancelled']
const pause = seconds(1)

/** Follows an order whose points are being burnt until it moves on; the header's points follow too. */
export function useBurningWatch(
  { code, status, point_cost: cost }: Pick<Order, 'code' | 'status' | 'point_cost'>,
  token: string | undefined,
  onChange: (order: Order) => void,
): void {
  const costsPoints = cost > 0
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  }, [onChange])
  useEffect(() => {
    if (costsPoints && pointMoves.includes(status)) void refreshPoints()
  }, [costsPoints, status])
  useEffect(() => {
    if (status !== 'burning') return
    const leaving = new AbortController()
    let left = looks
    const check = async () => {
      left -= 1
      const order = await api
        .call(getOrder, { code, token }, { signal: leaving.signal })
        .catch(() => null)
      if (leaving.signal.aborted) return
      if (order && order.status !== 'burning') tell.current(order)
      else if (left > 0) timer = setTimeout(() => void check(), pause)
    }
    let timer = setTimeout(() => void check(), pause)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [code, status, token])
}
