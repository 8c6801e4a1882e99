import { useField, type InputProps } from '#web/form/form-context.ts'
import { Field } from '#web/ui/Field.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'

/** A list of short texts, one a line. */
export function LinesInput({ name, label, hint }: InputProps) {
  const { value, rules, error, errors, change } = useField(name)
  const told = error || Object.values(errors).find(Boolean)
  return (
    <Field label={label} hint={hint} error={told} required={rules.isRequired}>
      {(control) => (
        <Textarea
          {...control}
          rows={4}
          value={((value as readonly string[] | undefined) ?? []).join('\n')}
          onChange={({ target }) => change(target.value.split('\n'))}
          onBlur={({ target }) => change(linesOf(target.value))}
        />
      )}
    </Field>
  )
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
