import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/drugstore/desk/api.ts'
import { auditTexts } from '#domain/drugstore/desk/texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../../context.ts'
import { recordAudit } from '../../staff/index.ts'
import { lockLink, updateLink, type LinkRow } from '../link-store.ts'
import { saveStoreLink } from '../save-drugstore.ts'
import { toDeskLink } from './view.ts'
import { getLockedStore } from './write-stores.ts'

export async function addStoreLink(
  ctx: Context,
  { code, reason, ...link }: ParsedInput<typeof api.addStoreLink>,
  caller: Caller,
): Promise<api.DeskLink> {
  const made = await ctx.db.transaction().execute(async (trx) => {
    const store = await getLockedStore(trx, code)
    const id = await saveStoreLink(ctx, trx, { ...link, storeId: store.id })
    const subject = { kind: 'store', id: store.code } as const
    const after = { id, ...link }
    await recordAudit(ctx, trx, caller, { action: auditTexts.linkAdded, subject, reason, after })
    return lockLink(trx, { id, storeId: store.id })
  })
  return toDeskLink(ctx, made!)
}

/** One that is switched off leads nowhere. */
export async function changeStoreLink(
  ctx: Context,
  { code, id, reason, ...after }: ParsedInput<typeof api.changeStoreLink>,
  caller: Caller,
): Promise<api.DeskLink> {
  const changed = await ctx.db.transaction().execute(async (trx) => {
    const store = await getLockedStore(trx, code)
    const own = { id, storeId: store.id }
    const before = await lockLink(trx, own)
    if (!before) throw new Refusal('notFound')
    await updateLink(trx, own, after)
    const subject = { kind: 'store', id: store.code } as const
    const change = { before: factsOf(before), after: { id, ...after } }
    const action = auditTexts.linkChanged
    await recordAudit(ctx, trx, caller, { action, subject, reason, ...change })
    return { ...before, ...after }
  })
  return toDeskLink(ctx, changed)
}

function factsOf({ id, islogin, note, status }: LinkRow) {
  return { id, islogin, note, status }
}
