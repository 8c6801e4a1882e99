import type { Output, ParsedInput } from '#domain/contract.ts'
import type { getReportMap as endpoint } from '#domain/genuine/backoffice/reports.ts'
import { days as daysOf } from '#domain/kernel/durations.ts'
import type { Context } from '../../context.ts'
import { nameProvinces } from '../provinces.ts'
import { sumByProvince } from './report-desk-queries.ts'

/** Where reports come from: what the map and the table beside it show. */
export async function getReportMap(
  ctx: Context,
  { days }: ParsedInput<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const since = new Date(ctx.clock.now().getTime() - daysOf(days))
  const [sums, names] = await Promise.all([sumByProvince(ctx.db, since), nameProvinces(ctx)])
  return {
    provinces: sums.flatMap(({ id, ...counts }) =>
      id === null ? [] : [{ id, name: names.get(id) ?? '', ...counts }],
    ),
    elsewhere: sums.find(({ id }) => id === null)?.reports ?? 0,
  }
}
