import { BellMenu } from '#web/backoffice/bell/BellMenu.tsx'
import { WaitingChats } from '#web/backoffice/chats/WaitingChats.tsx'
import { WaitingReviews } from '#web/backoffice/content/WaitingReviews.tsx'
import { OpenCounterfeits } from '#web/backoffice/counterfeits/OpenCounterfeits.tsx'
import { OpenDataRequests } from '#web/backoffice/data-requests/OpenDataRequests.tsx'
import { OpenWins } from '#web/backoffice/game-wins/OpenWins.tsx'
import { OpenLetters } from '#web/backoffice/jobs/OpenLetters.tsx'
import { WaitingAdjustments } from '#web/backoffice/points/WaitingAdjustments.tsx'
import { OpenQuestions } from '#web/backoffice/questions/OpenQuestions.tsx'
import { OpenReturns } from '#web/backoffice/returns/OpenReturns.tsx'
import { OpenReviews } from '#web/backoffice/reviews/OpenReviews.tsx'
import type { MenuCounts } from './MenuCount.tsx'

/** In a file of their own: each brings what its part asks and says. */
export const menuCounts: MenuCounts = {
  bell: BellMenu,
  returns: OpenReturns,
  counterfeits: OpenCounterfeits,
  adjustments: WaitingAdjustments,
  wins: OpenWins,
  contents: WaitingReviews,
  reviews: OpenReviews,
  questions: OpenQuestions,
  chats: WaitingChats,
  letters: OpenLetters,
  dataRequests: OpenDataRequests,
}
