import { pageBody, type PageBody } from '#domain/publishing/places/page.ts'
import { Form } from '#web/form/Form.tsx'
import type { FieldErrors } from '#web/form/field-rules.ts'
import { Panel } from '../../parts/Panel.tsx'
import { useSetField } from '../draft/draft-context.ts'
import { FieldsOf } from '../draft/fields-of.tsx'
import { RichTextField } from '../richtext/RichTextField.tsx'
import { At } from './At.tsx'
import { placeTexts as texts } from './texts.ts'

/** A page of fixed content: its text, and what search engines say of it. */
export function PageFields({ body, errors }: { body: PageBody; errors: FieldErrors }) {
  const set = useSetField()
  return (
    <FieldsOf schema={pageBody} values={body} errors={errors} set={set}>
      <Panel title={texts.about}>
        <div className="flex flex-col gap-4">
          <At field="title">
            <Form.Text name="title" label={texts.title} />
          </At>
          <At field="content">
            <RichTextField
              label={texts.pageContent}
              value={body.content}
              error={errors['content']}
              onChange={(content) => set('content', content)}
            />
          </At>
          <Form.Switch name="folds" label={texts.folds} hint={texts.foldsHint} />
          <At field="description">
            <Form.Text
              name="description"
              label={texts.description}
              rows={2}
              hint={texts.descriptionHint(body.description.length)}
            />
          </At>
        </div>
      </Panel>
    </FieldsOf>
  )
}
