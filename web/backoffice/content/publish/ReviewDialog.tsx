import { z } from 'zod'
import { textField } from '#domain/kernel/fields.ts'
import { reviewRevision } from '#domain/publishing/backoffice/api.ts'
import { publishingTexts } from '#domain/publishing/texts.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { callBackoffice } from '../../data/call-backoffice.ts'
import { withFieldMessages } from '../../data/with-field-messages.ts'
import { ActionDialog } from '../../parts/ActionDialog.tsx'
import type { PublishProps } from './PublishPart.tsx'
import { publishTexts as texts } from './texts.ts'

const approval = z.object({ words: textField(1000) })
const refusal = z.object({
  words: textField(1000).pipe(z.string().min(3, publishingTexts.wordsMissing)),
})

/** A pharmacist approves these words with their name, or gives them back with what is to be mended. */
export function ReviewDialog({
  content: { id },
  number,
  verdict,
  onChanged,
  onClose,
}: PublishProps & { number: number; verdict: 'approved' | 'returned'; onClose: () => void }) {
  const review = async ({ words }: { words: string }) => {
    const sent = callBackoffice(reviewRevision, { id, number, verdict, words })
    onChanged(await withFieldMessages(sent))
    notify({ text: texts[verdict] })
  }
  if (verdict === 'returned') {
    return (
      <ActionDialog
        title={texts.giveBackTitle(number)}
        says={texts.giveBackSays}
        confirm={texts.giveBack}
        variant="danger"
        schema={refusal}
        initial={{ words: '' }}
        onConfirm={review}
        onClose={onClose}
      >
        <Form.Text name="words" label={texts.giveBackWords} rows={4} />
      </ActionDialog>
    )
  }
  return (
    <ActionDialog
      title={texts.approveTitle(number)}
      says={texts.approveSays}
      confirm={texts.approve}
      schema={approval}
      initial={{ words: '' }}
      onConfirm={review}
      onClose={onClose}
    >
      <Form.Text name="words" label={texts.words} rows={2} />
    </ActionDialog>
  )
}
