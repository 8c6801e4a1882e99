import { useSyncExternalStore } from 'react'
import { getStoreSession } from '#domain/drugstore/api.ts'
import { api, ApiError, signWrites } from '#web/api.ts'
import { failureText } from '../failure-text.ts'
import { findRememberedUser, rememberUser, type StoreUser } from '../area/remembered-store.ts'
import type { DoorRefusal } from './door-refusal.ts'
import { loginGate, type LoginGate } from './login-gate.ts'

export interface StoreSessionState {
  /** Undefined until it is known who works at the store; null for nobody. */
  user: StoreUser | null | undefined
  /** What the one dialog asks for, while it is open: a login, or the new password that comes first. */
  asks: DoorRefusal | null
  /** Why the server could not be asked. */
  failure: string | null
  /** The password just typed, while a new one must replace it: nobody types it twice. */
  typed: string
  /** How often somebody has logged in since the page was loaded. */
  logins: number
}

interface Known {
  state: StoreSessionState
  gate: LoginGate
}

const unknown: StoreSessionState = {
  user: undefined,
  asks: null,
  failure: null,
  typed: '',
  logins: 0,
}
const nobody: Known = { state: unknown, gate: loginGate(() => {}) }

/** By the store's code: a phone that serves two stores keeps two sessions apart. */
const sessions = new Map<string, Known>()
const listeners = new Set<() => void>()

export function useStoreSession(code: string): StoreSessionState {
  return useSyncExternalStore(
    subscribe,
    () => knownOf(code).state,
    () => unknown,
  )
}

/** Where calls wait for a login at this store. */
export function gateOf(code: string): LoginGate {
  return knownOf(code).gate
}

export function openStoreLogin(code: string, asks: DoorRefusal = 'unauthenticated'): void {
  change(code, { asks })
}

/** Closed without a login: what waited for it fails. */
export function closeStoreLogin(code: string): void {
  change(code, { asks: null, typed: '' })
  gateOf(code).finish(false)
}

/** Somebody has logged in; what waited for it goes on, unless a new password comes first. */
export function beginStoreSession(code: string, user: StoreUser, typed = ''): void {
  signWrites('store', true)
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
  if (user) beginStoreSession(code, { ...user, must_change: false })
}

/** Logged out on purpose: nothing of it stays on the device, and no call waits any more. */
export function endStoreSession(code: string): void {
  rememberUser(code, null)
  change(code, { user: null, asks: null, failure: null, typed: '' })
  gateOf(code).finish(false)
}

/** Asks the server who is logged in at the store. Without a network whoever was here goes on. */
export async function checkStoreSession(code: string): Promise<void> {
  try {
    const { store } = await api.call(getStoreSession, {}, { headers: { drugstoreId: code } })
    if (store) signWrites('store', true)
    rememberUser(code, store)
    change(code, { user: store, failure: null })
    // Done meanwhile, in another tab: what waited here goes on too.
    if (store && !store.must_change && knownOf(code).state.asks) beginStoreSession(code, store)
  } catch (error) {
    if (knownOf(code).state.user !== undefined) return
    const user = findRememberedUser(code)
    if (user) signWrites('store', true)
    const isOffline = error instanceof ApiError && error.code === 'offline'
    change(code, { user: user ?? (isOffline ? null : undefined), failure: failureText(error) })
  }
}

function knownOf(code: string): Known {
  if (!code) return nobody
  const found = sessions.get(code)
  if (found) return found
  const made = { state: unknown, gate: loginGate((why) => void askToComeIn(code, why)) }
  sessions.set(code, made)
  return made
}

/** The new password is wanted of whoever the server says is logged in. */
async function askToComeIn(code: string, why: DoorRefusal): Promise<void> {
  if (why === 'newPasswordRequired' && !knownOf(code).state.user) await checkStoreSession(code)
  openStoreLogin(code, why)
}

function change(code: string, part: Partial<StoreSessionState>): void {
  const known = knownOf(code)
  known.state = { ...known.state, ...part }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
