import { useSyncExternalStore } from 'react'

/** Which account dialog is open, and what follows it. */
export interface AccountDialogRequest {
  kind: 'login' | 'register' | 'forgotPassword' | 'takeOver' | 'logout'
  /** Filled in already. */
  phone?: string
  /** Says why: "Đặt hàng". */
  title?: string
  /** The way without an account, offered first; missing where nothing goes on without one. */
  onGuest?: () => void
  /** What was interrupted by the login goes on. */
  onSignedIn?: () => void
}

let request: AccountDialogRequest | null = null
const listeners = new Set<() => void>()

export function useAccountDialog(): AccountDialogRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => request,
    () => null,
  )
}

export function getAccountDialog(): AccountDialogRequest | null {
  return request
}

/** Opens a dialog in the place of the one that may be open. */
export function openAccountDialog(next: AccountDialogRequest): void {
  change(next)
}

export function closeAccountDialog(): void {
  change(null)
}

function change(next: AccountDialogRequest | null): void {
  request = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
