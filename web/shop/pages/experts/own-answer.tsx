import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { getOwnAnswer, type OwnAnswer } from '#domain/question/api.ts'
import { loaderApi } from '#web/api.ts'
import { OwnAnswerView } from '#web/shop/experts/OwnAnswerView.tsx'
import { expertsTexts as texts } from '#web/shop/experts/texts.ts'
import { pageHandle } from '#web/page.ts'

export function loader({ context, params }: LoaderFunctionArgs): Promise<OwnAnswer> {
  return loaderApi(context).call(getOwnAnswer, { token: params.token ?? '' })
}

export const handle = pageHandle<OwnAnswer>({
  meta: () => ({ title: texts.own.pageTitle, noindex: true }),
  // For whoever was sent the link.
  personal: true,
})

function OwnAnswerPage() {
  return <OwnAnswerView answer={useLoaderData<typeof loader>()} />
}

export { OwnAnswerPage as Component }
