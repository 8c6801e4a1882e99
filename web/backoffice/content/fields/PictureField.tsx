import ImagePlus from 'lucide-react/icons/image-plus'
import X from 'lucide-react/icons/x'
import { useId, useRef } from 'react'
import { pictureSchema } from '#domain/richtext/document.ts'
import { rulesOf } from '#web/form/field-rules.ts'
import { useAttempt } from '#web/form/use-attempt.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field, FieldError, RequiredMark } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { ChooseFromLibrary } from '../../media/ChooseFromLibrary.tsx'
import { sendPicture } from '../../media/send-picture.ts'
import { StoredPicture } from '../../media/StoredPicture.tsx'
import { contentTexts as texts } from '../texts.ts'

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
  const file = useRef<HTMLInputElement>(null)
  const { busy, failure, attempt } = useAttempt()
  const send = async (photo: File) => {
    const { stem, alt } = await sendPicture(photo)
    onChange({ src: stem, alt })
  }
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
        <input
          ref={file}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          hidden
          aria-label={label}
          onChange={({ target }) => {
            const [photo] = target.files ?? []
            if (photo) void attempt(() => send(photo))
            target.value = ''
          }}
        />
        <Button
          variant="secondary"
          busy={busy}
          icon={<ImagePlus aria-hidden="true" className="size-4.5" />}
          onClick={() => file.current?.click()}
        >
          {value ? texts.changePicture : texts.choosePicture}
        </Button>
        <ChooseFromLibrary onPick={({ src, alt }) => onChange({ src, alt })} />
        {value && (
          <IconButton
            label={texts.removePicture(label)}
            icon={<X aria-hidden="true" className="size-5" />}
            onClick={() => onChange(null)}
          />
        )}
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
