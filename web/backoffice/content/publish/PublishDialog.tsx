import { useState } from 'react'
import { z } from 'zod'
import { textField } from '#domain/kernel/fields.ts'
import { publishRevision } from '#domain/publishing/backoffice/api.ts'
import { ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { today } from '#web/state/clock.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Segments } from '#web/ui/Segments.tsx'
import { callBackoffice } from '../../data/call-backoffice.ts'
import { withFieldMessages } from '../../data/with-field-messages.ts'
import { ActionDialog } from '../../parts/ActionDialog.tsx'
import { MomentField } from '../../parts/MomentField.tsx'
import { momentWords } from '../../parts/moment-words.ts'
import { RevisionChanges } from './RevisionChanges.tsx'
import type { RevisionProps } from './RevisionList.tsx'
import { publishTexts as texts } from './texts.ts'

const schema = z.object({ reason: textField(500) })

/** From now or from a moment on, for good or until another; it says first what will be different. */
export function PublishDialog({
  content,
  number,
  onChanged,
  onRefused,
  onClose,
}: RevisionProps & { number: number; onClose: () => void }) {
  const { id, live, revisions } = content
  // What needs proof asks for a reason; by newer rules the server may ask for one as well.
  const [asksReason, setAsksReason] = useState(
    revisions.find((revision) => revision.number === number)?.verdict !== 'clean',
  )
  const [isLater, setLater] = useState(false)
  const [startsAt, setStartsAt] = useState('')
  const [hasEnd, setHasEnd] = useState(false)
  const [endsAt, setEndsAt] = useState('')
  const publish = async (reason: string) => {
    const times = {
      ...(isLater && { starts_at: startsAt }),
      ...(hasEnd && { ends_at: endsAt }),
    }
    try {
      onChanged(await callBackoffice(publishRevision, { id, number, reason, ...times }))
      onRefused({})
      notify({ text: isLater ? texts.planned(momentWords(startsAt)) : texts.published })
    } catch (error) {
      if (error instanceof ApiError && error.fields['reason']) setAsksReason(true)
      // Said in the dialog, and with ways to the fields on the page behind it.
      if (error instanceof ApiError && error.code === 'contentRefused') onRefused(error.fields)
      await withFieldMessages(Promise.reject(error))
    }
  }
  const says = !isLater
    ? texts.publishSaysNow
    : startsAt
      ? texts.publishSaysLater(momentWords(startsAt))
      : texts.chooseMoment
  return (
    <ActionDialog
      title={texts.publishTitle(number)}
      width={660}
      says={says}
      confirm={isLater ? texts.later : texts.now}
      schema={schema}
      initial={{ reason: '' }}
      asksReason={asksReason}
      reasonWords={{ label: texts.publishReason, hint: texts.publishReasonHint }}
      isReady={(!isLater || startsAt !== '') && (!hasEnd || endsAt !== '')}
      notReady={texts.chooseMoment}
      onConfirm={({ reason }) => publish(reason)}
      onClose={onClose}
    >
      <Segments
        legend={texts.publishWhen}
        value={isLater ? 'later' : 'now'}
        options={[
          { value: 'now', label: texts.now },
          { value: 'later', label: texts.later },
        ]}
        onValueChange={(value) => setLater(value === 'later')}
      />
      {isLater && (
        <MomentField label={texts.startsAt} min={today()} value={startsAt} onChange={setStartsAt} />
      )}
      <Checkbox
        label={texts.withEnd}
        checked={hasEnd}
        onChange={({ target }) => setHasEnd(target.checked)}
      />
      {hasEnd && (
        <MomentField label={texts.endsAt} min={today()} value={endsAt} onChange={setEndsAt} />
      )}
      <details className="rounded-md border border-line">
        <summary className="flex min-h-11 items-center px-3.5 font-semibold">
          {texts.changes}
        </summary>
        <div className="border-t border-line p-3.5">
          {live ? (
            <RevisionChanges id={id} from={live.revision} to={number} />
          ) : (
            <p>{texts.firstTime}</p>
          )}
        </div>
      </details>
    </ActionDialog>
  )
}
