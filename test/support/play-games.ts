import { findCampaign, playEntry } from '#server/game/index.ts'
import { withDatabase } from './other-process.ts'

// Plays these entries of a campaign as a process of its own, and writes each as a line once it is told.
const [url, slug, at, ...turns] = process.argv.slice(2)
await withDatabase(url!, async (ctx) => {
  const campaign = (await findCampaign(ctx.db, slug!))!
  const waiting = turns.map((turn) => turn.split(':'))
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [number, phone] = next
      const told = await playEntry(ctx, campaign, {
        phone: phone!,
        number: Number(number),
        at: new Date(at!),
      })
      process.stdout.write(`${number} ${told.prize?.id ?? 0}\n`)
    }
  }
  await Promise.all([worker(), worker()])
})
