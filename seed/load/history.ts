import type { VietnamDay } from '#domain/kernel/dates.ts'
import { days, hours } from '#domain/kernel/durations.ts'
import { orderTexts } from '#domain/order/texts.ts'
import { demoLogins } from '#seed/demo-logins.ts'
import { correction, finalPoints, type Happening, historyUntil } from '#seed/loyalty/history.ts'
import {
  adjustPoints,
  creditExpected,
  ensureAccount,
  expectPoints,
  findAccount,
  lockAccount,
} from '#server/loyalty/index.ts'
import { pointsCause } from '#server/order/index.ts'
import { issueVoucher } from '#server/voucher/index.ts'
import type { LoyaltyTerms, SeedTools } from './loyalty-terms.ts'
import { enterPastCode, exchangePast } from './past-earning.ts'
import { listOrderSteps } from './past-orders.ts'
import type { Past, Step } from './past.ts'

const longAgo = 425

/** The demo member's past in points, step by step through the modules' own functions. */
export async function loadHistory(tools: SeedTools, terms: LoyaltyTerms): Promise<void> {
  const { db, clock } = tools
  const member = await db
    .selectFrom('member')
    .select('id')
    .where('phone', '=', demoLogins.member.phone)
    .executeTakeFirst()
  if (!member) return
  const now = clock.now()
  const begun = new Date(now.getTime() - days(longAgo))
  const who = { phone: demoLogins.member.phone, memberId: member.id, at: begun }
  const accountId = await ensureAccount(db, who)
  const past = { ...tools, terms, memberId: member.id, accountId, vouchers: new Map() }
  const happenings = historyUntil(now, quarterStart(clock.today()))
  const steps = [
    ...happenings.flatMap((happening) => stepsOf(past, happening)),
    ...(await listFormerOrders(past)),
  ]
  for (const { run } of steps.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await run()
  await correct(past, now)
}

function stepsOf(past: Past, happening: Happening): Step[] {
  if (happening.kind === 'order') return listOrderSteps(past, happening)
  const { at } = happening
  return [{ at, run: () => carryOut(past, happening) }]
}

async function carryOut(past: Past, happening: Exclude<Happening, { kind: 'order' }>) {
  const { db, terms, accountId } = past
  const { at } = happening
  switch (happening.kind) {
    case 'code':
      return enterPastCode(past, happening)
    case 'exchange':
      return exchangePast(past, happening)
    case 'sweep':
      return lockAccount(db, accountId, at)
    case 'voucher': {
      const campaignId = terms.campaigns.get(happening.campaign)!
      const cause = `present:${happening.campaign}:${accountId}`
      return issueVoucher(past, db, { campaignId, accountId, cause, at })
    }
  }
}

/** Ends where the demo is to end, on whatever day it is loaded. */
async function correct({ db, clock, accountId }: Past, now: Date): Promise<void> {
  const { available } = (await findAccount(db, { id: accountId }, clock.today()))!
  if (available === finalPoints) return
  await adjustPoints(db, {
    accountId,
    points: finalPoints - available,
    cause: `adjust:demo:${accountId}`,
    note: correction,
    actor: 'staff:demo',
    // Before whatever the rest of the demo brings today.
    at: new Date(now.getTime() - hours(6)),
  })
}

function quarterStart(today: VietnamDay): Date {
  const month = Number(today.slice(5, 7))
  const first = String(month - ((month - 1) % 3)).padStart(2, '0')
  return new Date(`${today.slice(0, 4)}-${first}-01T00:00:00+07:00`)
}

/** Orders that were completed before there were points: what they brought is credited with them. */
async function listFormerOrders({ db, memberId, accountId }: Past): Promise<Step[]> {
  const orders = await db
    .selectFrom('shop_order')
    .innerJoin('order_status_change as change', 'change.order_id', 'shop_order.id')
    .select(['shop_order.code', 'estimated_point as points', 'shop_order.created_at as placedAt'])
    .select('change.created_at as completedAt')
    .where('member_id', '=', memberId)
    .where('shop_order.status', '=', 'completed')
    .where('change.status', '=', 'completed')
    .where('estimated_point', '>', 0)
    .execute()
  return orders.flatMap(({ code, points, placedAt, completedAt }) => {
    const cause = pointsCause(code)
    const expected = { accountId, cause, points, at: new Date(placedAt) }
    const credited = { cause, note: orderTexts.pointsOf(code), at: new Date(completedAt) }
    return [
      { at: expected.at, run: () => expectPoints(db, expected) },
      { at: credited.at, run: () => creditExpected(db, credited) },
    ]
  })
}
