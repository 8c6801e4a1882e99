import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { listCatalogChoices, type BackofficeProduct } from '#domain/catalog/backoffice/api.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { hasErrors } from '#web/form/field-rules.ts'
import { notify } from '#web/features/notices/notify.ts'
import { useAttempt } from '#web/form/use-attempt.ts'
import { Button } from '#web/ui/Button.tsx'
import { useQuery } from '../data/use-query.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { LeaveQuestion } from '../parts/LeaveQuestion.tsx'
import { Panel } from '../parts/Panel.tsx'
import { BesideFields } from './BesideFields.tsx'
import { DescriptionPanel } from './DescriptionPanel.tsx'
import { ProductHead } from './ProductHead.tsx'
import { DetailFields, detailNames, PackFields } from './DetailFields.tsx'
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
  const { busy, failure, attempt } = useAttempt()
  const save = async (reason: string) => {
    const saved = await form.save(reason)
    // What is wrong is marked in the form: a dialog gives way to it.
    if (!saved) return
    notify({ text: product ? texts.saved : texts.created })
    onSaved(saved)
  }
  // A change is asked why; a new product speaks for itself, and nobody sees it yet.
  const ask = () => {
    if (!form.check()) return
    if (product) setAsking(true)
    else void attempt(() => save(texts.createReason))
  }
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
        <SaveBar form={form} isNew={product === null} busy={busy} failure={failure} />
      </form>
      {product && (
        <div className="mt-4 flex flex-col gap-4">
          <prices.Part product={product} onChanged={onPriced} />
          <StockPanel product={product} onChanged={onSaved} />
        </div>
      )}
      {isAsking && (
        <ActionDialog
          title={texts.saveTitle}
          says={form.draft.published ? texts.saveSays : texts.hiddenSays}
          confirm={texts.save}
          {...reasonAlone}
          onConfirm={({ reason }) => save(reason)}
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
        {!isNew && (
          <div className="mt-4">
            <DetailFields form={form} />
          </div>
        )}
      </Panel>
      {isNew && <FoldedDetails form={form} />}
    </div>
  )
}

/** What few products need when they are made; all of it can be written later. */
function FoldedDetails({ form }: { form: ProductForm }) {
  const isWrong = detailNames.some((name) => form.errors[name])
  return (
    <details open={isWrong} className="group/folded rounded-md border border-line bg-white px-4">
      <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-3 py-2">
        <span className="min-w-0">
          <span className="block font-semibold">{texts.details}</span>
          <span className="block text-sm text-ink-2">{texts.detailsSays}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-2 transition-transform group-open/folded:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-4 pt-1 pb-4">
        <PackFields form={form} />
        <DetailFields form={form} />
      </div>
    </details>
  )
}

/** Always in sight, so that nobody leaves without it. */
function SaveBar({
  form,
  isNew,
  busy,
  failure,
}: {
  form: ProductForm
  isNew: boolean
  busy: boolean
  failure: string
}) {
  return (
    <div className="sticky bottom-0 z-10 -mx-3 mt-4 flex items-center justify-end gap-4 border-t border-line bg-white px-3 py-3 md:mx-0 md:rounded-b-md">
      <p role="status" className="text-sm text-ink-2">
        {hasErrors(form.errors) ? (
          <span className="font-semibold text-sale-deep">{texts.invalid}</span>
        ) : failure ? (
          <span className="font-semibold text-sale-deep">{failure}</span>
        ) : (
          form.isChanged && texts.unsaved
        )}
      </p>
      <Button type="submit" busy={busy} disabled={!form.isChanged} className="shrink-0">
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
