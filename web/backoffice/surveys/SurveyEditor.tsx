import Eye from 'lucide-react/icons/eye'
import { useState } from 'react'
import { getSurvey, type BackofficeSurvey } from '#domain/survey/backoffice/api.ts'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { Panel } from '../parts/Panel.tsx'
import { useCan } from '../data/staff-session.ts'
import { LeaveQuestion } from '../parts/LeaveQuestion.tsx'
import { AboutFields } from './AboutFields.tsx'
import { QuestionCards } from './QuestionCards.tsx'
import { questionErrors, wholeSurvey } from './survey-draft.ts'
import { SurveyMoves } from './SurveyMoves.tsx'
import { SurveyPreview } from './SurveyPreview.tsx'
import { backofficeSurveyTexts as texts } from './texts.ts'
import { useSurveyForm } from './use-survey-form.ts'

interface SurveyEditorProps {
  survey: BackofficeSurvey
  onSaved: (survey: BackofficeSurvey) => void
}

/** A survey on one page: what it is about, its questions, beside them how a pharmacy will see it. */
export function SurveyEditor({ survey, onSaved }: SurveyEditorProps) {
  const { form: element, ...form } = useSurveyForm(survey, onSaved)
  const { draft, set, errors } = form
  const canEdit = useCan('surveys.edit')
  const [isPreviewed, setPreviewed] = useState(false)
  const isStanding = survey.status !== 'draft'
  const problems = { ...questionErrors(draft), ...errors }
  return (
    <div className={cx('grid items-start gap-4', isPreviewed && 'xl:grid-cols-[1fr_auto]')}>
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // A dialog's own form is sent through here too.
          if (event.target !== event.currentTarget) return
          if (!form.busy) void form.save()
        }}
        className="flex min-w-0 flex-col gap-4"
      >
        {isStanding && <p className="rounded-md bg-primary-tint px-4 py-3">{texts.standing}</p>}
        <fieldset disabled={!canEdit} className="contents">
          <Panel title={texts.about}>
            <AboutFields draft={draft} set={set} errors={errors} isStanding={isStanding} />
          </Panel>
          <Panel
            title={texts.questions}
            actions={
              <Button
                variant="plain"
                icon={<Eye aria-hidden="true" className="size-4.5" />}
                aria-expanded={isPreviewed}
                onClick={() => setPreviewed(!isPreviewed)}
              >
                {isPreviewed ? texts.hidePreview : texts.preview}
              </Button>
            }
          >
            <fieldset disabled={isStanding} className="contents">
              <QuestionCards
                questions={draft.questions}
                onChange={(questions) => set({ questions })}
                problems={problems}
                isStanding={isStanding}
              />
            </fieldset>
          </Panel>
        </fieldset>
        {canEdit && <SaveBar survey={survey} form={form} problems={problems} onSaved={onSaved} />}
      </form>
      <LeaveQuestion isUnsaved={form.isChanged} />
      {isPreviewed && <SurveyPreview draft={draft} />}
    </div>
  )
}

function SaveBar({
  survey,
  form,
  problems,
  onSaved,
}: SurveyEditorProps & {
  form: Omit<ReturnType<typeof useSurveyForm>, 'form'>
  problems: Readonly<Record<string, string>>
}) {
  const count = Object.keys(problems).length
  const reload = async () => {
    const fresh = await callBackoffice(getSurvey, { id: survey.id })
    onSaved(fresh)
    form.begin(fresh)
  }
  return (
    <div className="sticky bottom-0 z-10 -mx-1 rounded-t-md border-t border-line bg-ground px-1 py-3">
      <FailureNote>{form.failure}</FailureNote>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        <p role="status" className="min-w-0 grow text-sm text-ink-2 phone:basis-full">
          {form.isChanged ? texts.unsaved : statusOf(survey, count)}
          {problems[wholeSurvey] && (
            <span className="block text-sale">{problems[wholeSurvey]}</span>
          )}
        </p>
        {form.failure === texts.conflict && (
          <Button variant="plain" onClick={() => void reload()}>
            {texts.reload}
          </Button>
        )}
        <Button type="submit" variant="secondary" busy={form.busy} disabled={!form.isChanged}>
          {survey.status === 'draft' ? texts.saveDraft : texts.save}
        </Button>
        <SurveyMoves
          survey={survey}
          isReady={!form.isChanged && (survey.status !== 'draft' || count === 0)}
          onMoved={(moved) => {
            onSaved(moved)
            form.begin(moved)
          }}
        />
      </div>
    </div>
  )
}

function statusOf({ status }: BackofficeSurvey, problems: number): string {
  if (status !== 'draft') return ''
  return problems > 0 ? texts.problems(problems) : texts.ready
}
