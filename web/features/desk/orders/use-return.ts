import { useEffect, useRef, useState } from 'react'
import type { Output } from '#domain/contract.ts'
import { previewReturn, returnPieces, type DeskOrder } from '#domain/order/desk/api.ts'
import { randomKey } from '#web/features/earn/random-key.ts'
import { callDesk } from '../data/call-desk.ts'
import { wirePieces, type Pieces, type WirePieces } from './returns.ts'

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
  const hasPieces = pieces.size > 0
  const wanted = JSON.stringify({ pieces: wirePieces(pieces), codes })
  const [found, setFound] = useState<ReturnPreview & { wanted: string }>()
  useEffect(() => {
    if (!hasPieces) return
    const leaving = new AbortController()
    const ask = async () => {
      const asked = JSON.parse(wanted) as { pieces: WirePieces; codes: string[] }
      const input = { code, ...asked }
      try {
        const shown = await callDesk(previewReturn, input, { signal: leaving.signal })
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
  return (input: WhatComesBack & { reason: string; restock: boolean }): Promise<DeskOrder> => {
    const body = { ...input, code, pieces: wirePieces(input.pieces), codes: [...input.codes] }
    const text = JSON.stringify(body)
    if (sent.current.body !== text) sent.current = { body: text, key: randomKey() }
    return callDesk(returnPieces, body, { idempotencyKey: sent.current.key })
  }
}
