import { useId } from 'react'
import { expertCategories } from '#domain/publishing/experts/backoffice.ts'
import { useField, type InputProps } from '#web/form/form-context.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { useQuery } from '../data/use-query.ts'
import { expertScreenTexts as texts } from './texts.ts'

/** What an expert knows about, each as a tick; one that is no longer used stays until it is taken away. */
export function CategoriesInput({ name, label, hint }: InputProps) {
  const { value, error, change } = useField(name)
  const id = useId()
  const { data } = useQuery(expertCategories.list, { limit: 100 })
  const chosen = (value as readonly number[] | undefined) ?? []
  const shown = (data?.items ?? []).filter((each) => each.active || chosen.includes(each.id))
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="text-sm font-semibold">{label}</legend>
      {hint && <p className="text-xs text-ink-3">{hint}</p>}
      {data?.items.length === 0 && <p className="text-sm text-ink-2">{texts.noCategories}</p>}
      <div className="grid gap-x-4 sm:grid-cols-2">
        {shown.map((category) => (
          <Checkbox
            key={category.id}
            label={category.name}
            checked={chosen.includes(category.id)}
            onChange={({ target }) =>
              change(
                target.checked
                  ? [...chosen, category.id]
                  : chosen.filter((each) => each !== category.id),
              )
            }
          />
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}
