import { Refusal, type RefusalCode } from '#domain/errors.ts'
import { canAddGift, type GiftProblem } from '#domain/gift/adding.ts'
import { giftTexts } from '#domain/gift/texts.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { AskedGift, WantedRow } from './exchange-queries.ts'

const refusalOf: Record<GiftProblem, RefusalCode> = {
  windowClosed: 'exchangeNotActive',
  outOfStock: 'giftOutOfStock',
  memberLimit: 'exchangeQuotaUsed',
  promotionLimit: 'exchangeQuotaUsed',
  notEnoughPoints: 'notEnoughPoints',
}

/** The rules of docs/rules/gifts.md for every gift asked for, one after the other. */
export function ensureExchangeable(
  asked: readonly AskedGift[],
  wanted: readonly WantedRow[],
  member: { available: number; today: VietnamDay },
): void {
  const rows = new Map(wanted.map((row) => [row.id, row]))
  const spent = new Map<number, number>()
  let promised = 0
  for (const { id, quantity } of asked) {
    const row = rows.get(id)
    if (!row?.isPublished) {
      throw new Refusal('notFound', { fields: { [id]: giftTexts.problems.unknown } })
    }
    const before = spent.get(row.promotionId) ?? row.spentInPromotion
    const problem = evaluate(row, quantity, { ...member, promised, before })
    if (problem !== 'ok') refuse(id, problem)
    promised += row.pointCost * quantity
    spent.set(row.promotionId, before + row.pointCost * quantity)
  }
}

function evaluate(
  row: WantedRow,
  quantity: number,
  member: { available: number; today: VietnamDay; promised: number; before: number },
): 'ok' | GiftProblem {
  return canAddGift({
    gift: {
      target: row.pointCost,
      remaining: row.remaining,
      ...(row.perMemberLimit === null ? {} : { per_member_limit: row.perMemberLimit }),
    },
    pointCanUse: member.available,
    pointsInCart: member.promised,
    window: { start_date: row.startsOn, expired_date: row.endsOn },
    today: member.today,
    takenByMember: row.takenByMember,
    inCart: 0,
    promotionLeft: row.pointLimit === null ? null : row.pointLimit - member.before,
    quantity,
  })
}

function refuse(giftId: number, problem: GiftProblem): never {
  throw new Refusal(refusalOf[problem], { fields: { [giftId]: giftTexts.problems[problem] } })
}
