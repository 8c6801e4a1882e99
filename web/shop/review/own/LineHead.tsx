import type { ReactNode } from 'react'
import type { ReviewLine } from '#domain/review/api.ts'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { ownReviewTexts as texts } from './texts.ts'

/** What a review is about: the product, and when it came. */
export function LineHead({ line, children }: { line: ReviewLine; children?: ReactNode }) {
  const { product_name: name, slug, thumbnail, delivered_at: at } = line
  return (
    <div className="flex items-start gap-3">
      <span className="size-14 shrink-0 overflow-hidden rounded-md bg-ground">
        {thumbnail && <Picture src={thumbnail} alt="" sizes="56px" width={56} height={56} />}
      </span>
      <div className="min-w-0 flex-1">
        {slug ? (
          <Anchor to={paths.product(slug)} className="font-medium hover:text-primary">
            {name}
          </Anchor>
        ) : (
          <p className="font-medium">{name}</p>
        )}
        {at && <p className="text-sm text-ink-3">{texts.delivered(at)}</p>}
        {children}
      </div>
    </div>
  )
}
