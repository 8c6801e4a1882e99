import { answerBody, type AnswerBody } from '#domain/publishing/answer.ts'
import { expertCategories, experts } from '#domain/publishing/experts/backoffice.ts'
import { Form } from '#web/form/Form.tsx'
import type { FieldErrors } from '#web/form/field-rules.ts'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { Panel } from '../parts/Panel.tsx'
import { useSetField } from './draft/draft-context.ts'
import { FieldsOf } from './draft/fields-of.tsx'
import { RichTextField } from './richtext/RichTextField.tsx'
import { contentTexts } from './texts.ts'

const texts = contentTexts.answer
const all = { limit: 100, state: 'active' } as const

/** An expert's answer: the question as others may read it, what is said to it, who says it. */
export function AnswerFields({ body, errors }: { body: AnswerBody; errors: FieldErrors }) {
  const set = useSetField()
  const canSee = useCan('experts.read')
  const people = useQuery(experts.list, all, { enabled: canSee }).data?.items
  const groups = useQuery(expertCategories.list, all, { enabled: canSee }).data?.items
  return (
    <FieldsOf schema={answerBody} values={body} errors={errors} set={set}>
      <Panel title={contentTexts.writing}>
        <div className="flex flex-col gap-4">
          <div id="field-title">
            <Form.Text name="title" label={texts.title} hint={texts.titleHint} />
          </div>
          <div id="field-question">
            <Form.Text name="question" label={texts.question} rows={4} hint={texts.questionHint} />
          </div>
          <div id="field-content">
            <RichTextField
              label={texts.content}
              value={body.content}
              error={errors['content']}
              onChange={(content) => set('content', content)}
            />
          </div>
          <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
            <Choice
              id="field-expert_id"
              label={texts.expert}
              value={body.expert_id}
              error={errors['expert_id']}
              options={people}
              onChange={(id) => set('expert_id', id)}
            />
            <Choice
              id="field-category_id"
              label={texts.category}
              value={body.category_id}
              error={errors['category_id']}
              options={groups}
              onChange={(id) => set('category_id', id)}
            />
          </div>
        </div>
      </Panel>
    </FieldsOf>
  )
}

interface ChoiceProps {
  id: string
  label: string
  value: number | null
  error: string | undefined
  options: readonly { id: number; name: string }[] | undefined
  onChange: (id: number | null) => void
}

function Choice({ id, label, value, error, options, onChange }: ChoiceProps) {
  const known = options ?? []
  const isKnown = value === null || known.some((option) => option.id === value)
  return (
    <div id={id}>
      <Field label={label} error={error}>
        {(control) => (
          <NativeSelect
            {...control}
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
            className="w-full"
          >
            <option value="">{texts.none}</option>
            {!isKnown && <option value={value}>{texts.unlisted(value)}</option>}
            {known.map((option) => (
              <option key={option.id} value={option.id}>
                {option.name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </div>
  )
}
