import { useSyncExternalStore } from 'react'
import { getStaffSession, type SignedInUser } from '#domain/staff/api.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { api, setCsrfEnabled } from '#web/api.ts'
import { failureText } from '#web/form/failure-text.ts'
import { queryClient } from './query-client.ts'

export interface StaffSession {
  /** Undefined until the server has said who is in the back office; null for nobody. */
  user: SignedInUser | null | undefined
  /** It ended while somebody was at work: what they typed stays, they log in over it. */
  isLost: boolean
  /** Whoever was here has logged out: nobody is led back to where they were. */
  isLeft: boolean
  /** The shop has no account at all yet: whoever comes makes the first one. */
  isSetup: boolean
  /** Why the server could not be asked. */
  failure: string | null
}

const unknown: StaffSession = {
  user: undefined,
  isLost: false,
  isLeft: false,
  isSetup: false,
  failure: null,
}

let session = unknown
let begun = 0
const listeners = new Set<() => void>()

export function useStaffSession(): StaffSession {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => unknown,
  )
}

/** Who is in the back office; null while that is not known. */
export function useStaff(): SignedInUser | null {
  const { user, isLost } = useStaffSession()
  return isLost ? null : (user ?? null)
}

/** Whether whoever is in the back office may do this; buttons and panels are hidden otherwise. */
export function useCan(permission: Permission): boolean {
  const { user } = useStaffSession()
  return user?.permissions.includes(permission) ?? false
}

/** Somebody has logged in. Another person than before begins with a fresh page. */
export function beginStaffSession(user: SignedInUser): void {
  const before = session.user
  begun += 1
  setCsrfEnabled('staff', true)
  if (before && before.id !== user.id) return beginAnew()
  change({ ...unknown, user })
}

/** Taken before a call: its answer says nothing of a session that began meanwhile. */
export function sessionNow(): number {
  return begun
}

/** The server no longer knows the session, or that in which a call was made. */
export function loseStaffSession(of = begun): void {
  if (of !== begun) return
  change(session.user ? { ...session, isLost: true } : { ...unknown, user: null })
}

/** Logged out on purpose: nothing of what was seen stays. */
export function endStaffSession(): void {
  queryClient.clear()
  setCsrfEnabled('staff', false)
  change({ ...unknown, user: null, isLeft: true })
}

/** Asks the server who is in the back office. */
export async function checkStaffSession(): Promise<void> {
  try {
    const { user, setup = false } = await api.call(getStaffSession, {})
    if (user) beginStaffSession(user)
    else if (setup) change({ ...unknown, user: null, isSetup: true })
    else loseStaffSession()
  } catch (error) {
    // Whoever is known goes on: the next call tells.
    if (session.user === undefined) change({ ...unknown, failure: failureText(error) })
  }
}

function beginAnew(): void {
  queryClient.clear()
  location.reload()
}

function change(next: StaffSession): void {
  session = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
