import { findCampaign, playAtCounter } from '#server/game/index.ts'
import { withDatabase } from './other-process.ts'

// Plays a customer's entries at a counter as a process of its own, a press for each key, and writes what each told.
const [url, slug, code, phone, at, ...keys] = process.argv.slice(2)
await withDatabase(url!, async (ctx) => {
  const campaign = (await findCampaign(ctx.db, slug!))!
  const game = { ...campaign, commitment: campaign.commitment! }
  const pharmacy = { code: code!, username: 'quay' }
  for (const key of keys) {
    const press = { pharmacy, phone: phone!, key, at: new Date(at!) }
    const { entry } = await playAtCounter(ctx, game, press)
    process.stdout.write(`${key} ${entry.number}\n`)
  }
})
