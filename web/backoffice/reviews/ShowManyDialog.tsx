import { showReviews, type ListedReview } from '#domain/review/backoffice/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { backofficeReviewTexts as texts } from './texts.ts'

/** Shows those that wait or were hidden and are clean; the others stay as they are, and it says how many. */
export function ShowManyDialog({
  reviews,
  onDone,
  onClose,
}: {
  reviews: readonly ListedReview[]
  onDone: () => void
  onClose: () => void
}) {
  const hidden = reviews.filter(({ state }) => state === 'hidden').length
  const show = async ({ reason }: { reason: string }) => {
    const records = reviews.map(({ id, version }) => ({ id, version }))
    const { done } = await callBackoffice(showReviews, { records, reason })
    notify({ text: texts.shownMany(done, records.length - done) })
    onDone()
  }
  return (
    <ActionDialog
      title={texts.showMany}
      says={texts.showManySays(reviews.length, hidden)}
      confirm={texts.showMany}
      {...reasonAlone}
      onConfirm={show}
      onClose={onClose}
    />
  )
}
