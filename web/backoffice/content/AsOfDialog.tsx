import { z } from 'zod'
import { fieldMessages } from '#domain/kernel/field-messages.ts'
import { setAsOf } from '#domain/publishing/backoffice/api.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { MomentInput } from '../parts/MomentInput.tsx'
import { contentTexts as texts } from './texts.ts'

const schema = z.object({
  at: z.string().min(1, fieldMessages.required).pipe(setAsOf.input.shape.at.unwrap()),
})

/** Leads into the shop as its articles and pages are at a moment; a bar there leads out again. */
export function AsOfDialog({ onClose }: { onClose: () => void }) {
  return (
    <ActionDialog
      title={texts.asOfTitle}
      says={texts.asOfSays}
      confirm={texts.asOfConfirm}
      schema={schema}
      initial={{ at: '' }}
      onConfirm={async ({ at }) => {
        await callBackoffice(setAsOf, { at })
        // Another application, which knows the moment from its first byte.
        location.assign('/')
      }}
      onClose={onClose}
    >
      <MomentInput name="at" label={texts.asOfMoment} />
    </ActionDialog>
  )
}
