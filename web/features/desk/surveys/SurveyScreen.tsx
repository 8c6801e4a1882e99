import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { getSurvey, type DeskSurvey } from '#domain/survey/desk/api.ts'
import { surveyStatusLabels } from '#domain/survey/desk/texts.ts'
import { ApiError } from '#web/api.ts'
import { deskPaths } from '#web/desk-paths.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { callDesk } from '../data/call-desk.ts'
import { useResource } from '../data/use-resource.ts'
import { ExportLink } from '../parts/ExportLink.tsx'
import { DeskNotFound } from '../parts/DeskNotFound.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { StateChips } from '../parts/StateChips.tsx'
import { AnswersView } from './AnswersView.tsx'
import { ResultsView } from './ResultsView.tsx'
import { statusTones } from './status-tones.ts'
import { SurveyEditor } from './SurveyEditor.tsx'
import { deskSurveyTexts as texts } from './texts.ts'

/** One survey: writing it, its results, the answers of each store. */
export function SurveyScreen({ id }: { id: number }) {
  const { data, error, put, refresh } = useResource<DeskSurvey>(`survey:${id}`, (signal) =>
    callDesk(getSurvey, { id }, { signal }),
  )
  if (!data && error) {
    const isUnknown = error instanceof ApiError && error.code === 'notFound'
    if (isUnknown) return <DeskNotFound text={texts.notFound} />
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
  survey: DeskSurvey
  onSaved: (survey: DeskSurvey) => void
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
        back={{ to: deskPaths.surveys(), label: texts.back }}
        beside={<Badge tone={statusTones[status]}>{surveyStatusLabels[status]}</Badge>}
        actions={
          status !== 'draft' && (
            <ExportLink href={`/api/admin/surveys/${id}/export`}>{texts.export}</ExportLink>
          )
        }
      />
      {status !== 'draft' && (
        <StateChips
          label={texts.parts}
          chips={[
            { key: '', label: texts.edit },
            { key: 'ket-qua', label: texts.results, count: sent },
            { key: 'nha-thuoc', label: texts.answers, count: begun },
          ].map((chip) => ({
            ...chip,
            to: deskPaths.survey(id, { phan: chip.key }),
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
