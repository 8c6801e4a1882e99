import { redirect, type LoaderFunctionArgs } from 'react-router'
import { getStaticPage } from '#domain/publishing/places/api.ts'
import {
  listAnswers,
  listExpertCategories,
  listExperts,
  type AnsweredQuestion,
  type ShownExpert,
} from '#domain/publishing/experts/api.ts'
import type { RichText } from '#domain/richtext/document.ts'
import { ApiError, apiOf, loaderApi, type Api } from '#web/api.ts'
import { parseExpertFilter, type AskedExperts } from './expert-filter.ts'
import { expertPaths } from './paths.ts'

const answersAPage = 10
const shownWords = 220

/** What a card shows of an answer. */
export type AnswerCard = Omit<AnsweredQuestion, 'question'>

export interface ExpertsData {
  filter: AskedExperts
  experts: ShownExpert[]
  answers: AnswerCard[]
  total: number
  pages: number
  categories: { id: number; name: string; slug: string; count: number }[]
  /** What staff have written of how to ask; null for nothing. */
  advice: RichText | null
  origin: string
}

/** Experts and answered questions for the query in the address. A page behind the last one leads to the last. */
export async function loadExperts({ context, request }: LoaderFunctionArgs): Promise<ExpertsData> {
  const { searchParams, origin } = new URL(request.url)
  const filter = parseExpertFilter(searchParams)
  const api = loaderApi(context)
  const category = filter.c || undefined
  const [experts, { items, paginate }, categories, advice] = await Promise.all([
    api.call(listExperts, { category }),
    api.call(listAnswers, {
      category,
      search: filter.search || undefined,
      page: filter.page,
      limit: answersAPage,
    }),
    api.call(listExpertCategories, {}),
    findAdvice(apiOf(context)),
  ])
  if (items.length === 0 && paginate.total_page > 0) {
    throw redirect(expertPaths.list({ ...filter, page: paginate.total_page }))
  }
  return {
    filter,
    experts,
    answers: items.map(answerCardOf),
    total: paginate.total_data,
    pages: paginate.total_page,
    categories: categories.map(({ id, name, slug, count }) => ({ id, name, slug, count })),
    advice,
    origin,
  }
}

/** A page of answers holds no whole texts. */
export function answerCardOf({
  question: _question,
  answer,
  ...card
}: AnsweredQuestion): AnswerCard {
  return { ...card, answer: answer.length > shownWords ? shortened(answer) : answer }
}

function shortened(text: string): string {
  const cut = text.slice(0, shownWords)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}

async function findAdvice(api: Api): Promise<RichText | null> {
  return api
    .call(getStaticPage, { slug: 'chuyen-gia-tu-van' })
    .then(({ content }) => content, exceptNotFound)
}

function exceptNotFound(error: unknown): null {
  if (error instanceof ApiError && error.code === 'notFound') return null
  throw error
}
