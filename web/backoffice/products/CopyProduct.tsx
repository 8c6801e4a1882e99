import { useState } from 'react'
import { useNavigate } from 'react-router'
import { copyProduct, type BackofficeProduct } from '#domain/catalog/backoffice/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { productTexts as texts } from './texts.ts'

const schema = copyProduct.input.omit({ id: true })

/** One more like this, under a name, an address and a code of its own. */
export function CopyProduct({ product }: { product: BackofficeProduct }) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const { id, name, slug, product_code: code, pack_units: units } = product
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.copy}
      </Button>
      {isOpen && (
        <ActionDialog
          title={texts.copyTitle}
          says={texts.copySays}
          confirm={texts.copy}
          schema={schema}
          initial={{
            name,
            slug: `${slug}-2`,
            product_code: `${code}-2`,
            pack_units: units,
            reason: '',
          }}
          onConfirm={async (named) => {
            const copied = await callBackoffice(copyProduct, { id, ...named })
            notify({ text: texts.copied })
            void navigate(backofficePaths.product(copied.id))
          }}
          onClose={() => setOpen(false)}
        >
          <Form.Text name="name" label={texts.name} />
          <Form.Text name="slug" label={texts.slug} />
          <Form.Text name="product_code" label={texts.code} />
          <Form.Number name="pack_units" label={texts.packUnits} />
        </ActionDialog>
      )}
    </>
  )
}
