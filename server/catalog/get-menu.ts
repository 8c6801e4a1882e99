import type { MenuCategory } from '#domain/catalog/api.ts'
import type { Context } from '../context.ts'
import { listMenu } from './store.ts'

export async function getMenu(ctx: Context): Promise<MenuCategory[]> {
  return listMenu(ctx.db)
}
