import type { ResultName } from '#domain/loyalty/result-codes.ts'
import type { Context } from '../context.ts'
import { findCodes, redeemCode } from '../genuine/index.ts'
import { ensureAccount, lockAccount, type Account } from '../loyalty/index.ts'
import type { Db } from '../platform/db.ts'
import type { Entering } from './entering.ts'
import { isEarning, judgeCode } from './judge-code.ts'
import type { CodeView, LookedUp } from './look-codes-up.ts'

/** One request at work: its transaction, whoever sent it and what was looked up for it. */
export interface Desk {
  ctx: Context
  trx: Db
  who: Entering
  looked: LookedUp
  /** Whether an answer that credits nothing may tell what the customer has. */
  tellsBalance: boolean
}

/** What became of a code. */
export interface Taken {
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
export async function takeCodes(
  desk: Desk,
): Promise<{ account: Account | null; codes: readonly Taken[] }> {
  const { looked } = desk
  const codes = [...looked.codes].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const account = mayEarn(looked) ? await lockOwnAccount(desk) : looked.account
  const taken: Taken[] = []
  for (const [code, view] of codes) taken.push(await take(desk, account, code, view))
  return { account, codes: taken }
}

/** Before anything is locked: an intention. */
export function mayEarn(looked: LookedUp): boolean {
  return [...looked.codes.values()].some((view) => isEarning(judge(looked, looked.account, view)))
}

function judge(looked: LookedUp, account: Account | null, { found }: CodeView): ResultName {
  const { today, standing } = looked
  return judgeCode({ found, account, programme: standing.programme, today })
}

/** Made or taken over by a member if need be. */
async function lockOwnAccount({ trx, who, looked }: Desk): Promise<Account> {
  const { account, at } = looked
  const isOwn = account && (who.memberId === undefined || account.memberId === who.memberId)
  const id = isOwn ? account.id : await ensureAccount(trx, { ...who, at })
  return lockAccount(trx, id, at)
}

async function take(
  { ctx, trx, who, looked }: Desk,
  account: Account | null,
  code: string,
  view: CodeView,
): Promise<Taken> {
  const result = judge(looked, account, view)
  if (!isEarning(result) || !view.found || !account) return { code, result, view }
  const { hash, batch } = view.found
  const use = { hash, code, batchId: batch.id, accountId: account.id, point: batch.point }
  const isFirst = await redeemCode(trx, { ...who, ...use, at: looked.at })
  if (isFirst) return { code, result, view }
  // Used or recalled since it was looked up: looked at again, it says which.
  const found = (await findCodes({ db: trx, config: ctx.config }, [code])).get(code) ?? null
  const now = { ...view, found }
  const second = judge(looked, account, now)
  if (isEarning(second)) throw new Error('a code is free and cannot be used')
  return { code, result: second, view: now }
}
