import { useEffect, useRef } from 'react'
import { getOrder, type Order } from '#domain/order/api.ts'
import { api } from '#web/api.ts'
import { watchOf } from './phase.ts'
import { watchOrder, type StreamEvents } from './watch-order.ts'

/** Keeps an order's page as the order is, as long as anything can happen to it. */
export function useLiveOrder(
  order: Order,
  token: string | undefined,
  onChange: (order: Order) => void,
): void {
  const { code } = order
  const watch = watchOf(order)
  const known = useRef({ order, onChange })
  useEffect(() => {
    known.current = { order, onChange }
  }, [order, onChange])
  useEffect(() => {
    if (watch === 'not') return
    const leaving = new AbortController()
    const { signal } = leaving
    const check = async () => {
      const found = await api.call(getOrder, { code, token }, { signal }).catch(() => null)
      if (!found || signal.aborted || isSame(found, known.current.order)) return false
      known.current.onChange(found)
      return true
    }
    const stop = watchOrder({
      check,
      openStream: (events) => openHints(code, token, events),
      polls: watch === 'closely',
      page: pageState,
    })
    return () => {
      leaving.abort()
      stop()
    }
  }, [code, token, watch])
}

function isSame(one: Order, other: Order): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function openHints(code: string, token: string | undefined, events: StreamEvents) {
  const query = token ? `?token=${encodeURIComponent(token)}` : ''
  const source = new EventSource(`/api/order/${encodeURIComponent(code)}/live${query}`)
  source.addEventListener('open', events.opened)
  source.addEventListener('changed', events.changed)
  source.addEventListener('error', () => events.lost(source.readyState === EventSource.CLOSED))
  return source
}

const pageState = {
  isHidden: () => document.hidden,
  onTurn: (listener: () => void) => {
    document.addEventListener('visibilitychange', listener)
    window.addEventListener('online', listener)
    return () => {
      document.removeEventListener('visibilitychange', listener)
      window.removeEventListener('online', listener)
    }
  },
}
