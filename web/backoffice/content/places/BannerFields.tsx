import { bannerBody, type BannerBody } from '#domain/publishing/places/banner.ts'
import { bannerPlaceTexts } from '#domain/publishing/places/texts.ts'
import { Form } from '#web/form/Form.tsx'
import type { FieldErrors } from '#web/form/field-rules.ts'
import { Panel } from '../../parts/Panel.tsx'
import { useSetField } from '../draft/draft-context.ts'
import { FieldsOf } from '../draft/fields-of.tsx'
import { PictureField } from '../fields/PictureField.tsx'
import { At } from './At.tsx'
import { placeTexts as texts } from './texts.ts'

/** A banner: what it says, where it stands, its pictures. */
export function BannerFields({ body, errors }: { body: BannerBody; errors: FieldErrors }) {
  const set = useSetField()
  return (
    <FieldsOf schema={bannerBody} values={body} errors={errors} set={set}>
      <Panel title={texts.about}>
        <div className="flex flex-col gap-4">
          <At field="eyebrow">
            <Form.Text name="eyebrow" label={texts.eyebrow} />
          </At>
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
            <Form.Text name="action" label={texts.action} hint={texts.actionHint(texts.seeOffer)} />
          </At>
        </div>
      </Panel>
      <Panel title={texts.where}>
        <div className="grid grid-cols-3 gap-4 phone:grid-cols-1">
          <Form.Select name="place" label={texts.place} labels={bannerPlaceTexts} />
          <Form.Number name="sort" label={texts.sort} hint={texts.sortHint} inputMode="numeric" />
          <Form.Select name="tone" label={texts.tone} labels={texts.tones} />
        </div>
      </Panel>
      <Panel title={texts.look}>
        <div className="flex flex-col gap-5">
          <At field="picture">
            <PictureField
              label={texts.picture}
              value={body.picture}
              error={errors['picture']}
              onChange={(picture) => set('picture', picture)}
            />
          </At>
          <At field="picture_mobile">
            <PictureField
              label={texts.pictureMobile}
              value={body.picture_mobile}
              error={errors['picture_mobile']}
              onChange={(picture) => set('picture_mobile', picture)}
            />
            <p className="mt-1 text-xs text-ink-3">{texts.pictureMobileHint}</p>
          </At>
        </div>
      </Panel>
    </FieldsOf>
  )
}
