import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { getRefundLink, type RefundLink } from '#domain/payment/refund-account/api.ts'
import { loaderApi } from '#web/api.ts'
import { pageHandle } from '#web/page.ts'
import { RefundAccountView } from '#web/shop/refund-account/RefundAccountView.tsx'
import { refundAccountPageTexts as texts } from '#web/shop/refund-account/texts.ts'

interface RefundAccountData {
  token: string
  link: RefundLink
  /** What a plain form was told to be wrong. */
  wrong: string[]
}

export async function loader({
  context,
  params,
  request,
}: LoaderFunctionArgs): Promise<RefundAccountData> {
  // Whatever else an address has grown on its way is no token.
  const token = (params.token ?? '').slice(0, 60)
  const wrong = new URL(request.url).searchParams.get('loi')?.split(',') ?? []
  return { token, link: await loaderApi(context).call(getRefundLink, { token }), wrong }
}

export const handle = pageHandle<RefundAccountData>({
  meta: () => ({ title: texts.title, noindex: true }),
  // For whoever was sent the link.
  personal: true,
})

function RefundAccountPage() {
  const data = useLoaderData<typeof loader>()
  return <RefundAccountView key={data.token} {...data} />
}

export { RefundAccountPage as Component }
