import { addDays } from '#domain/kernel/dates.ts'
import { points } from '#domain/kernel/points.ts'
import { resultCodes, resultMessage } from '#domain/loyalty/result-codes.ts'
import type { Membership } from '#domain/membership/api.ts'
import type { Caller, Context } from '../context.ts'
import { listPromotions, listSpent } from '../gift/index.ts'
import { listExpected, listExpiring, type ActiveProgramme } from '../loyalty/index.ts'
import { listWallet } from '../voucher/index.ts'
import { getOwnAccount } from './own-account.ts'
import { readStanding } from './standing.ts'

/** How far ahead points that expire are told. */
const expiringDays = 90
/** How long a programme counts as new. */
const noticeDays = 45

/** Everything about the caller's membership in one answer. */
export async function getMembership(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<Membership> {
  const account = await getOwnAccount(ctx, caller)
  const today = ctx.clock.today()
  const standing = await readStanding(ctx, account.id)
  const { programme } = standing
  const [vouchers, promotions, spent, expected, expiring] = await Promise.all([
    listWallet(ctx, account.id),
    programme ? listPromotions(ctx.db, programme.id) : [],
    listSpent(ctx.db, account.id),
    listExpected(ctx.db, account.id),
    listExpiring(ctx.db, account.id, today, addDays(today, expiringDays)),
  ])
  return {
    LoyaltyNumber: account.loyaltyNumber,
    Phone: account.phone ?? '',
    AvailablePoint: points(account.available),
    HoldingPoint: points(account.holding),
    ...expiringOf(expiring),
    PendingPoint: points(sum(expected)),
    OwedPoint: points(account.debt),
    EarnedPoint: points(standing.earned),
    Status: account.status,
    ProgramId: programme?.id ?? null,
    ...(programme ? { ProgramName: programme.name } : {}),
    Tier: standing.tier.name,
    ProgramTiers: (programme?.tiers ?? []).map(toWireTier),
    Voucher: vouchers,
    Promotion: promotions.map(({ id, name, startsOn, endsOn, pointLimit }) => ({
      id,
      name,
      start_date: startsOn,
      expired_date: endsOn,
      ...(pointLimit === null ? {} : { point_limit: pointLimit }),
    })),
    PromotionMember: spent.map((each) => {
      return { promotion_id: each.promotionId, points: points(each.points) }
    }),
    ...noticeOf(programme, today),
  }
}

function sum(parts: readonly { points: number }[]): number {
  return parts.reduce((total, part) => total + part.points, 0)
}

function expiringOf(expiring: readonly { points: number; expiresOn: string }[]) {
  const first = expiring[0]
  return first ? { ExpiringPoint: points(sum(expiring)), ExpiringDate: first.expiresOn } : {}
}

function toWireTier({ name, pointFrom, benefits }: ActiveProgramme['tiers'][number]) {
  return { name, PointFrom: pointFrom, benefits }
}

/** Result 100, while the programme is new and has something to say. */
function noticeOf(programme: ActiveProgramme | null, today: string): Pick<Membership, 'notice'> {
  if (!programme?.notice || today > addDays(programme.startsOn, noticeDays)) return {}
  const message = `${programme.notice} ${resultMessage('yearlyUpdate')}`
  return { notice: { code: resultCodes.yearlyUpdate, message } }
}
