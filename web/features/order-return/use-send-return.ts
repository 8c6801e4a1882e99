import { useRef, useState } from 'react'
import { askReturn, orderTokenHeader, type OrderReturns } from '#domain/order/return-request/api.ts'
import { api, ApiError } from '#web/api.ts'
import { randomKey } from '#web/features/earn/random-key.ts'
import type { ReturnDraft } from './return-draft.ts'
import { returnTexts as texts } from './texts.ts'

/** Sends a request; one that may have arrived is sent again under the same key. */
export function useSendReturn(code: string, token: string | undefined) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const sent = useRef<{ key: string; draft: ReturnDraft | null }>({ key: '', draft: null })
  const send = async (draft: ReturnDraft): Promise<OrderReturns | null> => {
    if (sent.current.draft !== draft) sent.current = { key: randomKey(), draft }
    setBusy(true)
    setFailure('')
    try {
      return await api.call(askReturn, inputOf(draft, code, token), {
        idempotencyKey: sent.current.key,
        // Large pictures are let in by it, before the server reads what stands among them.
        ...(token && { headers: { [orderTokenHeader]: token } }),
      })
    } catch (error) {
      setFailure(wordsOf(error))
      return null
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, send }
}

function inputOf(draft: ReturnDraft, code: string, token: string | undefined) {
  const { pieces, words, photos, phone } = draft
  return {
    ...{ code, token, words, photos: [...photos], contact_phone: phone },
    reason: draft.reason ?? 'other',
    pieces: [...pieces].map(([line_no, quantity]) => ({ line_no, quantity })),
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.unsent
  const [ofField] = Object.values(error.fields)
  return error.code === 'offline' ? texts.unsent : (ofField ?? error.message)
}
