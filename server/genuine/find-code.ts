import { maskCode } from '#domain/genuine/mask.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import type { CodeKeys } from './code-hash.ts'
import { insertRedemption, insertUseByReturn, listRedeemed } from './code-queries.ts'
import { findCodes } from './find-codes.ts'
import type { CodeNote, FoundCode } from './found-code.ts'

/** The code as it is known here, in one query; null: unknown, or of a batch that is not ready. Expects capitals. */
export async function findCode(
  tools: Pick<Context, 'db'> & { config: CodeKeys },
  code: string,
): Promise<FoundCode | null> {
  return (await findCodes(tools, [code])).get(code) ?? null
}

/** The cause under which a code's points are in the ledger. */
export function codeCause(hash: Buffer): string {
  return `code:${hash.toString('base64url')}`
}

/** By cause (`codeCause`), for the words of the ledger. */
export async function findCodeNotes(
  db: Db,
  hashes: readonly Buffer[],
): Promise<Map<string, CodeNote>> {
  if (hashes.length === 0) return new Map()
  const redeemed = await listRedeemed(db, hashes)
  return new Map(redeemed.map(({ hash, ...note }) => [codeCause(hash), note]))
}

export interface Redemption {
  hash: Buffer
  /** Clear; kept masked, for the words of the ledger. */
  code: string
  batchId: number
  accountId: number
  channel: 'member' | 'store'
  pharmacyCode: string | null
  /** As it is told to whoever comes second. */
  place: string
  point: number
  at: Date
}

/**
 * Uses a code up; false when somebody was quicker or its batch was recalled meanwhile: `findCode`
 * tells. Of two transactions the second waits here until the first has ended.
 */
export async function redeemCode(trx: Db, { code, ...rest }: Redemption): Promise<boolean> {
  return insertRedemption(trx, { ...rest, codeMasked: maskCode(code) })
}

/** Uses up the code of a box that came back before anybody entered it; false when somebody was quicker. */
export async function useUpReturned(
  trx: Db,
  { code, ...rest }: Pick<Redemption, 'hash' | 'code' | 'batchId' | 'place' | 'at'>,
): Promise<boolean> {
  return insertUseByReturn(trx, { ...rest, codeMasked: maskCode(code) })
}
