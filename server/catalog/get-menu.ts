import type { MenuCategory } from '#domain/catalog/api.ts'
import type { Context } from '../context.ts'
import { remember } from '../platform/remember.ts'
import { listMenu } from './store.ts'

export async function getMenu(ctx: Context): Promise<MenuCategory[]> {
  return remembered(ctx, 'menu')
}

/** Every page that is rendered asks for it. */
const remembered = remember('catalog', listMenu)
