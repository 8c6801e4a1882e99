import { useSyncExternalStore } from 'react'
import { getPharmacySession } from '#domain/pharmacy/api.ts'
import { api, ApiError, setCsrfEnabled } from '#web/api.ts'
import { failureText } from './failure-text.ts'
import { findRememberedUser, rememberUser, type PharmacyUser } from '../area/remembered-pharmacy.ts'
import type { AuthRequired } from './door-refusal.ts'
import { loginGate, type LoginGate } from './login-gate.ts'

export interface PharmacySessionState {
  /** Undefined until it is known who works at the pharmacy; null for nobody. */
  user: PharmacyUser | null | undefined
  /** What the one dialog asks for, while it is open: a login, or the new password that comes first. */
  asks: AuthRequired | null
  /** Why the server could not be asked. */
  failure: string | null
  /** The password just typed, while a new one must replace it: nobody types it twice. */
  typed: string
  /** How often somebody has logged in since the page was loaded. */
  logins: number
}

interface Known {
  state: PharmacySessionState
  gate: LoginGate
}

const unknown: PharmacySessionState = {
  user: undefined,
  asks: null,
  failure: null,
  typed: '',
  logins: 0,
}
const nobody: Known = { state: unknown, gate: loginGate(() => {}) }

/** By the pharmacy's code: a phone that serves two pharmacies keeps two sessions apart. */
const sessions = new Map<string, Known>()
const listeners = new Set<() => void>()

export function usePharmacySession(code: string): PharmacySessionState {
  return useSyncExternalStore(
    subscribe,
    () => knownOf(code).state,
    () => unknown,
  )
}

/** Where calls wait for a login at this pharmacy. */
export function gateOf(code: string): LoginGate {
  return knownOf(code).gate
}

export function openPharmacyLogin(code: string, asks: AuthRequired = 'unauthenticated'): void {
  change(code, { asks })
}

/** Closed without a login: what waited for it fails. */
export function closePharmacyLogin(code: string): void {
  change(code, { asks: null, typed: '' })
  gateOf(code).finish(false)
}

/** Somebody has logged in; what waited for it goes on, unless a new password comes first. */
export function beginPharmacySession(code: string, user: PharmacyUser, typed = ''): void {
  setCsrfEnabled('pharmacy', true)
  rememberUser(code, user)
  const { must_change: mustChange } = user
  const logins = knownOf(code).state.logins + (mustChange ? 0 : 1)
  const asks = mustChange ? 'newPasswordRequired' : null
  change(code, { user, asks, failure: null, typed: mustChange ? typed : '', logins })
  if (!mustChange) gateOf(code).finish(true)
}

/** The new password is set: nothing more is asked. */
export function tellPasswordChanged(code: string): void {
  const { user } = knownOf(code).state
  if (user) beginPharmacySession(code, { ...user, must_change: false })
}

/** Logged out on purpose: nothing of it stays on the device, and no call waits any more. */
export function endPharmacySession(code: string): void {
  rememberUser(code, null)
  change(code, { user: null, asks: null, failure: null, typed: '' })
  gateOf(code).finish(false)
}

/** Asks the server who is logged in at the pharmacy. Without a network whoever was here goes on. */
export async function checkPharmacySession(code: string): Promise<void> {
  try {
    const { pharmacy } = await api.call(getPharmacySession, {}, { headers: { drugstoreId: code } })
    if (pharmacy) setCsrfEnabled('pharmacy', true)
    rememberUser(code, pharmacy)
    change(code, { user: pharmacy, failure: null })
    // Done meanwhile, in another tab: what waited here goes on too.
    if (pharmacy && !pharmacy.must_change && knownOf(code).state.asks)
      beginPharmacySession(code, pharmacy)
  } catch (error) {
    if (knownOf(code).state.user !== undefined) return
    const user = findRememberedUser(code)
    if (user) setCsrfEnabled('pharmacy', true)
    const isOffline = error instanceof ApiError && error.code === 'offline'
    change(code, { user: user ?? (isOffline ? null : undefined), failure: failureText(error) })
  }
}

function knownOf(code: string): Known {
  if (!code) return nobody
  const found = sessions.get(code)
  if (found) return found
  const made = { state: unknown, gate: loginGate((why) => void requireLogin(code, why)) }
  sessions.set(code, made)
  return made
}

/** The new password is wanted of whoever the server says is logged in. */
async function requireLogin(code: string, why: AuthRequired): Promise<void> {
  if (why === 'newPasswordRequired' && !knownOf(code).state.user) await checkPharmacySession(code)
  openPharmacyLogin(code, why)
}

function change(code: string, part: Partial<PharmacySessionState>): void {
  const known = knownOf(code)
  known.state = { ...known.state, ...part }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
