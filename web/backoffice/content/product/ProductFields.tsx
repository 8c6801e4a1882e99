import { productKinds } from '#domain/catalog/product-kinds.ts'
import { leafletParts, productBody, type ProductBody } from '#domain/publishing/product.ts'
import { Form } from '#web/form/Form.tsx'
import type { FieldErrors } from '#web/form/field-rules.ts'
import { Card } from '#web/ui/Card.tsx'
import { Field, FieldError } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { LinesInput } from '../../kit/LinesInput.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { productTexts } from '../../products/texts.ts'
import { useSetField } from '../draft/draft-context.ts'
import { FieldsOf } from '../draft/fields-of.tsx'
import { FaqFields } from './FaqFields.tsx'
import { InPlaceText } from './InPlaceText.tsx'
import { PricePanel } from './PricePanel.tsx'
import { ProductPictures } from './ProductPictures.tsx'
import { describingTexts as texts } from './texts.ts'

interface ProductFieldsProps {
  productId: number
  body: ProductBody
  errors: FieldErrors
  isReadOnly: boolean
}

/** A product in the order of its page: pictures and name, price, leaflet beside the label, story, questions. */
export function ProductFields(props: ProductFieldsProps) {
  const { body, errors, isReadOnly } = props
  const set = useSetField()
  return (
    <FieldsOf schema={productBody} values={body} errors={errors} set={set}>
      <div className="@container flex flex-col gap-4">
        <div className="grid items-start gap-4 @2xl:grid-cols-2">
          <Panel title={texts.pictures}>
            <ProductPictures
              pictures={body.pictures}
              error={errors['pictures']}
              isReadOnly={isReadOnly}
              onChange={(pictures) => set('pictures', pictures)}
            />
          </Panel>
          <Head {...props} />
        </div>
        <div className="grid items-start gap-4 @2xl:grid-cols-[minmax(0,1fr)_19rem]">
          <Leaflet {...props} set={set} />
          <Declaration body={body} set={set} />
        </div>
        <Card as="section" className="px-4 py-3">
          <InPlaceText
            path="description"
            label={texts.description}
            value={body.description}
            error={errors['description']}
            isReadOnly={isReadOnly}
            onChange={(document) => set('description', document)}
          />
        </Card>
        <Panel title={texts.faqs}>
          <div id="field-faqs" className="scroll-mt-28">
            <FaqFields faqs={body.faqs} onChange={(faqs) => set('faqs', faqs)} />
            <FieldError id="field-faqs-error">{errors['faqs']}</FieldError>
          </div>
        </Panel>
      </div>
    </FieldsOf>
  )
}

function Head({ productId }: ProductFieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      <Panel title={texts.head}>
        <div className="flex flex-col gap-4">
          <div id="field-title">
            <Form.Text name="title" label={texts.name} rows={2} />
          </div>
          <PricePanel id={productId} />
          <div id="field-short_description">
            <Form.Text
              name="short_description"
              label={texts.shortDescription}
              hint={texts.shortHint}
              rows={3}
            />
          </div>
        </div>
      </Panel>
    </div>
  )
}

type Set = (path: string, value: unknown) => void

function Leaflet({ body, errors, isReadOnly, set }: ProductFieldsProps & { set: Set }) {
  return (
    <Panel title={texts.leaflet}>
      <div className="flex flex-col divide-y divide-line [&>*]:py-3 [&>*:first-child]:pt-0 [&>*:last-child]:pb-0">
        {leafletParts.map((part) => (
          <InPlaceText
            key={part}
            path={part}
            label={texts.parts[part]}
            value={body[part]}
            error={errors[part]}
            isReadOnly={isReadOnly}
            onChange={(document) => set(part, document)}
          />
        ))}
      </div>
    </Panel>
  )
}

/** What the declaration says: by it the texts are checked. */
function Declaration({ body, set }: { body: ProductBody; set: Set }) {
  return (
    <Panel title={texts.declaration}>
      <div className="flex flex-col gap-4">
        <Field label={texts.kind}>
          {(control) => (
            <NativeSelect
              {...control}
              name="kind"
              value={body.kind}
              onChange={({ target }) => set('kind', target.value)}
              className="w-full"
            >
              {productKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {productTexts.kinds[kind]}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <div id="field-registration_no">
          <Form.Text
            name="registration_no"
            label={texts.registrationNo}
            hint={texts.registrationHint}
          />
        </div>
        <div id="field-declared_uses">
          <LinesInput
            name="declared_uses"
            label={texts.declaredUses}
            hint={texts.declaredUsesHint}
          />
        </div>
        <div id="field-company">
          <Form.Text name="company" label={texts.company} rows={2} />
        </div>
        <Form.Text name="manufacturer" label={texts.manufacturer} />
        <Form.Text name="origin" label={texts.origin} />
      </div>
    </Panel>
  )
}
