import { listPrices, type CurrentPrice } from '../catalog/index.ts'
import type { Context } from '../context.ts'
import { findCode, type FoundCode } from '../genuine/index.ts'
import { findAccount, findActiveProgramme, type Account } from '../loyalty/index.ts'
import type { ActiveProgramme } from '../loyalty/index.ts'
import { readStanding, type Standing } from './standing.ts'
import type { Entering } from './enter-codes.ts'

/** A code with everything that its answer tells, as it is before anything is decided. */
export interface CodeView {
  found: FoundCode | null
  /** Of whoever enters it; null for their first code. */
  account: Account | null
  programme: ActiveProgramme | null
  product: CurrentPrice | null
  /** Before this code's points. */
  standing: Standing
  /** Who used the code first. */
  usedBy: Account | null
}

/** Read outside the transaction and side by side: what counts is decided again when the code is taken. */
export async function lookCodeUp(ctx: Context, who: Entering, code: string): Promise<CodeView> {
  const today = ctx.clock.today()
  const by = who.memberId === undefined ? { phone: who.phone } : { memberId: who.memberId }
  const [found, account, programme] = await Promise.all([
    findCode(ctx, code),
    findAccount(ctx.db, by, today),
    findActiveProgramme(ctx, today),
  ])
  const [product, standing, usedBy] = await Promise.all([
    findProduct(ctx, found),
    readStanding(ctx, account?.id ?? null),
    found?.redemption ? findAccount(ctx.db, { id: found.redemption.accountId }, today) : null,
  ])
  return { found, account, programme, product, standing, usedBy }
}

async function findProduct(ctx: Context, found: FoundCode | null): Promise<CurrentPrice | null> {
  const id = found?.batch.productId ?? null
  return id === null ? null : ((await listPrices(ctx.db, [id])).get(id) ?? null)
}
