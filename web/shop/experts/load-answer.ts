import { redirect, type LoaderFunctionArgs } from 'react-router'
import { getAnswer, type WholeAnswer } from '#domain/publishing/experts/api.ts'
import { loaderApi } from '#web/api.ts'
import { answerCardOf, type AnswerCard } from './load-experts.ts'
import { expertPaths } from './paths.ts'

export type PageAnswer = Omit<WholeAnswer, 'related' | 'answer'> & { related: AnswerCard[] }

export interface AnswerData {
  answer: PageAnswer
  description: string
  jsonLd: object[]
}

/** The answer of an address; its old names lead to its one true address for good. */
export async function loadAnswer({
  context,
  params,
  request,
}: LoaderFunctionArgs): Promise<AnswerData> {
  const asked = params.slug ?? ''
  const answer = await loaderApi(context).call(getAnswer, { slug: asked })
  const { origin, search } = new URL(request.url)
  if (answer.slug !== asked) throw redirect(expertPaths.answer(answer.slug) + search, 301)
  // For search engines, who ask the server.
  const { answerJsonLd } = await import('./answer-json-ld.ts')
  return {
    answer: pageAnswerOf(answer),
    description: answerCardOf(answer).answer,
    jsonLd: answerJsonLd(origin, answer),
  }
}

export function pageAnswerOf({ answer: _answer, related, ...shown }: WholeAnswer): PageAnswer {
  return { ...shown, related: related.map(answerCardOf) }
}
