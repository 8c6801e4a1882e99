import { useEffect, useRef, useState } from 'react'
import type { Input, Output } from '#domain/contract.ts'
import { previewReturn, returnPieces, type BackofficeOrder } from '#domain/order/backoffice/api.ts'
import { randomKey } from '#web/form/random-key.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import type { Pieces } from './returns.ts'

const typingPauseMs = 250

/** What is asked about: pieces by line, codes of their boxes. */
export interface WhatComesBack {
  pieces: Pieces
  codes: readonly string[]
}

export type CodeBack = Output<typeof previewReturn>['codes'][number]

export interface ReturnPreview {
  /** Undefined while it is reckoned or nothing is chosen. */
  shown: Output<typeof previewReturn> | undefined
  error: unknown
}

/** What a return of these gives back, reckoned by the server as they are chosen. */
export function useReturnPreview(code: string, { pieces, codes }: WhatComesBack): ReturnPreview {
  const hasPieces = pieces.length > 0
  const wanted = JSON.stringify({ pieces, codes })
  const [found, setFound] = useState<ReturnPreview & { wanted: string }>()
  useEffect(() => {
    if (!hasPieces) return
    const leaving = new AbortController()
    const ask = async () => {
      const asked = JSON.parse(wanted) as Pick<Input<typeof previewReturn>, 'pieces' | 'codes'>
      const input = { code, ...asked }
      try {
        const shown = await callBackoffice(previewReturn, input, { signal: leaving.signal })
        setFound({ wanted, shown, error: null })
      } catch (error) {
        if (!leaving.signal.aborted) setFound({ wanted, shown: undefined, error })
      }
    }
    const timer = setTimeout(() => void ask(), typingPauseMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [code, wanted, hasPieces])
  return found?.wanted === wanted ? found : { shown: undefined, error: null }
}

/** Sends a return; the same one sent again, after a lost answer, is taken back once. */
export function useReturnSender(code: string) {
  const sent = useRef({ body: '', key: '' })
  return (
    input: WhatComesBack & { reason: string; restock: boolean },
  ): Promise<BackofficeOrder> => {
    const body = { ...input, code, pieces: [...input.pieces], codes: [...input.codes] }
    const text = JSON.stringify(body)
    if (sent.current.body !== text) sent.current = { body: text, key: randomKey() }
    return callBackoffice(returnPieces, body, { idempotencyKey: sent.current.key })
  }
}
