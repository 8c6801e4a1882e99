import type { PageMeta } from '#web/page.ts'
import type { AnswerData } from './load-answer.ts'
import { expertPaths } from './paths.ts'

export function answerMeta({ answer, description, jsonLd }: AnswerData): PageMeta {
  return {
    title: answer.title,
    description,
    canonical: expertPaths.answer(answer.slug),
    type: 'article',
    jsonLd,
  }
}
