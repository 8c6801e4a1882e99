import type { Output, ParsedInput } from '#domain/contract.ts'
import { addDays, toVietnamIso } from '#domain/kernel/dates.ts'
import type * as api from '#domain/partner/backoffice/calls.ts'
import type { Context } from '../../context.ts'
import { queryRows } from '../../platform/query-rows.ts'
import { callBookOf } from '../calls/call-book.ts'

const shownDays = 30

export async function listPartnerCalls(
  ctx: Context,
  { id, key_id, status, before, limit }: ParsedInput<typeof api.listPartnerCalls>,
): Promise<Output<typeof api.listPartnerCalls>> {
  await callBookOf(ctx).write()
  let found = ctx.db
    .selectFrom('partner_call as c')
    .innerJoin('partner_key as k', 'k.id', 'c.key_id')
    .select(['c.id', 'c.at', 'k.name as key', 'k.prefix', 'c.call', 'c.status', 'c.ms'])
    .select('c.request_id')
    .where('k.partner_id', '=', id)
  if (key_id !== undefined) found = found.where('k.id', '=', key_id)
  if (status === 'failed') found = found.where('c.status', '>=', 400)
  if (status === 'ok') found = found.where('c.status', '<', 400)
  if (before !== undefined) found = found.where('c.id', '<', before)
  const rows = await found
    .orderBy('c.id', 'desc')
    .limit(limit + 1)
    .execute()
  const items = rows.slice(0, limit).map((row) => ({ ...row, at: toVietnamIso(row.at) }))
  return { items, more: rows.length > limit }
}

export async function getPartnerUsage(
  ctx: Context,
  { id }: ParsedInput<typeof api.getPartnerUsage>,
): Promise<api.PartnerUsage> {
  await callBookOf(ctx).write()
  const today = ctx.clock.today()
  const first = addDays(today, 1 - shownDays)
  const [days, calls] = await Promise.all([
    queryRows<api.PartnerUsage['days'][number]>(ctx.db, usageOfDays, [id, first, today]),
    queryRows<api.PartnerUsage['calls'][number]>(ctx.db, usageOfCalls, [id, first]),
  ])
  return { days, calls }
}

const sums = `coalesce(sum(d.calls), 0)::int as calls, coalesce(sum(d.errors), 0)::int as errors,
  coalesce(round(sum(d.total_ms) / nullif(sum(d.calls), 0)), 0)::int as average_ms`

const usageOfDays = `
  select each.day::date::text as day, ${sums}
  from generate_series($2::date, $3::date, interval '1 day') as each (day)
    left join (partner_call_day d join partner_key k on k.id = d.key_id and k.partner_id = $1)
      on d.day = each.day::date
  group by each.day order by each.day`

const usageOfCalls = `
  select d.call, ${sums}
  from partner_call_day d join partner_key k on k.id = d.key_id
  where k.partner_id = $1 and d.day >= $2::date
  group by d.call order by 2 desc, d.call`
