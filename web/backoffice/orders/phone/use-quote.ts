import { useEffect, useState } from 'react'
import type { Input } from '#domain/contract.ts'
import { quotePhoneOrder, type Quote } from '#domain/order/backoffice/phone-api.ts'
import { failureText } from '#web/form/failure-text.ts'
import { callBackoffice } from '../../data/call-backoffice.ts'

const typingPauseMs = 250

export interface QuoteState {
  /** Undefined while it is reckoned or there is nothing to reckon. */
  quote: Quote | undefined
  failure: string
}

/** What the order would cost, reckoned by the server as it is said; null while there is nothing to ask. */
export function useQuote(
  asked: Input<typeof quotePhoneOrder> | null,
  /** Another one asks again: what was told was wrong. */
  round: number,
): QuoteState {
  const wanted = asked && JSON.stringify([asked, round])
  const [found, setFound] = useState<QuoteState & { wanted: string }>()
  useEffect(() => {
    if (wanted === null) return
    const leaving = new AbortController()
    const ask = async () => {
      const [input] = JSON.parse(wanted) as [Input<typeof quotePhoneOrder>]
      try {
        const how = { signal: leaving.signal, silent: true }
        setFound({ wanted, quote: await callBackoffice(quotePhoneOrder, input, how), failure: '' })
      } catch (error) {
        if (leaving.signal.aborted) return
        setFound({ wanted, quote: undefined, failure: failureText(error) })
      }
    }
    const timer = setTimeout(() => void ask(), typingPauseMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [wanted])
  return found && found.wanted === wanted ? found : { quote: undefined, failure: '' }
}
