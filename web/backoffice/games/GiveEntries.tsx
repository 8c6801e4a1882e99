import { useState } from 'react'
import { giveEntries } from '#domain/game/backoffice/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { gameScreenTexts as texts } from './texts.ts'

const schema = giveEntries.input.pick({ phone: true, count: true, reason: true })

/** Entries that staff give somebody, each with its reason. */
export function GiveEntries({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.give}
      </Button>
      {isOpen && (
        <ActionDialog
          title={texts.giveTitle}
          says={texts.giveSays}
          confirm={texts.give}
          schema={schema}
          initial={{ phone: '', count: 1, reason: '' }}
          onConfirm={async (gift) => {
            const { numbers } = await callBackoffice(giveEntries, { id, ...gift })
            notify({ text: texts.given(numbers.length) })
          }}
          onClose={() => setOpen(false)}
        >
          <Form.Phone name="phone" label={texts.phone} />
          <Form.Number name="count" label={texts.count} inputMode="numeric" />
        </ActionDialog>
      )}
    </>
  )
}
