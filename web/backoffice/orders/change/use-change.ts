import { useEffect, useRef, useState } from 'react'
import type { Input } from '#domain/contract.ts'
import type { BackofficeOrder } from '#domain/order/backoffice/api.ts'
import {
  changeOrder,
  previewOrderChange,
  type ChangePlan,
} from '#domain/order/backoffice/change-api.ts'
import { failureText } from '#web/form/failure-text.ts'
import { randomKey } from '#web/form/random-key.ts'
import { callBackoffice } from '../../data/call-backoffice.ts'

const typingPauseMs = 250

export type AskedChange = Input<typeof previewOrderChange>

export interface ChangePreview {
  /** Undefined while it is reckoned or nothing was changed. */
  plan: ChangePlan | undefined
  failure: string
}

/** What the changes would do, reckoned by the server as they are made; null while there are none. */
export function useChangePreview(asked: AskedChange | null): ChangePreview {
  const wanted = asked && JSON.stringify(asked)
  const [found, setFound] = useState<ChangePreview & { wanted: string }>()
  useEffect(() => {
    if (wanted === null) return
    const leaving = new AbortController()
    const ask = async () => {
      try {
        const how = { signal: leaving.signal, silent: true }
        const plan = await callBackoffice(
          previewOrderChange,
          JSON.parse(wanted) as AskedChange,
          how,
        )
        setFound({ wanted, plan, failure: '' })
      } catch (error) {
        if (leaving.signal.aborted) return
        setFound({ wanted, plan: undefined, failure: wordsOf(error) })
      }
    }
    const timer = setTimeout(() => void ask(), typingPauseMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [wanted])
  return found && found.wanted === wanted ? found : { plan: undefined, failure: '' }
}

/** What is wrong with a product stands in the fields: they say more than the refusal does. */
function wordsOf(error: unknown): string {
  const fields =
    error && typeof error === 'object' && 'fields' in error
      ? Object.values((error.fields ?? {}) as Record<string, string>)
      : []
  return fields.length > 0 ? fields.join('. ') : failureText(error)
}

/** Confirms changes; the same request sent again, by a second press or after a lost answer, changes once. */
export function useChangeSender() {
  const sent = useRef({ body: '', key: '' })
  return (body: Input<typeof changeOrder>): Promise<BackofficeOrder> => {
    const text = JSON.stringify(body)
    if (sent.current.body !== text) sent.current = { body: text, key: randomKey() }
    return callBackoffice(changeOrder, body, { idempotencyKey: sent.current.key })
  }
}
