import { useState } from 'react'
import { ApiError } from '#web/api.ts'
import { failureText } from '#web/form/failure-text.ts'
import { tellFailedCall } from '#web/features/notices/failed-call.ts'

export interface Attempt {
  /** Under way: a second press does nothing. */
  busy: boolean
  /** Why it was not done, in words for a `FailureNote`. */
  failure: string
  /** Does it; what it throws becomes `failure` in the words of `explain`, empty where those are said elsewhere. */
  attempt: (act: () => Promise<unknown>, explain?: Explain) => Promise<void>
  setFailure: (words: string) => void
}

export type Explain = (error: unknown) => string

/** What somebody asks for with a press and the server may refuse. */
export function useAttempt(): Attempt {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const attempt = async (act: () => Promise<unknown>, explain: Explain = failureText) => {
    if (busy) return
    setBusy(true)
    setFailure('')
    try {
      await act()
    } catch (error) {
      setFailure(explain(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, attempt, setFailure }
}

/** Where a button has no room beside it: a failed call has told itself in a notice, the rest is told here. */
export function explainInNotice(error: unknown): string {
  if (!(error instanceof ApiError)) tellFailedCall({ status: 0, message: failureText(error) })
  return ''
}
