import { gameTableInput } from '#domain/game/exports/tables.ts'
import { sendCsv } from '../../platform/csv.ts'
import type { App } from '../../platform/http/app.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { ensureMayHave, tablePieces } from '../../resource/index.ts'
import { gameTables, noteTable } from './game-tables.ts'

/** A table of a campaign at once, a piece at a time; noted in the audit before the first row leaves. */
export function gameTableRoute(app: App): void {
  const definition = {
    method: 'GET',
    path: '/admin/games/{id}/tables/{what}',
    realm: 'staff',
    permission: 'games.read',
    summary:
      'Entries, wins or winners of a campaign as CSV; with `full` whose they are (games.settle); noted in the audit',
    input: gameTableInput,
    produces: 'text/csv',
  } as const
  rawRoute(app, definition, async (ctx, { input, reply, caller }) => {
    ensureMayHave(gameTables, input, caller)
    const table = await gameTables.open(ctx, input)
    await ctx.db.transaction().execute((trx) => noteTable(ctx, trx, caller, input))
    return sendCsv(reply, `${table.name}-${ctx.clock.today()}`, tablePieces(table))
  })
}
