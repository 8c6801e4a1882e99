import Bell from 'lucide-react/icons/bell'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import { listReminders } from '#domain/purchase/api.ts'
import { lazyPart } from '#web/features/cart/lazy-part.tsx'
import { callStore } from '../call-store.ts'
import { useCounts } from '../counts.ts'
import { tellReminders } from '../customers/count-due.ts'
import { useAnswer } from '../use-answer.ts'
import { useStore, useStorePaths } from '../use-store.ts'
import { CardSkeleton, CardWords, LinkCard } from './LinkCard.tsx'
import { homeTexts as texts } from './texts.ts'

const surveyWords = lazyPart(
  () => import('./SurveyWords.tsx').then((part) => part.SurveyWords),
  () => <CardSkeleton words={texts.survey} />,
)

/** Whom to remind, and the survey where there is one. */
export function HomeCards() {
  const { area, user } = useStore()
  const paths = useStorePaths()
  return (
    <div className="flex flex-col gap-3">
      <LinkCard to={paths.reminders()} icon={<Bell aria-hidden="true" className="size-6" />}>
        {user ? <DueReminders /> : <CardSkeleton words={texts.toReminders} />}
      </LinkCard>
      {area.has_survey && (
        <LinkCard
          to={paths.survey()}
          icon={<ClipboardList aria-hidden="true" className="size-6" />}
        >
          {user ? <surveyWords.Part /> : <CardSkeleton words={texts.survey} />}
        </LinkCard>
      )}
    </div>
  )
}

/** The number of the badge beside it: both are told by the same answers. */
function DueReminders() {
  const { code } = useStore()
  const { reminders } = useCounts()
  const { data, error } = useAnswer(`due:${code}`, async (signal) => {
    const { counts } = await callStore(listReminders, { state: 'due', limit: 1 }, { signal })
    tellReminders(counts)
    return counts
  })
  if (data) {
    const { due, coming } = reminders ?? data
    const title = due > 0 ? texts.due(due) : texts.noneDue
    return <CardWords title={title} text={texts.coming(coming)} />
  }
  if (error === null) return <CardSkeleton words={texts.toReminders} />
  return <CardWords title={texts.toReminders} text="" />
}
