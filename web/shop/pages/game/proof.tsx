import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { getProofSummary } from '#domain/game/proof/api.ts'
import { loaderApi } from '#web/api.ts'
import { pageHandle } from '#web/page.ts'
import { ProofView } from '#web/shop/game/proof/ProofView.tsx'
import { proofTexts as texts } from '#web/shop/game/proof/texts.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  return loaderApi(context).call(getProofSummary, { slug: params.slug! })
}

export const handle = pageHandle<Awaited<ReturnType<typeof loader>>>({
  meta: ({ title }) => ({ title: texts.title(title), description: texts.description(title) }),
})

function ProofPage() {
  const summary = useLoaderData<typeof loader>()
  return <ProofView key={summary.slug} summary={summary} />
}

export { ProofPage as Component }
