import type { ResultName } from '#domain/loyalty/result-codes.ts'
import type { Context } from '../context.ts'
import { findCodes, redeemCode } from '../genuine/index.ts'
import { ensureAccount, lockAccount, type Account } from '../loyalty/index.ts'
import type { Db } from '../platform/db.ts'
import type { EarnRequester } from './earn-requester.ts'
import { isEarning, evaluateCode } from './evaluate-code.ts'
import type { CodeView, CodeSnapshot } from './load-codes.ts'

/** One request at work: its transaction, whoever sent it and what was looked up for it. */
export interface EarnTransaction {
  ctx: Context
  trx: Db
  who: EarnRequester
  snapshot: CodeSnapshot
  /** Whether an answer that credits nothing may tell what the customer has. */
  tellsBalance: boolean
}

/** What became of a code. */
export interface CodeOutcome {
  code: string
  result: ResultName
  /** Null where the answer tells nothing of the code. */
  view: CodeView | null
  lockedUntil?: Date
}

/**
 * Uses up the codes that earn, in their order, under the lock of the account: one that staff have
 * locked meanwhile uses none. Without anything that could earn nothing is locked.
 */
export async function redeemCodes(
  transaction: EarnTransaction,
): Promise<{ account: Account | null; codes: readonly CodeOutcome[] }> {
  const { snapshot } = transaction
  const codes = [...snapshot.codes].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const account = canEarn(snapshot) ? await lockOwnAccount(transaction) : snapshot.account
  const outcomes: CodeOutcome[] = []
  for (const [code, view] of codes) outcomes.push(await take(transaction, account, code, view))
  return { account, codes: outcomes }
}

/** Before anything is locked: an intention. */
export function canEarn(snapshot: CodeSnapshot): boolean {
  return [...snapshot.codes.values()].some((view) =>
    isEarning(evaluate(snapshot, snapshot.account, view)),
  )
}

function evaluate(
  snapshot: CodeSnapshot,
  account: Account | null,
  { found }: CodeView,
): ResultName {
  const { today, standing } = snapshot
  return evaluateCode({ found, account, programme: standing.programme, today })
}

/** Made or taken over by a member if need be. */
async function lockOwnAccount({ trx, who, snapshot }: EarnTransaction): Promise<Account> {
  const { account, at } = snapshot
  const isOwn = account && (who.memberId === undefined || account.memberId === who.memberId)
  const id = isOwn ? account.id : await ensureAccount(trx, { ...who, at })
  return lockAccount(trx, id, at)
}

async function take(
  { ctx, trx, who, snapshot }: EarnTransaction,
  account: Account | null,
  code: string,
  view: CodeView,
): Promise<CodeOutcome> {
  const result = evaluate(snapshot, account, view)
  if (!isEarning(result) || !view.found || !account) return { code, result, view }
  const { hash, batch } = view.found
  const use = { hash, code, batchId: batch.id, accountId: account.id, point: batch.point }
  const isFirst = await redeemCode(trx, { ...who, ...use, at: snapshot.at })
  if (isFirst) return { code, result, view }
  // Used or recalled since it was looked up: looked at again, it says which.
  const found = (await findCodes({ db: trx, config: ctx.config }, [code])).get(code) ?? null
  const now = { ...view, found }
  const second = evaluate(snapshot, account, now)
  if (isEarning(second)) throw new Error('a code is free and cannot be used')
  return { code, result: second, view: now }
}
