import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { ReviewsScreen } from '#web/backoffice/reviews/ReviewsScreen.tsx'
import { backofficeReviewTexts as texts } from '#web/backoffice/reviews/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = ReviewsScreen
