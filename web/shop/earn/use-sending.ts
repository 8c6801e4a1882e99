import { useRef, useState } from 'react'
import { setPoints } from '#web/shop/state/points.ts'
import { listWaiting, type Entry } from './entries.ts'
import { sendCode, type Answer } from './send-code.ts'

/** How a code came in: who scans goes on scanning. */
export type Way = 'typed' | 'scanned'

export type ShownAnswer = Exclude<Answer, { kind: 'malformed' | 'signedOut' }>

/** The outcome in front of the person. */
export interface Shown {
  code: string
  entry: Entry
  answer: ShownAnswer
  way: Way
}

/** Sends entered codes one at a time; `sendBack` takes those that never came to an outcome. */
export function useSending(sendBack: (code: string, answer: Exclude<Answer, ShownAnswer>) => void) {
  const [busy, setBusy] = useState(false)
  const [shown, setShown] = useState<Shown | null>(null)
  const isSending = useRef(false)

  const send = async (entry: Entry, way: Way) => {
    // A second press while the first is under way would only be answered the same.
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    try {
      const code = entry.code ?? ''
      const answer = await sendCode(entry)
      if (answer.kind === 'result') setPoints(answer.result.available_point)
      const isOutcome = answer.kind !== 'malformed' && answer.kind !== 'signedOut'
      setShown(isOutcome ? { code, entry, answer, way } : null)
      if (!isOutcome) sendBack(code, answer)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  /** The network is back: what waits goes out, and what is shown shows its answer. */
  const sendWaiting = async (memberId: number) => {
    for (const entry of listWaiting(memberId)) {
      if (isSending.current) return
      if (entry.key === shown?.entry.key) await send(entry, shown.way)
      else {
        const answer = await sendCode(entry)
        if (answer.kind !== 'result') return
        setPoints(answer.result.available_point)
      }
    }
  }

  return { busy, shown, send, sendWaiting, clear: () => setShown(null) }
}
