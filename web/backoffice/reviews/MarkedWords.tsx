import type { BackofficeReview } from '#domain/review/backoffice/api.ts'
import { markedParts } from './marked-parts.ts'
import { backofficeReviewTexts as texts } from './texts.ts'

/** A review's words with what was found in them marked. */
export function MarkedWords({ words, findings }: Pick<BackofficeReview, 'words' | 'findings'>) {
  if (words === '') return <p className="mt-2 text-ink-2">{texts.noWords}</p>
  return (
    <p className="mt-2 max-w-[72ch] whitespace-pre-line wrap-anywhere">
      {markedParts(words, findings).map(({ text, isMarked }, at) =>
        isMarked ? (
          <mark key={at} className="rounded-sm bg-sale-tint px-0.5 text-sale-deep underline">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  )
}
