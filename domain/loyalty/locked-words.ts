import { formatDate, type VietnamDay } from '../kernel/dates.ts'
import { resultTexts } from './result-codes.ts'

/** Why a membership is locked, and its last day; null until somebody ends it. */
export interface AccountLock {
  told: string
  until: VietnamDay | null
}

/** `đến hết ngày 30/11/2026`, or that no day is set. */
export function untilWords(until: VietnamDay | null): string {
  return until === null ? 'đến khi có thông báo' : `đến hết ngày ${formatDate(until)}`
}

/** Result 7 with its reason, as the member and a counter read it. */
export function lockedWords(lock: AccountLock | null): string {
  const { text, next } = resultTexts.membershipLocked
  if (!lock) return `${text} ${next}`
  return `Tài khoản tích điểm tạm khoá ${untilWords(lock.until)}. Lý do: ${lock.told.replace(/\.$/, '')}. ${next}`
}
