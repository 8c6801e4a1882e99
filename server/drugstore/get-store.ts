import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/drugstore/api.ts'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import { findActiveProgramme } from '../loyalty/index.ts'
import { readSetting } from '../settings/index.ts'
import { hasOpenSurvey } from '../survey/index.ts'
import { findStoreByCode, type StoreRow } from './store.ts'

export async function getStoreName(
  ctx: Context,
  { code }: ParsedInput<typeof api.getStoreName>,
): Promise<Output<typeof api.getStoreName>> {
  const store = await getOpenStore(ctx, code)
  return { name: store.name, code: store.code }
}

/** Which entries the menu of a store's area has today. */
export async function getStoreArea(
  ctx: Context,
  { code: given }: ParsedInput<typeof api.getStoreArea>,
): Promise<Output<typeof api.getStoreArea>> {
  const { code, name } = await getOpenStore(ctx, given)
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
async function getOpenStore({ db }: Context, code: string): Promise<StoreRow> {
  const store = await findStoreByCode(db, code)
  if (store?.status !== 'active') throw new Refusal('notFound')
  return store
}
