import Camera from 'lucide-react/icons/camera'
import ImageUp from 'lucide-react/icons/image-up'
import X from 'lucide-react/icons/x'
import { useId, useState } from 'react'
import { mostReturnPhotos } from '#domain/order/return-request/api.ts'
import { shrinkPhoto } from '#web/features/earn/report/small-photo.ts'
import { FieldError, RequiredMark } from '#web/ui/Field.tsx'
import { FileKey } from '#web/ui/FileKey.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import { returnTexts as texts } from './texts.ts'

export interface PhotosFieldProps {
  photos: readonly string[]
  error: string | undefined
  onChange: (photos: readonly string[]) => void
}

/** One to four pictures, taken now or chosen, made small before they are kept. */
export function PhotosField({ photos, error, onChange }: PhotosFieldProps) {
  const id = useId()
  const [state, setState] = useState<'idle' | 'shrinking' | 'unreadable'>('idle')
  const room = mostReturnPhotos - photos.length
  const chosen = async (files: readonly File[]) => {
    setState('shrinking')
    const small = await Promise.allSettled(files.slice(0, room).map(shrinkPhoto))
    const read = small.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    onChange([...photos, ...read])
    setState(read.length === small.length ? 'idle' : 'unreadable')
  }
  const take = (files: readonly File[]) => void chosen(files)
  const problem = state === 'unreadable' ? texts.photoUnreadable : error
  return (
    <fieldset
      className="min-w-0"
      aria-invalid={problem ? true : undefined}
      aria-describedby={`${id}-hint ${id}-error`}
    >
      <legend className="text-sm font-semibold">
        {texts.photos}
        <RequiredMark />
      </legend>
      <p id={`${id}-hint`} className="text-xs text-ink-3">
        {texts.photosHint}
      </p>
      {photos.length > 0 && (
        <ul className="mt-2 grid grid-cols-4 gap-2 phone:grid-cols-3">
          {photos.map((photo, at) => (
            <li key={photo} className="relative">
              <img
                src={photo}
                alt={texts.photo(at + 1)}
                className="aspect-square w-full rounded-md border border-line object-cover"
              />
              <IconButton
                label={texts.removePhoto(at + 1)}
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
            {texts.takePhoto}
          </FileKey>
          <FileKey multiple onFiles={take} icon={<ImageUp aria-hidden="true" className="size-5" />}>
            {texts.choosePhoto}
          </FileKey>
        </div>
      )}
      {state === 'shrinking' && (
        <p role="status" className="mt-2 flex min-h-11 items-center gap-3 text-sm text-ink-2">
          <Spinner className="size-5" label={texts.photoShrinking} />
          {texts.photoShrinking}
        </p>
      )}
      <FieldError id={`${id}-error`}>{problem}</FieldError>
    </fieldset>
  )
}
