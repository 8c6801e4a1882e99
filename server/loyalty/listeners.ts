import type { Listeners } from '../platform/jobs/work.ts'
import { tellExpiry } from './announce-expiry.ts'
import { tellAdjusted, tellLocked, tellUnlocked } from './backoffice/tell-adjusted.ts'
import { ensureAccount } from './accounts.ts'
import { eraseAccount } from './erase-account.ts'
import { rewardProfile } from './reward-profile.ts'

/** What the points programme does when something has happened to a member. */
export const loyaltyListeners: Listeners = {
  'member.registered': {
    /** Everybody registered is a member of the programme. */
    ensureLoyaltyAccount: async (ctx, payload) => {
      const of = { memberId: Number(payload.memberId), phone: String(payload.phone) }
      await ctx.db
        .transaction()
        .execute((trx) => ensureAccount(trx, { ...of, at: ctx.clock.now() }))
    },
  },
  'member.profileCompleted': {
    rewardProfile: (ctx, payload) =>
      rewardProfile(ctx, { memberId: Number(payload.memberId), phone: String(payload.phone) }),
  },
  'member.erased': {
    eraseLoyaltyAccount: (ctx, payload) => eraseAccount(ctx, Number(payload.memberId)),
  },
  'points.expiring': {
    tellExpiry: (ctx, payload) =>
      tellExpiry(ctx, {
        accountId: Number(payload.accountId),
        expiresOn: String(payload.expiresOn),
        stage: Number(payload.stage),
      }),
  },
  'points.adjusted': {
    tellMember: (ctx, payload) => tellAdjusted(ctx, Number(payload.adjustmentId)),
  },
  'membership.locked': {
    tellMember: (ctx, payload) => tellLocked(ctx, Number(payload.lockId)),
  },
  'membership.unlocked': {
    tellMember: (ctx, payload) => tellUnlocked(ctx, Number(payload.lockId)),
  },
}
