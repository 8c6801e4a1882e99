import { resultCodes } from '#domain/loyalty/result-codes.ts'
import { maskCode } from '#domain/genuine/mask.ts'
import type { Db } from '../platform/db.ts'
import { countWrongCode, findCodeLock, insertAttempt } from './attempt-queries.ts'

/** A guest's try: there is no phone to lock, so the limits of its network are all that holds it. */
export function noteGuestTry(
  db: Db,
  { code, ...rest }: Pick<Attempt, 'address' | 'code' | 'batchId' | 'result' | 'at'>,
): Promise<void> {
  const nobody = { phone: '', pharmacyCode: null, pharmacyUser: null, sentBy: null } as const
  return insertAttempt(db, {
    ...nobody,
    ...rest,
    channel: 'guest',
    codeMasked: maskCode(code),
    point: 0,
  })
}

export interface Attempt {
  phone: string
  channel: 'member' | 'store'
  pharmacyCode: string | null
  /** Who stood at the pharmacy's counter: the username. */
  pharmacyUser?: string | null
  /** Whose session sent it. */
  sentBy?: string | null
  /** The network address. */
  address: string
  /** Clear; it is masked before it is written. */
  code: string
  batchId: number | null
  /** Of domain/loyalty/result-codes.ts. */
  result: number
  point: number
  at: Date
}

/**
 * Writes a try down, masked. A wrong one (result 0) counts, and the tenth within an hour locks the
 * phone there for 24 hours. Gives the end of the lock when the phone was locked already: then the try does
 * not count, is written as result 2, and is to be answered so.
 */
export async function noteAttempt(trx: Db, attempt: Attempt): Promise<Date | null> {
  const { code, pharmacyUser = null, sentBy: sender = pharmacyUser, ...rest } = attempt
  const isWrong = attempt.result === resultCodes.codeIncorrect
  const isTooLate = isWrong && !(await countWrongCode(trx, attempt, attempt.at))
  const result = isTooLate ? resultCodes.phoneLocked : attempt.result
  const sentBy = sender === pharmacyUser ? null : sender
  await insertAttempt(trx, { ...rest, pharmacyUser, sentBy, result, codeMasked: maskCode(code) })
  return isTooLate ? findCodeLock(trx, attempt, attempt.at) : null
}
