import type { Output } from '#domain/contract.ts'
import type { listCatalogChoices } from '#domain/catalog/backoffice/api.ts'
import { productKinds } from '#domain/catalog/product-kinds.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { PackFields } from './DetailFields.tsx'
import { FigureField, TextField } from './draft-fields.tsx'
import { LikeField } from './LikeField.tsx'
import { productTexts as texts } from './texts.ts'
import type { ProductForm } from './use-product-form.ts'
import { rulesFor } from './product-draft.ts'

type Choices = Output<typeof listCatalogChoices>
export function GeneralFields({
  form,
  choices,
  isNew,
}: {
  form: ProductForm
  choices?: Choices
  /** From then on name and kind are part of what is published of it. */
  isNew: boolean
}) {
  const { draft, errors, set } = form
  const category = choices?.categories.find(({ id }) => id === draft.category_id)
  return (
    <div className="flex flex-col gap-4">
      {isNew && <LikeField form={form} />}
      {isNew && <TextField form={form} name="name" label={texts.name} />}
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          form={form}
          name="slug"
          label={texts.slug}
          hint={isNew ? texts.slugFollows : texts.slugHint}
        />
        <TextField form={form} name="product_code" label={texts.code} />
        {isNew && (
          <Choice
            label={texts.kind}
            value={draft.kind}
            options={productKinds.map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
            onChange={(value) => set({ kind: productKinds.find((kind) => kind === value) })}
          />
        )}
        <Choice
          label={texts.category}
          error={errors.category_id}
          required={rulesFor('category_id').isRequired}
          value={String(draft.category_id || '')}
          options={optionsOf(choices?.categories)}
          onChange={(value) => set({ category_id: Number(value), sub_category_ids: [] })}
        />
        <Choice
          label={texts.brand}
          error={errors.brand_id}
          required={rulesFor('brand_id').isRequired}
          value={String(draft.brand_id || '')}
          options={optionsOf(choices?.brands)}
          onChange={(value) => set({ brand_id: Number(value) })}
        />
        <TextField form={form} name="unit" label={texts.unit} hint={texts.unitHint} />
      </div>
      {!isNew && <PackFields form={form} />}
      {category && <Groups form={form} groups={category.sub_categories} />}
    </div>
  )
}

function optionsOf(choices: readonly { id: number; name: string }[] = []) {
  return [
    { value: '', label: texts.choose },
    ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
}

function Groups({
  form: { draft, set },
  groups,
}: {
  form: ProductForm
  groups: Choices['categories'][number]['sub_categories']
}) {
  const chosen = new Set(draft.sub_category_ids)
  const toggle = (id: number, isChosen: boolean) =>
    set({
      sub_category_ids: isChosen
        ? [...draft.sub_category_ids, id]
        : draft.sub_category_ids.filter((each) => each !== id),
    })
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{texts.groups}</legend>
      {groups.length === 0 && <p className="text-ink-2">{texts.noGroups}</p>}
      <div className="grid gap-x-4 md:grid-cols-2">
        {groups.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.has(id)}
            onChange={({ target }) => toggle(id, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}

export function PriceFields({ form }: { form: ProductForm }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <FigureField form={form} name="original_price" label={texts.originalPrice} />
      <FigureField form={form} name="discount_price" label={texts.discountPrice} />
      <FigureField form={form} name="estimated_point" label={texts.points} />
    </div>
  )
}

/** A new one has no words that a pharmacist has approved: nothing is sold before. */
export function SaleFields({ form, isNew }: { form: ProductForm; isNew: boolean }) {
  const { draft, errors, set } = form
  return (
    <div>
      {isNew ? (
        <p className="mb-2 text-ink-2">{texts.soldLater}</p>
      ) : (
        <Checkbox
          label={texts.isPublished}
          checked={draft.published}
          error={errors.published}
          onChange={({ target }) => set({ published: target.checked })}
        />
      )}
      {form.isPointPackage && (
        <Checkbox
          label={texts.sellsPoints}
          checked={draft.sells_points}
          onChange={({ target }) => set({ sells_points: target.checked })}
        />
      )}
      <Checkbox
        label={texts.isVaccine}
        checked={draft.vaccine_shop}
        onChange={({ target }) => set({ vaccine_shop: target.checked })}
      />
    </div>
  )
}

function Choice({
  label,
  value,
  options,
  error,
  required,
  onChange,
}: {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  error?: string
  required?: boolean
  onChange: (value: string) => void
}) {
  return (
    <Field label={label} error={error} required={required}>
      {(control) => (
        <NativeSelect
          {...control}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="w-full"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
