import type { SearchHit } from '#domain/backoffice/api.ts'
import type { Context } from '../../context.ts'
import type { RecordKind } from '../../resource/index.ts'

/** Records of one kind, as its list finds them. */
export async function recordHits(
  ctx: Context,
  { resource, handlers }: RecordKind,
  typed: string,
  max: number,
): Promise<SearchHit[]> {
  const { describe } = handlers
  if (!describe) return []
  const [sort] = resource.sorts
  const { rows } = await handlers.list(ctx, { q: typed, sort, page: 1, limit: max })
  return rows.map((row) => ({
    kind: 'record',
    ...describe(row),
    link: { page: 'record', list: resource.path, id: String(row.id) },
  }))
}
