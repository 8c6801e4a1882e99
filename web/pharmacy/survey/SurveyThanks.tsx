import CircleCheck from 'lucide-react/icons/circle-check'
import { formatDate } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import type { OpenSurvey, SurveyAnswer } from '#domain/survey/api.ts'
import { withDots } from '#web/features/code-entry/code-typing.ts'
import { surveyPageTexts as texts } from '#web/features/survey/texts.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PointsPill } from '#web/ui/PointsPill.tsx'
import { usePharmacyPaths } from '../session/use-pharmacy.ts'

/** It has been sent: what it brought, and the way to change it. */
export function SurveyThanks({
  survey,
  answer,
  hasUnsent,
  onEdit,
}: {
  survey: OpenSurvey
  answer: SurveyAnswer
  hasUnsent: boolean
  onEdit: () => void
}) {
  const paths = usePharmacyPaths()
  return (
    <div role="status">
      <EmptyState
        level={1}
        icon={<CircleCheck aria-hidden="true" />}
        title={texts.thanksTitle}
        text={
          <>
            {survey.thanks && <p className="whitespace-pre-line">{survey.thanks}</p>}
            {answer.rewarded !== undefined && (
              <p className="mt-3">
                <PointsPill points={answer.rewarded} className="text-base whitespace-normal">
                  {rewardWords(answer.rewarded, answer.phone)}
                </PointsPill>
              </p>
            )}
            <p className="mt-3 text-sm">{texts.editableUntil(formatDate(survey.closes_on))}</p>
            {hasUnsent && (
              <p className="mt-3">
                <Badge tone="point">{texts.changed}</Badge>
              </p>
            )}
          </>
        }
        action={
          <div className="flex w-72 max-w-full flex-col gap-3">
            <ButtonLink to={paths.home()} size="main" wide>
              {texts.backHome}
            </ButtonLink>
            <Button variant="quiet" size="main" wide onClick={onEdit}>
              {texts.edit}
            </Button>
          </div>
        }
      />
    </div>
  )
}

function rewardWords(points: number, phone: string | undefined): string {
  const words = formatPoints(points)
  return phone ? texts.rewarded(words, withDots(phone)) : texts.rewardedSomebody(words)
}
