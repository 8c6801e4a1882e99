import { useNavigate } from 'react-router'
import { getBackofficeProduct } from '#domain/catalog/backoffice/api.ts'
import { ApiError } from '#web/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { failureText } from '#web/form/failure-text.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { useQuery } from '../data/use-query.ts'
import { BackofficeNotFound } from '../parts/BackofficeNotFound.tsx'
import { Forbidden } from '../parts/Forbidden.tsx'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { useCan } from '../data/staff-session.ts'
import { ProductView } from './ProductView.tsx'
import { ProductEditor } from './ProductEditor.tsx'
import { productTexts as texts } from './texts.ts'

/** One product to edit, with its stock. */
export function ProductScreen({ id }: { id: number }) {
  const { data, error, put, refresh } = useQuery(
    getBackofficeProduct,
    { id },
    { live: ['products'] },
  )
  const canEdit = useCan('products.edit')
  const onPriced = () => void refresh()
  if (data && canEdit)
    return <ProductEditor key={id} product={data} onSaved={put} onPriced={onPriced} />
  if (data) return <ProductView product={data} onChanged={put} onPriced={onPriced} />
  if (!error) return <PageSkeleton />
  if (error instanceof ApiError && error.code === 'notFound') {
    return <BackofficeNotFound text={texts.notFound} />
  }
  return <ErrorState level={1} text={failureText(error)} onRetry={() => void refresh()} />
}

/** A product that does not exist yet; once it does, whoever writes goes on with its words and pictures. */
export function NewProductScreen() {
  const navigate = useNavigate()
  const canWrite = useCan('content.edit')
  if (!useCan('products.edit')) return <Forbidden />
  return (
    <ProductEditor
      product={null}
      onPriced={() => undefined}
      onSaved={({ id }) => {
        const next = canWrite ? backofficePaths.productEditor(id) : backofficePaths.product(id)
        void navigate(next, { replace: true })
      }}
    />
  )
}
