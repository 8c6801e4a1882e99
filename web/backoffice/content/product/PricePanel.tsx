import { z } from 'zod'
import {
  changeProduct,
  getBackofficeProduct,
  listPriceChanges,
  type BackofficeProduct,
} from '#domain/catalog/backoffice/api.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { reasonField } from '#domain/staff/fields.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Price } from '#web/ui/Price.tsx'
import { useState } from 'react'
import { callBackoffice } from '../../data/call-backoffice.ts'
import { useCan } from '../../data/staff-session.ts'
import { useQuery } from '../../data/use-query.ts'
import { ActionDialog } from '../../parts/ActionDialog.tsx'
import { Answered } from '../../parts/Answered.tsx'
import { When } from '../../parts/When.tsx'
import { bodyOf, draftOf } from '../../products/product-draft.ts'
import { describingTexts as texts } from './texts.ts'

const { original_price, discount_price } = changeProduct.input.shape
const priceSchema = z.object({ original_price, discount_price, reason: reasonField })

/** What it costs now, with what it has cost. Prices are the catalogue's: they hold at once, without a publication. */
export function PricePanel({ id }: { id: number }) {
  const product = useQuery(getBackofficeProduct, { id }, { live: ['products'] })
  return (
    <Answered answer={product}>
      {(found) => <Prices product={found} onChanged={product.put} />}
    </Answered>
  )
}

function Prices({
  product,
  onChanged,
}: {
  product: BackofficeProduct
  onChanged: (product: BackofficeProduct) => void
}) {
  const { id } = product
  const canEdit = useCan('products.edit')
  const history = useQuery(listPriceChanges, { id }, { live: ['products'] })
  const [isAsking, setAsking] = useState(false)
  return (
    <section aria-label={texts.price}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Price current={product.discount_price} original={product.original_price} size="page" />
        {canEdit && (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {texts.changePrice}
          </Button>
        )}
      </div>
      <details className="mt-1">
        <summary className="flex min-h-11 cursor-pointer items-center text-sm text-primary">
          {texts.priceHistory}
        </summary>
        <Answered answer={history}>
          {(changes) =>
            changes.length === 0 ? (
              <p className="text-sm text-ink-2">{texts.noPriceHistory}</p>
            ) : (
              <ol className="flex flex-col gap-2 text-sm">
                {changes.map((change) => (
                  <li key={change.at}>
                    <span className="flex flex-wrap justify-between gap-x-3 text-ink-3">
                      {`${change.by} · ${change.reason}`}
                      <When at={change.at} />
                    </span>
                    {change.prices.map(({ field, from, to }) => (
                      <span key={field} className="block tabular">
                        {texts.priceFields[field]}: {from !== null && `${formatVnd(from)} → `}
                        {formatVnd(to)}
                      </span>
                    ))}
                  </li>
                ))}
              </ol>
            )
          }
        </Answered>
      </details>
      {isAsking && (
        <ActionDialog
          title={texts.changePrice}
          says={texts.changePriceSays}
          confirm={texts.changePrice}
          schema={priceSchema}
          initial={{
            original_price: product.original_price,
            discount_price: product.discount_price,
            reason: '',
          }}
          onConfirm={async (prices) => {
            const { version } = product
            const body = { ...bodyOf(draftOf(product)), ...prices }
            onChanged(await callBackoffice(changeProduct, { ...body, id, version }))
            await history.refresh()
            notify({ text: texts.priceSaved })
          }}
          onClose={() => setAsking(false)}
        >
          <Form.Money name="original_price" label={texts.priceWas} />
          <Form.Money name="discount_price" label={texts.priceNow} />
        </ActionDialog>
      )}
    </section>
  )
}
