import { popupPages } from '#domain/publishing/places/places.ts'
import { popupBody, type PopupBody } from '#domain/publishing/places/popup.ts'
import { popupActionTexts, popupPageTexts } from '#domain/publishing/places/texts.ts'
import { Form } from '#web/form/Form.tsx'
import type { FieldErrors } from '#web/form/field-rules.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { useSetField } from '../draft/draft-context.ts'
import { FieldsOf } from '../draft/fields-of.tsx'
import { PictureField } from '../fields/PictureField.tsx'
import { ProductIdsField } from '../fields/ProductIdsField.tsx'
import { At } from './At.tsx'
import { placeTexts as texts } from './texts.ts'

const maxShownWith = 50

/** A popup: what it says, what brings it and where, what it offers. */
export function PopupFields({ body, errors }: { body: PopupBody; errors: FieldErrors }) {
  const set = useSetField()
  return (
    <FieldsOf schema={popupBody} values={body} errors={errors} set={set}>
      <Panel title={texts.about}>
        <div className="flex flex-col gap-4">
          <At field="title">
            <Form.Text name="title" label={texts.title} />
          </At>
          <At field="text">
            <Form.Text name="text" label={texts.text} rows={2} />
          </At>
          <At field="link">
            <Form.Text name="link" label={texts.link} rows={1} hint={texts.linkHint} />
          </At>
          <At field="action">
            <Form.Text name="action" label={texts.action} hint={texts.actionHint(texts.see)} />
          </At>
          <At field="picture">
            <PictureField
              label={texts.popupPicture}
              value={body.picture}
              error={errors['picture']}
              onChange={(picture) => set('picture', picture)}
            />
          </At>
          <ProductIdsField
            label={texts.offered}
            hint={texts.offeredHint}
            ids={body.product_id === null ? [] : [body.product_id]}
            max={1}
            onChange={([id = null]) => set('product_id', id)}
          />
        </div>
      </Panel>
      <Panel title={texts.where}>
        <div className="flex flex-col gap-4">
          <Form.Select name="action_type" label={texts.popupAction} labels={popupActionTexts} />
          <At field="pages">
            <Pages pages={body.pages} onChange={(pages) => set('pages', pages)} />
          </At>
          <ProductIdsField
            label={texts.shownWith}
            hint={texts.shownWithHint}
            ids={body.shown_with_ids}
            max={maxShownWith}
            onChange={(ids) => set('shown_with_ids', ids)}
          />
          <p className="rounded-md bg-primary-tint px-4 py-3 text-sm">{texts.popupNever}</p>
        </div>
      </Panel>
    </FieldsOf>
  )
}

function Pages({
  pages,
  onChange,
}: {
  pages: PopupBody['pages']
  onChange: (pages: PopupBody['pages']) => void
}) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{texts.popupPages}</legend>
      <div className="flex flex-wrap gap-x-5">
        {popupPages.map((page) => (
          <Checkbox
            key={page}
            label={popupPageTexts[page]}
            checked={pages.includes(page)}
            onChange={({ target }) =>
              onChange(
                popupPages.filter((each) =>
                  each === page ? target.checked : pages.includes(each),
                ),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
