import { useEffect, useState } from 'react'
import { listOwnReviews, type ReviewLine } from '#domain/review/api.ts'
import { reviewLinePath, reviewsPath } from '#domain/review/review-address.ts'
import { api } from '#web/api.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Section } from '#web/ui/Section.tsx'
import { Stars } from '../Stars.tsx'
import { ownReviewTexts as texts } from './texts.ts'

/** On a delivered order of a member: each product with the way to its review. */
export function ReviewPanel({ code }: { code: string }) {
  const lines = useLines(code).filter(({ review, write_until: until }) => review ?? until)
  if (lines.length === 0) return null
  return (
    <Section title={texts.panel}>
      <ul className="flex flex-col gap-2">
        {lines.map((line) => (
          <li key={line.line_no} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 flex-1 basis-52 font-medium">{line.product_name}</span>
            <Deed line={line} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Deed({ line }: { line: ReviewLine }) {
  const { review, product_name: product } = line
  if (!review || review.state === 'withdrawn') {
    return (
      <ButtonLink
        to={reviewLinePath(line)}
        variant="secondary"
        aria-label={texts.writeOf(product)}
        className="phone:w-full"
      >
        {review ? texts.again : texts.write}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink to={reviewsPath} variant="quiet">
      <Stars value={review.stars} />
      {texts.states[review.state]}
    </ButtonLink>
  )
}

/** None until they are known, and where they cannot be: the order's page is about the order. */
function useLines(code: string): readonly ReviewLine[] {
  const [found, setFound] = useState<{ code: string; lines: readonly ReviewLine[] }>()
  useEffect(() => {
    const leaving = new AbortController()
    api.call(listOwnReviews, { code }, { signal: leaving.signal }).then(
      ({ lines }) => setFound({ code, lines }),
      () => undefined,
    )
    return () => leaving.abort()
  }, [code])
  return found?.code === code ? found.lines : []
}
