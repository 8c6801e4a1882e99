import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { getRefundLink, type RefundLink } from '#domain/payment/refund-account/api.ts'
import { isRefused, loaderApi } from '#web/api.ts'
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
  const { token = '' } = params
  const wrong = new URL(request.url).searchParams.get('loi')?.split(',') ?? []
  try {
    const link = await loaderApi(context).call(getRefundLink, { token })
    return { token, link, wrong }
  } catch (error) {
    // A link that was cut off on its way reads like one that is over.
    if (!isRefused(error, 'notFound') && !isRefused(error, 'invalidInput')) throw error
    return { token, link: { state: 'closed', version: 0 }, wrong: [] }
  }
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
