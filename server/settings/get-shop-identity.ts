import type { ShopIdentity } from '#domain/settings/api.ts'
import type { Context } from '../context.ts'
import { readSetting } from './read-setting.ts'

export async function getShopIdentity(ctx: Context): Promise<ShopIdentity> {
  return readSetting(ctx.db, 'shop')
}
