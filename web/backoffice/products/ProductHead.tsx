import type { BackofficeProduct } from '#domain/catalog/backoffice/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { useCan } from '../data/staff-session.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { CopyProduct } from './CopyProduct.tsx'
import { productTexts as texts } from './texts.ts'

/** What it is called, whether it is sold, and what begins at it; null for a new one. */
export function ProductHead({ product }: { product: BackofficeProduct | null }) {
  const back = { to: backofficePaths.products(), label: texts.back }
  const canEdit = useCan('products.edit')
  if (!product) return <PageHead title={texts.newTitle} back={back} />
  const { name, slug, published, product_type: type } = product
  return (
    <PageHead
      title={name}
      back={back}
      beside={
        <Badge tone={published ? 'ok' : 'neutral'}>
          {published ? texts.selling : texts.hidden}
        </Badge>
      }
      more={canEdit && type === 'sale' && <CopyProduct product={product} />}
      actions={
        published && (
          <ButtonLink to={paths.product(slug)} variant="secondary" target="_blank">
            {texts.seeInShop}
          </ButtonLink>
        )
      }
    />
  )
}
