import { useField, type InputProps } from '#web/form/form-context.ts'
import { MomentField } from '../parts/MomentField.tsx'

/** A moment of Vietnam that may be left open: null then. */
export function PlanMoment({ name, label, hint }: InputProps) {
  const { value, error, change } = useField(name)
  return (
    <div>
      <MomentField
        label={label}
        value={typeof value === 'string' ? value : ''}
        error={error}
        onChange={(iso) => change(iso === '' ? null : iso)}
      />
      {hint && <p className="mt-1 text-sm text-ink-2">{hint}</p>}
    </div>
  )
}
