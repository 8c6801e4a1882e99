import { paths } from '#web/paths.ts'
import { ArticleCards } from '#web/shop/articles/ArticleCards.tsx'
import { buttonClass } from '#web/ui/button-variant.ts'
import { BandHeading } from '../Band.tsx'
import type { BlockProps, LandingBlock } from '../landing-block.ts'
import { landingTexts as texts } from '../texts.ts'

export function ArticlesBlock({
  fields,
  tone,
  articles,
}: BlockProps<'articles'> & Pick<LandingBlock, 'articles'>) {
  return (
    <>
      <BandHeading title={fields.title} tone={tone} />
      <div className="text-ink">
        <ArticleCards articles={articles ?? []} isShelf />
      </div>
      <p className="mt-6 text-center">
        <a href={paths.articles()} className={buttonClass({ variant: 'secondary' })}>
          {texts.allArticles}
        </a>
      </p>
    </>
  )
}
