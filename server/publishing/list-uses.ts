import { sql } from 'kysely'
import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/publishing/backoffice/api.ts'
import type { Context } from '../context.ts'
import { listByIds } from './list-content.ts'

/** Where something is used: in a draft, or in a revision that is in force or planned. */
export async function listUses(
  ctx: Context,
  { of, target }: ParsedInput<typeof api.listUses>,
): Promise<Output<typeof api.listUses>> {
  const at = ctx.clock.now()
  const { rows } = await sql<{ id: number; inForce: boolean }>`
    select r.item_id as id, bool_or(f.item_id is not null) as "inForce"
    from content_reference r
    left join content_in_force(${at}) f on f.revision_id = r.revision_id
    where r.kind = ${of} and r.target = ${target}
      and (r.revision_id is null or f.item_id is not null or exists (
        select 1 from content_publication p
        where p.revision_id = r.revision_id and p.starts_at > ${at} and p.stopped_at is null))
    group by r.item_id order by r.item_id desc limit 200`.execute(ctx.db)
  const listed = await listByIds(
    ctx,
    rows.map(({ id }) => id),
  )
  return listed.map((each) => ({
    ...each,
    in_force: rows.some(({ id, inForce }) => id === each.id && inForce),
  }))
}
