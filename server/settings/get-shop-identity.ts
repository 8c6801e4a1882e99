import type { FrameSettings } from '#domain/settings/api.ts'
import type { Context } from '../context.ts'
import { cachedByTag } from '../platform/cached-by-tag.ts'
import { readSettings } from './read-setting.ts'

export async function getShopIdentity(ctx: Context): Promise<FrameSettings> {
  return remembered(ctx, 'frame')
}

/** Every page that is rendered asks for it. */
const remembered = cachedByTag('settings', async (db): Promise<FrameSettings> => {
  const { shop, newAddressesFirst } = await readSettings(db, ['shop', 'newAddressesFirst'])
  return { ...shop, newAddressesFirst }
})
