import { vietnamDayOf, type VietnamDay } from '#domain/kernel/dates.ts'
import { multiplied, plainFactor } from '#domain/loyalty/programme.ts'
import { listPrices, type CurrentPrice } from '../catalog/index.ts'
import type { Context } from '../context.ts'
import { findCodes, type FoundCode } from '../genuine/index.ts'
import { listOpenCosts } from '../gift/index.ts'
import {
  findAccount,
  findActiveProgramme,
  type Account,
  type ActiveProgramme,
} from '../loyalty/index.ts'
import { cachedByTag } from '../platform/cached-by-tag.ts'
import type { EarnRequester } from './earn-requester.ts'
import { readStandingIn, type TierProgress } from './tier-progress.ts'

/** A code as it is known here, and its product. */
export interface CodeView {
  found: FoundCode | null
  product: ShownProduct | null
}

type ShownProduct = Pick<CurrentPrice, 'name' | 'slug' | 'productCode' | 'picture'>

/** Everything that judging and answering need, as it is before anything is decided. */
export interface CodeSnapshot {
  /** One instant and one day for the whole request. */
  at: Date
  today: VietnamDay
  codes: ReadonlyMap<string, CodeView>
  /** Of whoever enters them; null for their first code. */
  account: Account | null
  /** In the active programme, before these codes. */
  standing: TierProgress
  /** What the gifts cost that can be exchanged. */
  openCosts: readonly number[]
}

/**
 * Reads outside the transaction, side by side: inside it nothing waits for a second connection. What
 * counts is decided again under the locks.
 */
export async function loadCodes(
  ctx: Context,
  who: EarnRequester,
  codes: readonly string[],
): Promise<CodeSnapshot> {
  const at = ctx.clock.now()
  const today = vietnamDayOf(at)
  const [found, account, openCosts, programme] = await Promise.all([
    findCodes(ctx, codes),
    findAccountOf(ctx, who, today),
    listOpenCosts(ctx, today),
    findActiveProgramme(ctx, today),
  ])
  const [views, standing] = await Promise.all([
    Promise.all(
      codes.map(async (code) => [code, await viewOf(ctx, found.get(code), programme)] as const),
    ),
    readStandingIn(ctx, account?.id ?? null, programme),
  ])
  return { at, today, codes: new Map(views), account, standing, openCosts }
}

/** One code as whoever holds the box asks about it. */
export interface CodeLook {
  at: Date
  today: VietnamDay
  view: CodeView
  programme: ActiveProgramme | null
}

export async function lookCodeUp(ctx: Context, code: string): Promise<CodeLook> {
  const at = ctx.clock.now()
  const today = vietnamDayOf(at)
  const [found, programme] = await Promise.all([
    findCodes(ctx, [code]),
    findActiveProgramme(ctx, today),
  ])
  return { at, today, view: await viewOf(ctx, found.get(code), programme), programme }
}

/** A member's own, else the one that a counter made for the phone and nobody has taken over. */
async function findAccountOf(
  { db }: Context,
  { phone, memberId }: EarnRequester,
  today: VietnamDay,
): Promise<Account | null> {
  if (memberId === undefined) return findAccount(db, { phone }, today)
  const own = await findAccount(db, { memberId }, today)
  if (own) return own
  const ofPhone = await findAccount(db, { phone }, today)
  return ofPhone?.memberId === null ? ofPhone : null
}

async function viewOf(
  ctx: Context,
  printed: FoundCode | undefined,
  programme: ActiveProgramme | null,
): Promise<CodeView> {
  const found = printed && under(programme, printed)
  // Of a code that was not activated yet nothing is told.
  const id = found?.isActive ? found.batch.productId : null
  return { found: found ?? null, product: id === null ? null : await findProduct(ctx, id) }
}

/** With the points that its box brings under one rule: whatever changes meanwhile, all of the entry goes by it. */
function under(programme: ActiveProgramme | null, found: FoundCode): FoundCode {
  const point = multiplied(found.batch.point, programme?.factor ?? plainFactor)
  return { ...found, batch: { ...found.batch, point } }
}

/** Names and pictures hardly change: they are not asked for with every code. */
const findProduct = cachedByTag(
  'products',
  async (db, id: number): Promise<ShownProduct | null> => {
    return (await listPrices(db, [id], null)).get(id) ?? null
  },
)
