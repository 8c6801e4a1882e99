import { useCallback, useEffect, useState } from 'react'
import { getOrderReturns, type OrderReturns } from '#domain/order/return-request/api.ts'
import { api } from '#web/api.ts'

export interface ReturnsOfOrder {
  /** Undefined before the first answer. */
  shown: OrderReturns | undefined
  isFailed: boolean
  retry(): void
  put(returns: OrderReturns): void
}

/** What an order's buyer may give back and has asked for; again whenever the page is looked at again. */
export function useReturns(code: string, token: string | undefined): ReturnsOfOrder {
  const [shown, setShown] = useState<OrderReturns>()
  const [isFailed, setIsFailed] = useState(false)
  const check = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const returns = await api.call(getOrderReturns, { code, token }, signal ? { signal } : {})
        if (signal?.aborted) return
        setShown(returns)
        setIsFailed(false)
      } catch {
        if (!signal?.aborted) setIsFailed(true)
      }
    },
    [code, token],
  )
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    void check(signal)
    const seen = () => {
      if (!document.hidden) void check(signal)
    }
    document.addEventListener('visibilitychange', seen)
    return () => {
      leaving.abort()
      document.removeEventListener('visibilitychange', seen)
    }
  }, [check])
  return { shown, isFailed, retry: () => void check(), put: setShown }
}
