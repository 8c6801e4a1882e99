import type { NamedProvince } from '#domain/genuine/province-of-place.ts'
import type { Context } from '../context.ts'
import { listNewProvinces, listProvinces, listProvinceSuccessors } from '../location/index.ts'
import { cachedByTag } from '../platform/cached-by-tag.ts'

/** Today's provinces by all names people use: those of today, and those that were merged into them. */
export const listNamedProvinces: (
  reader: Pick<Context, 'db' | 'cache'>,
  of: 'all',
) => Promise<readonly NamedProvince[]> = cachedByTag('location', async (db, _of: 'all') => {
  const [today, before, successors] = await Promise.all([
    listNewProvinces({ db }),
    listProvinces({ db }),
    listProvinceSuccessors(db),
  ])
  const merged = before.flatMap(({ id, name }) => {
    const successor = successors.get(id)
    return successor === undefined ? [] : [{ id: successor, name }]
  })
  return [...today.map(({ id, name }) => ({ id, name })), ...merged]
})

/** Names of today's provinces by their codes. */
export async function nameProvinces(
  ctx: Pick<Context, 'db' | 'cache'>,
): Promise<ReadonlyMap<number, string>> {
  const named = new Map<number, string>()
  for (const { id, name } of await listNamedProvinces(ctx, 'all')) {
    if (!named.has(id)) named.set(id, name)
  }
  return named
}
