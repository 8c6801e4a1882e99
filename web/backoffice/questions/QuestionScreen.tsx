import { useState } from 'react'
import { closeQuestion, getQuestion, type WholeQuestion } from '#domain/question/backoffice/api.ts'
import { isOpen } from '#domain/question/states.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { isRefused } from '#web/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { failureText } from '#web/form/failure-text.ts'
import { Form } from '#web/form/Form.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { BackofficeNotFound } from '../parts/BackofficeNotFound.tsx'
import { Forbidden } from '../parts/Forbidden.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { AnswerPanel } from './AnswerPanel.tsx'
import { AskerPanel, isEmergency, Reveal } from './AskerPanel.tsx'
import { QuestionBadges } from './QuestionBadges.tsx'
import { TriagePanel } from './TriagePanel.tsx'
import { questionScreenTexts as texts } from './texts.ts'
import { useQuestionChange } from './use-question-change.ts'

/** One question: what was asked, what is answered, who does it. */
export function QuestionScreen({ id }: { id: number }) {
  const question = useQuery(getQuestion, { id }, { live: ['questions'] })
  const { data, error } = question
  if (data) return <Shown data={data} onChanged={question.put} />
  if (!error) return <PageSkeleton />
  if (isRefused(error, 'notFound')) return <BackofficeNotFound text={texts.notFound} />
  if (isRefused(error, 'forbidden')) return <Forbidden />
  return (
    <ErrorState
      level={1}
      text={failureText(error)}
      onRetry={() => void question.refresh()}
      className="py-20"
    />
  )
}

export interface QuestionPartProps {
  data: WholeQuestion
  onChanged: (question: WholeQuestion) => void
}

function Shown({ data, onChanged }: QuestionPartProps) {
  const canEdit = useCan('questions.edit')
  const isToDo = isOpen(data.state)
  return (
    <>
      <PageHead
        title={texts.one(data.id)}
        back={{ to: backofficePaths.questions(), label: texts.back }}
        beside={<QuestionBadges question={data} />}
        actions={isToDo && canEdit && <Close data={data} onChanged={onChanged} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="flex min-w-0 flex-col gap-4">
          {isEmergency(data) && (
            <div className="flex flex-col items-start gap-3 rounded-md border border-sale-deep bg-sale-tint px-4 py-3">
              <p className="font-medium text-sale-deep">{texts.urgentNote}</p>
              {canEdit && data.is_known && <Reveal id={data.id} isMain />}
            </div>
          )}
          <Panel title={texts.question}>
            <p className="whitespace-pre-line wrap-anywhere">{data.words}</p>
            <p className="mt-2 text-sm text-ink-3">
              {data.asked_by} · {formatDateTime(data.created_at)}
            </p>
          </Panel>
          <AnswerPanel data={data} onChanged={onChanged} />
          {data.ended_at && <Ended data={data} endedAt={data.ended_at} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {/* Begun anew when somebody else has sorted it meanwhile. */}
          <TriagePanel key={data.version} data={data} onChanged={onChanged} />
          <AskerPanel data={data} onChanged={onChanged} />
        </div>
      </div>
    </>
  )
}

function Close({ data: { id, version }, onChanged }: QuestionPartProps) {
  const [isAsking, setAsking] = useState(false)
  const change = useQuestionChange(onChanged)
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {texts.close}
      </Button>
      {isAsking && (
        <ActionDialog
          title={texts.close}
          says={texts.closeSays}
          confirm={texts.close}
          {...reasonAlone}
          onConfirm={({ reason }) => change(closeQuestion, { id, version, reason }, texts.closed)}
          onClose={() => setAsking(false)}
        >
          <Form.Text name="reason" label={texts.why} />
        </ActionDialog>
      )}
    </>
  )
}

function Ended({ data, endedAt }: Pick<QuestionPartProps, 'data'> & { endedAt: string }) {
  const { answered_how: how, ended_by: by, closed_reason: reason, state } = data
  return (
    <Panel title={how ? texts.answeredHow[how] : texts.states[state]}>
      <Facts
        facts={[
          { label: texts.endedAt, value: formatDateTime(endedAt) },
          by !== '' && { label: texts.endedBy, value: by },
          reason !== '' && { label: texts.closedBecause, value: reason },
        ]}
      />
    </Panel>
  )
}
