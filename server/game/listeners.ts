import { readErasedPhone } from '../identity/index.ts'
import type { Listeners } from '../platform/jobs/work.ts'
import { forgetPlayer } from './entry-queries.ts'
import {
  giveForCodes,
  giveForOrder,
  giveForSurvey,
  takeBackForOrder,
  type EarnedCodes,
  type RewardedAnswer,
} from './give-entries.ts'
import { simulationTopic, stepSimulation } from './simulation/simulate.ts'
import { tellWinner } from './tell-winner.ts'
import { warnWinner } from './winners/warn-winner.ts'

export const gameListeners: Listeners = {
  'order.delivered': {
    giveEntries: (ctx, payload) => giveForOrder(ctx, Number(payload.orderId)),
  },
  'order.returned': {
    takeEntriesBack: (ctx, payload) => takeBackForOrder(ctx, Number(payload.orderId)),
  },
  'codes.earned': {
    giveEntries: (ctx, payload) => giveForCodes(ctx, payload as unknown as EarnedCodes),
  },
  'survey.rewarded': {
    giveEntries: (ctx, payload) => giveForSurvey(ctx, payload as unknown as RewardedAnswer),
  },
  'game.won': {
    tellWinner: (ctx, payload) =>
      tellWinner(ctx, { campaignId: Number(payload.campaignId), number: Number(payload.number) }),
  },
  'game.claimEnding': {
    warnWinner: (ctx, payload) =>
      warnWinner(ctx, { winId: Number(payload.winId), lastDay: String(payload.lastDay) }),
  },
  [simulationTopic]: {
    play: (ctx, payload) => stepSimulation(ctx, Number(payload.simulationId)),
  },
  'member.erased': {
    /** The chain stays whole; whose an entry was, nobody can tell any more. */
    forgetPlayer: async (ctx, payload) => {
      const phone = readErasedPhone(ctx, payload)
      if (phone === null) return
      await ctx.db.transaction().execute((trx) => forgetPlayer(trx, phone))
    },
  },
}
