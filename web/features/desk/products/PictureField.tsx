import ImagePlus from 'lucide-react/icons/image-plus'
import Star from 'lucide-react/icons/star'
import X from 'lucide-react/icons/x'
import { useId, useRef, useState } from 'react'
import { failureText } from '#web/features/identity/failure-text.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { cx } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { productTexts as texts } from './texts.ts'
import { uploadPicture } from './upload-picture.ts'

/** The product's pictures in their order; the first one leads. */
export function PictureField({
  stems,
  error,
  onChange,
}: {
  stems: readonly string[]
  error?: string
  onChange: (stems: string[]) => void
}) {
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const upload = async (photos: readonly File[]) => {
    setBusy(true)
    setFailure('')
    const added: string[] = []
    try {
      for (const photo of photos) added.push(await uploadPicture(photo))
    } catch (refused) {
      setFailure(failureText(refused))
    } finally {
      // The same photo again is one picture.
      if (added.length > 0) onChange([...new Set([...stems, ...added])])
      setBusy(false)
    }
  }
  return (
    <div>
      <ul className="flex flex-wrap gap-3">
        {stems.map((stem, at) => (
          <li key={stem} className="relative">
            <img
              src={`${stem}-240.webp`}
              alt={texts.pictureAlt(at + 1)}
              width={112}
              height={112}
              className="size-28 rounded-md border border-line bg-white object-contain"
            />
            <span className="absolute top-1 right-1 flex gap-1">
              {at > 0 && (
                <IconButton
                  label={texts.leadPicture(at + 1)}
                  icon={<Star aria-hidden="true" className="size-5" />}
                  onClick={() => onChange([stem, ...stems.filter((each) => each !== stem)])}
                  className={onPicture}
                />
              )}
              <IconButton
                label={texts.removePicture(at + 1)}
                icon={<X aria-hidden="true" className="size-5" />}
                onClick={() => onChange(stems.filter((each) => each !== stem))}
                className={onPicture}
              />
            </span>
            {at === 0 && (
              <span className="mt-1 block text-center text-xs text-ink-2">{texts.lead}</span>
            )}
          </li>
        ))}
      </ul>
      <input
        ref={file}
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        hidden
        onChange={({ target }) => {
          void upload([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Button
        look="secondary"
        busy={busy}
        aria-invalid={error ? true : undefined}
        aria-describedby={cx(`${id}-hint`, (failure || error) && `${id}-error`)}
        icon={<ImagePlus aria-hidden="true" className="size-4.5" />}
        onClick={() => file.current?.click()}
        className="mt-3"
      >
        {texts.addPicture}
      </Button>
      <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-3">
        {texts.picturesHint}
      </p>
      <FieldError id={`${id}-error`}>{failure || error}</FieldError>
    </div>
  )
}

/** Seen on any picture, also on one as white as the button. */
const onPicture = 'border border-control bg-white shadow-float'
