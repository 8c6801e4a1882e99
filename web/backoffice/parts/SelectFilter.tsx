import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { useIsWide } from './use-is-wide.ts'

/** One of a few, or all of them: `''`. In a row its first choice says what it is about: `Mọi loại đơn`. */
export function SelectFilter({
  label,
  value,
  options,
  onChange,
  all,
  className = 'md:max-w-60 md:min-w-36',
}: {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  /** Without it one of them is always chosen. */
  all?: string
  className?: string
}) {
  return (
    <Field label={label} labelHidden={useIsWide()} className={className}>
      {(control) => (
        <NativeSelect
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="w-full"
        >
          {all && <option value="">{all}</option>}
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
