import type { ArticleBody } from '#domain/publishing/article.ts'
import { authors } from './authors.ts'
import { toDocument } from './markup.ts'
import type { Known, SeedArticle } from './types.ts'

/** A seeded article as the engine keeps it. */
export function toArticle(
  { slug, title, excerpt, topic, tags, author, alt, products, text }: SeedArticle,
  idOf: (slug: string) => number,
  { productId }: Pick<Known, 'productId'>,
): ArticleBody {
  return {
    title,
    excerpt,
    thumbnail: { src: articlePicture(slug), alt },
    content: toDocument(text),
    category_id: idOf(topic),
    tag_ids: tags.map(idOf),
    author: { ...authors[author], photo: null },
    product_ids: products.map(productId),
  }
}

/** Stem of the picture that is drawn for an article. */
export function articlePicture(slug: string): string {
  return `/media/articles/${slug}`
}

/** One article has been written at since it was published: its draft goes further than what is shown. */
export function changedSince({ slug }: SeedArticle, body: ArticleBody): ArticleBody | null {
  if (slug !== 'rung-toc-sau-sinh') return null
  const { content } = toDocument(`
## Chăm da đầu khi bận rộn

Những tuần đầu có em bé, mẹ khó có thời gian cho mình. Gội nhẹ hai đến ba lần mỗi tuần, để tóc khô tự nhiên và buộc lỏng là đủ.`)
  return { ...body, content: { type: 'doc', content: [...body.content.content, ...content] } }
}
