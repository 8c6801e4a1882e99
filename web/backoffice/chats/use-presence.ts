import { useEffect, useState } from 'react'
import { beInInbox } from '#domain/chat/backoffice/api.ts'
import type { Output } from '#domain/contract.ts'
import { seconds } from '#domain/kernel/durations.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useStaff } from '../data/staff-session.ts'

type Present = Output<typeof beInInbox>
const every = seconds(30)
const nobody: Present = { present: [], looking: [] }

/** Tells that the inbox, or a conversation of it, is in sight, and who else has it. */
export function usePresence(conversation: number | null): Present {
  const [there, setThere] = useState(nobody)
  const isIn = useStaff() !== null
  useEffect(() => {
    if (!isIn) return
    const leave = new AbortController()
    const { signal } = leave
    const tell = () => {
      if (document.visibilityState === 'hidden') return
      void callBackoffice(beInInbox, { conversation }, { silent: true, signal }).then(
        setThere,
        () => undefined,
      )
    }
    tell()
    const timer = setInterval(tell, every)
    document.addEventListener('visibilitychange', tell)
    return () => {
      leave.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [conversation, isIn])
  return there
}

export function namesOf(people: readonly { name: string }[]): string {
  return people.map(({ name }) => name).join(', ')
}
