import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/pharmacy/api.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../context.ts'
import { getPharmacy } from '../platform/http/access.ts'
import { findOpenLink, listLinks, updateOpenLink, type LinkRow } from './link-queries.ts'

/** Where a printed link leads. Refusal: `notFound`, also for a closed pharmacy's. */
export async function getRedirectLink(
  ctx: Context,
  { id }: ParsedInput<typeof api.getRedirectLink>,
): Promise<api.PharmacyLink> {
  const link = await findOpenLink(ctx.db, id)
  if (!link) throw new Refusal('notFound')
  return toPharmacyLink(link)
}

export async function updateRedirectLogin(
  ctx: Context,
  { id, islogin }: ParsedInput<typeof api.updateRedirectLogin>,
  caller: Caller,
): Promise<api.PharmacyLink> {
  const { id: pharmacyId } = getPharmacy(caller)
  const isOpen = await updateOpenLink(ctx.db, { id, pharmacyId }, islogin)
  if (!isOpen) throw new Refusal('notFound')
  return getRedirectLink(ctx, { id })
}

/** Those that are switched on. */
export async function listOwnLinks(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<Output<typeof api.listOwnLinks>> {
  const links = await listLinks(ctx.db, getPharmacy(caller).id)
  const open = links.filter(({ status }) => status === 'active')
  return open.map((link) => ({ ...toPharmacyLink(link), note: link.note }))
}

export function toPharmacyLink({ id, code, target, params, islogin }: LinkRow): api.PharmacyLink {
  const query = new URLSearchParams({ ...params, id: code })
  return { id, drugstoreCode: code, target: `${target}?${query}`, islogin }
}
