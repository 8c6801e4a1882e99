import type { MenuCategory } from '#domain/catalog/api.ts'
import type { Context } from '../context.ts'
import { cachedByTag } from '../platform/cached-by-tag.ts'
import { listMenu } from './queries.ts'

export async function getMenu(ctx: Context): Promise<MenuCategory[]> {
  return remembered(ctx, 'menu')
}

/** Every page that is rendered asks for it. */
const remembered = cachedByTag('catalog', listMenu)
