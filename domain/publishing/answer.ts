import { z } from 'zod'
import { textField } from '../kernel/fields.ts'
import { emptyDocument, richTextField } from '../richtext/document.ts'
import { picturesIn, textOf } from '../richtext/text-of.ts'
import type { KindOfContent } from './kind-of-content.ts'
import { publishingTexts as texts } from './texts.ts'

const id = z.int().min(1).max(2_147_483_647)
const excerptLength = 240

/**
 * An expert's answer with the question as others may read it. Whoever asked is not in it: revisions never change,
 * and a person may leave.
 */
export const answerBody = z.object({
  title: textField(150),
  question: textField(2000),
  content: richTextField,
  expert_id: id.nullable(),
  category_id: id.nullable(),
})
export type AnswerBody = z.output<typeof answerBody>

export const answer: KindOfContent<AnswerBody> = {
  schema: answerBody,
  empty: { title: '', question: '', content: emptyDocument, expert_id: null, category_id: null },
  titleOf: ({ title }) => title,
  headOf: ({ content, ...head }) => {
    const text = textOf(content)
    return { ...head, excerpt: excerptOf(text), answer: text }
  },
  problemsOf: ({ title, question, content, expert_id, category_id }) => ({
    ...(title.length < 5 ? { title: texts.titleMissing } : {}),
    ...(question.length < 20 ? { question: texts.questionMissing } : {}),
    ...(textOf(content) ? {} : { content: texts.answerMissing }),
    ...(expert_id === null ? { expert_id: texts.expertMissing } : {}),
    ...(category_id === null ? { category_id: texts.categoryMissing } : {}),
  }),
  partsOf: ({ title, question, content }) => [
    { path: 'title', text: title },
    { path: 'question', text: question },
    { path: 'content', text: textOf(content) },
  ],
  referencesOf: ({ content, expert_id, category_id }) => [
    ...picturesIn(content).map((src) => ({ kind: 'picture' as const, target: src })),
    ...(expert_id === null ? [] : [{ kind: 'expert' as const, target: String(expert_id) }]),
    ...(category_id === null
      ? []
      : [{ kind: 'expertCategory' as const, target: String(category_id) }]),
  ],
  needsReview: true,
}

/** Cut between two words. */
function excerptOf(text: string): string {
  if (text.length <= excerptLength) return text
  const cut = text.slice(0, excerptLength)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}
