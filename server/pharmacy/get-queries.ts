import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/pharmacy/api.ts'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
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

/** Which entries the menu of a pharmacy's area has today. */
export async function getPharmacyArea(
  ctx: Context,
  { code: given }: ParsedInput<typeof api.getPharmacyArea>,
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
    games: [],
  }
}

/** By its code in either case. Refusal: `notFound`, also for a closed one. */
async function getOpenPharmacy({ db }: Context, code: string): Promise<PharmacyRow> {
  const pharmacy = await findPharmacyByCode(db, code)
  if (pharmacy?.status !== 'active') throw new Refusal('notFound')
  return pharmacy
}
