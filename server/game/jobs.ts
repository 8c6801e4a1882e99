import type { ScheduledJob } from '../platform/jobs/work.ts'
import { lookAtGames } from './look-at-games.ts'
import { lapseClaims } from './winners/lapse-claims.ts'

export const gameJobs: readonly ScheduledJob[] = [
  {
    name: 'look-at-games',
    cron: '* * * * *',
    run: async (ctx) => {
      await lookAtGames(ctx)
    },
  },
  { name: 'lapse-game-claims', cron: '31 8 * * *', run: lapseClaims },
]
