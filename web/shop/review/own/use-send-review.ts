import { useRef } from 'react'
import { changeReview, writeReview, type ReviewLine } from '#domain/review/api.ts'
import { api } from '#web/api.ts'
import { randomKey } from '#web/form/random-key.ts'
import type { ReviewDraft } from './review-draft.ts'

/** Sends a review, or the change of one; a new one that may have arrived is sent again under the same key. */
export function useSendReview({ order_code: code, line_no, review }: ReviewLine) {
  const sent = useRef<{ key: string; draft: ReviewDraft | null }>({ key: '', draft: null })
  return (draft: ReviewDraft): Promise<ReviewLine> => {
    const said = { ...draft, stars: draft.stars ?? 0, code, line_no }
    if (review && review.state !== 'withdrawn') {
      return api.call(changeReview, { ...said, version: review.version })
    }
    if (sent.current.draft !== draft) sent.current = { key: randomKey(), draft }
    return api.call(writeReview, said, { idempotencyKey: sent.current.key })
  }
}
