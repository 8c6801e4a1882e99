import { searchCustomer, type MaskedMembership } from '#domain/membership/api.ts'
import { ApiError } from '#web/api.ts'
import { callPharmacy } from '#web/pharmacy/session/call-pharmacy.ts'

/** What is known of whoever stands at the counter. */
export type Customer =
  | { kind: 'none' }
  | { kind: 'looking' }
  | { kind: 'found'; membership: MaskedMembership }
  | { kind: 'new' }
  /** Without a network: codes are taken all the same. */
  | { kind: 'later' }
  | { kind: 'failed'; text: string }

/** Rejects only when it has been given up. */
export async function findCustomer(phone: string, signal: AbortSignal): Promise<Customer> {
  try {
    const membership = await callPharmacy(searchCustomer, { phone }, { signal })
    return membership.exists ? { kind: 'found', membership } : { kind: 'new' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.code === 'offline' ? { kind: 'later' } : { kind: 'failed', text: error.message }
  }
}
