import { Refusal } from '#domain/errors.ts'
import { vietnamDayOf } from '#domain/kernel/dates.ts'
import { ledgerNotes } from '#domain/loyalty/texts.ts'
import type { Db } from '../platform/db.ts'
import { isErased, lockAccount, lockSwept, type Account } from './accounts.ts'
import { addLot, undoAddition, type Addition } from './add-queries.ts'
import { forwardPoints, survivorOf } from './move-points.ts'
import { refillLots } from './refill-queries.ts'
import { sweepLots } from './sweep-queries.ts'
import { burnHeld, findProgrammeOfEarning, takeFromLots } from './take-queries.ts'

interface Change {
  accountId: number
  /** More than 0. */
  points: number
  /** Does this at most once. */
  cause: string
  /** Why, in words for the member. */
  note: string
  at: Date
}

interface Earning extends Change {
  /** Whose tiers these points count for. */
  programmeId: number | null
  actor?: string
}

/**
 * Adds points, once a cause; they pay what is owed first. Locks the account itself. It does not ask
 * whether the account is locked by staff: whoever lets people earn does.
 */
export async function earnPoints(
  trx: Db,
  { actor = 'system', ...earning }: Earning,
): Promise<{ available: number; isNew: boolean }> {
  return add(trx, { ...earning, kind: 'earn', actor })
}

/** Sets points aside, those that expire first; false when there are not enough. */
export async function holdPoints(trx: Db, taking: Change): Promise<boolean> {
  ensureSome(taking.points)
  await lockAccount(trx, taking.accountId, taking.at)
  const outcome = await takeFromLots(trx, {
    ...taking,
    kind: 'hold',
    holdingChange: taking.points,
    today: vietnamDayOf(taking.at),
  })
  return outcome !== 'short'
}

/** Spends what a cause holds; false when it holds nothing any more: spent or released before. */
export async function burnHold(trx: Db, of: { cause: string; at: Date }): Promise<boolean> {
  const account = await lockSwept(trx, { hold: of.cause }, of.at)
  return account !== null && burnHeld(trx, of.cause, of.at)
}

/** Gives back what a cause holds. Gives the points; 0 when it holds nothing any more. */
export function releaseHold(trx: Db, of: { cause: string; at: Date }): Promise<number> {
  return giveBack(trx, { ...of, kind: 'release', points: null })
}

/** Gives spent points back, once a cause: all, or at most `points` of them. Gives how many. */
export function returnBurnt(
  trx: Db,
  { points, ...of }: { cause: string; points?: number; at: Date },
): Promise<number> {
  return giveBack(trx, { ...of, kind: 'reverse', points: points ?? null })
}

/**
 * Takes earned points back, once a cause; what has been spent already is owed and the next points
 * pay it. With `earnedBy` (the cause that earned them) they leave the standing of its programme too.
 * Gives zeros for a cause that was carried out before.
 */
export async function takeBackEarned(
  trx: Db,
  taking: Change & { earnedBy?: string },
): Promise<{ taken: number; owed: number }> {
  ensureSome(taking.points)
  const { earnedBy } = taking
  const programmeId = earnedBy ? await findProgrammeOfEarning(trx, earnedBy) : null
  // What came and ended while the first look waited for the lock is swept by the second.
  const accountId = await survivorOf(trx, taking.accountId)
  const theirs = { ...taking, accountId }
  const back =
    (await takeBack(trx, theirs, programmeId)) ?? (await takeBack(trx, theirs, programmeId))
  if (!back) throw new Error(`the lots of account ${taking.accountId} fall short`)
  return back
}

async function takeBack(trx: Db, taking: Change, programmeId: number | null) {
  const { available } = await lockAccount(trx, taking.accountId, taking.at)
  const taken = Math.min(available, taking.points)
  const owed = taking.points - taken
  const outcome = await takeFromLots(trx, {
    ...taking,
    kind: 'reverse',
    points: taken,
    debtChange: owed,
    programmeId,
    today: vietnamDayOf(taking.at),
  })
  if (outcome === 'short') return null
  return outcome === 'taken' ? { taken, owed } : { taken: 0, owed: 0 }
}

/**
 * Adds points by hand, or takes them when `points` is negative; once a cause. Refuses to take more
 * than can be spent (`notEnoughPoints`).
 */
export async function adjustPoints(trx: Db, change: Change & { actor: string }): Promise<void> {
  if (change.points > 0) {
    await add(trx, { ...change, kind: 'adjust', programmeId: null })
    return
  }
  ensureSome(-change.points)
  await lockAccount(trx, change.accountId, change.at)
  const outcome = await takeFromLots(trx, {
    ...change,
    kind: 'adjust',
    points: -change.points,
    today: vietnamDayOf(change.at),
  })
  if (outcome === 'short') throw new Refusal('notEnoughPoints')
}

async function add(trx: Db, change: Omit<Addition, 'today'>) {
  ensureSome(change.points)
  const addition = { ...change, today: vietnamDayOf(change.at) }
  const added = (await addLot(trx, addition)) ?? (await addAfterSweep(trx, addition))
  if ('paid' in added && !added.isNew) {
    return { available: await undoAddition(trx, addition, added.paid), isNew: false }
  }
  return { available: added.available, isNew: added.isNew }
}

/** With the account locked and swept, only a cause that is known adds nothing. */
async function addAfterSweep(trx: Db, addition: Addition) {
  const { available } = await lockAccount(trx, addition.accountId, addition.at)
  return (await addLot(trx, addition)) ?? { available, isNew: false }
}

async function giveBack(
  trx: Db,
  refill: { kind: 'release' | 'reverse'; cause: string; points: number | null; at: Date },
): Promise<number> {
  const today = vietnamDayOf(refill.at)
  const account = await lockSwept(trx, { hold: refill.cause }, refill.at)
  if (!account) return 0
  const { points, over } = await refillLots(trx, { ...refill, today })
  if (over > 0) await sweepLots(trx, account.id, today, refill.at)
  const left = points - over
  const payment = Math.min(left, account.debt)
  if (payment > 0) {
    await takeFromLots(trx, {
      accountId: account.id,
      kind: 'reverse',
      points: payment,
      debtChange: -payment,
      cause: `${refill.cause}:debt`,
      note: ledgerNotes.debtPaid,
      today,
      at: refill.at,
    })
  }
  if (isErased(account)) await passOn(trx, account, refill, left - payment)
  return points
}

/** What comes back to an account without a person: the other's after a merge, nobody's to spend after an erasure. */
async function passOn(
  trx: Db,
  account: Account,
  of: { kind: string; cause: string; at: Date },
  points: number,
): Promise<void> {
  await forwardPoints(trx, account.id, { cause: `${of.kind}:${of.cause}`, at: of.at })
  if ((await survivorOf(trx, account.id)) === account.id) {
    await leaveNothing(trx, account, of, points)
  }
}

async function leaveNothing(
  trx: Db,
  { id }: Account,
  { kind, cause, at }: { kind: string; cause: string; at: Date },
  points: number,
): Promise<void> {
  if (points <= 0) return
  await adjustPoints(trx, {
    accountId: id,
    points: -points,
    cause: `adjust:erased:${kind}:${cause}`,
    at,
    note: ledgerNotes.erased,
    actor: 'system',
  })
}

function ensureSome(points: number): void {
  if (!Number.isSafeInteger(points) || points <= 0) throw new RangeError(`no points: ${points}`)
}
