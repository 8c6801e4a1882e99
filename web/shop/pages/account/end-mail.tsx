import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { Output } from '#domain/contract.ts'
import { getMailEnd } from '#domain/identity/account-data/api.ts'
import { loaderApi } from '#web/api.ts'
import { pageHandle } from '#web/page.ts'
import { EndMailView } from '#web/shop/profile/privacy/EndMailView.tsx'
import { endMailTexts as texts } from '#web/shop/profile/texts.ts'

interface EndMailData {
  token: string
  state: Output<typeof getMailEnd>
}

export async function loader({ context, params }: LoaderFunctionArgs): Promise<EndMailData> {
  const { token = '' } = params
  return { token, state: await loaderApi(context).call(getMailEnd, { token }) }
}

export const handle = pageHandle<EndMailData>({
  meta: () => ({ title: texts.title, noindex: true }),
  // For whoever was sent the mail.
  personal: true,
})

function EndMailPage() {
  return <EndMailView {...useLoaderData<typeof loader>()} />
}

export { EndMailPage as Component }
