import { resultCodes, type ResultName } from '#domain/loyalty/result-codes.ts'
import type { EarnResult } from '#domain/membership/api.ts'
import type { Context } from '../context.ts'
import { codeCause, findCode, noteAttempt, redeemCode, takeCodeTurn } from '../genuine/index.ts'
import { countInReach } from '../gift/index.ts'
import { earnPoints, ensureAccount, findAccount } from '../loyalty/index.ts'
import type { Db } from '../platform/db.ts'
import { issueVoucher, type IssuedVoucher } from '../voucher/index.ts'
import { toEarnResult } from './earn-result.ts'
import { earningNote } from './entry-words.ts'
import { isEarning, judgeCode, usedResult } from './judge-code.ts'
import { lookCodeUp, type CodeView } from './look-code-up.ts'

/** Who enters codes for whom, and where. */
export interface Entering {
  phone: string
  memberId?: number
  channel: 'member' | 'store'
  storeCode: string | null
  /** As it is told to whoever enters the code later. */
  place: string
  /** The network address. */
  address: string
}

/** What was looked up before the transaction; null for a code that is not known. */
export type LookedUp = Map<string, CodeView>

export async function lookCodesUp(
  ctx: Context,
  who: Entering,
  codes: readonly string[],
): Promise<LookedUp> {
  // Remembered from here on: inside the transaction nothing waits for a second connection.
  await countInReach(ctx, 0, ctx.clock.today())
  const views: LookedUp = new Map()
  for (const code of codes) views.set(code, await lookCodeUp(ctx, who, code))
  return views
}

/**
 * Enters codes one after the other, each at most once for everyone (decisions, section 6). Locks:
 * the phone's turn, the codes in their order, then the account.
 */
export async function enterCodes(
  ctx: Context,
  trx: Db,
  who: Entering,
  views: LookedUp,
): Promise<Map<string, EarnResult>> {
  const codes = [...views.keys()].toSorted()
  const balance = views.get(codes[0]!)!.account?.available ?? 0
  const entry: Entry = { ctx, trx, who, at: ctx.clock.now(), balance, gained: 0 }
  const lockedUntil = await takeCodeTurn(trx, who.phone, entry.at)
  const taken = new Map<string, Taken>()
  for (const code of codes) {
    taken.set(code, lockedUntil ? locked(lockedUntil) : await take(entry, code, views.get(code)!))
  }
  const results = new Map<string, EarnResult>()
  // What earned comes first: wrong codes of the same list may lock the phone for the next one.
  for (const code of codes.toSorted((a, b) => rank(taken.get(a)!) - rank(taken.get(b)!))) {
    results.set(code, await settle(entry, code, taken.get(code)!))
  }
  return results
}

function rank({ result }: Taken): number {
  return isEarning(result) ? 0 : 1
}

interface Entry {
  ctx: Context
  trx: Db
  who: Entering
  at: Date
  /** What can be spent; grows with every code that earns. */
  balance: number
  /** By the codes so far. */
  gained: number
}

interface Taken {
  result: ResultName
  view: CodeView | null
  accountId: number | null
  lockedUntil?: Date
}

function locked(lockedUntil: Date): Taken {
  return { result: 'phoneLocked', view: null, accountId: null, lockedUntil }
}

/** Uses the code up if it earns; whoever comes second learns who was first. */
async function take(entry: Entry, code: string, view: CodeView): Promise<Taken> {
  const { ctx, trx, who, at } = entry
  const result = judgeCode({ ...view, today: ctx.clock.today() })
  const known = view.account?.id ?? null
  if (!isEarning(result) || !view.found) return { result, view, accountId: known }
  const { hash, batch } = view.found
  const accountId = known ?? (await ensureAccount(trx, { ...who, at }))
  const isFirst = await redeemCode(trx, {
    ...who,
    hash,
    code,
    batchId: batch.id,
    accountId,
    point: batch.point,
    at,
  })
  if (isFirst) return { result, view, accountId }
  const found = (await findCode({ db: trx, config: ctx.config }, code))!
  const first = found.redemption!.accountId
  const usedBy = await findAccount(trx, { id: first }, ctx.clock.today())
  return { result: usedResult(batch), view: { ...view, found, usedBy }, accountId }
}

/** Points, the voucher that comes along, the note of the try, the answer. */
async function settle(entry: Entry, code: string, taken: Taken): Promise<EarnResult> {
  const { ctx, trx, at } = entry
  const { view, accountId } = taken
  let voucher: IssuedVoucher | null = null
  let giftsInReach: number | undefined
  if (isEarning(taken.result) && view?.found && accountId !== null) {
    const { hash, batch } = view.found
    const cause = codeCause(hash)
    const earned = await earnPoints(trx, {
      accountId,
      points: batch.point,
      cause,
      programmeId: view.standing.programme?.id ?? null,
      note: earningNote(code, view.product?.name ?? batch.productCode),
      at,
    })
    entry.balance = earned.available
    entry.gained += batch.point
    const campaignId = batch.voucherCampaignId
    if (campaignId !== null) {
      const given = { campaignId, accountId, cause: `${cause}:voucher`, at }
      voucher = await issueVoucher(ctx, trx, given)
    }
    giftsInReach = await countInReach(ctx, entry.balance, ctx.clock.today())
  }
  const { result, lockedUntil } = await note(entry, code, taken)
  const { balance: available, gained } = entry
  return toEarnResult({
    ...{ code, result, view, available, gained },
    ...{ voucher, lockedUntil, giftsInReach },
  })
}

/** A wrong code may find that others at the same time have locked the phone. */
async function note({ trx, who, at }: Entry, code: string, { result, view, lockedUntil }: Taken) {
  const batch = view?.found?.batch
  const lock = await noteAttempt(trx, {
    ...who,
    code,
    batchId: batch?.id ?? null,
    result: resultCodes[result],
    point: isEarning(result) ? (batch?.point ?? 0) : 0,
    at,
  })
  return lock ? { result: 'phoneLocked' as const, lockedUntil: lock } : { result, lockedUntil }
}
