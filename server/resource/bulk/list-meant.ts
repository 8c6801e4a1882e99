import { bulkTexts as texts } from '#domain/bulk-texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { AnyResource, IdOf } from '#domain/resource.ts'
import type { Context } from '../../context.ts'
import type { Served } from '../write-record.ts'

export interface Meant<R extends AnyResource> {
  id: IdOf<R>
  version: number
}

/**
 * All that a list finds, as they are now: one statement, so that it is one moment. Refuses `invalidInput` for more
 * than `max`.
 */
export async function listMeant<R extends AnyResource>(
  ctx: Context,
  { resource, handlers }: Served<R>,
  found: object,
  max: number,
): Promise<Meant<R>[]> {
  const [sort] = resource.sorts
  const asked = { ...found, sort, page: 1, limit: max + 1 }
  const { rows } = await handlers.list(ctx, asked as never)
  if (rows.length > max) throw new Refusal('invalidInput', { message: texts.tooMany(max) })
  return (rows as Meant<R>[]).map(({ id, version }) => ({ id, version }))
}
