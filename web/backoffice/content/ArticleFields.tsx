import { articleBody, type ArticleBody } from '#domain/publishing/article.ts'
import { listContentChoices } from '#domain/publishing/backoffice/api.ts'
import { Form } from '#web/form/Form.tsx'
import type { FieldErrors } from '#web/form/field-rules.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { useQuery } from '../data/use-query.ts'
import { Panel } from '../parts/Panel.tsx'
import { useSetField } from './draft/draft-context.ts'
import { FieldsOf } from './draft/fields-of.tsx'
import { PictureField } from './fields/PictureField.tsx'
import { ProductIdsField } from './fields/ProductIdsField.tsx'
import { RichTextField } from './richtext/RichTextField.tsx'
import { contentTexts as texts } from './texts.ts'

const maxProducts = 8

/** An article: its text, what lists say of it, whose it is, what is sold below it. */
export function ArticleFields({ body, errors }: { body: ArticleBody; errors: FieldErrors }) {
  const set = useSetField()
  return (
    <FieldsOf schema={articleBody} values={body} errors={errors} set={set}>
      <Panel title={texts.writing}>
        <div className="flex flex-col gap-4">
          <div id="field-title">
            <Form.Text name="title" label={texts.articleTitle} />
          </div>
          <div id="field-excerpt">
            <Form.Text
              name="excerpt"
              label={texts.excerpt}
              rows={3}
              hint={texts.excerptHint(body.excerpt.length)}
            />
          </div>
          <div id="field-content">
            <RichTextField
              path="content"
              label={texts.content}
              value={body.content}
              error={errors['content']}
              onChange={(content) => set('content', content)}
            />
          </div>
        </div>
      </Panel>
      <Panel title={texts.about}>
        <div className="grid items-start gap-5 @xl:grid-cols-2">
          <div id="field-thumbnail" className="@xl:col-span-2">
            <PictureField
              label={texts.thumbnail}
              value={body.thumbnail}
              error={errors['thumbnail']}
              onChange={(picture) => set('thumbnail', picture)}
            />
          </div>
          <CategoryAndTags body={body} set={set} />
          <Author body={body} set={set} />
          <ProductIdsField
            label={texts.products}
            hint={texts.productsHint(maxProducts)}
            ids={body.product_ids}
            max={maxProducts}
            onChange={(ids) => set('product_ids', ids)}
          />
        </div>
      </Panel>
    </FieldsOf>
  )
}

interface PartProps {
  body: ArticleBody
  set: (path: string, value: unknown) => void
}

function CategoryAndTags({ body, set }: PartProps) {
  const { data } = useQuery(listContentChoices, {})
  const tags = body.tag_ids
  return (
    <>
      <Field label={texts.category}>
        {(control) => (
          <NativeSelect
            {...control}
            name="category_id"
            value={body.category_id === null ? '' : String(body.category_id)}
            onChange={({ target }) =>
              set('category_id', target.value ? Number(target.value) : null)
            }
            className="w-full"
          >
            <option value="">{texts.noCategory}</option>
            {data?.categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{texts.tags}</legend>
        {data?.tags.length === 0 && <p className="text-sm text-ink-2">{texts.noTags}</p>}
        <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4">
          {data?.tags.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={tags.includes(id)}
              disabled={tags.length >= 10 && !tags.includes(id)}
              onChange={({ target }) =>
                set('tag_ids', target.checked ? [...tags, id] : tags.filter((tag) => tag !== id))
              }
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}

function Author({ body, set }: PartProps) {
  return (
    <div id="field-author" className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <Form.Text name="author.name" label={texts.authorName} />
        <Form.Text name="author.title" label={texts.authorTitle} />
      </div>
      <PictureField
        label={texts.authorPhoto}
        value={body.author.photo}
        onChange={(picture) => set('author.photo', picture)}
      />
    </div>
  )
}
