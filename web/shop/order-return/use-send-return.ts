import { useRef } from 'react'
import { askReturn, orderTokenHeader, type OrderReturns } from '#domain/order/return-request/api.ts'
import { api } from '#web/api.ts'
import { randomKey } from '#web/form/random-key.ts'
import type { ReturnDraft } from './return-draft.ts'

/** Sends a request; one that may have arrived is sent again under the same key. */
export function useSendReturn(code: string, token: string | undefined) {
  const sent = useRef<{ key: string; draft: ReturnDraft | null }>({ key: '', draft: null })
  return (draft: ReturnDraft): Promise<OrderReturns> => {
    if (sent.current.draft !== draft) sent.current = { key: randomKey(), draft }
    const { reason, ...rest } = draft
    return api.call(
      askReturn,
      { ...rest, reason: reason ?? 'other', code, token },
      {
        idempotencyKey: sent.current.key,
        // Large pictures are let in by it, before the server reads what stands among them.
        ...(token && { headers: { [orderTokenHeader]: token } }),
      },
    )
  }
}
