import { resultCodes } from '#domain/loyalty/result-codes.ts'
import { maskCode } from '#domain/genuine/mask.ts'
import type { Db } from '../platform/db.ts'
import { hashCode, type CodeKeys } from './code-hash.ts'
import { countWrongCode, findCodeLock, insertAttempt } from './attempt-queries.ts'

/** A guest's try: there is no phone to lock, so the limits of its network are all that holds it. */
export function noteGuestTry(
  db: Db,
  {
    code,
    config,
    hash,
    ...rest
  }: Pick<Attempt, 'address' | 'code' | 'config' | 'hash' | 'batchId' | 'result' | 'at'>,
): Promise<void> {
  const nobody = { phone: '', pharmacyCode: null, pharmacyUser: null, sentBy: null } as const
  return insertAttempt(db, {
    ...nobody,
    ...rest,
    channel: 'guest',
    codeMasked: maskCode(code),
    codeHash: hash ?? hashOf(config, code),
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
  /** With it the try is found by its code. */
  config?: CodeKeys
  /** Of a known code, under its batch's key. */
  hash?: Buffer | undefined
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
  const {
    code,
    config,
    hash,
    pharmacyUser = null,
    sentBy: sender = pharmacyUser,
    ...rest
  } = attempt
  const isWrong = attempt.result === resultCodes.codeIncorrect
  const isTooLate = isWrong && !(await countWrongCode(trx, attempt, attempt.at))
  const result = isTooLate ? resultCodes.phoneLocked : attempt.result
  const sentBy = sender === pharmacyUser ? null : sender
  const known = { codeMasked: maskCode(code), codeHash: hash ?? hashOf(config, code) }
  await insertAttempt(trx, { ...rest, ...known, pharmacyUser, sentBy, result })
  return isTooLate ? findCodeLock(trx, attempt, attempt.at) : null
}

function hashOf(config: CodeKeys | undefined, code: string): Buffer | null {
  return config ? hashCode(config, code) : null
}
