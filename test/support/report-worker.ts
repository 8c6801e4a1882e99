/** Counts what is due for reports, over and over, until it is killed. */
import { countOfferDays, countPointDays } from '#server/backoffice/index.ts'
import { withDatabase } from './other-process.ts'

const [databaseUrl = ''] = process.argv.slice(2)
await withDatabase(databaseUrl, async (ctx) => {
  for (;;) {
    await countPointDays(ctx)
    await countOfferDays(ctx)
  }
})
