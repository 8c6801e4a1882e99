import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { pictureSchema } from '#domain/richtext/document.ts'
import { rulesOf } from '#web/form/field-rules.ts'
import { Field, FieldError, RequiredMark } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { StoredPicture } from '../../media/StoredPicture.tsx'
import { contentTexts as texts } from '../texts.ts'
import { useTakePictures } from '../../media/use-take-pictures.tsx'

const { maxLength } = rulesOf(pictureSchema.shape.alt)

export interface ShownPicture {
  src: string
  alt: string
}

/** One picture with what it shows here: of the library, or sent from this device into it. */
export function PictureField({
  label,
  value,
  error,
  required,
  onChange,
}: {
  label: string
  value: ShownPicture | null
  error?: string
  required?: boolean
  onChange: (picture: ShownPicture | null) => void
}) {
  const id = useId()
  const { buttons, failure } = useTakePictures(label, ([picture]) => {
    if (picture) onChange({ src: picture.src, alt: picture.alt })
  })
  return (
    <fieldset
      aria-describedby={error || failure ? `${id}-error` : undefined}
      className="flex min-w-0 flex-col gap-2"
    >
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className="flex flex-wrap items-start gap-3">
        {value && (
          <StoredPicture
            src={value.src}
            alt={value.alt}
            className="h-28 w-40 rounded-md border border-line bg-white object-cover"
          />
        )}
        {/* What does not fit stands below its own kind, not below the picture. */}
        <div className="flex min-w-44 flex-1 flex-wrap gap-3">
          {buttons(value ? texts.changePicture : texts.choosePicture)}
          {value && (
            <IconButton
              label={texts.removePicture(label)}
              icon={<X aria-hidden="true" className="size-5" />}
              onClick={() => onChange(null)}
            />
          )}
        </div>
      </div>
      {value && (
        <Field label={texts.alt} hint={texts.altHint}>
          {(control) => (
            <TextInput
              {...control}
              value={value.alt}
              maxLength={maxLength}
              autoComplete="off"
              onChange={({ target }) => onChange({ ...value, alt: target.value })}
            />
          )}
        </Field>
      )}
      <FieldError id={`${id}-error`}>{failure || error}</FieldError>
    </fieldset>
  )
}
