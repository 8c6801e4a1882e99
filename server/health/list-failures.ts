import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/health/api.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Context } from '../context.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Row } from '../platform/rows.ts'

const shown = 100

/** The latest, or those of one incident; what is no incident finds nothing. */
export async function listFailures(
  { db }: Context,
  { incident }: ParsedInput<typeof api.listFailures>,
): Promise<Output<typeof api.listFailures>> {
  const asked = incident === undefined ? null : asWritten(incident)
  const rows = await queryRows<Row<'failed_request'>>(db, failures, [asked, shown])
  return {
    items: rows.map(({ happened_at: at, ...rest }) => ({ ...rest, happened_at: toVietnamIso(at) })),
  }
}

/** As people read it out or type it: the signs that are none of ours stand for those they look like. */
function asWritten(spoken: string): string {
  const signs = spoken
    .toUpperCase()
    .replaceAll(/[IL]/g, '1')
    .replaceAll('O', '0')
    .replaceAll(/[^\dA-Z]/g, '')
  return `${signs.slice(0, 4)}-${signs.slice(4)}`
}

const failures = `
  select id, incident, request_id, route, status, kind, happened_at from failed_request
  where $1::text is null or incident = $1
  order by id desc limit $2`
