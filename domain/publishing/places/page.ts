import { z } from 'zod'
import { textField } from '../../kernel/fields.ts'
import { emptyDocument, richTextField } from '../../richtext/document.ts'
import { picturesIn, textOf } from '../../richtext/text-of.ts'
import type { KindOfContent } from '../kind-of-content.ts'
import { publishingTexts } from '../texts.ts'
import { placesTexts as texts } from './texts.ts'

/** A page of fixed content. A draft may lack anything. */
export const pageBody = z.object({
  title: textField(150),
  /** What search engines say of it. */
  description: textField(300),
  content: richTextField,
  /** What stands below a heading of level 3 is folded away until it is asked for: questions and answers. */
  folds: z.boolean(),
})
export type PageBody = z.output<typeof pageBody>

export const page: KindOfContent<PageBody> = {
  schema: pageBody,
  empty: { title: '', description: '', content: emptyDocument, folds: false },
  titleOf: ({ title }) => title,
  headOf: ({ title, description, folds }) => ({ title, description, folds }),
  problemsOf: ({ title, description, content }) => ({
    ...(title.length < 3 ? { title: publishingTexts.titleMissing } : {}),
    ...(description.length < 20 ? { description: publishingTexts.descriptionMissing } : {}),
    ...(textOf(content) ? {} : { content: texts.contentMissing }),
  }),
  partsOf: ({ title, description, content }) => [
    { path: 'title', text: title },
    { path: 'description', text: description },
    { path: 'content', text: textOf(content) },
  ],
  referencesOf: ({ content }) =>
    picturesIn(content).map((src) => ({ kind: 'picture', target: src })),
  needsReview: false,
}
