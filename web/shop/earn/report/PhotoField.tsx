import Camera from 'lucide-react/icons/camera'
import ImageUp from 'lucide-react/icons/image-up'
import { useId, useState, type ReactNode } from 'react'
import { buttonClass } from '#web/ui/button-variant.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import { reportTexts as texts } from '../texts.ts'
import { shrinkPhoto } from '#web/features/photo/small-photo.ts'

/** One picture, taken now or chosen, made small before it is kept. */
export function PhotoField({
  photo,
  onChange,
}: {
  photo: string
  onChange: (photo: string) => void
}) {
  const id = useId()
  const [state, setState] = useState<'idle' | 'shrinking' | 'unreadable'>('idle')
  const chosen = (file: File) => {
    setState('shrinking')
    shrinkPhoto(file).then(
      (small) => {
        setState('idle')
        onChange(small)
      },
      () => setState('unreadable'),
    )
  }
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <p id={`${id}-label`} className="text-sm font-semibold">
        {texts.photo}
      </p>
      {photo ? (
        <div className="mt-1.5 flex items-center gap-3">
          <img src={photo} alt={texts.photoAlt} className="size-24 rounded-md object-cover" />
          <Button variant="plain" onClick={() => onChange('')}>
            {texts.removePhoto}
          </Button>
        </div>
      ) : (
        <div className="mt-1.5 grid gap-2.5 above-phone:grid-cols-2">
          <FileButton
            capture
            onFile={chosen}
            icon={<Camera aria-hidden="true" className="size-5" />}
          >
            {texts.takePhoto}
          </FileButton>
          <FileButton onFile={chosen} icon={<ImageUp aria-hidden="true" className="size-5" />}>
            {texts.choosePhoto}
          </FileButton>
        </div>
      )}
      <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-3">
        {texts.photoHint}
      </p>
      {state === 'shrinking' && <Spinner className="mt-2 size-5" label={texts.photoShrinking} />}
      <FieldError id={`${id}-error`}>
        {state === 'unreadable' && <span role="alert">{texts.photoUnreadable}</span>}
      </FieldError>
    </div>
  )
}

function FileButton({
  capture,
  icon,
  onFile,
  children,
}: {
  capture?: boolean
  icon: ReactNode
  onFile: (file: File) => void
  children: ReactNode
}) {
  return (
    <label className={buttonClass({ variant: 'quiet' }, 'has-focus-visible:outline-3')}>
      {icon}
      {children}
      <input
        type="file"
        accept="image/*"
        capture={capture ? 'environment' : undefined}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
