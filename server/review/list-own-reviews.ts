import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/review/api.ts'
import { reviewTexts as texts } from '#domain/review/texts.ts'
import type { Caller, Context, SignedInMember } from '../context.ts'
import { getMember } from '../platform/http/access.ts'
import type { Db } from '../platform/db.ts'
import { readSetting } from '../settings/index.ts'
import { isPharmacyPhone, listOwnLines } from './own-queries.ts'
import { toReviewLine, type AtDay } from './own-view.ts'

/** Beyond them nothing may be written any more. */
const mostLines = 200

/** What arrived at the member's, with what they wrote of it. */
export async function listOwnReviews(
  ctx: Context,
  { code }: ParsedInput<typeof api.listOwnReviews>,
  caller: Caller,
): Promise<Output<typeof api.listOwnReviews>> {
  const member = getMember(caller)
  const [lines, at, why] = await Promise.all([
    listOwnLines(ctx.db, member.id, { code: code ?? null, limit: mostLines }),
    readReviewDays(ctx),
    whyNone(ctx.db, member),
  ])
  return {
    lines: lines.map((line) => toReviewLine(line, { ...at, mayWrite: why === null })),
    ...(why !== null && { refused: texts.whyNot[why] }),
  }
}

export async function readReviewDays({ db, clock }: Context): Promise<AtDay> {
  return { ...(await readSetting(db, 'reviews')), today: clock.today() }
}

/** Who has a part in what is sold praises it nowhere as a buyer: own employees, and phones of pharmacies. */
export async function whyNone(
  db: Db,
  { isEmployee, phone }: SignedInMember,
): Promise<'ownStaff' | 'pharmacy' | null> {
  if (isEmployee) return 'ownStaff'
  return (await isPharmacyPhone(db, phone)) ? 'pharmacy' : null
}
