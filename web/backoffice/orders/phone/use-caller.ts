import { useEffect, useRef, useState } from 'react'
import { findCaller, type CallerFound } from '#domain/customer/backoffice/caller-api.ts'
import { isPhone, normalizePhone } from '#domain/kernel/phone.ts'
import { callBackoffice } from '../../data/call-backoffice.ts'

export type CallerState =
  { kind: 'none' | 'looking' | 'failed' } | { kind: 'found'; caller: CallerFound }

/** Who calls, looked up once the number is whole; each look is kept, so no half a number is asked. */
export function useCaller(typed: string, onFound: (caller: CallerFound) => void): CallerState {
  const digits = normalizePhone(typed)
  const phone = isPhone(digits) ? digits : null
  const [answer, setAnswer] = useState<{ phone: string; caller: CallerFound | null }>()
  // What is done with it is the newest render's; asking again for that would be another look.
  const found = useRef(onFound)
  useEffect(() => {
    found.current = onFound
  })
  useEffect(() => {
    if (phone === null) return
    const leaving = new AbortController()
    const ask = async () => {
      try {
        const how = { signal: leaving.signal, silent: true }
        const caller = await callBackoffice(findCaller, { phone }, how)
        setAnswer({ phone, caller })
        found.current(caller)
      } catch {
        if (!leaving.signal.aborted) setAnswer({ phone, caller: null })
      }
    }
    void ask()
    return () => leaving.abort()
  }, [phone])
  if (phone === null) return { kind: 'none' }
  if (answer?.phone !== phone) return { kind: 'looking' }
  return answer.caller ? { kind: 'found', caller: answer.caller } : { kind: 'failed' }
}
