import { landingBody, type LandingBody } from '#domain/publishing/landing.ts'
import { Form } from '#web/form/Form.tsx'
import type { FieldErrors } from '#web/form/field-rules.ts'
import { Panel } from '../parts/Panel.tsx'
import { BlockList } from './blocks/BlockList.tsx'
import { useSetField } from './draft/draft-context.ts'
import { FieldsOf } from './draft/fields-of.tsx'
import { PictureField } from './fields/PictureField.tsx'
import { contentTexts as texts } from './texts.ts'

/** A landing page: what search engines say of it, and its blocks. */
export function LandingFields({
  body,
  problems,
  errors,
  isReadOnly,
}: {
  body: LandingBody
  problems: Readonly<Record<string, string>>
  errors: FieldErrors
  isReadOnly: boolean
}) {
  const set = useSetField()
  return (
    <>
      <FieldsOf schema={landingBody} values={body} errors={errors} set={set}>
        <Panel title={texts.pageAbout}>
          <div className="flex flex-col gap-4">
            <div id="field-title">
              <Form.Text name="title" label={texts.pageTitle} />
            </div>
            <div id="field-seo">
              <Form.Text
                name="seo.description"
                label={texts.seoDescription}
                rows={2}
                hint={texts.seoHint(body.seo.description.length)}
              />
            </div>
            <PictureField
              label={texts.seoPicture}
              value={body.seo.picture}
              onChange={(picture) => set('seo.picture', picture)}
            />
          </div>
        </Panel>
      </FieldsOf>
      <div id="field-blocks">
        <Panel title={texts.blocks}>
          {errors['blocks'] && (
            <p role="alert" className="mb-3 text-sm text-sale">
              {errors['blocks']}
            </p>
          )}
          <BlockList
            blocks={body.blocks}
            problems={problems}
            refused={errors}
            isReadOnly={isReadOnly}
          />
        </Panel>
      </div>
    </>
  )
}
