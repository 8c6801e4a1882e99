import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { days } from '#domain/kernel/durations.ts'
import { shownPhone } from '#domain/kernel/shown-person.ts'
import type * as api from '#domain/loyalty/backoffice/adjustments.ts'
import { adjustmentTexts as texts } from '#domain/loyalty/backoffice/texts.ts'
import type { countAdjustments as countEndpoint } from '#domain/loyalty/backoffice/waiting.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { getStaff } from '../../platform/http/access.ts'
import { runOnce } from '../../platform/idempotency.ts'
import { appendEvent } from '../../platform/outbox.ts'
import { readSetting } from '../../settings/index.ts'
import { recordAudit, staffActor } from '../../staff/index.ts'
import { lockAccount } from '../accounts.ts'
import { adjustPoints } from '../ledger.ts'
import { countWaiting, insertAdjustment, settleAdjustment, sumSmall } from './adjustment-queries.ts'
import { findAdjustment } from './adjustments.ts'
import { getMemberAccount } from './find-member.ts'

type Record = api.PointAdjustmentRecord
/** Open lists of adjustments hear of a change by it. */
const adjustmentsKey = 'point-adjustments'

/**
 * Proposes points for or from a member, once for its key. Within the limit they are moved in the same transaction;
 * the account's row is held before the limit is added up, so that many at once are added up one after the other.
 */
export async function proposeAdjustment(
  ctx: Context,
  input: ParsedInput<typeof api.proposeAdjustment>,
  caller: Caller,
): Promise<Record> {
  const staff = getStaff(caller)
  const scope = `POST /admin/point-adjustments ${staff.id}`
  const { member, reason, ...fields } = input
  const { id } = await runOnce(
    ctx,
    { scope, key: caller.idempotencyKey!, body: input },
    async (trx) => {
      const found = await getMemberAccount({ ...ctx, db: trx }, member)
      const at = ctx.clock.now()
      const account = await lockAccount(trx, found.id, at)
      ensureEnough(fields.points, account.available)
      const made = { ...fields, reason, accountId: account.id, by: staff.id, at }
      const adjustmentId = await insertAdjustment(trx, made)
      const isSmall = Math.abs(fields.points) <= (await findFree(trx, account.id, at))
      if (isSmall) {
        const how = { id: adjustmentId, version: 1, by: staff.id, why: '', at, small: true }
        await carryOut(trx, how, staffActor(caller))
      }
      await recordAudit(ctx, trx, caller, {
        action: isSmall ? texts.doneAtOnce : texts.added,
        subject: { kind: 'pointAdjustment', id: adjustmentId },
        reason,
        after: { points: fields.points, loyalty_number: account.loyaltyNumber },
      })
      return { id: adjustmentId }
    },
  )
  return tell(ctx, id)
}

/** A second person carries out exactly what they read. */
export function approveAdjustment(
  ctx: Context,
  { id, version, reason }: ParsedInput<typeof api.approveAdjustment>,
  caller: Caller,
): Promise<Record> {
  const { id: by } = getStaff(caller)
  return decide(ctx, { id, version }, caller, async (trx, { authors, available, points }) => {
    if (authors.includes(by)) throw new Refusal('forbidden', { message: texts.notYours })
    ensureEnough(points, available)
    await carryOut(trx, { id, version, by, why: reason, at: ctx.clock.now() }, staffActor(caller))
    return { action: texts.approved, reason, after: { points } }
  })
}

export function declineAdjustment(
  ctx: Context,
  { id, version, reason }: ParsedInput<typeof api.declineAdjustment>,
  caller: Caller,
): Promise<Record> {
  const settling = { id, version, state: 'declined', by: getStaff(caller).id, why: reason } as const
  return decide(ctx, { id, version }, caller, async (trx) => {
    await settleAdjustment(trx, { ...settling, at: ctx.clock.now() })
    return { action: texts.declined, reason }
  })
}

export function withdrawAdjustment(
  ctx: Context,
  { id, version, reason }: ParsedInput<typeof api.withdrawAdjustment>,
  caller: Caller,
): Promise<Record> {
  const { id: by } = getStaff(caller)
  const settling = { id, version, state: 'withdrawn', by, why: reason } as const
  return decide(ctx, { id, version }, caller, async (trx, { proposer }) => {
    if (proposer !== by) throw new Refusal('forbidden', { message: texts.onlyProposer })
    await settleAdjustment(trx, { ...settling, at: ctx.clock.now() })
    return { action: texts.withdrawn, reason }
  })
}

export async function countAdjustments(
  ctx: Context,
  _input: unknown,
  caller: Caller,
): Promise<Output<typeof countEndpoint>> {
  const [counts, rules] = await Promise.all([
    countWaiting(ctx.db, getStaff(caller).id),
    readSetting(ctx.db, 'pointAdjustments'),
  ])
  return { ...counts, ...rules }
}

/** Whom a phone or a number means, before points are proposed for them. */
export async function findAdjusted(
  ctx: Context,
  { member }: ParsedInput<typeof api.findAdjusted>,
): Promise<api.AdjustedMember> {
  const account = await getMemberAccount(ctx, member)
  return {
    loyalty_number: account.loyaltyNumber,
    phone: shownPhone(account.phone),
    available: account.available,
    held: account.holding,
    owed: account.debt,
    locked: account.status === 'locked',
    free: await findFree(ctx.db, account.id, ctx.clock.now()),
  }
}

/** Points that one person alone may still give or take of a membership. */
async function findFree(db: Db, accountId: number, at: Date): Promise<number> {
  const { limit, days: counted } = await readSetting(db, 'pointAdjustments')
  const used = await sumSmall(db, accountId, new Date(at.getTime() - days(counted)))
  return Math.max(0, limit - used)
}

interface Waiting {
  proposer: number
  authors: readonly number[]
  points: number
  available: number
}

interface Decided {
  action: string
  reason: string
  after?: unknown
}

/** The account first, then its proposal, as everywhere; whoever comes second hears how it is now. */
async function decide(
  ctx: Context,
  { id, version }: { id: number; version: number },
  caller: Caller,
  settle: (trx: Db, waiting: Waiting) => Promise<Decided>,
): Promise<Record> {
  await ctx.db.transaction().execute(async (trx) => {
    const account = await findAccountOf(trx, id)
    if (account === null) throw new Refusal('notFound')
    const { available } = await lockAccount(trx, account, ctx.clock.now())
    const row = await trx
      .selectFrom('point_adjustment')
      .select(['version', 'state', 'points', 'proposed_by', 'edited_by'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (row.version !== version || row.state !== 'waiting') {
      throw new Refusal('conflict', { current: await findAdjustment({ ...ctx, db: trx }, id) })
    }
    const { proposed_by: proposer, edited_by: editor, points } = row
    const done = await settle(trx, { proposer, authors: [proposer, editor], points, available })
    const subject = { kind: 'pointAdjustment', id } as const
    await recordAudit(ctx, trx, caller, { ...done, subject })
  })
  return tell(ctx, id)
}

async function findAccountOf(trx: Db, id: number): Promise<number | null> {
  const row = await trx
    .selectFrom('point_adjustment')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.account_id ?? null
}

interface CarriedOut {
  id: number
  version: number
  by: number
  why: string
  at: Date
  small?: boolean
}

/** The proposal is settled and its points move together, once: its number is the cause in the ledger. */
async function carryOut(trx: Db, how: CarriedOut, actor: string): Promise<void> {
  const settled = await settleAdjustment(trx, { ...how, state: 'done' })
  if (!settled) throw new Error(`adjustment ${how.id} was settled by somebody else`)
  await adjustPoints(trx, {
    accountId: settled.accountId,
    points: settled.points,
    cause: `adjust:desk:${how.id}`,
    note: settled.told,
    actor,
    at: how.at,
  })
  await appendEvent(trx, 'points.adjusted', { adjustmentId: how.id })
}

function ensureEnough(points: number, available: number): void {
  if (points >= 0 || -points <= available) return
  const message = texts.notEnough(available)
  throw new Refusal('notEnoughPoints', { message, fields: { points: message } })
}

async function tell(ctx: Context, id: number): Promise<Record> {
  ctx.changeBus.tell([adjustmentsKey])
  ctx.outbox.wake()
  return (await findAdjustment(ctx, id))!
}
