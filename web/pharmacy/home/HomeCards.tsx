import Bell from 'lucide-react/icons/bell'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import type { ReactNode } from 'react'
import type { Output } from '#domain/contract.ts'
import { listReminders } from '#domain/purchase/api.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { useCounts } from '../area/counts.ts'
import { tellReminders } from '../customers/count-due.ts'
import { useAnswer } from '../parts/use-answer.ts'
import { usePharmacy, usePharmacyPaths } from '../session/use-pharmacy.ts'
import { CardSkeleton, CardWords, LinkCard } from './LinkCard.tsx'
import { homeTexts as texts } from './texts.ts'

const surveyWords = lazyPart(
  () => import('./SurveyWords.tsx').then((part) => part.SurveyWords),
  () => <CardSkeleton words={texts.survey} />,
)

const dueCustomers = lazyPart(() => import('./DueCustomers.tsx').then((part) => part.DueCustomers))

/** So many customers are named; the list has them all. */
const named = 5

/** Whom to remind, and the survey where there is one. */
export function HomeCards() {
  const { user } = usePharmacy()
  return user ? (
    <OwnCards />
  ) : (
    <Cards
      due={<CardSkeleton words={texts.toReminders} />}
      survey={<CardSkeleton words={texts.survey} />}
    />
  )
}

function OwnCards() {
  const { code } = usePharmacy()
  const { data, error } = useAnswer(`due:${code}`, async (signal) => {
    const found = await callPharmacy(listReminders, { state: 'due', limit: named }, { signal })
    tellReminders(found.counts)
    return found
  })
  return (
    <Cards
      due={<DueWords counts={data?.counts} hasFailed={error !== null} />}
      survey={<surveyWords.Part />}
    >
      {/* Nothing stands below it that would move when the customers come. */}
      {data && data.items.length > 0 && <dueCustomers.Part reminders={data.items} />}
    </Cards>
  )
}

function Cards({
  due,
  survey,
  children,
}: {
  due: ReactNode
  survey: ReactNode
  children?: ReactNode
}) {
  const { area } = usePharmacy()
  const paths = usePharmacyPaths()
  return (
    <div className="flex flex-col gap-3">
      <LinkCard to={paths.reminders()} icon={<Bell aria-hidden="true" className="size-6" />}>
        {due}
      </LinkCard>
      {area.has_survey && (
        <LinkCard
          to={paths.survey()}
          className="desk:order-first"
          icon={<ClipboardList aria-hidden="true" className="size-6" />}
        >
          {survey}
        </LinkCard>
      )}
      {children}
    </div>
  )
}

/** The number of the badge beside it: both are told by the same answers. */
function DueWords({
  counts,
  hasFailed,
}: {
  counts: Output<typeof listReminders>['counts'] | undefined
  hasFailed: boolean
}) {
  const { reminders } = useCounts()
  if (counts) {
    const { due, coming } = reminders ?? counts
    const title = due > 0 ? texts.due(due) : texts.noneDue
    return <CardWords title={title} text={texts.coming(coming)} />
  }
  if (!hasFailed) return <CardSkeleton words={texts.toReminders} />
  return <CardWords title={texts.toReminders} text="" />
}
