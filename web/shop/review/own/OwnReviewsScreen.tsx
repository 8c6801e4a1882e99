import Star from 'lucide-react/icons/star'
import { useNavigate, useSearchParams } from 'react-router'
import { useState } from 'react'
import type { Output } from '#domain/contract.ts'
import type { listOwnReviews, ReviewLine } from '#domain/review/api.ts'
import { reviewsPath } from '#domain/review/review-address.ts'
import { notify } from '#web/features/notices/notify.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { OwnReviewCard } from './OwnReviewCard.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import { ownReviewTexts as texts } from './texts.ts'
import { ToWrite } from './ToWrite.tsx'

type Loaded = Output<typeof listOwnReviews>

/** What the member may review and has reviewed; with a line in the address, its form. */
export function OwnReviewsScreen({ loaded }: { loaded: Loaded }) {
  const [known, setKnown] = useState({ loaded, lines: loaded.lines })
  // The page was loaded anew.
  if (known.loaded !== loaded) setKnown({ loaded, lines: loaded.lines })
  const put = (changed: ReviewLine) =>
    setKnown(({ lines, ...rest }) => ({
      ...rest,
      lines: lines.map((line) => (isSame(line, changed) ? changed : line)),
    }))
  const [query] = useSearchParams()
  const code = query.get('don')
  if (code !== null) {
    return <OneLine code={code} no={Number(query.get('dong'))} lines={known.lines} onChange={put} />
  }
  return <Lines lines={known.lines} refused={loaded.refused} onChange={put} />
}

interface LinesProps {
  lines: readonly ReviewLine[]
  onChange: (line: ReviewLine) => void
}

function Lines({ lines, refused, onChange }: LinesProps & { refused: string | undefined }) {
  const written = lines.filter(({ review }) => review !== undefined)
  const open = lines.filter((line) => line.write_until !== undefined && !line.review)
  if (written.length + open.length === 0) return <None refused={refused} />
  return (
    <div className="flex flex-col gap-6">
      <p className="text-ink-2">{refused ?? texts.text}</p>
      {open.length > 0 && <ToWrite lines={open} />}
      {written.length > 0 && (
        <section aria-labelledby="da-viet">
          <h2 id="da-viet" className="mb-3 text-lg">
            {texts.written}
          </h2>
          <ul className="flex flex-col gap-3">
            {written.map((line) => (
              <OwnReviewCard key={keyOf(line)} line={line} onChange={onChange} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function OneLine({ code, no, lines, onChange }: LinesProps & { code: string; no: number }) {
  const navigate = useNavigate()
  const line = lines.find((each) => each.order_code === code && each.line_no === no)
  const mayWrite = line && (line.write_until ?? line.review?.change_until) !== undefined
  if (!line || !mayWrite) {
    return (
      <EmptyState
        icon={<Star aria-hidden="true" />}
        title={line ? texts.notNow : texts.notHere}
        action={<ButtonLink to={reviewsPath}>{texts.back}</ButtonLink>}
        className="py-14"
      />
    )
  }
  const sent = (changed: ReviewLine) => {
    onChange(changed)
    notify({ text: changed.review?.state === 'shown' ? texts.sentShown : texts.sentWaiting })
    void navigate(reviewsPath, { replace: true })
  }
  return <ReviewForm key={keyOf(line)} line={line} onSent={sent} />
}

function None({ refused }: { refused: string | undefined }) {
  return (
    <EmptyState
      icon={<Star aria-hidden="true" />}
      title={texts.emptyTitle}
      text={refused ?? texts.emptyText}
      action={<ButtonLink to={paths.shop()}>{texts.shop}</ButtonLink>}
      className="py-14"
    />
  )
}

function isSame(one: ReviewLine, other: ReviewLine): boolean {
  return keyOf(one) === keyOf(other)
}

function keyOf({ order_code: code, line_no: no }: ReviewLine): string {
  return `${code}-${no}`
}
