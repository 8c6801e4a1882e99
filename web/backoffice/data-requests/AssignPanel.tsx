import { z } from 'zod'
import { assignDataRequest, listRequestPeople } from '#domain/data-request/backoffice/requests.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { Facts, Panel } from '../parts/Panel.tsx'
import { dataRequestScreenTexts as texts } from './texts.ts'
import { useRequestChange, type RequestPartProps } from './use-request-change.ts'

const schema = z.object({ assignee_id: z.string().optional() })

/** Who works on it. */
export function AssignPanel(props: RequestPartProps) {
  const canEdit = useCan('dataRequests.edit')
  return (
    <Panel title={texts.assignment}>
      {canEdit ? (
        <AssignForm key={props.record.version} {...props} />
      ) : (
        <Facts
          facts={[{ label: texts.give, value: props.record.assignee?.name ?? texts.nobody }]}
        />
      )}
    </Panel>
  )
}

function AssignForm({ record: { id, version, assignee }, onChanged }: RequestPartProps) {
  const people = useQuery(listRequestPeople, {}).data ?? []
  const change = useRequestChange(onChanged)
  const form = useForm(schema, {
    initial: { assignee_id: assignee ? String(assignee.id) : '' },
    send: async ({ assignee_id: whom }) => {
      const given = whom ? Number(whom) : null
      await change(assignDataRequest, { id, version, assignee_id: given }, texts.assigned)
    },
  })
  const known = assignee ? [assignee, ...people] : people
  return (
    <Form form={form}>
      <Form.Select
        name="assignee_id"
        label={texts.give}
        labels={Object.fromEntries(known.map((each) => [String(each.id), each.name]))}
        none={texts.nobody}
      />
      <Form.Failure />
      <Button type="submit" variant="secondary" busy={form.busy}>
        {texts.assign}
      </Button>
    </Form>
  )
}
