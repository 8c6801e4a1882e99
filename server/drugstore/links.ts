import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/drugstore/api.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../context.ts'
import { getStore } from '../platform/http/actor.ts'
import { findOpenLink, listLinks, updateOpenLink, type LinkRow } from './link-store.ts'

/** Where a printed link leads. Refusal: `notFound`, also for a closed store's. */
export async function getRedirectLink(
  ctx: Context,
  { id }: ParsedInput<typeof api.getRedirectLink>,
): Promise<api.StoreLink> {
  const link = await findOpenLink(ctx.db, id)
  if (!link) throw new Refusal('notFound')
  return toStoreLink(link)
}

export async function updateRedirectLogin(
  ctx: Context,
  { id, islogin }: ParsedInput<typeof api.updateRedirectLogin>,
  caller: Caller,
): Promise<api.StoreLink> {
  const { id: storeId } = getStore(caller)
  const isOpen = await updateOpenLink(ctx.db, { id, storeId }, islogin)
  if (!isOpen) throw new Refusal('notFound')
  return getRedirectLink(ctx, { id })
}

/** Those that are switched on. */
export async function listOwnLinks(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<Output<typeof api.listOwnLinks>> {
  const links = await listLinks(ctx.db, getStore(caller).id)
  const open = links.filter(({ status }) => status === 'active')
  return open.map((link) => ({ ...toStoreLink(link), note: link.note }))
}

export function toStoreLink({ id, code, target, params, islogin }: LinkRow): api.StoreLink {
  const query = new URLSearchParams({ ...params, id: code })
  return { id, drugstoreCode: code, target: `${target}?${query}`, islogin }
}
