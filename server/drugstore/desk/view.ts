import { renderSVG } from 'uqr'
import type * as api from '#domain/drugstore/desk/api.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Context } from '../../context.ts'
import { listLinks, type LinkRow } from '../link-store.ts'
import { toStoreLink } from '../links.ts'
import { findPresentAddress } from '../place.ts'
import type { StoreRow } from '../store.ts'
import { listUsers, type UserRow } from '../user-store.ts'
import { findRow, type DeskStoreRow } from './store.ts'

export function toDeskStore({ lastSeenAt, ...row }: DeskStoreRow): api.DeskStore {
  const { id, code, name, phone, full_address, status, version, accounts } = row
  const store = { id, code, name, phone, full_address, status, version, accounts }
  return lastSeenAt ? { ...store, last_seen_at: toVietnamIso(lastSeenAt) } : store
}

/** A store with its accounts and links, as it stands now. */
export async function readDetail(
  ctx: Context,
  store: Pick<StoreRow, 'id' | 'street' | 'latitude' | 'longitude'> &
    Pick<StoreRow, 'scheme' | 'province_id' | 'district_id' | 'ward_id'>,
): Promise<api.DeskStoreDetail> {
  const { id, street, scheme, province_id, district_id, ward_id, latitude, longitude } = store
  const [row, users, links, newAddress] = await Promise.all([
    findRow(ctx.db, id),
    listUsers(ctx.db, id),
    listLinks(ctx.db, id),
    findPresentAddress(ctx.db, store),
  ])
  return {
    ...toDeskStore(row),
    ...{ street, scheme },
    ...(newAddress ? { new_address: newAddress } : {}),
    ...present({ province_id, district_id, ward_id, latitude, longitude }),
    users: users.map(toAccount),
    links: links.map((link) => toDeskLink(ctx, link)),
  }
}

export function toAccount({ last_seen_at, ...user }: UserRow): api.StoreAccount {
  const { id, username, full_name, role, status, must_change } = user
  const seen = last_seen_at ? { last_seen_at: toVietnamIso(last_seen_at) } : {}
  return { id, username, full_name, role, status, must_change, ...seen }
}

/** With what is printed of it. */
export function toDeskLink({ config }: Pick<Context, 'config'>, link: LinkRow): api.DeskLink {
  const { note, status } = link
  const url = `${config.publicUrl}/nt/${link.id}/`
  return { ...toStoreLink(link), note, status, url, svg: renderSVG(url, { border: 2 }) }
}

function present<T extends Record<string, number | null>>(values: T) {
  const known = Object.entries(values).filter(([, value]) => value !== null)
  return Object.fromEntries(known) as { [K in keyof T]?: number }
}
