import { once } from 'node:events'
import { saveSettled } from '#server/game/settlement/settlement-queries.ts'
import { lockToSettle } from '#server/game/backoffice/desk-queries.ts'
import { readSettlement } from '#server/game/settlement/read-settlement.ts'
import { withDatabase } from './other-process.ts'

// Settles a campaign as a process of its own, and is killed before it can commit.
const [url, id, at] = process.argv.slice(2)
await withDatabase(url!, async ({ db }) => {
  await db.transaction().execute(async (trx) => {
    const moment = new Date(at!)
    const game = (await lockToSettle(trx, Number(id), moment))!
    const { state, figures } = await readSettlement(trx, game)
    const of = { id: game.id, version: state.version, by: 'nguoi-chot', at: moment, figures }
    if (!(await saveSettled(trx, of))) throw new Error('not settled')
    process.stdout.write('here\n')
    await once(process.stdin, 'never')
  })
})
