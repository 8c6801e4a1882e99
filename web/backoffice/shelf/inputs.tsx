import { listCatalogChoices } from '#domain/catalog/backoffice/api.ts'
import { useField, type InputProps } from '#web/form/form-context.ts'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { PictureField, type ShownPicture } from '../content/fields/PictureField.tsx'
import { useQuery } from '../data/use-query.ts'
import { shelfTexts as texts } from './texts.ts'

/** One of the categories there are. */
export function CategoryInput({ name, label, hint }: InputProps) {
  const { value, rules, error, change, leave } = useField(name, label)
  const { data } = useQuery(listCatalogChoices, {})
  return (
    <Field label={label} hint={hint} error={error} required={rules.isRequired}>
      {(control) => (
        <NativeSelect
          {...control}
          value={String((value as number | undefined) ?? 0)}
          onChange={({ target }) => change(Number(target.value))}
          onBlur={leave}
          className="w-full"
        >
          <option value="0">{texts.choose}</option>
          {data?.categories.map(({ id, name: title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}

/** A colour, chosen or written. */
export function ColorInput({ name, label, hint }: InputProps) {
  const { value, rules, error, change, leave } = useField(name, label)
  const color = (value as string | undefined) ?? ''
  return (
    <Field label={label} hint={hint} error={error} required={rules.isRequired}>
      {(control) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={label}
            value={/^#[0-9a-f]{6}$/i.test(color) ? color : '#000000'}
            onChange={({ target }) => change(target.value)}
            className="size-11 shrink-0 cursor-pointer rounded-md border border-line bg-white p-1"
          />
          <TextInput
            {...control}
            value={color}
            maxLength={rules.maxLength}
            autoComplete="off"
            onChange={({ target }) => change(target.value)}
            onBlur={leave}
          />
        </div>
      )}
    </Field>
  )
}

/** A picture of the library. */
export function PictureInput({ name, label }: InputProps) {
  const { value, error, errors, change } = useField(name)
  return (
    <PictureField
      label={label}
      value={(value as ShownPicture | null | undefined) ?? null}
      error={error ?? errors['alt']}
      onChange={change}
    />
  )
}
