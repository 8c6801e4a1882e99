import { sql } from 'kysely'
import type { AnnouncedBox } from '#domain/game/definition.ts'
import type { GameRules } from '#domain/game/rules.ts'
import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import type { Context } from '#server/context.ts'
import {
  addEntries,
  addGame,
  approveGame,
  playAtCounter,
  type Campaign,
  type NewGame,
} from '#server/game/index.ts'
import { counterPast } from '../counter/past.ts'
import { demoLogins } from '../demo-logins.ts'

type Tools = Pick<Context, 'db' | 'clock' | 'config'>

/** Since so many days. */
const since = 3

/**
 * Games at the counters that are open, once: a wheel, lucky money of customers and of the pharmacies, and a number
 * draw, with the entries that the demo's codes of the last days bring. Some of the wheel's are played.
 */
export async function loadPharmacyGames(tools: Tools): Promise<boolean> {
  const today = tools.clock.today()
  const opened = await tools.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('load the games at counters'))`.execute(trx)
    const known = await trx
      .selectFrom('game_campaign')
      .select('id')
      .where('place', '=', 'store')
      .limit(1)
      .execute()
    if (known.length > 0) return null
    const at = new Date(`${addDays(today, -since - 1)}T08:00:00+07:00`)
    const all: Campaign[] = []
    for (const game of gamesOf(today)) {
      const draft = await addGame(trx, game, at)
      all.push(await approveGame(tools, trx, { game: draft, by: demoLogins.admin.username, at }))
    }
    for (const campaign of all) await giveForPast({ ...tools, db: trx }, campaign)
    return all
  })
  if (!opened) return false
  await playSome(
    tools,
    opened.find(({ kind }) => kind === 'wheel')!,
  )
  return true
}

/** As entering the codes did: each brought one. */
async function giveForPast({ db, clock }: Tools, campaign: Campaign): Promise<void> {
  if (campaign.audience === 'stores') return
  const earned = counterPast(clock.now(), clock.today()).filter(
    ({ what, at }) => what === 'earn' && at >= campaign.opensAt,
  )
  for (const [nth, { phone, pharmacy: store, at }] of earned.entries()) {
    const wish = { cause: `code:demo-${nth}:0:1`, source: 'code', phone, store } as const
    await addEntries(db, campaign, { wishes: [wish], at })
  }
}

/** The first customers of the demo's pharmacy have had their turns; those who came today still have theirs. */
async function playSome(tools: Tools, campaign: Campaign): Promise<void> {
  const { code, username } = demoLogins.pharmacy
  const { clock } = tools
  const yesterday = new Date(`${clock.today()}T00:00:00+07:00`)
  const customers = counterPast(clock.now(), clock.today()).filter(
    ({ what, at, pharmacy }) =>
      what === 'earn' && pharmacy === code && at >= campaign.opensAt && at < yesterday,
  )
  for (const [nth, { phone }] of customers.slice(0, 6).entries()) {
    const game = { ...campaign, commitment: campaign.commitment! }
    const pharmacy = { code, username }
    await playAtCounter(tools, game, { pharmacy, phone, key: `demo-${nth}`, at: clock.now() })
  }
}

const perCode: GameRules['sources'] = [{ source: 'code', entries: 1, product_ids: [] }]

function gamesOf(today: VietnamDay): NewGame[] {
  const opens_at = new Date(`${addDays(today, -since)}T00:00:00+07:00`).toISOString()
  const closes_at = new Date(`${addDays(today, 28)}T00:00:00+07:00`).toISOString()
  const all: Pick<
    AnnouncedBox,
    'format' | 'opens_at' | 'closes_at' | 'pacing' | 'beacon' | 'reserves'
  > = {
    format: 'anlanh-game-1',
    opens_at,
    closes_at,
    pacing: { days: [], hours: [] },
    beacon: null,
    reserves: 0,
  }
  const game = (
    title: string,
    box: Pick<AnnouncedBox, 'slug' | 'kind' | 'prizes' | 'lots' | 'blanks'> & { reserves?: number },
    {
      audience = 'phone',
      ...rules
    }: Pick<GameRules, 'look'> & { audience?: Campaign['audience'] } & Partial<GameRules>,
  ): NewGame => ({ title, place: 'store', audience, announced: { ...all, ...box }, rules })
  return [
    game(
      'Quay tại quầy, quà liền tay',
      {
        slug: 'vong-quay-nha-thuoc',
        kind: 'wheel',
        prizes: [
          { id: 1, name: 'Nhiệt kế điện tử', kind: 'physical', value: 120_000 },
          { id: 2, name: '50 điểm', kind: 'points', value: 50_000, points: 50 },
          { id: 3, name: '10 điểm', kind: 'points', value: 10_000, points: 10 },
          { id: 4, name: 'Lời chúc an lành', kind: 'thanks', value: 0 },
        ],
        lots: [
          { prize: 1, quantity: 20, last_day: 10 },
          { prize: 2, quantity: 300, last_day: 5 },
          { prize: 3, quantity: 2000, last_day: 0 },
          { prize: 4, quantity: 3000, last_day: 0 },
        ],
        blanks: 1000,
      },
      { look: 'brand', sources: perCode },
    ),
    game(
      'Lì xì đầu năm tại quầy',
      {
        slug: 'li-xi-tai-quay',
        kind: 'luckyMoney',
        prizes: [
          { id: 1, name: 'Lì xì 50.000 VNĐ', kind: 'luckyMoney', value: 50_000, points: 50 },
          { id: 2, name: 'Lì xì 10.000 VNĐ', kind: 'luckyMoney', value: 10_000, points: 10 },
        ],
        lots: [
          { prize: 1, quantity: 500, last_day: 0 },
          { prize: 2, quantity: 5000, last_day: 0 },
        ],
        blanks: 0,
      },
      { look: 'tet', sources: perCode },
    ),
    game(
      'Lì xì tri ân nhà thuốc',
      {
        slug: 'li-xi-nha-thuoc',
        kind: 'luckyMoney',
        prizes: [
          { id: 1, name: 'Bộ quà Tết An Lành', kind: 'gift', value: 600_000 },
          { id: 2, name: 'Lịch Tết An Lành', kind: 'gift', value: 60_000 },
        ],
        lots: [
          { prize: 1, quantity: 40, last_day: 0 },
          { prize: 2, quantity: 400, last_day: 0 },
        ],
        blanks: 0,
      },
      { look: 'tet', audience: 'stores' },
    ),
    game(
      'Quay số nhà thuốc, trúng xe máy',
      {
        slug: 'quay-so-nha-thuoc',
        kind: 'draw',
        prizes: [
          { id: 1, name: 'Xe máy', kind: 'physical', value: 30_000_000 },
          { id: 2, name: 'Máy đo huyết áp', kind: 'physical', value: 850_000 },
        ],
        lots: [
          { prize: 1, quantity: 1, last_day: 0 },
          { prize: 2, quantity: 10, last_day: 0 },
        ],
        blanks: 0,
        reserves: 11,
      },
      { look: 'gold', sources: perCode },
    ),
  ]
}
