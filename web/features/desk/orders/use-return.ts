import { useEffect, useRef, useState } from 'react'
import type { Output } from '#domain/contract.ts'
import { previewReturn, returnPieces, type DeskOrder } from '#domain/order/desk/api.ts'
import { randomKey } from '#web/features/earn/random-key.ts'
import { callDesk } from '../data/call-desk.ts'
import { wirePieces, type Pieces } from './returns.ts'

const typingPauseMs = 250

export interface ReturnPreview {
  /** Undefined while it is reckoned or nothing is chosen. */
  shown: Output<typeof previewReturn> | undefined
  error: unknown
}

/** What a return of these pieces gives back, reckoned by the server as they are chosen. */
export function useReturnPreview(code: string, pieces: Pieces): ReturnPreview {
  const wanted = JSON.stringify(wirePieces(pieces))
  const [found, setFound] = useState<ReturnPreview & { wanted: string }>()
  useEffect(() => {
    if (wanted === '[]') return
    const leaving = new AbortController()
    const ask = async () => {
      const input = { code, pieces: JSON.parse(wanted) as ReturnType<typeof wirePieces> }
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
  }, [code, wanted])
  return found?.wanted === wanted ? found : { shown: undefined, error: null }
}

/** Sends a return; the same one sent again, after a lost answer, is taken back once. */
export function useReturnSender(code: string) {
  const sent = useRef({ body: '', key: '' })
  return (input: { pieces: Pieces; reason: string; restock: boolean }): Promise<DeskOrder> => {
    const body = { ...input, code, pieces: wirePieces(input.pieces) }
    const text = JSON.stringify(body)
    if (sent.current.body !== text) sent.current = { body: text, key: randomKey() }
    return callDesk(returnPieces, body, { idempotencyKey: sent.current.key })
  }
}
