import { useField, type InputProps } from '#web/form/form-context.ts'
import { PictureField, type ShownPicture } from '../content/fields/PictureField.tsx'

/** A face, sent from this device. */
export function PhotoInput({ name, label }: InputProps) {
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
