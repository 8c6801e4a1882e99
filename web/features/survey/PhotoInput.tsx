import Camera from 'lucide-react/icons/camera'
import ImageUp from 'lucide-react/icons/image-up'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useState, type ReactNode } from 'react'
import { photosOf } from '#domain/survey/limits.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { buttonClass } from '#web/ui/button-look.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import type { AnswerInputProps } from './QuestionField.tsx'
import { surveyPageTexts as texts } from './texts.ts'

/** How pictures get to the server and back; null where none are taken (the desk's preview). */
export type PhotoKit = {
  /** Sends a picture for a question; its id. */
  send(question: string, file: File): Promise<string>
  /** As an address for `<img>`. */
  read(id: string): Promise<string>
} | null

/** Pictures from the camera or the phone; one that could not be sent waits on the screen to be sent again. */
export function PhotoInput(props: AnswerInputProps & { photos: PhotoKit }) {
  const { question, value, onChange, photos, labelledBy, describedBy, isWrong } = props
  const ids = Array.isArray(value) ? value : []
  const most = photosOf(question)
  const sending = useSending(photos, question.id, (id) => onChange([...ids, id]))
  return (
    <div
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={isWrong ? describedBy : undefined}
    >
      {ids.length > 0 && (
        <ul className="mb-3 grid grid-cols-2 gap-2.5 above-phone:grid-cols-3">
          {ids.map((id, place) => (
            <li key={id} className="relative">
              <Photo id={id} photos={photos} label={texts.photoOf(place + 1)} />
              <IconButton
                label={texts.removePhoto(place + 1)}
                icon={<Trash2 aria-hidden="true" className="size-5" />}
                onClick={() => {
                  const left = ids.filter((each) => each !== id)
                  onChange(left.length > 0 ? left : null)
                }}
                className="absolute top-1.5 right-1.5 bg-white/90"
              />
            </li>
          ))}
        </ul>
      )}
      {ids.length < most && <AddPhoto isFirst={ids.length === 0} sending={sending} />}
      <p className="mt-2 text-sm text-ink-2">{texts.photoHint(most)}</p>
    </div>
  )
}

interface Sending {
  busy: boolean
  failure: string
  failed: File | null
  send: (file: File) => void
}

function useSending(photos: PhotoKit, question: string, onSent: (id: string) => void): Sending {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [failed, setFailed] = useState<File | null>(null)
  const send = (file: File) => {
    if (!photos) return setFailure(texts.photoPreview)
    setBusy(true)
    setFailure('')
    photos
      .send(question, file)
      .then(
        (id) => {
          setFailed(null)
          onSent(id)
        },
        (error: unknown) => {
          setFailed(file)
          setFailure(`${texts.photoFailed} ${failureText(error)}`)
        },
      )
      .finally(() => setBusy(false))
  }
  return { busy, failure, failed, send }
}

function AddPhoto({ isFirst, sending }: { isFirst: boolean; sending: Sending }) {
  const { busy, failure, failed, send } = sending
  if (busy) {
    return (
      <p role="status" className="flex min-h-15 items-center gap-3">
        <Spinner className="size-6" label={texts.photoSending} />
        {texts.photoSending}
      </p>
    )
  }
  return (
    <div className="flex flex-col gap-2.5">
      {failed && (
        <Button
          look="secondary"
          size="counter"
          wide
          icon={<RotateCw aria-hidden="true" className="size-5" />}
          onClick={() => send(failed)}
        >
          {texts.photoRetry}
        </Button>
      )}
      <FileKey capture onFile={send} icon={<Camera aria-hidden="true" className="size-6" />}>
        {isFirst ? texts.takePhoto : texts.morePhoto}
      </FileKey>
      <FileKey onFile={send} icon={<ImageUp aria-hidden="true" className="size-6" />}>
        {texts.choosePhoto}
      </FileKey>
      <div role="alert">
        <FieldError id="survey-photo-failure">{failure}</FieldError>
      </div>
    </div>
  )
}

function FileKey({
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
    <label
      className={buttonClass(
        { look: 'quiet', size: 'counter', wide: true },
        'has-focus-visible:outline-3',
      )}
    >
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

function Photo({ id, photos, label }: { id: string; photos: PhotoKit; label: string }) {
  const [address, setAddress] = useState('')
  useEffect(() => {
    let isGone = false
    void photos?.read(id).then(
      (found) => !isGone && setAddress(found),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [id, photos])
  if (!address) return <Skeleton className="aspect-4/3 w-full rounded-md" />
  return <img src={address} alt={label} className="aspect-4/3 w-full rounded-md object-cover" />
}
