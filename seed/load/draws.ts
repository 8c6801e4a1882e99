import { sql } from 'kysely'
import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import { roundOfDraw } from '#domain/game/number-draw.ts'
import type { AnnouncedBox } from '#domain/game/definition.ts'
import { sandboxChain, signRound } from '#sandbox/beacon.ts'
import type { Context } from '#server/context.ts'
import {
  addEntries,
  addGame,
  approveGame,
  closeGame,
  keepRound,
  type Campaign,
} from '#server/game/index.ts'
import { demoLogins } from '../demo-logins.ts'

type Tools = Pick<Context, 'db' | 'clock' | 'config'>

/** Last year's draw with its winners and proof, and this year's, which takes entries; once. */
export async function loadDraws(tools: Tools): Promise<boolean> {
  const today = tools.clock.today()
  const people = await listPeople(tools)
  const opened = await tools.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('load the draws'))`.execute(trx)
    const known = await trx
      .selectFrom('game_campaign')
      .select('id')
      .where('slug', '=', 'QSTT-2024')
      .execute()
    if (known.length > 0) return null
    const chain = tools.config.beacon?.chain ?? null
    const times = { from: addDays(today, -6), to: addDays(today, 25) }
    const present = await approve({ ...tools, db: trx }, draw('QSTT-2025', times, chain))
    await enter(trx, present, people.slice(0, 90), addDays(today, -5))
    const past = { from: addDays(today, -395), to: addDays(today, -335) }
    const game = await approve({ ...tools, db: trx }, draw('QSTT-2024', past, sandboxChain))
    await enter(trx, game, [...people, ...people.slice(0, 80)], addDays(past.from, 12))
    return game
  })
  if (opened) await drawPast(tools, opened)
  return opened !== null
}

/** As it was then: closed at its time, its round an hour old, told at once. */
async function drawPast(tools: Tools, game: Campaign): Promise<void> {
  // Nobody listens yet.
  const ctx = { ...tools, changeBus: { changed: none, tell: none, close: async () => undefined } }
  const round = roundOfDraw(game.announced, game.closesAt.getTime())!
  await keepRound(tools.db, sandboxChain, signRound(round))
  await closeGame(ctx, game, game.closesAt)
}

const none = () => undefined

async function listPeople({ db }: Tools): Promise<string[]> {
  const accounts = await db
    .selectFrom('loyalty_account')
    .select('phone')
    .where('phone', 'is not', null)
    .orderBy('id')
    .limit(140)
    .execute()
  const others = accounts.flatMap(({ phone }) => phone ?? [])
  return [...new Set([demoLogins.member.phone, ...others])]
}

async function approve(
  tools: Tools,
  { title, place, announced }: { title: string; place: 'shop' | 'event'; announced: AnnouncedBox },
): Promise<Campaign> {
  const at = new Date(Date.parse(announced.opens_at) - 3_600_000)
  const of = { title, place, audience: 'phone', announced } as const
  const game = await addGame(tools.db, of, at)
  return approveGame(tools, tools.db, { game, by: demoLogins.admin.username, at })
}

/** One entry after the other, some minutes apart. */
async function enter(
  trx: Context['db'],
  game: Campaign,
  phones: readonly string[],
  day: VietnamDay,
): Promise<void> {
  const begin = Date.parse(`${day}T08:00:00+07:00`)
  for (const [index, phone] of phones.entries()) {
    const wishes = [{ cause: `demo:${index}`, source: 'staff', phone }] as const
    await addEntries(trx, game, { wishes, at: new Date(begin + index * 170_000) })
  }
}

function draw(
  slug: string,
  { from, to }: { from: VietnamDay; to: VietnamDay },
  beacon: AnnouncedBox['beacon'],
) {
  // Called by the year in which it ends, whatever the day on which the demo is loaded.
  const year = to.slice(0, 4)
  const announced: AnnouncedBox = {
    format: 'anlanh-game-1',
    slug,
    kind: 'draw',
    opens_at: new Date(`${from}T08:00:00+07:00`).toISOString(),
    closes_at: new Date(`${to}T20:00:00+07:00`).toISOString(),
    prizes: [
      { id: 1, name: 'Xe máy điện', kind: 'physical', value: 32_000_000 },
      { id: 2, name: 'Máy đo huyết áp bắp tay', kind: 'physical', value: 850_000 },
      { id: 3, name: 'Hộp quà An Lành', kind: 'physical', value: 300_000 },
    ],
    lots: [
      { prize: 1, quantity: 1, last_day: 0 },
      { prize: 2, quantity: 3, last_day: 0 },
      { prize: 3, quantity: 8, last_day: 0 },
    ],
    blanks: 0,
    pacing: { days: [], hours: [] },
    beacon,
    reserves: 6,
  }
  const place = slug === 'QSTT-2025' ? 'event' : 'shop'
  return { title: `Quay số tri ân ${year}`, place, announced } as const
}
