import type { BackofficeProduct } from '#domain/catalog/backoffice/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { useCan } from '../data/staff-session.ts'
import { Panel } from '../parts/Panel.tsx'
import { productTexts as texts } from './texts.ts'

/** What the public reads of it now, and the way to where it is written and published. */
export function DescriptionPanel({ product }: { product: BackofficeProduct | null }) {
  const canWrite = useCan('content.edit')
  return (
    <Panel title={texts.described}>
      {product === null ? (
        <p className="text-ink-2">{texts.describedLater}</p>
      ) : (
        <div className="flex flex-col items-start gap-3">
          {product.pictures[0] && (
            <img
              src={`${product.pictures[0]}-240.webp`}
              alt={product.picture_alts[0] ?? product.name}
              width={112}
              height={112}
              className="size-28 rounded-md border border-line bg-white object-contain"
            />
          )}
          <dl className="text-sm">
            <dt className="text-ink-3">{texts.kind}</dt>
            <dd>{texts.kinds[product.kind]}</dd>
            <dt className="mt-2 text-ink-3">{texts.registrationNo}</dt>
            <dd>{product.registration_no || texts.none}</dd>
          </dl>
          {canWrite && (
            <ButtonLink to={backofficePaths.productEditor(product.id)} variant="secondary">
              {texts.describe}
            </ButtonLink>
          )}
          <p className="text-xs text-ink-3">{texts.describedHint}</p>
        </div>
      )}
    </Panel>
  )
}
