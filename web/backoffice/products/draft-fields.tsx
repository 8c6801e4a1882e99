import { keepDigits } from '#web/ui/DigitsInput.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { rulesFor, type ProductDraft } from './product-draft.ts'
import type { ProductForm } from './use-product-form.ts'

/** The draft's fields of text. */
type TextName = {
  [Name in keyof ProductDraft]: ProductDraft[Name] extends string ? Name : never
}[keyof ProductDraft]

interface TextFieldProps {
  form: ProductForm
  name: TextName
  label: string
  hint?: string
}

export function TextField({ form, name, label, hint }: TextFieldProps) {
  const { isRequired, maxLength } = rulesFor(name)
  return (
    <Field label={label} hint={hint} error={form.errors[name]} required={isRequired}>
      {(control) => (
        <TextInput
          {...control}
          value={form.draft[name]}
          maxLength={maxLength}
          autoComplete="off"
          onChange={({ target }) => form.set({ [name]: target.value })}
        />
      )}
    </Field>
  )
}

export function FigureField({ form, name, label }: TextFieldProps) {
  return (
    <Field label={label} error={form.errors[name]} required={rulesFor(name).isRequired}>
      {(control) => (
        <TextInput
          {...control}
          value={form.draft[name]}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => form.set({ [name]: keepDigits(target.value, 11) })}
          className="tabular"
        />
      )}
    </Field>
  )
}
