import { mayMeasure } from '#domain/tags/places.ts'
import { tagOrigins, type OutsideOrigins } from '#domain/tags/origins.ts'
import type { Context } from '../context.ts'
import { cachedByTag } from '../platform/cached-by-tag.ts'
import { readSetting } from '../settings/index.ts'

/** Whom a page may reach because of a tag manager: nobody without one, nor where nothing measures. */
export async function tagOriginsOf(ctx: Context, pathname: string): Promise<OutsideOrigins> {
  if (!mayMeasure(pathname)) return {}
  const { container } = await remembered(ctx, 'tags')
  return container === '' ? {} : tagOrigins
}

const remembered = cachedByTag('settings', (db) => readSetting(db, 'tags'))
