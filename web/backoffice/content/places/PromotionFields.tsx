import { promotionBody, type PromotionBody } from '#domain/publishing/places/promotion.ts'
import { Form } from '#web/form/Form.tsx'
import type { FieldErrors } from '#web/form/field-rules.ts'
import { Panel } from '../../parts/Panel.tsx'
import { useSetField } from '../draft/draft-context.ts'
import { FieldsOf } from '../draft/fields-of.tsx'
import { PictureField } from '../fields/PictureField.tsx'
import { ProductIdsField } from '../fields/ProductIdsField.tsx'
import { RichTextField } from '../richtext/RichTextField.tsx'
import { At } from './At.tsx'
import { placeTexts as texts } from './texts.ts'

const maxProducts = 60

/** A promotion: its days, what it gives, for which products. */
export function PromotionFields({ body, errors }: { body: PromotionBody; errors: FieldErrors }) {
  const set = useSetField()
  return (
    <FieldsOf schema={promotionBody} values={body} errors={errors} set={set}>
      <Panel title={texts.about}>
        <div className="flex flex-col gap-4">
          <At field="title">
            <Form.Text name="title" label={texts.title} />
          </At>
          <At field="summary">
            <Form.Text
              name="summary"
              label={texts.summary}
              rows={2}
              hint={texts.summaryHint(body.summary.length)}
            />
          </At>
          <At field="content">
            <RichTextField
              label={texts.promotionContent}
              value={body.content}
              error={errors['content']}
              onChange={(content) => set('content', content)}
            />
          </At>
        </div>
      </Panel>
      <Panel title={texts.days}>
        <At field="ends_on">
          <div className="grid grid-cols-3 gap-4 phone:grid-cols-1">
            <Form.Date name="starts_on" label={texts.startsOn} />
            <Form.Date name="ends_on" label={texts.endsOn} />
            <Form.Number name="sort" label={texts.sort} hint={texts.sortHint} inputMode="numeric" />
          </div>
          <p className="mt-1 text-xs text-ink-3">{texts.daysHint}</p>
        </At>
      </Panel>
      <Panel title={texts.look}>
        <div className="flex flex-col gap-5">
          <At field="picture">
            <PictureField
              label={texts.promotionPicture}
              value={body.picture}
              error={errors['picture']}
              onChange={(picture) => set('picture', picture)}
            />
          </At>
          <ProductIdsField
            label={texts.products}
            ids={body.product_ids}
            max={maxProducts}
            onChange={(ids) => set('product_ids', ids)}
          />
        </div>
      </Panel>
    </FieldsOf>
  )
}
