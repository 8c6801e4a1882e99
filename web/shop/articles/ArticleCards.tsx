import Clock from 'lucide-react/icons/clock'
import type { ArticleCard as Card } from '#domain/publishing/api.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { paths } from '#web/paths.ts'
import { cx } from '#web/ui/class-names.ts'
import { keptPart } from '#web/features/kept/kept-part.ts'
import { ArticlePicture } from './ArticlePicture.tsx'
import { articleTexts as texts } from './texts.ts'

/** What a card shows of an article. */
export type ShownCard = Pick<
  Card,
  | 'id'
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'thumbnail'
  | 'categorie'
  | 'published_at'
  | 'reading_minutes'
>

export interface ArticleCardsProps {
  articles: readonly ShownCard[]
  /** Level of the titles in the page. */
  level?: 2 | 3
  /** On a phone one row, pushed sideways. */
  isShelf?: boolean
  className?: string
}

export function ArticleCards({ articles, level = 3, isShelf, className }: ArticleCardsProps) {
  return (
    <ul className={cx('article-grid', isShelf && 'product-shelf article-shelf', className)}>
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} level={level} />
      ))}
    </ul>
  )
}

const ArticleCard = import.meta.env.SSR ? keptPart(OneCard, { room: 200 }) : OneCard

function OneCard({ article, level }: { article: ShownCard; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  const { slug, title, excerpt, thumbnail, categorie } = article
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-md border border-line bg-white transition-shadow hover:shadow-float">
      <ArticlePicture picture={thumbnail} sizes={cardSizes} isDecoration />
      <div className="flex flex-1 flex-col p-4">
        <p className="text-sm font-semibold text-ok">{categorie.name}</p>
        <Heading className="mt-1 line-clamp-3 text-lg leading-snug">
          <a
            href={paths.article(slug)}
            className="after:absolute after:inset-0 group-hover:text-primary"
          >
            {title}
          </a>
        </Heading>
        <p className="mt-1.5 line-clamp-3 text-md text-ink-2">{excerpt}</p>
        <ReadingFacts article={article} className="mt-auto pt-3" />
      </div>
    </li>
  )
}

/** The newest one, large. */
export function LeadArticle({ article }: { article: ShownCard }) {
  const { slug, title, excerpt, thumbnail, categorie } = article
  return (
    <article className="group relative grid overflow-hidden rounded-md border border-line bg-white transition-shadow hover:shadow-float desk:grid-cols-[1.25fr_1fr]">
      <div>
        <ArticlePicture
          picture={thumbnail}
          sizes="(width >= 992px) 640px, 92vw"
          priority
          isDecoration
          className="desk:h-full desk:min-h-90"
        />
      </div>
      <div className="flex flex-col justify-center p-9 max-desk:p-5 phone:p-4">
        <p className="text-sm font-semibold text-ok">{categorie.name}</p>
        <h2 className="mt-1.5 text-4xl max-desk:text-2xl phone:text-xl">
          <a
            href={paths.article(slug)}
            className="after:absolute after:inset-0 group-hover:text-primary"
          >
            {title}
          </a>
        </h2>
        <p className="mt-3 line-clamp-4 text-ink-2 phone:mt-2">{excerpt}</p>
        <ReadingFacts article={article} className="mt-5 phone:mt-3" />
      </div>
    </article>
  )
}

export function ReadingFacts({
  article: { published_at: published, reading_minutes: minutes },
  className,
}: {
  article: Pick<ShownCard, 'published_at' | 'reading_minutes'>
  className?: string
}) {
  return (
    <p className={cx('flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3', className)}>
      <time dateTime={published}>{formatDate(published)}</time>
      <span className="inline-flex items-center gap-1.5">
        <Clock aria-hidden="true" className="size-4 shrink-0" />
        {texts.minutes(minutes)}
      </span>
    </p>
  )
}

const cardSizes = '(width >= 992px) 370px, (width > 600px) 48vw, 92vw'
