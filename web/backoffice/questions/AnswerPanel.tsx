import { useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { experts } from '#domain/publishing/experts/backoffice.ts'
import { beginAnswer, sendAnswer, type WholeQuestion } from '#domain/question/backoffice/api.ts'
import { isOpen } from '#domain/question/states.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Form } from '#web/form/Form.tsx'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Panel } from '../parts/Panel.tsx'
import type { QuestionPartProps } from './QuestionScreen.tsx'
import { questionScreenTexts as texts } from './texts.ts'
import { useQuestionChange } from './use-question-change.ts'

/** What is answered: written in the editor of contents, sent from here. */
export function AnswerPanel({ data, onChanged }: QuestionPartProps) {
  const canAnswer = useCan('questions.answer')
  const { answer } = data
  const isToDo = isOpen(data.state) && canAnswer
  return (
    <Panel title={texts.answer}>
      {answer ? (
        <div className="flex flex-col gap-3">
          <Written answer={answer} />
          <div className="flex flex-wrap gap-2">
            {isToDo && (
              <ButtonLink to={backofficePaths.content(answer.content_id)} variant="secondary">
                {texts.write}
              </ButtonLink>
            )}
            <ButtonLink
              to={backofficePaths.content(answer.content_id, { phan: 'dang' })}
              variant="quiet"
            >
              {texts.review}
            </ButtonLink>
          </div>
          {isToDo && <Send data={data} answer={answer} onChanged={onChanged} />}
          {answer.is_live && (
            <Anchor
              to={`/chuyen-gia-tu-van/${answer.slug}/`}
              className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
            >
              {texts.seePublic}
            </Anchor>
          )}
        </div>
      ) : (
        <div className="flex flex-col items-start gap-3">
          <p className="text-ink-2">{texts.noAnswer}</p>
          {isToDo && <Begin data={data} />}
        </div>
      )}
    </Panel>
  )
}

type Answer = NonNullable<WholeQuestion['answer']>

function Written({
  answer: { title, expert, text, problems, revision, has_changes },
}: {
  answer: Answer
}) {
  return (
    <>
      <div>
        <p className="text-lg font-semibold">{title}</p>
        <p className="text-sm text-ink-2">{expert}</p>
      </div>
      <p className="max-h-80 overflow-y-auto whitespace-pre-line wrap-anywhere">
        {text || texts.emptyText2}
      </p>
      {problems.length > 0 && (
        <div className="rounded-md border border-point-line bg-point-tint px-4 py-3">
          <p className="font-semibold">{texts.problems}</p>
          <ul className="list-disc pl-5 text-sm">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="text-sm font-medium">{stepOf(revision)}</p>
      {revision && has_changes && <p className="text-sm text-point">{texts.steps.changed}</p>}
    </>
  )
}

function stepOf(revision: Answer['revision']): string {
  if (!revision) return texts.steps.unkept
  const { number, approved_by: by } = revision
  return by === null ? texts.steps.waiting(number) : texts.steps.approved(number, by)
}

/** Only what a second pharmacist approved goes out. */
function Send({ data, answer, onChanged }: QuestionPartProps & { answer: Answer }) {
  const [how, setHow] = useState<'public' | 'private' | null>(null)
  const change = useQuestionChange(onChanged)
  const { id, version } = data
  const { revision } = answer
  if (!revision?.approved_by) return null
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-3">
      <Button onClick={() => setHow('public')}>{texts.publish}</Button>
      <Button variant="secondary" onClick={() => setHow('private')}>
        {texts.reply}
      </Button>
      {how && (
        <ActionDialog
          title={how === 'public' ? texts.publish : texts.reply}
          says={how === 'public' ? texts.publishSays : texts.replySays}
          confirm={how === 'public' ? texts.publish : texts.reply}
          schema={sending}
          initial={{ reason: '' }}
          onConfirm={({ reason }) =>
            change(
              sendAnswer,
              { id, version, revision: revision.number, how, reason },
              texts.sent[how],
            )
          }
          onClose={() => setHow(null)}
        >
          <Form.Text name="reason" label={texts.reason} hint={texts.reasonHint} rows={2} />
        </ActionDialog>
      )}
    </div>
  )
}

const sending = sendAnswer.input.pick({ reason: true })

function Begin({ data: { id, version } }: Pick<QuestionPartProps, 'data'>) {
  const [isOpenDialog, setOpen] = useState(false)
  const navigate = useNavigate()
  const change = useQuestionChange(({ answer }) => {
    if (answer) void navigate(backofficePaths.content(answer.content_id))
  })
  const people = useQuery(experts.list, { limit: 100, state: 'active' }).data?.items ?? []
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.begin}</Button>
      {isOpenDialog && (
        <ActionDialog
          title={texts.begin}
          says={texts.beginSays}
          confirm={texts.begin}
          schema={beginning}
          initial={{ title: '', expert_id: '' }}
          onConfirm={({ title, expert_id: expert }) =>
            change(beginAnswer, { id, version, title, expert_id: Number(expert) }, texts.begun)
          }
          onClose={() => setOpen(false)}
        >
          <Form.Text name="title" label={texts.answerTitle} />
          <Form.Select
            name="expert_id"
            label={texts.expert}
            labels={Object.fromEntries(people.map(({ id: of, name }) => [String(of), name]))}
            unchosen={texts.chooseExpert}
          />
        </ActionDialog>
      )}
    </>
  )
}

const beginning = z.object({
  title: beginAnswer.input.shape.title,
  expert_id: z.string().min(1, texts.chooseExpert),
})
