import { lockChain } from '#server/game/chain-queries.ts'
import { closeGame, findCampaign } from '#server/game/index.ts'
import { withDatabase } from './other-process.ts'

// Closes a campaign as a process of its own, and says when it has come to the place at which it is to be killed.
const [url, slug, at, when] = process.argv.slice(2)
await withDatabase(url!, async (ctx) => {
  const campaign = (await findCampaign(ctx.db, slug!))!
  const say = () => new Promise<void>(() => process.stdout.write('here\n'))
  if (when === 'closing') {
    await ctx.db.transaction().execute(async (trx) => {
      await lockChain(trx, campaign.id)
      await trx
        .updateTable('game_chain')
        .set({ closed_at: new Date(at!) })
        .where('campaign_id', '=', campaign.id)
        .execute()
      await say()
    })
  }
  let begun = 0
  const real = ctx.db.transaction.bind(ctx.db)
  // The third transaction tells and credits; the second keeps the ranks.
  const stopAt = when === 'ranked' ? 2 : 3
  Object.assign(ctx.db, {
    transaction: () => {
      begun += 1
      const builder = real()
      if (begun !== stopAt) return builder
      const run = builder.execute.bind(builder)
      return {
        execute: (work: Parameters<typeof run>[0]) =>
          run(async (trx) => {
            await work(trx)
            await say()
          }),
      }
    },
  })
  await closeGame(ctx, campaign, new Date(at!))
})
