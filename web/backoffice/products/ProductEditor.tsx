import { useState } from 'react'
import { listCatalogChoices, type BackofficeProduct } from '#domain/catalog/backoffice/api.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { hasErrors } from '#web/form/field-rules.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { useQuery } from '../data/use-query.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { LeaveQuestion } from '../parts/LeaveQuestion.tsx'
import { Panel } from '../parts/Panel.tsx'
import { BesideFields } from './BesideFields.tsx'
import { DescriptionPanel } from './DescriptionPanel.tsx'
import { ProductHead } from './ProductHead.tsx'
import { GeneralFields, PriceFields, SaleFields } from './ProductFields.tsx'
import { StockPanel } from './StockPanel.tsx'
import { productTexts as texts } from './texts.ts'
import { useProductForm, type ProductForm } from './use-product-form.ts'

interface ProductEditorProps {
  /** Null for a new one. */
  product: BackofficeProduct | null
  onSaved: (product: BackofficeProduct) => void
  /** A price was planned, or holds by now: what is shown is read again. */
  onPriced: () => void
}

const prices = lazyPart(async () => (await import('../prices/ProductPrices.tsx')).ProductPrices)

/** The whole product on one page: what it is, what it costs, its words and pictures, its stock. */
export function ProductEditor({ product, onSaved, onPriced }: ProductEditorProps) {
  const { element, ...form } = useProductForm(product)
  const [isAsking, setAsking] = useState(false)
  const ask = () => form.check() && setAsking(true)
  return (
    <>
      <ProductHead product={product} />
      <LeaveQuestion isUnsaved={form.isChanged} />
      {form.isOutdated && <Outdated onReload={() => product && form.begin(product)} />}
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          ask()
        }}
      >
        <div className="grid min-w-0 items-start gap-4 lg:grid-cols-[1.6fr_1fr]">
          <MainColumn form={form} isNew={product === null} />
          <div className="flex min-w-0 flex-col gap-4">
            <DescriptionPanel product={product} />
            <Panel title={texts.sale}>
              <SaleFields form={form} isNew={product === null} />
            </Panel>
            <Panel title={texts.beside}>
              <BesideFields form={form} />
            </Panel>
          </div>
        </div>
        <SaveBar form={form} isNew={product === null} />
      </form>
      {product && (
        <div className="mt-4 flex flex-col gap-4">
          <prices.Part product={product} onChanged={onPriced} />
          <StockPanel product={product} onChanged={onSaved} />
        </div>
      )}
      {isAsking && (
        <ActionDialog
          title={product ? texts.saveTitle : texts.createTitle}
          says={form.draft.published ? texts.saveSays : texts.hiddenSays}
          confirm={product ? texts.save : texts.create}
          {...reasonAlone}
          onConfirm={async ({ reason }) => {
            const saved = await form.save(reason)
            // What is wrong is marked in the form: the dialog gives way to it.
            if (!saved) return
            notify({ text: product ? texts.saved : texts.created })
            onSaved(saved)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function MainColumn({ form, isNew }: { form: ProductForm; isNew: boolean }) {
  const choices = useQuery(listCatalogChoices, {})
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Panel title={texts.general}>
        <GeneralFields form={form} choices={choices.data} isNew={isNew} />
      </Panel>
      <Panel title={texts.price}>
        <PriceFields form={form} />
      </Panel>
    </div>
  )
}

/** Always in sight, so that nobody leaves without it. */
function SaveBar({ form, isNew }: { form: ProductForm; isNew: boolean }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-3 mt-4 flex items-center justify-end gap-4 border-t border-line bg-white px-3 py-3 md:mx-0 md:rounded-b-md">
      <p role="status" className="text-sm text-ink-2">
        {hasErrors(form.errors) ? (
          <span className="font-semibold text-sale-deep">{texts.invalid}</span>
        ) : (
          form.isChanged && texts.unsaved
        )}
      </p>
      <Button type="submit" disabled={!form.isChanged}>
        {isNew ? texts.create : texts.save}
      </Button>
    </div>
  )
}

function Outdated({ onReload }: { onReload: () => void }) {
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-md border border-point-line bg-point-tint px-4 py-2.5"
    >
      {texts.conflict}
      <Button variant="secondary" onClick={onReload}>
        {texts.reload}
      </Button>
    </div>
  )
}
