import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/pharmacy/api.ts'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import type { UseCase } from '../platform/http/app.ts'
import { findActiveProgramme } from '../loyalty/index.ts'
import { readSetting } from '../settings/index.ts'
import { hasOpenSurvey } from '../survey/index.ts'
import { findPharmacyByCode, type PharmacyRow } from './queries.ts'

export async function getPharmacyName(
  ctx: Context,
  { code }: ParsedInput<typeof api.getPharmacyName>,
): Promise<Output<typeof api.getPharmacyName>> {
  const pharmacy = await getOpenPharmacy(ctx, code)
  return { name: pharmacy.name, code: pharmacy.code }
}

/** Which games are open to a pharmacy, by its code. */
export type ListGames = (db: Db, code: string, at: Date) => Promise<api.PharmacyGame[]>

/** Which entries the menu of a pharmacy's area has today. */
export function pharmacyAreaWith(listGames: ListGames): UseCase<typeof api.getPharmacyArea> {
  return (ctx, { code }) => getPharmacyArea(ctx, code, listGames)
}

async function getPharmacyArea(
  ctx: Context,
  given: string,
  listGames: ListGames,
): Promise<Output<typeof api.getPharmacyArea>> {
  const { code, name } = await getOpenPharmacy(ctx, given)
  const today = ctx.clock.today()
  const programme = await findActiveProgramme(ctx, today)
  const { hotline } = await readSetting(ctx.db, 'shop')
  return {
    code,
    name,
    ...(programme ? { offers: { from: programme.startsOn, to: programme.endsOn } } : {}),
    has_survey: await hasOpenSurvey(ctx.db, code, today),
    hotline,
    games: await listGames(ctx.db, code, ctx.clock.now()),
  }
}

/** By its code in either case. Refusal: `notFound`, also for a closed one. */
async function getOpenPharmacy({ db }: Context, code: string): Promise<PharmacyRow> {
  const pharmacy = await findPharmacyByCode(db, code)
  if (pharmacy?.status !== 'active') throw new Refusal('notFound')
  return pharmacy
}
