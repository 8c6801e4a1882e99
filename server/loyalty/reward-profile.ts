import { ledgerNotes } from '#domain/loyalty/texts.ts'
import type { Context } from '../context.ts'
import { readSetting } from '../settings/index.ts'
import { ensureAccount } from './accounts.ts'
import { earnPoints } from './ledger.ts'

/** Thanks for the rest of the profile after the short form, once a member; it counts for no tier. */
export async function rewardProfile(
  ctx: Pick<Context, 'db' | 'clock'>,
  member: { memberId: number; phone: string },
): Promise<void> {
  const { points } = await readSetting(ctx.db, 'profileReward')
  if (points === 0) return
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (trx) => {
    const accountId = await ensureAccount(trx, { ...member, at })
    const cause = `profile:${member.memberId}`
    const note = ledgerNotes.profileCompleted
    await earnPoints(trx, { accountId, points, cause, note, programmeId: null, at })
  })
}
