import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/pharmacy/backoffice/api.ts'
import { pharmacyTexts as texts } from '#domain/pharmacy/backoffice/texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../../context.ts'
import { recordAudit } from '../../staff/index.ts'
import { lockLink, updateLink, type LinkRow } from '../link-queries.ts'
import { savePharmacyLink } from '../save-pharmacy.ts'
import { toBackofficeLink } from './view.ts'
import { getLockedPharmacy } from './get-locked-pharmacy.ts'

export async function addPharmacyLink(
  ctx: Context,
  { code, reason, ...link }: ParsedInput<typeof api.addPharmacyLink>,
  caller: Caller,
): Promise<api.BackofficeLink> {
  const made = await ctx.db.transaction().execute(async (trx) => {
    const pharmacy = await getLockedPharmacy(trx, code)
    const id = await savePharmacyLink(ctx, trx, { ...link, pharmacyId: pharmacy.id })
    const subject = { kind: 'store', id: pharmacy.code } as const
    const after = { id, ...link }
    await recordAudit(ctx, trx, caller, { action: texts.linkAdded, subject, reason, after })
    return lockLink(trx, { id, pharmacyId: pharmacy.id })
  })
  return toBackofficeLink(ctx, made!)
}

/** One that is switched off leads nowhere. */
export async function changePharmacyLink(
  ctx: Context,
  { code, id, reason, ...after }: ParsedInput<typeof api.changePharmacyLink>,
  caller: Caller,
): Promise<api.BackofficeLink> {
  const changed = await ctx.db.transaction().execute(async (trx) => {
    const pharmacy = await getLockedPharmacy(trx, code)
    const own = { id, pharmacyId: pharmacy.id }
    const before = await lockLink(trx, own)
    if (!before) throw new Refusal('notFound')
    await updateLink(trx, own, after)
    const subject = { kind: 'store', id: pharmacy.code } as const
    const change = { before: factsOf(before), after: { id, ...after } }
    const action = texts.linkChanged
    await recordAudit(ctx, trx, caller, { action, subject, reason, ...change })
    return { ...before, ...after }
  })
  return toBackofficeLink(ctx, changed)
}

function factsOf({ id, islogin, note, status }: LinkRow) {
  return { id, islogin, note, status }
}
