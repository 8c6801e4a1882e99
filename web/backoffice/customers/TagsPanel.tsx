import { useState } from 'react'
import { tagCustomer, tagFields } from '#domain/customer/backoffice/api.ts'
import { isRefused } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan } from '../data/staff-session.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Tags } from './CustomersScreen.tsx'
import type { CustomerPartProps } from './CustomerScreen.tsx'
import { customerTexts as texts } from './texts.ts'

/** Words by which colleagues know whom to take special care of. */
export function TagsPanel({ data, onChanged, onShut }: CustomerPartProps) {
  const [isOpen, setOpen] = useState(false)
  const canEdit = useCan('customers.edit')
  const { id, version, tags } = data
  const save = async (values: { tags: string[] }) => {
    try {
      onChanged(await callBackoffice(tagCustomer, { id, version, ...values }, { silent: true }))
      notify({ text: texts.tagged, kind: 'success' })
    } catch (error) {
      if (!isRefused(error, 'conflict')) throw error
      onShut()
      notify({ text: texts.tagsOvertaken, kind: 'info' })
    }
  }
  return (
    <Panel
      title={texts.tags}
      actions={
        canEdit && (
          <Button variant="plain" onClick={() => setOpen(true)}>
            {texts.editTags}
          </Button>
        )
      }
    >
      {tags.length === 0 ? <p className="text-ink-2">{texts.noTags}</p> : <Tags tags={tags} />}
      {isOpen && (
        <ActionDialog
          title={texts.editTags}
          says={texts.tagsSaid}
          confirm={texts.saveTags}
          schema={tagFields}
          initial={{ tags }}
          onConfirm={save}
          onClose={() => setOpen(false)}
        >
          <Form.List name="tags" label={texts.tags} add={texts.addTag} />
        </ActionDialog>
      )}
    </Panel>
  )
}
