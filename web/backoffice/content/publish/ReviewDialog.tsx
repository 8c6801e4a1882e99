import { useState } from 'react'
import { z } from 'zod'
import { textField } from '#domain/kernel/fields.ts'
import { getRevision, reviewRevision } from '#domain/publishing/backoffice/api.ts'
import type { Body } from '#domain/publishing/kinds-of-content.ts'
import { publishingTexts } from '#domain/publishing/texts.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { callBackoffice } from '../../data/call-backoffice.ts'
import { useQuery } from '../../data/use-query.ts'
import { withFieldMessages } from '../../data/with-field-messages.ts'
import { ActionDialog } from '../../parts/ActionDialog.tsx'
import { Answered } from '../../parts/Answered.tsx'
import { PreviewPane } from '../preview/PreviewPane.tsx'
import type { PublishProps } from './PublishPart.tsx'
import { RevisionChanges } from './RevisionChanges.tsx'
import { publishTexts as texts } from './texts.ts'

const approval = z.object({ words: textField(1000) })
const refusal = z.object({
  words: textField(1000).pipe(z.string().min(3, publishingTexts.wordsMissing)),
})

interface ReviewProps extends PublishProps {
  number: number
  onClose: () => void
}

/** A pharmacist approves these words with their name, or gives them back with what is to be mended. */
export function ReviewDialog({
  verdict,
  ...props
}: ReviewProps & { verdict: 'approved' | 'returned' }) {
  return verdict === 'approved' ? <Approving {...props} /> : <GivingBack {...props} />
}

/** What is signed stands in the same dialog as the button that signs it. */
function Approving({ content, number, onChanged, onClose }: ReviewProps) {
  const { id } = content
  const [hasRead, setHasRead] = useState(false)
  const revision = useQuery(getRevision, { id, number })
  const approve = async ({ words }: { words: string }) => {
    const verdict = 'approved'
    const sent = callBackoffice(reviewRevision, { id, number, verdict, words, read: hasRead })
    onChanged(await withFieldMessages(sent))
    notify({ text: texts.approved })
  }
  return (
    <ActionDialog
      title={texts.approveTitle(number)}
      width={1080}
      says={texts.approveSays}
      confirm={texts.approve}
      schema={approval}
      initial={{ words: '' }}
      isReady={hasRead && revision.data !== undefined}
      notReady={texts.readFirst}
      onConfirm={approve}
      onClose={onClose}
    >
      <Answered answer={revision}>
        {({ body }) => (
          <ReadingMatter content={content} number={number} body={body as unknown as Body} />
        )}
      </Answered>
      <Form.Text name="words" label={texts.words} rows={2} />
      <Checkbox
        label={texts.haveRead}
        disabled={revision.data === undefined}
        checked={hasRead}
        onChange={({ target }) => setHasRead(target.checked)}
      />
    </ActionDialog>
  )
}

/** The whole text as people will read it, and what is new in it. */
function ReadingMatter({
  content: { id, kind, slug, revisions },
  number,
  body,
}: Pick<ReviewProps, 'content' | 'number'> & { body: Body }) {
  const before = revisions.find(
    (other) => other.number < number && other.reviews.at(-1)?.verdict === 'approved',
  )
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="min-w-0">
        <h3 className="mb-2 text-base">{texts.wholeText}</h3>
        <PreviewPane kind={kind} slug={slug} body={body} />
      </div>
      <div className="min-w-0">
        <h3 className="mb-2 text-base">
          {before ? texts.sinceApproved(before.number) : texts.isNew}
        </h3>
        {before ? (
          <RevisionChanges id={id} from={before.number} to={number} />
        ) : (
          <p className="text-ink-2">{texts.neverApproved}</p>
        )}
      </div>
    </div>
  )
}

function GivingBack({ content: { id }, number, onChanged, onClose }: ReviewProps) {
  const giveBack = async ({ words }: { words: string }) => {
    const sent = callBackoffice(reviewRevision, { id, number, verdict: 'returned', words })
    onChanged(await withFieldMessages(sent))
    notify({ text: texts.returned })
  }
  return (
    <ActionDialog
      title={texts.giveBackTitle(number)}
      says={texts.giveBackSays}
      confirm={texts.giveBack}
      variant="danger"
      schema={refusal}
      initial={{ words: '' }}
      onConfirm={giveBack}
      onClose={onClose}
    >
      <Form.Text name="words" label={texts.giveBackWords} rows={4} />
    </ActionDialog>
  )
}
