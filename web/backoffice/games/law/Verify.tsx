import { useState } from 'react'
import {
  legalRules,
  verifyLegalRule,
  type LegalRuleRecord,
} from '#domain/game/backoffice/legal-rules.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../../data/call-backoffice.ts'
import { useCan } from '../../data/staff-session.ts'
import { ActionDialog } from '../../parts/ActionDialog.tsx'
import { lawScreenTexts as texts } from './texts.ts'

const schema = verifyLegalRule.input.pick({ note: true })

/** Somebody has read the figure where it is said to stand. */
export function Verify({
  record: { id, version },
  onVerified,
}: {
  record: LegalRuleRecord
  onVerified: (record: LegalRuleRecord) => void
}) {
  const [isOpen, setOpen] = useState(false)
  if (!useCan('law.edit')) return null
  return (
    <>
      <Button variant="plain" onClick={() => setOpen(true)}>
        {texts.verify}
      </Button>
      {isOpen && (
        <ActionDialog
          title={texts.verifyTitle}
          says={texts.verifySays}
          confirm={texts.verify}
          schema={schema}
          initial={{ note: '' }}
          onConfirm={async ({ note }) => {
            await callBackoffice(verifyLegalRule, { id, version, note })
            onVerified(await callBackoffice(legalRules.get, { id }))
            notify({ text: texts.verified })
          }}
          onClose={() => setOpen(false)}
        >
          <Form.Text name="note" label={texts.verifyNote} hint={texts.verifyNoteHint} />
        </ActionDialog>
      )}
    </>
  )
}
