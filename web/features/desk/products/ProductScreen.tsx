import { useNavigate } from 'react-router'
import { getDeskProduct, type DeskProduct } from '#domain/catalog/desk/api.ts'
import { ApiError } from '#web/api.ts'
import { deskPaths } from '#web/desk-paths.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { callDesk } from '../data/call-desk.ts'
import { useResource } from '../data/use-resource.ts'
import { DeskNotFound } from '../parts/DeskNotFound.tsx'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { ProductEditor } from './ProductEditor.tsx'
import { productTexts as texts } from './texts.ts'

/** One product to edit, with its stock. */
export function ProductScreen({ id }: { id: number }) {
  const { data, error, put, refresh } = useResource<DeskProduct>(
    `product:${id}`,
    (signal) => callDesk(getDeskProduct, { id }, { signal }),
    ['products'],
  )
  if (data) return <ProductEditor key={id} product={data} onSaved={put} />
  if (!error) return <PageSkeleton />
  if (error instanceof ApiError && error.code === 'notFound') {
    return <DeskNotFound text={texts.notFound} />
  }
  return <ErrorState level={1} text={failureText(error)} onRetry={() => void refresh()} />
}

/** A product that does not exist yet; once it does, the address is its own. */
export function NewProductScreen() {
  const navigate = useNavigate()
  return (
    <ProductEditor
      product={null}
      onSaved={({ id }) => void navigate(deskPaths.product(id), { replace: true })}
    />
  )
}
