import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { memo, useDeferredValue, useState } from 'react'
import type { AnswerBody } from '#domain/publishing/answer.ts'
import type { ArticleBody } from '#domain/publishing/article.ts'
import type { Body } from '#domain/publishing/kinds-of-content.ts'
import type { ContentKind } from '#domain/publishing/kinds.ts'
import type { LandingBody } from '#domain/publishing/landing.ts'
import type { ProductBody } from '#domain/publishing/product.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Segments } from '#web/ui/Segments.tsx'
import { contentTexts as texts } from '../texts.ts'
import { AnswerPreview } from './AnswerPreview.tsx'
import { ArticlePreview } from './ArticlePreview.tsx'
import { BlockPreview } from './BlockPreview.tsx'

const placePreview = lazyPart(async () => (await import('../places/PlacePreview.tsx')).PlacePreview)
const product = lazyPart(async () => (await import('./ProductPreview.tsx')).ProductPreview)

/** What is written, as it reads on a phone and on a desk; it follows the keys when there is time. */
export function PreviewPane({ kind, slug, body }: { kind: ContentKind; slug: string; body: Body }) {
  const [width, setWidth] = useState<'phone' | 'desk'>('phone')
  const shown = useDeferredValue(body)
  return (
    <section aria-label={texts.preview} className="flex min-w-0 flex-col gap-2.5">
      <Segments
        legend={texts.preview}
        value={width}
        options={[
          {
            value: 'phone',
            label: texts.widths.phone,
            icon: <Smartphone aria-hidden="true" className="size-4.5" />,
          },
          {
            value: 'desk',
            label: texts.widths.desk,
            icon: <Monitor aria-hidden="true" className="size-4.5" />,
          },
        ]}
        onValueChange={setWidth}
      />
      <p className="text-xs text-ink-3">{texts.previewText}</p>
      <div
        tabIndex={0}
        role="region"
        aria-label={texts.widths[width]}
        className="max-h-[75dvh] overflow-auto rounded-md border border-line bg-white"
      >
        <div
          className={cx(
            width === 'phone'
              ? 'mx-auto w-[360px] max-w-full'
              : 'w-[1280px] [zoom:0.3] 2xl:[zoom:0.44]',
          )}
        >
          <Shown kind={kind} slug={slug} body={shown} isWide={width === 'desk'} />
        </div>
      </div>
    </section>
  )
}

const Shown = memo(function Shown({
  kind,
  slug,
  body,
  isWide,
}: {
  kind: ContentKind
  slug: string
  body: Body
  isWide: boolean
}) {
  if (kind === 'article') return <ArticlePreview body={body as ArticleBody} isWide={isWide} />
  if (kind === 'answer') return <AnswerPreview body={body as AnswerBody} isWide={isWide} />
  if (kind === 'product') {
    return <product.Part productId={Number(slug)} body={body as ProductBody} isWide={isWide} />
  }
  if (kind !== 'landing') return <placePreview.Part kind={kind} body={body} isWide={isWide} />
  const { blocks } = body as LandingBody
  return (
    <div>
      {blocks
        .filter(({ hidden }) => !hidden)
        .map((block) => (
          <BlockPreview key={block.key} block={block} isWide={isWide} />
        ))}
    </div>
  )
})
