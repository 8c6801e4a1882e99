import { useParams } from 'react-router'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { BackofficeNotFound } from '#web/backoffice/parts/BackofficeNotFound.tsx'
import { ReviewScreen } from '#web/backoffice/reviews/ReviewScreen.tsx'
import { backofficeReviewTexts as texts } from '#web/backoffice/reviews/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export function Component() {
  const id = Number(useParams().id)
  if (!Number.isSafeInteger(id) || id < 1) return <BackofficeNotFound text={texts.notFound} />
  return <ReviewScreen key={id} id={id} />
}
