import BadgeCheck from 'lucide-react/icons/badge-check'
import { headingIds, headingText } from '#web/features/richtext/heading-ids.ts'
import { pictureSrcOf } from '#web/features/richtext/picture-src.ts'
import { RichTextView } from '#web/features/richtext/RichTextView.tsx'
import { paths } from '#web/paths.ts'
import { ProductCarousel } from '#web/shop/catalog/ProductCarousel.tsx'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { ArticleCards, ReadingFacts } from './ArticleCards.tsx'
import { ArticleNotice } from './ArticleNotice.tsx'
import { ArticlePicture } from './ArticlePicture.tsx'
import { Contents, FoldedContents, worthAList, type ListedHeading } from './Contents.tsx'
import type { PageArticle } from './load-article.ts'
import { ShareRow } from './ShareRow.tsx'
import { articleTexts as texts } from './texts.ts'

/** One article, as the public sees it; a preview shows the same. */
export function ArticleView({ article }: { article: PageArticle }) {
  const { title, categorie, tags, products, related } = article
  const headings = listHeadings(article)
  const isLong = headings.length >= worthAList
  return (
    <div className="shop-column pt-5 phone:pt-3">
      <Breadcrumbs
        items={[
          { label: texts.home, to: paths.home() },
          { label: texts.blog, to: paths.articles() },
          ...(categorie.slug
            ? [{ label: categorie.name, to: paths.articles({ c: categorie.slug }) }]
            : []),
          { label: title },
        ]}
      />
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-6 desk:grid-cols-[minmax(0,1fr)_280px]">
        <Card as="article" className="px-9 py-8 max-md:px-5 phone:px-4 phone:py-5">
          <ArticleHead article={article} />
          {isLong && <FoldedContents headings={headings} />}
          <RichTextView
            document={article.content}
            renderPicture={drawPicture}
            className="article-text mx-auto max-w-[72ch]"
          />
          <ArticleNotice />
          <div className="mt-6 flex flex-wrap items-center justify-between gap-4 print:hidden">
            <ul aria-label={texts.tags} className="flex flex-wrap gap-x-4">
              {tags.map(({ slug, name }) => (
                <li key={slug}>
                  <a
                    href={paths.articles({ tag: slug })}
                    className="inline-flex min-h-11 items-center text-md text-ink-2 hover:text-primary hover:underline"
                  >
                    #{name}
                  </a>
                </li>
              ))}
            </ul>
            <ShareRow title={title} path={paths.article(article.slug)} />
          </div>
        </Card>
        <aside className="max-desk:hidden desk:sticky desk:top-24 print:hidden">
          {isLong && <Contents headings={headings} />}
        </aside>
      </div>
      <ProductCarousel title={texts.products} products={products} />
      {related.length > 0 && (
        <section aria-labelledby="lien-quan" className="mt-10 phone:mt-8 print:hidden">
          <h2 id="lien-quan" className="mb-3 text-2xl phone:mb-2 phone:text-xl">
            {texts.related}
          </h2>
          <ArticleCards articles={related.slice(0, 3)} isShelf />
        </section>
      )}
    </div>
  )
}

function ArticleHead({ article }: { article: PageArticle }) {
  const { title, excerpt, thumbnail, author, categorie } = article
  return (
    <header className="mx-auto max-w-[72ch]">
      <p className="text-sm font-semibold text-ok">{categorie.name}</p>
      <h1 className="mt-1 text-4xl max-desk:text-3xl phone:text-2xl">{title}</h1>
      <p className="mt-3 text-lg text-ink-2 phone:text-base">{excerpt}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="flex items-center gap-3">
          {author.photo && (
            <ArticlePicture
              picture={author.photo}
              sizes="44px"
              isDecoration
              className="aspect-square size-11 shrink-0 rounded-full"
            />
          )}
          <p className="leading-snug">
            <span className="sr-only">{texts.by} </span>
            <span className="block font-semibold">{author.name}</span>
            <span className="block text-sm text-ink-2">{author.title}</span>
          </p>
        </div>
        <ReadingFacts article={article} />
      </div>
      <Reviewed article={article} />
      <ArticlePicture
        picture={thumbnail}
        sizes="(width >= 992px) 640px, 92vw"
        priority
        className="my-6 rounded-md phone:my-5"
      />
    </header>
  )
}

/** Who answers for it, and since when these words stand. */
function Reviewed({ article }: { article: PageArticle }) {
  const { reviewed_by: who, reviewed_at: at, updated_at: updated, published_at: first } = article
  const isChanged = updated.slice(0, 10) !== first.slice(0, 10)
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {who && at && (
        <p className="inline-flex items-start gap-2 rounded-md bg-ok-tint px-3 py-2 font-medium text-ok">
          <BadgeCheck aria-hidden="true" className="mt-px size-4.5 shrink-0" />
          {texts.reviewed(who, at)}
        </p>
      )}
      {isChanged && (
        <p className="text-ink-3">
          <time dateTime={updated}>{texts.updated(updated)}</time>
        </p>
      )}
    </div>
  )
}

function drawPicture({ src, alt }: { src: string; alt: string }) {
  return (
    <Picture
      src={pictureSrcOf(src)}
      alt={alt}
      sizes="(width >= 992px) 640px, 92vw"
      width={960}
      height={640}
      className="max-h-120 w-full bg-ground object-contain"
    />
  )
}

function listHeadings({ content }: PageArticle): ListedHeading[] {
  return [...headingIds(content)].flatMap(([block, id]) =>
    block.type === 'heading' && block.attrs.level === 2 ? [{ id, text: headingText(block) }] : [],
  )
}
