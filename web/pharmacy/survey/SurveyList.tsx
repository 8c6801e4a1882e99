import ChevronRight from 'lucide-react/icons/chevron-right'
import { formatDate } from '#domain/kernel/dates.ts'
import type { OpenSurvey } from '#domain/survey/api.ts'
import { countWords } from '#web/features/survey/SurveyIntro.tsx'
import { surveyPageTexts as texts } from '#web/features/survey/texts.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { PointsPill } from '#web/ui/PointsPill.tsx'
import { usePharmacyPaths } from '../session/use-pharmacy.ts'

/** Several surveys are open: the one that closes first stands first. */
export function SurveyList({ surveys }: { surveys: readonly OpenSurvey[] }) {
  const paths = usePharmacyPaths()
  return (
    <div className="mx-auto max-w-180 desk:mx-0">
      <h1 className="text-2xl font-bold phone:text-xl">{texts.title}</h1>
      <p className="mt-1 text-ink-2">{texts.listText}</p>
      <ul className="mt-5 flex flex-col gap-3">
        {surveys.map(({ id, title, questions, closes_on: day, reward_points: points, answer }) => (
          <li key={id}>
            <Anchor
              to={paths.survey({ 'khao-sat': id })}
              className="flex items-center gap-3 rounded-md border border-line bg-white p-4 hover:border-primary"
            >
              <span className="min-w-0 grow">
                <span className="block text-lg leading-snug font-semibold wrap-anywhere">
                  {title}
                </span>
                <span className="mt-1 block text-sm text-ink-2">
                  {countWords(questions)} · {texts.until(formatDate(day))}
                </span>
                <span className="mt-2 flex flex-wrap gap-2">
                  <StateBadge state={answer?.state} />
                  {points > 0 && answer?.rewarded === undefined && (
                    <PointsPill points={points} gain />
                  )}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}

function StateBadge({ state }: { state: 'draft' | 'sent' | undefined }) {
  if (state === 'sent') return <Badge tone="ok">{texts.sentBadge}</Badge>
  return <Badge tone="info">{state ? texts.draftBadge : texts.newBadge}</Badge>
}
