import type { Context } from '../context.ts'
import type { Check } from '../platform/check.ts'
import type { Db } from '../platform/db.ts'
import type { BatchTerms } from './issue-batch.ts'
import type { Attempt } from './note-attempt.ts'
import type { CodeNote, FoundCode } from './found-code.ts'
import type { Redemption } from './redeem-code.ts'

export type { BatchTerms } from './issue-batch.ts'
export type { CodeNote, FoundCode } from './found-code.ts'

const notYet = () => {
  throw new Error('not there yet')
}

/** The code as it is known here, in one query; null: unknown, or of a batch that is not ready. Expects capitals. */
export const findCode = async (
  _ctx: Pick<Context, 'db' | 'config'>,
  _code: string,
): Promise<FoundCode | null> => notYet()
/** Until when a phone may not enter codes; null: it may. Locks nothing. */
export const findCodeLock = async (_db: Db, _phone: string, _now: Date): Promise<Date | null> =>
  notYet()
/**
 * As `findCodeLock`, and lets one try of a phone in at a time until the transaction ends: of many at
 * once none is looked up once the phone is locked. The first lock of a transaction but for the
 * request's key.
 */
export const takeCodeTurn = async (_trx: Db, _phone: string, _now: Date): Promise<Date | null> =>
  notYet()
/**
 * Writes a try down, masked. A wrong one (result 0) counts, and the tenth within an hour locks the
 * phone for 24 hours. Gives the end of the lock when the phone was locked already: then it does not
 * count, is written as result 2, and is to be answered so.
 */
export const noteAttempt = async (_trx: Db, _attempt: Attempt): Promise<Date | null> => notYet()
/** Uses a code up; false when somebody was quicker: then `findCode` tells who. */
export const redeemCode = async (_trx: Db, _redemption: Redemption): Promise<boolean> => notYet()
/** A new batch, ready when this returns; all or nothing. The only time its codes are clear. */
export const issueBatch = async (
  _tools: Pick<Context, 'db' | 'config' | 'clock'>,
  _terms: BatchTerms,
  _count: number,
): Promise<{ batchId: number; codes: string[] }> => notYet()
/** The cause under which a code's points are in the ledger. */
export const codeCause = (hash: Buffer): string => `code:${hash.toString('base64url')}`
/** By cause (`codeCause`), for the words of the ledger. */
export const findCodeNotes = async (
  _db: Db,
  _hashes: readonly Buffer[],
): Promise<Map<string, CodeNote>> => notYet()
export const genuineChecks: readonly Check[] = []
