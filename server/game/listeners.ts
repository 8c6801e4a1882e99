import { readErasedPhone } from '../identity/index.ts'
import type { Listeners } from '../platform/jobs/work.ts'
import { forgetPlayer } from './entry-queries.ts'

export const gameListeners: Listeners = {
  'member.erased': {
    /** The chain stays whole; whose an entry was, nobody can tell any more. */
    forgetPlayer: async (ctx, payload) => {
      const phone = readErasedPhone(ctx, payload)
      if (phone !== null) await forgetPlayer(ctx.db, phone)
    },
  },
}
