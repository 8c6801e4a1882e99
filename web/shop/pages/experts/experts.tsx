import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { AnswerView } from '#web/shop/experts/AnswerView.tsx'
import { answerMeta } from '#web/shop/experts/answer-meta.ts'
import { expertParameters } from '#web/shop/experts/expert-filter.ts'
import { expertsMeta } from '#web/shop/experts/experts-meta.ts'
import { ExpertsView } from '#web/shop/experts/ExpertsView.tsx'
import { loadAnswer, type AnswerData } from '#web/shop/experts/load-answer.ts'
import { loadExperts, type ExpertsData } from '#web/shop/experts/load-experts.ts'
import { pageHandle } from '#web/page.ts'

type Shown = AnswerData | ExpertsData

/** Everybody's list and one answer: one line of the table that every page of the shop carries. */
export function loader(args: LoaderFunctionArgs): Promise<Shown> {
  return args.params.slug ? loadAnswer(args) : loadExperts(args)
}

export const handle = pageHandle<Shown>({
  meta: (data) => ('answer' in data ? answerMeta(data) : expertsMeta(data)),
  parameters: expertParameters,
})

function ExpertsPage() {
  const data = useLoaderData<Shown>()
  if (!('answer' in data)) return <ExpertsView data={data} />
  return <AnswerView key={data.answer.id} answer={data.answer} />
}

export { ExpertsPage as Component }
