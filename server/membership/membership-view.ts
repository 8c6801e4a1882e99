import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import { points } from '#domain/kernel/points.ts'
import { lockedWords } from '#domain/loyalty/locked-words.ts'
import { resultCodes, resultMessage } from '#domain/loyalty/result-codes.ts'
import type { Membership } from '#domain/membership/api.ts'
import type { Context } from '../context.ts'
import { listPromotions, listSpent } from '../gift/index.ts'
import { listExpected, listExpiring, type Account, type ActiveProgramme } from '../loyalty/index.ts'
import { listWallet } from '../voucher/index.ts'
import { readStanding, type TierProgress } from './tier-progress.ts'

/** How far ahead points that expire are told. */
const expiringDays = 90
/** How long a programme counts as new. */
const noticeDays = 45

/** Everything about a membership as its member sees it; others are shown another wallet. */
export async function viewMembership(
  ctx: Context,
  account: Account,
  findVouchers: typeof listWallet = listWallet,
): Promise<Membership> {
  const today = ctx.clock.today()
  const standing = await readStanding(ctx, account.id, today)
  const { programme } = standing
  const [vouchers, promotions, spent, expected, expiring] = await Promise.all([
    findVouchers(ctx, account.id),
    programme ? listPromotions(ctx.db, programme.id) : [],
    listSpent(ctx.db, account.id),
    listExpected(ctx.db, account.id),
    listExpiring(ctx.db, account.id, today, addDays(today, expiringDays)),
  ])
  return {
    ...accountPart(account),
    ...expiringOf(expiring),
    PendingPoint: points(sum(expected)),
    ...standingPart(standing),
    Voucher: vouchers,
    Promotion: promotions.map(toWirePromotion),
    PromotionMember: spent.map((each) => {
      return { promotion_id: each.promotionId, points: points(each.points) }
    }),
    ...noticeOf(programme, today),
  }
}

function accountPart(account: Account) {
  return {
    LoyaltyNumber: account.loyaltyNumber,
    Phone: account.phone ?? '',
    AvailablePoint: points(account.available),
    HoldingPoint: points(account.holding),
    OwedPoint: points(account.debt),
    Status: account.status,
    ...(account.lock ? { LockedBecause: lockedWords(account.lock) } : {}),
  }
}

function standingPart({ programme, earned, tier }: TierProgress) {
  return {
    EarnedPoint: points(earned),
    ProgramId: programme?.id ?? null,
    ...(programme ? { ProgramName: programme.name } : {}),
    Tier: tier.name,
    ProgramTiers: (programme?.tiers ?? []).map(toWireTier),
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

function toWirePromotion({
  id,
  name,
  startsOn,
  endsOn,
  pointLimit,
}: Awaited<ReturnType<typeof listPromotions>>[number]) {
  return {
    id,
    name,
    start_date: startsOn,
    expired_date: endsOn,
    ...(pointLimit === null ? {} : { point_limit: pointLimit }),
  }
}

/** Result 100, while the programme is new and has something to say. */
function noticeOf(
  programme: ActiveProgramme | null,
  today: VietnamDay,
): Pick<Membership, 'notice'> {
  if (!programme?.notice || today > addDays(programme.startsOn, noticeDays)) return {}
  const message = `${programme.notice} ${resultMessage('yearlyUpdate')}`
  return { notice: { code: resultCodes.yearlyUpdate, message } }
}
