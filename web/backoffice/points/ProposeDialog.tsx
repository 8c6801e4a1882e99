import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import {
  findAdjusted,
  pointAdjustments,
  proposeAdjustment,
  type AdjustedMember,
} from '#domain/loyalty/backoffice/adjustments.ts'
import { countAdjustments } from '#domain/loyalty/backoffice/waiting.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { notify } from '#web/features/notices/notify.ts'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { Form } from '#web/form/Form.tsx'
import { useFormAround } from '#web/form/form-context.ts'
import { randomKey } from '#web/form/random-key.ts'
import { useAttempt } from '#web/form/use-attempt.ts'
import { refreshAll } from '#web/query/realm.ts'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { backoffice, useQuery } from '../data/use-query.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { SignedInput } from './SignedInput.tsx'
import { adjustmentScreenTexts as texts } from './texts.ts'

const schema = proposeAdjustment.input
const blank = { member: '', told: '', proof: '', reason: '' } as unknown as z.input<typeof schema>

/** Points for or from a member: who is meant is looked up before anything is sent. */
export function ProposeDialog({ onClose }: { onClose: () => void }) {
  // One key for one wish: what is sent again after a lost answer moves nothing more.
  const [key] = useState(randomKey)
  const [member, setMember] = useState<AdjustedMember | null>(null)
  const { data: rules } = useQuery(countAdjustments, {})
  const navigate = useNavigate()
  return (
    <ActionDialog
      title={texts.proposeTitle}
      says={rules ? texts.proposeSays(rules.limit, rules.days) : ''}
      confirm={texts.send}
      isReady={member !== null}
      notReady={texts.lookFirst}
      schema={schema}
      initial={blank}
      onConfirm={async (values) => {
        const done = await callBackoffice(proposeAdjustment, values, { idempotencyKey: key })
        notify({ text: done.state === 'done' ? texts.doneNow : texts.waits, kind: 'success' })
        void refreshAll(backoffice, pointAdjustments.list)
        void refreshAll(backoffice, countAdjustments)
        await navigate(backofficePaths.adjustment(done.id))
      }}
      onClose={onClose}
    >
      <MemberFields member={member} onFound={setMember} />
      <SignedInput name="points" label={texts.points} />
      <Form.Text name="told" label={texts.told} hint={texts.toldHint} />
      <Form.Text name="proof" label={texts.proof} hint={texts.proofHint} />
    </ActionDialog>
  )
}

function MemberFields({
  member,
  onFound,
}: {
  member: AdjustedMember | null
  onFound: (member: AdjustedMember | null) => void
}) {
  const { member: typed = '' } = useFormAround().values as { member?: string }
  const { busy, failure, attempt } = useAttempt()
  const [asked, setAsked] = useState('')
  // Another number means somebody else.
  const shown = asked === typed ? member : null
  if (member && !shown) onFound(null)
  const look = () =>
    attempt(async () => {
      const found = await callBackoffice(findAdjusted, { member: typed }, { silent: true })
      setAsked(typed)
      onFound(found)
    })
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Form.Text name="member" label={texts.memberField} hint={texts.memberHint} />
        </div>
        <Button variant="secondary" className="mt-6.5" busy={busy} onClick={() => void look()}>
          {texts.look}
        </Button>
      </div>
      <FailureNote>{failure}</FailureNote>
      <div role="status">
        {shown && (
          <p className="rounded-md bg-ground px-3 py-2 text-sm">
            <b className="tabular font-semibold">
              {texts.found(shown.loyalty_number, shown.phone)}
            </b>
            <span className="block text-ink-2">
              {[
                texts.has(shown.available),
                shown.owed > 0 && texts.owed(shown.owed),
                shown.locked && texts.isLocked,
              ]
                .filter(Boolean)
                .join(', ')}
              . {texts.free(shown.free)}
            </span>
          </p>
        )}
      </div>
    </div>
  )
}
