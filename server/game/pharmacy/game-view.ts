import type { CounterGame, CounterTurn } from '#domain/game/pharmacy/api.ts'
import { wordsOfSource } from '#domain/game/source-words.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { maskPhone } from '#domain/kernel/phone.ts'
import type { Context } from '../../context.ts'
import { findBox, type FilledBox } from '../chain-queries.ts'
import type { Win } from '../entry-queries.ts'
import { bringsByCode, stateOf } from './find-game.ts'
import { toWonPrize } from '../shown-win.ts'
import type { StoreCampaign } from './game-queries.ts'
import type { PlayedAtCounter } from './play-at-counter.ts'

/** A campaign as the pharmacies that take part see it; of prizes that are a pharmacy's own, only its own. */
export async function toCounterGame(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  campaign: StoreCampaign,
  pharmacyCode: string,
): Promise<CounterGame> {
  const { slug, title, kind, audience, rules, announced, commitment } = campaign
  const box = await findBox(db, campaign.id)
  return {
    campaign: slug,
    title,
    kind,
    audience: audience === 'stores' ? 'stores' : 'customers',
    state: stateOf(campaign, clock.now()),
    opens_at: toVietnamIso(campaign.opensAt),
    closes_at: toVietnamIso(campaign.closesAt),
    look: rules.look,
    intro: rules.texts.intro,
    how: howOf(campaign),
    by_code: bringsByCode(campaign),
    closed: rules.texts.closed,
    prizes: prizesOf(campaign, box, pharmacyCode),
    has_blanks: announced.blanks > 0 || announced.lots.some(({ store }) => store !== undefined),
    commitment,
  }
}

/** In the campaign's own words, and by what brings entries. */
function howOf({ rules: { texts, sources } }: StoreCampaign): string[] {
  const told = texts.how.split('\n').filter((line) => line.trim() !== '')
  return [...told, ...sources.map((rule) => wordsOfSource(rule))]
}

function prizesOf(
  { announced: { prizes, lots } }: StoreCampaign,
  { drawn }: FilledBox,
  pharmacyCode: string,
): CounterGame['prizes'] {
  return prizes.flatMap(({ id, name, kind, value }) => {
    const here = lots.flatMap(({ prize, store, quantity }, lot) =>
      prize === id && (store === undefined || store === pharmacyCode)
        ? [{ quantity, left: quantity - drawn[lot]! }]
        : [],
    )
    const sum = (of: 'quantity' | 'left') => here.reduce((total, lot) => total + lot[of], 0)
    if (here.length === 0 && lots.some(({ prize }) => prize === id)) return []
    return [{ id, name, kind, value, quantity: sum('quantity'), left: sum('left') }]
  })
}

/** A turn as the counter and its customer see it. */
export function toTurn(
  campaign: StoreCampaign,
  { entry, prize, win, by, playedAt }: PlayedAtCounter,
  { phone, left }: { phone: string | null; left: number },
): CounterTurn {
  const { slug: name, commitment } = campaign
  const { number, hash, salt, cause, at } = entry
  const own = phone === null ? { salt, cause } : {}
  return {
    id: number,
    at: toVietnamIso(playedAt),
    ...(phone === null ? {} : { phone: maskPhone(phone) }),
    campaign: name,
    name: prize?.name ?? campaign.title,
    status: 'used',
    by: { username: by },
    prize: prize && toWonPrize(prize),
    next: nextOf(win),
    entry: { number, at: toVietnamIso(at) },
    spins_left: left,
    // Salt and cause are the owner's: with them whose entry it is can be shown.
    proof: { campaign: name, number, entry_hash: hash, commitment, ...own },
  }
}

function nextOf(win: Win | null): CounterTurn['next'] {
  if (!win) return 'nothing'
  if (win.state === 'credited' || win.state === 'held') return win.state
  return 'claim'
}
