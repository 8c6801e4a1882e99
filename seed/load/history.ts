import type { VietnamDay } from '#domain/kernel/dates.ts'
import { days } from '#domain/kernel/durations.ts'
import { demoLogins } from '#seed/demo-logins.ts'
import { correction, finalPoints, historyUntil, type Happening } from '#seed/loyalty/history.ts'
import { adjustPoints, ensureAccount, findAccount, lockAccount } from '#server/loyalty/index.ts'
import { issueVoucher } from '#server/voucher/index.ts'
import { listFormerOrders } from './former-orders.ts'
import type { LoyaltyTerms, SeedTools } from './loyalty-terms.ts'
import type { Past, Step } from './past.ts'
import { enterPastCode, exchangePast } from './past-earning.ts'
import { listOrderSteps } from './past-orders.ts'

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
    at: now,
  })
}

function quarterStart(today: VietnamDay): Date {
  const month = Number(today.slice(5, 7))
  const first = String(month - ((month - 1) % 3)).padStart(2, '0')
  return new Date(`${today.slice(0, 4)}-${first}-01T00:00:00+07:00`)
}
