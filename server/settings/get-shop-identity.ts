import type { FrameSettings } from '#domain/settings/api.ts'
import type { Context } from '../context.ts'
import { cachedByTag } from '../platform/cached-by-tag.ts'
import { settingTexts } from '#domain/settings/texts.ts'
import { findYearOfOpening } from './opening.ts'
import { readSettings } from './read-setting.ts'

type OutsideChat = NonNullable<FrameSettings['outsideChat']>

export async function getShopIdentity(ctx: Context): Promise<FrameSettings> {
  return remembered(ctx, 'frame')
}

/** Every page that is rendered asks for it. */
const remembered = cachedByTag('settings', async (db): Promise<FrameSettings> => {
  const keys = ['shop', 'newAddressesFirst', 'tags', 'chatWidget'] as const
  const { shop, newAddressesFirst, tags, chatWidget } = await readSettings(db, keys)
  const chosen = Object.entries(chatWidget).filter(([, { outside }]) => outside)
  const outside = chosen.map(([inbox, { script, id, origins }]) => [inbox, { script, id, origins }])
  return {
    ...shop,
    // One line of the footer, which browsers load no further script for.
    registration: [
      shop.registration || (shop.taxCode && settingTexts.taxCode(shop.taxCode)),
      shop.openingHours,
    ]
      .filter(Boolean)
      .join(' · '),
    since: await findYearOfOpening(db),
    newAddressesFirst,
    tagContainer: tags.container,
    ...(chosen.length > 0 && { outsideChat: Object.fromEntries(outside) as OutsideChat }),
  }
})
