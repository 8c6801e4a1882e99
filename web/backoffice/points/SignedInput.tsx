import { useState } from 'react'
import { useField, type InputProps } from '#web/form/form-context.ts'
import { AmountInput } from '#web/ui/AmountInput.tsx'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { adjustmentScreenTexts as texts } from './texts.ts'

/** Points with their direction beside them: no keyboard of a phone has to find a minus. */
export function SignedInput({ name, label, hint }: InputProps) {
  const { value, rules, error, change, leave } = useField(name, label)
  const points = typeof value === 'number' ? value : 0
  const [isMinus, setMinus] = useState(points < 0)
  const set = (count: number, minus: boolean) =>
    change(count === 0 ? undefined : minus ? -count : count)
  return (
    <div className="flex items-start gap-2">
      <Field label={texts.sign} className="w-28 shrink-0">
        {(control) => (
          <NativeSelect
            {...control}
            value={isMinus ? 'minus' : 'plus'}
            onChange={({ target }) => {
              setMinus(target.value === 'minus')
              set(Math.abs(points), target.value === 'minus')
            }}
            className="w-full"
          >
            <option value="plus">{texts.plus}</option>
            <option value="minus">{texts.minus}</option>
          </NativeSelect>
        )}
      </Field>
      <Field label={label} hint={hint} error={error} required={rules.isRequired} className="flex-1">
        {(control) => (
          <AmountInput
            {...control}
            name={name}
            maxLength={undefined}
            value={points === 0 ? '' : String(Math.abs(points))}
            onValueChange={(typed) => set(Number(typed), isMinus)}
            onBlur={leave}
          />
        )}
      </Field>
    </div>
  )
}
