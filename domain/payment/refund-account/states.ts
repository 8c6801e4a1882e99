import type { RefundState } from '../refunds.ts'

/** What is known of the account that a refund goes to, as the desk reads it. */
export const refundAccountStates = [
  'unneeded',
  'unasked',
  'asked',
  'given',
  'paying',
  'paid',
] as const
export type RefundAccountState = (typeof refundAccountStates)[number]

export const refundAccountLabels: Record<RefundAccountState, string> = {
  unneeded: 'Không cần',
  unasked: 'Chưa hỏi',
  asked: 'Đã hỏi',
  given: 'Đã có',
  paying: 'Đang chuyển',
  paid: 'Đã trả',
}

/** As payments call the ways on which money came. */
type PaidBy = 'cash' | 'domesticCard' | 'internationalCard' | 'qrCode' | 'transfer'

interface RefundAccountFacts {
  state: RefundState
  method: PaidBy
  /** How often its customer was asked. */
  asks: number
  isKnown: boolean
  isPaying: boolean
}

/** Where the account of a refund stands (docs/rules/refund-accounts.md §1). */
export function refundAccountState(facts: RefundAccountFacts): RefundAccountState {
  const { state, method, asks, isKnown, isPaying } = facts
  if (state === 'done') return isKnown ? 'paid' : 'unneeded'
  if (state === 'sending') return 'unneeded'
  if (isPaying) return 'paying'
  if (isKnown) return 'given'
  if (asks > 0) return 'asked'
  return asksForAccount(method) ? 'unasked' : 'unneeded'
}

/** Card money goes back to its card: nobody is asked for an account unless the desk wishes it. */
export function asksForAccount(method: PaidBy): boolean {
  return method === 'cash' || method === 'qrCode' || method === 'transfer'
}

/** What may be done while it stands there (docs/rules/refund-accounts.md §2). */
type RefundAccountMove = 'ask' | 'give' | 'begin' | 'complete'

const moves: Record<RefundAccountMove, readonly RefundAccountState[]> = {
  ask: ['unneeded', 'unasked', 'asked'],
  give: ['unneeded', 'unasked', 'asked', 'given'],
  begin: ['given', 'paying'],
  complete: ['unneeded', 'unasked', 'asked', 'given', 'paying'],
}

/** Of a refund that waits for a person's hand; whoever pays is the only one who does while it is `paying`. */
export function canMoveAccount(state: RefundAccountState, move: RefundAccountMove): boolean {
  return moves[move].includes(state)
}

/** The first time and again from the desk. */
export const maxAsks = 3
/** Days for which a link opens. */
export const linkDays = 14
/** Minutes between two messages of the desk. */
export const askPause = 10
/** Days for which a number is kept once the money has gone: as long as anybody may say that it never came. */
export const accountKeptDays = 180
