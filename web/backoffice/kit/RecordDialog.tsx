import { useState } from 'react'
import type { Endpoint, Input } from '#domain/contract.ts'
import { findCurrent, type RowOf } from '#domain/resource.ts'
import { reasonField } from '#domain/staff/fields.ts'
import { ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import type { FormSchema } from '#web/form/any-form.ts'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Dialog, StickyActions } from '#web/ui/Dialog.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { mergeChanges, type Difference } from './conflict.ts'
import { ConflictFields } from './ConflictFields.tsx'
import { fieldsOf, type FieldWords, type ScreenDefinition, type ShownResource } from './screen.ts'
import { SchemaField } from './SchemaField.tsx'
import { kitTexts as texts } from './texts.ts'
import { valueText } from './value-text.ts'

export interface RecordDialogProps<R extends ShownResource = ShownResource> {
  resource: R
  screen: ScreenDefinition<R>
  /** Null for a new one. */
  record: RowOf<R> | null
  onSaved: (record: RowOf<R>) => void
  onClose: () => void
}

/** Adds or edits one record; when somebody else saved first, both sides are in sight. */
export function RecordDialog(props: RecordDialogProps) {
  const { screen, record, onClose } = props
  const { form, conflict, version } = useRecordForm(props)
  const [isAsking, setAsking] = useState(false)
  const close = () => (form.isDirty ? setAsking(true) : onClose())
  const { words, fields } = screen
  const fieldOf = (name: string) => (fields as Readonly<Record<string, FieldWords>>)[name]
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={record ? words.editTitle : words.addTitle}
      description={record ? words.editSays : words.addSays}
      width={570}
    >
      <Form form={form}>
        {conflict && (
          <ConflictFields
            key={version}
            differences={conflict}
            labelOf={(name) => fieldOf(name)?.label}
            renderValue={(name, value) => valueText(value, fieldOf(name))}
            onChoose={form.set}
          />
        )}
        {Object.entries<FieldWords>(fields)
          .filter(([name]) => Object.hasOwn(form.schema.shape, name))
          .map(([name, field]) => (
            <SchemaField key={name} name={name} schema={form.schema} {...field} />
          ))}
        <Form.Text name="reason" label={texts.reason} hint={texts.reasonHint} />
        <Form.Failure />
        <StickyActions>
          <div className="flex flex-wrap justify-end gap-3 phone:flex-col-reverse">
            <Button variant="plain" onClick={close}>
              {texts.cancel}
            </Button>
            <Button type="submit" busy={form.busy}>
              {record ? texts.save : words.add}
            </Button>
          </div>
        </StickyActions>
      </Form>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.unsavedTitle}
        message={texts.unsavedText}
        tone="warning"
        confirm={{ label: texts.leave, onPress: onClose }}
        cancel={{ label: texts.stay }}
      />
    </Dialog>
  )
}

function useRecordForm({ resource, screen, record, onSaved, onClose }: RecordDialogProps) {
  const [base, setBase] = useState(record)
  const [conflict, setConflict] = useState<readonly Difference[] | null>(null)
  const fields = base ? fieldsOf(resource, base) : screen.blank
  const asked = base ? resource.fields : resource.newFields
  const form = useForm<FormSchema>(asked.extend({ reason: reasonField }), {
    initial: { ...fields, reason: '' },
    send: async (values) => {
      const saved = await save(resource, base, values)
      notify({ text: screen.words.saved })
      onClose()
      // After it: a list may have something to show of a new one.
      onSaved(saved)
    },
    explain: (error) => {
      const current = error instanceof ApiError ? findCurrent(error, resource) : null
      if (!current) return undefined
      const { reason, ...mine } = form.values
      const theirs = current as RowOf<ShownResource>
      const { merged, differences } = mergeChanges(fields, mine, fieldsOf(resource, theirs))
      setBase(theirs)
      setConflict(differences)
      form.reset({ ...merged, reason }, { ...fieldsOf(resource, theirs), reason: '' })
      return ''
    },
    asksBeforeLeaving: true,
    namesMissing: 'exactly',
  })
  return { form, conflict, version: Number(base?.version) }
}

async function save(
  resource: ShownResource,
  base: RowOf<ShownResource> | null,
  values: object,
): Promise<RowOf<ShownResource>> {
  const endpoint: Endpoint = base ? resource.change : resource.create
  const input = base ? { ...values, id: base.id, version: base.version } : values
  return (await callBackoffice(endpoint, input as Input<Endpoint>)) as RowOf<ShownResource>
}
