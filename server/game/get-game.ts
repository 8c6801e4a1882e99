import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/game/api.ts'
import type { Game } from '#domain/game/shown.ts'
import { wordsOfSource } from '#domain/game/source-words.ts'
import { seconds } from '#domain/kernel/durations.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { listProducts } from '../catalog/index.ts'
import type { Caller, Context } from '../context.ts'
import type { Campaign } from './campaign-queries.ts'
import { findBox, type FilledBox } from './chain-queries.ts'
import { getShownCampaign, shownState } from './find-shown.ts'
import { nameSources, namesOf } from './source-names.ts'
import { countWins } from './winner-queries.ts'

/** How many of a rule's products are named. */
const maxNamed = 5
/** Pages show what is left as it was so long ago. */
const pageTerm = seconds(3)

/** A campaign as anybody may see it. */
export async function getGame(
  ctx: Context,
  { slug }: ParsedInput<typeof api.getGame>,
  caller: Caller,
): Promise<Output<typeof api.getGame>> {
  const campaign = await getShownCampaign(ctx, slug)
  const at = ctx.clock.now()
  caller.keepUntil?.(new Date(at.getTime() + pageTerm))
  const [box, winners, sources] = await Promise.all([
    findBox(ctx.db, campaign.id),
    countWins(ctx.db, campaign.id),
    listSources(ctx, campaign),
  ])
  const { title, kind, place, audience, rules } = campaign
  const { texts, look, max_per_phone, excludes_staff, stores, claim } = rules
  return {
    slug,
    title,
    kind,
    place,
    audience,
    state: shownState(campaign, at),
    opens_at: toVietnamIso(campaign.opensAt),
    closes_at: toVietnamIso(campaign.closesAt),
    prizes: shownPrizes(campaign, box),
    ...(box.size === null ? {} : { places: box.size }),
    entries: box.entries - box.cancelled,
    commitment: campaign.commitment,
    has_beacon: campaign.announced.beacon !== null,
    texts,
    look,
    sources,
    max_per_phone,
    excludes_staff,
    claim,
    by_ticket: rules.sources.some(({ source }) => source === 'ticket'),
    stores: campaign.place === 'store' ? stores : [],
    legal: shownLegal(rules),
    winners,
  }
}

function shownLegal({ legal }: Campaign['rules']): Game['legal'] {
  if (!legal) return null
  const { file_id: _file, ...shown } = legal
  return shown
}

/** Products that are named are those that can be bought. */
async function listSources(ctx: Context, { rules }: Campaign): Promise<Game['sources']> {
  const ids = rules.sources.flatMap((rule) =>
    'product_ids' in rule ? rule.product_ids.slice(0, maxNamed) : [],
  )
  const products = ids.length === 0 ? [] : await listProducts(ctx, [...new Set(ids)])
  const names = await nameSources(ctx.db, {
    sources: rules.sources.filter(({ source }) => source === 'survey'),
  })
  return rules.sources.map((rule) => {
    const mine =
      'product_ids' in rule ? products.filter(({ id }) => rule.product_ids.includes(id)) : []
    const named = mine.slice(0, maxNamed).map(({ name, slug }) => ({ name, slug }))
    const text = wordsOfSource(
      rule,
      rule.source === 'survey' ? namesOf(rule, names) : named.map(({ name }) => name),
    )
    return { source: rule.source, text, products: named }
  })
}

/** Each prize with the units of all its lots. */
function shownPrizes({ announced: { prizes, lots } }: Campaign, { drawn }: FilledBox) {
  return prizes.map(({ id, name, kind, value }) => {
    const mine = lots.flatMap(({ prize, quantity }, lot) =>
      prize === id ? [{ quantity, left: quantity - drawn[lot]! }] : [],
    )
    const sum = (of: 'quantity' | 'left') => mine.reduce((total, lot) => total + lot[of], 0)
    return { id, name, kind, value, quantity: sum('quantity'), left: sum('left') }
  })
}
