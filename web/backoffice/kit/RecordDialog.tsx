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
import { FormFields } from './FormFields.tsx'
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
  const { words, fields, sections } = screen
  const asksWhy = Object.hasOwn(form.schema.shape, 'reason')
  const fieldOf = (name: string) => (fields as Readonly<Record<string, FieldWords>>)[name]
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={record ? words.editTitle : words.addTitle}
      description={record ? words.editSays : words.addSays}
      width={sections ? 820 : 570}
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
        <FormFields fields={fields} sections={sections} schema={form.schema} blank={screen.blank} />
        {asksWhy && <Form.Text name="reason" label={texts.reason} hint={texts.reasonHint} />}
        <Form.Failure />
        <StickyActions>
          <div className="flex items-center gap-x-5 gap-y-2 phone:flex-col phone:items-stretch">
            <Sentence words={screen.sentence?.(form.values)} />
            <div className="flex flex-1 flex-wrap justify-end gap-3">
              <Button variant="plain" onClick={close}>
                {texts.cancel}
              </Button>
              <Button type="submit" busy={form.busy} className="phone:grow">
                {record ? texts.save : words.add}
              </Button>
            </div>
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

/** What the record will do, told again when it changes. */
function Sentence({ words }: { words: string | undefined }) {
  if (words === undefined) return null
  return (
    <p
      role="status"
      className="min-w-0 shrink basis-1/2 text-sm font-medium text-pretty text-ink empty:hidden phone:basis-auto"
    >
      {words}
    </p>
  )
}

function useRecordForm({ resource, screen, record, onSaved, onClose }: RecordDialogProps) {
  const [base, setBase] = useState(record)
  const [conflict, setConflict] = useState<readonly Difference[] | null>(null)
  const fields = base ? fieldsOf(resource, base) : screen.blank
  const form = useForm<FormSchema>(askedOf(resource, base === null), {
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

/** A reason is for changes; a new record speaks for itself, unless adding it is a change. */
function askedOf(resource: ShownResource, isNew: boolean): FormSchema {
  const asked = isNew ? resource.newFields : resource.fields
  if (isNew && !resource.addingNeedsReason) return asked
  return asked.extend({ reason: reasonField })
}

async function save(
  resource: ShownResource,
  base: RowOf<ShownResource> | null,
  values: object,
): Promise<RowOf<ShownResource>> {
  const endpoint: Endpoint = base ? resource.change : resource.create
  const input = base ? { ...values, id: base.id, version: base.version } : newOf(resource, values)
  return (await callBackoffice(endpoint, input as Input<Endpoint>)) as RowOf<ShownResource>
}

function newOf(resource: ShownResource, values: object): object {
  const { reason, ...fields } = values as { reason?: string }
  return resource.addingNeedsReason ? { ...fields, reason } : fields
}
