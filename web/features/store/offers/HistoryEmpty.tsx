import History from 'lucide-react/icons/history'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { lastDays } from '../last-days.ts'
import { spanTexts } from '../texts.ts'
import { useStorePaths } from '../use-store.ts'
import { historyQuery, type HistoryFilter } from './history-filter.ts'
import { historyTexts as texts } from './texts.ts'

/** Nothing today is another matter than nothing that is looked for. */
export function HistoryEmpty({ filter }: { filter: HistoryFilter }) {
  const paths = useStorePaths()
  const { page, ...narrowing } = filter
  const isToday = page === 1 && Object.values(narrowing).every((value) => value === undefined)
  return (
    <EmptyState
      icon={<History aria-hidden="true" />}
      title={texts.empty}
      text={isToday ? texts.emptyToday : texts.emptyFiltered}
      action={
        isToday ? (
          <>
            <ButtonLink to={paths.offerCodes()}>{texts.toOffers}</ButtonLink>
            <ButtonLink
              look="secondary"
              to={paths.offerHistory(historyQuery({ page, ...lastDays(7) }))}
            >
              {spanTexts.lastWeek}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink look="secondary" to={paths.offerHistory()}>
            {texts.today}
          </ButtonLink>
        )
      }
    />
  )
}
