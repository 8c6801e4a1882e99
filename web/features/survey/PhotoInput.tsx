import Camera from 'lucide-react/icons/camera'
import ImageUp from 'lucide-react/icons/image-up'
import { useState } from 'react'
import { photosOf } from '#domain/survey/limits.ts'
import { failureText } from '#web/form/failure-text.ts'
import { FieldError } from '#web/ui/Field.tsx'
import { FileKey } from '#web/ui/FileKey.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import type { PhotoOnTheWay } from './photo-keeper.ts'
import { PhotoTile } from './PhotoTile.tsx'
import type { AnswerInputProps } from './QuestionField.tsx'
import { surveyPageTexts as texts } from './texts.ts'

/** How pictures are taken and shown; null where none are taken (the back office's preview). */
export type PhotoKit = {
  /** Those that the server does not have yet. */
  onTheWay: readonly PhotoOnTheWay[]
  /** Keeps a picture for a question; false where it is kept only as long as the page lives. */
  take(question: string, file: File): Promise<boolean>
  drop(question: string, id: string): void
  retry(id: string): void
  /** One that the server has, as an address for `<img>`. */
  read(id: string): Promise<string>
} | null

/** Pictures from the camera or the phone; each says whether it is sent, waits, or why it cannot be. */
export function PhotoInput(props: AnswerInputProps & { photos: PhotoKit }) {
  const { question, value, photos, labelledBy, describedBy, isWrong } = props
  const ids = Array.isArray(value) ? value : []
  const max = photosOf(question)
  const taking = useTaking(photos, question.id)
  const refused = (photos?.onTheWay ?? []).filter(
    (photo) => photo.question === question.id && photo.state === 'refused',
  )
  const shown = [...ids, ...refused.map(({ id }) => id)]
  return (
    <div
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={isWrong ? describedBy : undefined}
    >
      {photos && shown.length > 0 && (
        <ul className="mb-3 grid grid-cols-2 gap-x-2.5 gap-y-3 above-phone:grid-cols-3">
          {shown.map((id, at) => (
            <PhotoTile key={id} id={id} place={at + 1} question={question.id} photos={photos} />
          ))}
        </ul>
      )}
      {ids.length < max && <AddPhoto isFirst={ids.length === 0} taking={taking} />}
      <p className="mt-2 text-sm text-ink-2">{texts.photoHint(max)}</p>
      <div role="alert">
        <FieldError id="survey-photo-failure">{taking.failure}</FieldError>
      </div>
    </div>
  )
}

interface Taking {
  busy: boolean
  failure: string
  take: (file: File) => void
}

function useTaking(photos: PhotoKit, question: string): Taking {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const take = (file: File) => {
    if (!photos) return setFailure(texts.photoPreview)
    setBusy(true)
    setFailure('')
    photos
      .take(question, file)
      .then(
        (isKept) => setFailure(isKept ? '' : texts.photoNotKept),
        (error: unknown) => setFailure(failureText(error)),
      )
      .finally(() => setBusy(false))
  }
  return { busy, failure, take }
}

function AddPhoto({ isFirst, taking: { busy, take } }: { isFirst: boolean; taking: Taking }) {
  if (busy) {
    return (
      <p role="status" className="flex min-h-15 items-center gap-3">
        <Spinner className="size-6" label={texts.photoReading} />
        {texts.photoReading}
      </p>
    )
  }
  const one = {
    variant: { size: 'counter', wide: true },
    onFiles: ([file]: readonly File[]) => take(file!),
  } as const
  return (
    <div className="flex flex-col gap-2.5">
      <FileKey {...one} capture icon={<Camera aria-hidden="true" className="size-6" />}>
        {isFirst ? texts.takePhoto : texts.morePhoto}
      </FileKey>
      <FileKey {...one} icon={<ImageUp aria-hidden="true" className="size-6" />}>
        {texts.choosePhoto}
      </FileKey>
    </div>
  )
}
