import type { ArticleBody } from '#domain/publishing/article.ts'
import { RichTextView } from '#web/features/richtext/RichTextView.tsx'
import { pictureSrcOf } from '#web/features/richtext/picture-src.ts'
import { cx } from '#web/ui/class-names.ts'
import { contentTexts } from '../texts.ts'
import { ProductTiles } from './ProductTiles.tsx'

export function ArticlePreview({ body, isWide }: { body: ArticleBody; isWide: boolean }) {
  const { title, excerpt, thumbnail, author, content, product_ids: ids } = body
  return (
    <article className={cx('mx-auto flex flex-col gap-4 p-4', isWide && 'max-w-[860px] py-10')}>
      <p className={cx('font-bold leading-tight', isWide ? 'text-3xl' : 'text-2xl')}>
        {title || contentTexts.untitled}
      </p>
      <p className="text-sm text-ink-2">
        {[author.name, author.title].filter(Boolean).join(' · ')}
      </p>
      {thumbnail && (
        <img src={pictureSrcOf(thumbnail.src)} alt={thumbnail.alt} className="w-full rounded-md" />
      )}
      {excerpt && <p className="text-lg font-medium">{excerpt}</p>}
      <RichTextView document={content} />
      <ProductTiles ids={ids} isWide={isWide} />
    </article>
  )
}
