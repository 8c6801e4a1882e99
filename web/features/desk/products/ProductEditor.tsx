import { useState } from 'react'
import { listCatalogChoices, type DeskProduct } from '#domain/catalog/desk/api.ts'
import { deskPaths } from '#web/desk-paths.ts'
import { hasErrors } from '#web/features/identity/use-fields.ts'
import { notify } from '#web/features/notices/notify.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { callDesk } from '../data/call-desk.ts'
import { useResource } from '../data/use-resource.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { Panel } from '../parts/Panel.tsx'
import { useMay } from '../session/staff-session.ts'
import { FaqFields } from './FaqFields.tsx'
import { PictureField } from './PictureField.tsx'
import { GeneralFields, LawFields, PriceFields, SaleFields, WordFields } from './ProductFields.tsx'
import { StockPanel } from './StockPanel.tsx'
import { productTexts as texts } from './texts.ts'
import { useProductForm, type ProductForm } from './use-product-form.ts'

interface ProductEditorProps {
  /** Null for a new one. */
  product: DeskProduct | null
  onSaved: (product: DeskProduct) => void
}

/** The whole product on one page: what it is, what it costs, its words and pictures, its stock. */
export function ProductEditor({ product, onSaved }: ProductEditorProps) {
  const { element, ...form } = useProductForm(product)
  const mayEdit = useMay('products.edit')
  const [isAsking, setAsking] = useState(false)
  const ask = () => form.check() && setAsking(true)
  return (
    <>
      <PageHead
        title={product?.name ?? texts.newTitle}
        back={{ to: deskPaths.products(), label: texts.back }}
        beside={
          product && <Badge tone={product.published ? 'ok' : 'neutral'}>{stateOf(product)}</Badge>
        }
        actions={
          product?.published && (
            <ButtonLink to={paths.product(product.slug)} look="secondary" target="_blank">
              {texts.seeInShop}
            </ButtonLink>
          )
        }
      />
      {form.isOutdated && <Outdated onReload={() => product && form.begin(product)} />}
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          ask()
        }}
      >
        <fieldset
          disabled={!mayEdit}
          className="grid min-w-0 items-start gap-4 lg:grid-cols-[1.6fr_1fr]"
        >
          <MainColumn form={form} />
          <div className="flex min-w-0 flex-col gap-4">
            <Panel title={texts.pictures}>
              <PictureField
                stems={form.draft.pictures}
                error={form.errors.pictures}
                onChange={(pictures) => form.set({ pictures })}
              />
            </Panel>
            <Panel title={texts.sale}>
              <SaleFields form={form} />
            </Panel>
            <Panel title={texts.law}>
              <LawFields form={form} />
            </Panel>
          </div>
        </fieldset>
        {mayEdit && <SaveBar form={form} isNew={product === null} />}
      </form>
      {product && <StockPanel product={product} onChanged={onSaved} />}
      {isAsking && (
        <ActionDialog
          title={product ? texts.saveTitle : texts.createTitle}
          says={form.draft.published ? texts.saveSays : texts.hiddenSays}
          confirm={product ? texts.save : texts.create}
          reason={{ required: true, shortest: 3 }}
          onConfirm={async (reason) => {
            const saved = await form.save(reason)
            notify({ text: product ? texts.saved : texts.created })
            onSaved(saved)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function stateOf({ published }: DeskProduct): string {
  return published ? texts.selling : texts.hidden
}

function MainColumn({ form }: { form: ProductForm }) {
  const choices = useResource('catalog-choices', (signal) =>
    callDesk(listCatalogChoices, {}, { signal }),
  )
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Panel title={texts.general}>
        <GeneralFields form={form} choices={choices.data} />
      </Panel>
      <Panel title={texts.price}>
        <PriceFields form={form} />
      </Panel>
      <Panel title={texts.words}>
        <WordFields form={form} />
      </Panel>
      <Panel title={texts.faqs}>
        <FaqFields faqs={form.draft.faqs} onChange={(faqs) => form.set({ faqs })} />
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
      <Button look="secondary" onClick={onReload}>
        {texts.reload}
      </Button>
    </div>
  )
}
