import Camera from 'lucide-react/icons/camera'
import ImageUp from 'lucide-react/icons/image-up'
import X from 'lucide-react/icons/x'
import { useId, useState, type ReactNode } from 'react'
import { useField } from '#web/form/form-context.ts'
import { FieldError, RequiredMark } from '#web/ui/Field.tsx'
import { FileKey } from '#web/ui/FileKey.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import { shrinkPhoto } from './small-photo.ts'
import { photoTexts } from './texts.ts'

const none: readonly ReactNode[] = []

interface PhotosFieldProps {
  label: string
  hint: string
  /** Pictures that were sent before and take room, as entries of the list. */
  sent?: readonly ReactNode[]
}

/** The form's `photos`, taken now or chosen, made small before they are kept. */
export function PhotosField({ label, hint, sent = none }: PhotosFieldProps) {
  const { value, rules, error, change: onChange } = useField('photos')
  const photos = value as readonly string[]
  const id = useId()
  const [state, setState] = useState<'idle' | 'shrinking' | 'unreadable'>('idle')
  const room = (rules.maxLength ?? Infinity) - photos.length - sent.length
  const chosen = async (files: readonly File[]) => {
    setState('shrinking')
    const small = await Promise.allSettled(files.slice(0, room).map(shrinkPhoto))
    const read = small.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    onChange([...photos, ...read])
    setState(read.length === small.length ? 'idle' : 'unreadable')
  }
  const take = (files: readonly File[]) => void chosen(files)
  const problem = state === 'unreadable' ? photoTexts.unreadable : error
  return (
    <fieldset
      className="min-w-0"
      aria-invalid={problem ? true : undefined}
      aria-describedby={`${id}-hint ${id}-error`}
    >
      <legend className="text-sm font-semibold">
        {label}
        {rules.isRequired && <RequiredMark />}
      </legend>
      <p id={`${id}-hint`} className="text-xs text-ink-3">
        {hint}
      </p>
      {photos.length + sent.length > 0 && (
        <ul className="mt-2 grid grid-cols-4 gap-2 phone:grid-cols-3">
          {sent}
          {photos.map((photo, at) => (
            <li key={photo} className="relative">
              <img
                src={photo}
                alt={photoTexts.photo(sent.length + at + 1)}
                className="aspect-square w-full rounded-md border border-line object-cover"
              />
              <IconButton
                label={photoTexts.removePhoto(sent.length + at + 1)}
                icon={<X aria-hidden="true" className="size-5" />}
                onClick={() => onChange(photos.filter((other) => other !== photo))}
                className="absolute top-1 right-1 rounded-full bg-white/90"
              />
            </li>
          ))}
        </ul>
      )}
      {room > 0 && state !== 'shrinking' && (
        <div className="mt-2 grid gap-2.5 above-phone:grid-cols-2">
          <FileKey capture onFiles={take} icon={<Camera aria-hidden="true" className="size-5" />}>
            {photoTexts.take}
          </FileKey>
          <FileKey multiple onFiles={take} icon={<ImageUp aria-hidden="true" className="size-5" />}>
            {photoTexts.choose}
          </FileKey>
        </div>
      )}
      {state === 'shrinking' && (
        <p role="status" className="mt-2 flex min-h-11 items-center gap-3 text-sm text-ink-2">
          <Spinner className="size-5" label={photoTexts.shrinking} />
          {photoTexts.shrinking}
        </p>
      )}
      <FieldError id={`${id}-error`}>{problem}</FieldError>
    </fieldset>
  )
}
