import type { Content } from '#domain/publishing/backoffice/api.ts'
import { backofficePaths, type BackofficeQuery } from '#web/backoffice/paths.ts'
import { contentTexts as texts } from './texts.ts'

/** The part of a content's page where it is reviewed and published. */
export const publishPart = 'dang'

/** Where the back office writes it. A product has an address of its own, and leads to the rest of it. */
export function placeOfContent({ id, kind, slug }: Pick<Content, 'id' | 'kind' | 'slug'>) {
  return kind === 'product'
    ? {
        to: (part: BackofficeQuery = {}) => backofficePaths.productEditor(slug, part),
        back: { to: backofficePaths.product(slug), label: texts.toProduct },
      }
    : {
        to: (part: BackofficeQuery = {}) => backofficePaths.content(id, part),
        back: { to: backofficePaths.contents(), label: texts.back },
      }
}
