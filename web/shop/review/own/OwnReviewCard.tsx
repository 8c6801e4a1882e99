import { useState } from 'react'
import { withdrawReview, type OwnReview, type ReviewLine } from '#domain/review/api.ts'
import { reviewLinePath } from '#domain/review/review-address.ts'
import type { ReviewState } from '#domain/review/states.ts'
import { api } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { explainInNotice } from '#web/form/use-attempt.ts'
import { useFrame } from '#web/shop/frame/frame.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { ReviewPhotos } from '../ReviewCard.tsx'
import { Stars } from '../Stars.tsx'
import { LineHead } from './LineHead.tsx'
import { ownReviewTexts as texts } from './texts.ts'

const tones: Record<ReviewState, BadgeTone> = {
  waiting: 'point',
  shown: 'ok',
  hidden: 'sale',
  withdrawn: 'neutral',
}

interface CardProps {
  line: ReviewLine
  onChange: (line: ReviewLine) => void
}

/** An own review, where it stands, and what its writer may do with it. */
export function OwnReviewCard({ line, onChange }: CardProps) {
  const review = line.review!
  return (
    <Card as="li">
      <LineHead line={line}>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <Badge tone={tones[review.state]}>{texts.states[review.state]}</Badge>
          <Stars value={review.stars} />
        </p>
      </LineHead>
      {review.state !== 'withdrawn' && <Said review={review} />}
      <Deeds line={line} review={review} onChange={onChange} />
    </Card>
  )
}

function Said({
  review: { words, photos, state, hidden_reason: why, answer },
}: {
  review: OwnReview
}) {
  const { brandName } = useFrame().settings
  return (
    <>
      {words && <p className="mt-2 max-w-[72ch] whitespace-pre-line">{words}</p>}
      <ReviewPhotos photos={photos} />
      {state === 'waiting' && <p className="mt-2 text-sm text-ink-2">{texts.waiting}</p>}
      {state === 'hidden' && why && (
        <p className="mt-2 rounded-md bg-sale-tint px-4 py-3 text-sm">{texts.hidden(why)}</p>
      )}
      {answer && (
        <p className="mt-2 rounded-md bg-primary-tint px-4 py-3 text-sm whitespace-pre-line">
          <b className="block font-semibold text-primary-deep">{texts.answer(brandName)}</b>
          {answer.text}
        </p>
      )}
    </>
  )
}

function Deeds({ line, review, onChange }: CardProps & { review: OwnReview }) {
  const [asking, setAsking] = useState(false)
  const { order_code: code, line_no, product_name: product } = line
  const mayChange = review.change_until !== undefined || line.write_until !== undefined
  const label =
    review.state === 'withdrawn'
      ? texts.again
      : review.state === 'hidden'
        ? texts.putRight
        : texts.change
  const withdraw = async () => {
    try {
      onChange(await api.call(withdrawReview, { code, line_no }))
      notify({ text: texts.withdrawn })
    } catch (error) {
      explainInNotice(error)
    }
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      {mayChange && (
        <ButtonLink to={reviewLinePath(line)} variant="quiet" aria-label={texts.changeOf(product)}>
          {label}
        </ButtonLink>
      )}
      {review.state !== 'withdrawn' && (
        <Button variant="plain" onClick={() => setAsking(true)}>
          {texts.withdraw}
        </Button>
      )}
      {review.change_until !== undefined && (
        <span className="text-sm text-ink-3">{texts.changeUntil(review.change_until)}</span>
      )}
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsking(false)}
          tone="warning"
          title={texts.withdrawTitle}
          message={texts.withdrawText(product)}
          confirm={{ label: texts.withdraw, onPress: withdraw }}
          cancel={{ label: texts.keep, onPress: async () => setAsking(false) }}
        />
      )}
    </div>
  )
}
