import { z } from 'zod'
import { listExpertCategories } from '#domain/publishing/experts/api.ts'
import { listAnswerers, triageQuestion } from '#domain/question/backoffice/api.ts'
import { isOpen } from '#domain/question/states.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { Facts, Panel } from '../parts/Panel.tsx'
import type { QuestionPartProps } from './QuestionScreen.tsx'
import { questionScreenTexts as texts } from './texts.ts'
import { useQuestionChange } from './use-question-change.ts'

const schema = z.object({ category_id: z.string().min(1), assigned_to: z.string().optional() })

/** What it is about and who answers it. */
export function TriagePanel({ data, onChanged }: QuestionPartProps) {
  const canEdit = useCan('questions.edit') && isOpen(data.state)
  return (
    <Panel title={texts.triage}>
      {canEdit ? (
        <TriageForm data={data} onChanged={onChanged} />
      ) : (
        <Facts
          facts={[
            { label: texts.category, value: data.category.name },
            { label: texts.give, value: data.assigned_to?.name ?? texts.nobody },
          ]}
        />
      )}
    </Panel>
  )
}

function TriageForm({ data, onChanged }: QuestionPartProps) {
  const { id, version, category, assigned_to: person } = data
  const categories = useQuery(listExpertCategories, {}).data ?? []
  const people = useQuery(listAnswerers, {}).data ?? []
  const change = useQuestionChange(onChanged)
  const form = useForm(schema, {
    initial: { category_id: String(category.id), assigned_to: person ? String(person.id) : '' },
    send: async ({ category_id: to, assigned_to: whom }) => {
      const given = { category_id: Number(to), assigned_to: whom ? Number(whom) : null }
      await change(triageQuestion, { id, version, ...given }, texts.saved)
    },
  })
  return (
    <Form form={form}>
      <Form.Select
        name="category_id"
        label={texts.category}
        labels={namesOf([category, ...categories])}
      />
      <Form.Select
        name="assigned_to"
        label={texts.give}
        labels={namesOf(person ? [person, ...people] : people)}
        none={texts.nobody}
      />
      <Form.Failure />
      <Button type="submit" variant="secondary" busy={form.busy}>
        {texts.save}
      </Button>
    </Form>
  )
}

function namesOf(named: readonly { id: number; name: string }[]): Record<string, string> {
  return Object.fromEntries(named.map(({ id, name }) => [String(id), name]))
}
