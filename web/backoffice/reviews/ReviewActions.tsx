import { useState } from 'react'
import { z } from 'zod'
import {
  answerReview,
  hideReview,
  showReview,
  type BackofficeReview,
} from '#domain/review/backoffice/api.ts'
import { hiddenReasonLabels, hiddenReasons } from '#domain/review/states.ts'
import { reasonField } from '#domain/staff/fields.ts'
import { isRefused } from '#web/api.ts'
import { Form } from '#web/form/Form.tsx'
import { notify } from '#web/features/notices/notify.ts'
import type { Query } from '#web/query/use-query.ts'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan } from '../data/staff-session.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { backofficeReviewTexts as texts } from './texts.ts'

interface ActionsProps {
  review: Query<BackofficeReview>
  data: BackofficeReview
}

/** What somebody may do with a review as it is; of two at once the second sees what it is by now. */
export function ReviewActions({ review, data }: ActionsProps) {
  const [open, setOpen] = useState<'show' | 'hide' | 'answer' | null>(null)
  const canModerate = useCan('reviews.moderate')
  if (!canModerate || data.state === 'withdrawn') return null
  const run = async (work: Promise<BackofficeReview>, done: string) => {
    try {
      review.put(await work)
      notify({ text: done })
    } catch (error) {
      if (!isRefused(error, 'conflict') || error.current === undefined) throw error
      await review.refresh()
      notify({ text: texts.overtaken, kind: 'info' })
    }
  }
  const dialog = { data, run, onClose: () => setOpen(null) }
  return (
    <>
      {data.state !== 'shown' && <Button onClick={() => setOpen('show')}>{texts.show}</Button>}
      {data.state === 'shown' && (
        <Button onClick={() => setOpen('answer')}>
          {data.answer === '' ? texts.reply : texts.changeReply}
        </Button>
      )}
      {data.state !== 'hidden' && (
        <Button variant="secondary" onClick={() => setOpen('hide')}>
          {texts.hide}
        </Button>
      )}
      {open === 'show' && <ShowDialog {...dialog} />}
      {open === 'hide' && <HideDialog {...dialog} />}
      {open === 'answer' && <AnswerDialog {...dialog} />}
    </>
  )
}

interface DialogProps {
  data: BackofficeReview
  run: (work: Promise<BackofficeReview>, done: string) => Promise<void>
  onClose: () => void
}

/** With a word why where something was found. */
function ShowDialog({ data: { id, version, findings }, run, onClose }: DialogProps) {
  const show = (said: { reason?: string }) =>
    run(callBackoffice(showReview, { id, version, ...said }), texts.shown)
  const common = { title: texts.showTitle, confirm: texts.show, onConfirm: show, onClose }
  return findings.length > 0 ? (
    <ActionDialog says={texts.showFound} {...reasonAlone} {...common} />
  ) : (
    <ActionDialog says={texts.showSays} schema={nothing} initial={{}} {...common} />
  )
}

const nothing = z.object({})

const hiding = z.object({ hidden_reason: z.enum(hiddenReasons), reason: reasonField })

function HideDialog({ data: { id, version }, run, onClose }: DialogProps) {
  return (
    <ActionDialog
      title={texts.hideTitle}
      says={texts.hideSays}
      confirm={texts.hide}
      variant="danger"
      schema={hiding}
      initial={{ hidden_reason: 'personal', reason: '' }}
      onConfirm={(said) => run(callBackoffice(hideReview, { id, version, ...said }), texts.hidden)}
      onClose={onClose}
    >
      <Form.Select name="hidden_reason" label={texts.why} labels={hiddenReasonLabels} />
    </ActionDialog>
  )
}

const answering = answerReview.input.pick({ answer: true })

function AnswerDialog({ data: { id, version, answer }, run, onClose }: DialogProps) {
  return (
    <ActionDialog
      title={texts.replyTitle}
      says={texts.replySays}
      confirm={texts.reply}
      schema={answering}
      initial={{ answer }}
      onConfirm={(said) =>
        run(callBackoffice(answerReview, { id, version, ...said }), texts.replied)
      }
      onClose={onClose}
    >
      <Form.Text name="answer" label={texts.replyLabel} rows={5} />
    </ActionDialog>
  )
}
