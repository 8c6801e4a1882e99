import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import {
  addEntries,
  addGame,
  addPhones,
  addTickets,
  approveGame,
  closeGame,
  mayPlay,
  playEntry,
  type Campaign,
} from '#server/game/index.ts'
import { demoGames, type DemoGame } from '../games/games.ts'
import { demoLogins } from '../demo-logins.ts'

type Tools = Pick<Context, 'db' | 'clock' | 'config'>

/** The demo's games, each once; into a new demo as into an older one. False when all were there. */
export async function loadGames(tools: Tools): Promise<boolean> {
  const rows = await tools.db.selectFrom('game_campaign').select('slug').execute()
  const known = new Set(rows.map(({ slug }) => slug))
  const missing = demoGames(tools.clock.today()).filter(
    ({ announced }) => !known.has(announced.slug),
  )
  for (const game of missing) await loadGame(tools, game)
  return missing.length > 0
}

async function loadGame(tools: Tools, demo: DemoGame): Promise<void> {
  const { announced, approvedAt, players = [], tickets = [], phones = [], ...game } = demo
  const at = approvedAt
  const admin = demoLogins.admin.username
  const approved = await tools.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('load the games'))`.execute(trx)
    const known = await trx
      .selectFrom('game_campaign')
      .select('id')
      .where('slug', '=', announced.slug)
      .executeTakeFirst()
    if (known) return null
    const draft = await addGame(trx, { ...game, announced }, at)
    const made = await approveGame(tools, trx, { game: draft, by: admin, at })
    await addPhones(trx, made, phones)
    if (tickets.length > 0) await addTickets(tools, trx, made, { codes: tickets, at })
    return made
  })
  // Another process was quicker.
  if (!approved) return
  for (const player of players) await play(tools, approved, player)
  const isOver = new Date(announced.closes_at) <= tools.clock.now()
  if (isOver) await closeGame(tools, approved, tools.clock.now())
}

/** What somebody of the demo's past did: entries, all played at once. */
async function play(
  tools: Tools,
  campaign: Campaign,
  { phone, count, at }: NonNullable<DemoGame['players']>[number],
): Promise<void> {
  // A player of an older demo may have been erased meanwhile.
  if (!(await mayPlay(tools.db, campaign, phone))) return
  const wishes = Array.from({ length: count }, (_, nth) => ({
    cause: `demo:${phone}:${nth}`,
    source: 'staff' as const,
    phone,
  }))
  const given = await tools.db
    .transaction()
    .execute((trx) => addEntries(trx, campaign, { wishes, at }))
  for (const { number } of given) await playEntry(tools, campaign, { phone, number, at })
}
