import type { z } from 'zod'
import type { ReviewLine } from '#domain/review/api.ts'
import { reviewSchema } from '#domain/review/fields.ts'
import type { FormOf } from '#web/form/any-form.ts'

type Written = z.input<typeof reviewSchema>
/** No number of stars is chosen beforehand. */
export type ReviewDraft = Omit<Written, 'stars'> & { stars: number | null }

export const reviewForm: FormOf<ReviewDraft> = reviewSchema

export function draftOf({ review }: ReviewLine): ReviewDraft {
  if (!review || review.state === 'withdrawn') {
    return { stars: null, words: '', photos: [], kept_photos: [] }
  }
  const { stars, words, photos } = review
  return { stars, words, photos: [], kept_photos: photos.map(({ id }) => id) }
}
