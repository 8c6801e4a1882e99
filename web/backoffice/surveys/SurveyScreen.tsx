import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { getSurvey, type BackofficeSurvey } from '#domain/survey/backoffice/api.ts'
import { surveyStatusLabels } from '#domain/survey/backoffice/texts.ts'
import { ApiError } from '#web/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { failureText } from '#web/form/failure-text.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { useQuery } from '../data/use-query.ts'
import { ExportLink } from '../parts/ExportLink.tsx'
import { BackofficeNotFound } from '../parts/BackofficeNotFound.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { StateChips } from '../parts/StateChips.tsx'
import { AnswersView } from './AnswersView.tsx'
import { ResultsView } from './ResultsView.tsx'
import { statusTones } from './status-tones.ts'
import { SurveyEditor } from './SurveyEditor.tsx'
import { backofficeSurveyTexts as texts } from './texts.ts'

/** One survey: writing it, its results, the answers of each pharmacy. */
export function SurveyScreen({ id }: { id: number }) {
  const { data, error, put, refresh } = useQuery(getSurvey, { id })
  if (!data && error) {
    const isUnknown = error instanceof ApiError && error.code === 'notFound'
    if (isUnknown) return <BackofficeNotFound text={texts.notFound} />
    return <ErrorState level={1} text={failureText(error)} onRetry={() => void refresh()} />
  }
  if (!data) return <PageSkeleton />
  return <Survey survey={data} onSaved={put} onSeen={refresh} />
}

const parts = ['ket-qua', 'nha-thuoc'] as const
type Part = (typeof parts)[number] | ''

function Survey({
  survey,
  onSaved,
  onSeen,
}: {
  survey: BackofficeSurvey
  onSaved: (survey: BackofficeSurvey) => void
  /** Another part is looked at: the counts beside their names are to be today's. */
  onSeen: () => Promise<void>
}) {
  const { id, title, status, sent, begun } = survey
  const [query] = useSearchParams()
  const named = parts.find((each) => each === query.get('phan'))
  const part: Part = status === 'draft' ? '' : (named ?? '')
  useEffect(() => {
    if (part) void onSeen()
  }, [part, onSeen])
  return (
    <>
      <PageHead
        title={title}
        back={{ to: backofficePaths.surveys(), label: texts.back }}
        beside={<Badge tone={statusTones[status]}>{surveyStatusLabels[status]}</Badge>}
        actions={
          status !== 'draft' && (
            <ExportLink href={`/api/admin/surveys/${id}/export`}>{texts.export}</ExportLink>
          )
        }
      />
      {status !== 'draft' && (
        <StateChips
          face="tab"
          label={texts.parts}
          chips={[
            { key: '', label: texts.edit },
            { key: 'ket-qua', label: texts.results, count: sent },
            { key: 'nha-thuoc', label: texts.answers, count: begun },
          ].map((chip) => ({
            ...chip,
            to: backofficePaths.survey(id, { phan: chip.key }),
            isCurrent: chip.key === part,
          }))}
        />
      )}
      {/* Hidden, not gone: what was typed stays while somebody looks at results. */}
      <div hidden={part !== ''}>
        <SurveyEditor survey={survey} onSaved={onSaved} />
      </div>
      {part === 'ket-qua' && <ResultsView id={id} />}
      {part === 'nha-thuoc' && <AnswersView survey={survey} />}
    </>
  )
}
