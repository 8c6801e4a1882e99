import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/staff/api.ts'
import type { Caller, Context } from '../context.ts'
import { makeUser } from './invitations.ts'
import { recordAudit } from './record-audit.ts'
import { toStaffUser } from './staff-view.ts'
import { staffTexts as texts } from './texts.ts'

/** Makes a user who gets in once they have set both factors. Refusal: `conflict` for a taken name. */
export async function inviteStaff(
  ctx: Context,
  { reason, ...person }: ParsedInput<typeof api.inviteStaff>,
  caller: Caller,
): Promise<Output<typeof api.inviteStaff>> {
  return ctx.db.transaction().execute(async (trx) => {
    const made = await makeUser(ctx, trx, person)
    if (!made) throw new Refusal('conflict', { fields: { username: texts.usernameTaken } })
    const subject = { kind: 'staff' as const, id: made.user.id }
    await recordAudit(ctx, trx, caller, { action: texts.invited, subject, reason, after: person })
    return { user: toStaffUser(made.user), ...made.invitation }
  })
}
