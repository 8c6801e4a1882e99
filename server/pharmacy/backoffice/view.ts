import { renderSVG } from 'uqr'
import type * as api from '#domain/pharmacy/backoffice/api.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Context } from '../../context.ts'
import type { LinkRow } from '../link-queries.ts'
import { toPharmacyLink } from '../links.ts'
import type { UserRow } from '../user-queries.ts'

export function toAccount({ last_seen_at, ...user }: UserRow): api.PharmacyAccount {
  const { id, username, full_name, role, status, must_change } = user
  const seen = last_seen_at ? { last_seen_at: toVietnamIso(last_seen_at) } : {}
  return { id, username, full_name, role, status, must_change, ...seen }
}

/** With what is printed of it. */
export function toBackofficeLink(
  { config }: Pick<Context, 'config'>,
  link: LinkRow,
): api.BackofficeLink {
  const { note, status } = link
  const url = `${config.publicUrl}/nt/${link.id}/`
  return { ...toPharmacyLink(link), note, status, url, svg: renderSVG(url, { border: 2 }) }
}
