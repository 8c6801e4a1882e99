import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import ImageOff from 'lucide-react/icons/image-off'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useState } from 'react'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { PhotoOnTheWay } from './photo-keeper.ts'
import type { PhotoKit } from './PhotoInput.tsx'
import { surveyPageTexts as texts } from './texts.ts'

interface PhotoTileProps {
  id: string
  /** 1 for the first. */
  place: number
  question: string
  photos: NonNullable<PhotoKit>
}

/** One picture of an answer, and below it what became of sending it. */
export function PhotoTile({ id, place, question, photos }: PhotoTileProps) {
  const onTheWay = photos.onTheWay.find((photo) => photo.id === id)
  const label = texts.photoOf(place)
  return (
    <li>
      <div className="relative">
        {onTheWay ? (
          <Picture address={onTheWay.address} label={label} />
        ) : (
          <SentPhoto id={id} read={photos.read} label={label} />
        )}
        {onTheWay?.state !== 'sending' && (
          <IconButton
            label={texts.removePhoto(place)}
            icon={<Trash2 aria-hidden="true" className="size-5" />}
            onClick={() => photos.drop(question, id)}
            className="absolute top-1.5 right-1.5 bg-white/90"
          />
        )}
        {onTheWay?.state === 'refused' && (
          <IconButton
            label={texts.photoRetry(place)}
            icon={<RotateCw aria-hidden="true" className="size-5" />}
            onClick={() => photos.retry(id)}
            className="absolute bottom-1.5 right-1.5 bg-white/90"
          />
        )}
      </div>
      {/* Always there: what a picture says of itself is read out as it changes, and nothing jumps. */}
      <p role="status" className="mt-1 min-h-5 text-sm leading-snug">
        {onTheWay && <WayWords photo={onTheWay} />}
      </p>
    </li>
  )
}

function WayWords({ photo: { state, why } }: { photo: PhotoOnTheWay }) {
  const { icon: Icon, className, words } = looks[state]
  return (
    <span className={`flex items-start gap-1.5 font-medium ${className}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{why || words}</span>
    </span>
  )
}

const looks = {
  waiting: { icon: CloudOff, className: 'text-point', words: texts.photoWaiting },
  sending: { icon: LoaderCircle, className: 'text-ink-2', words: texts.photoSending },
  refused: { icon: CircleAlert, className: 'text-sale', words: '' },
} as const

function Picture({ address, label }: { address: string; label: string }) {
  return (
    <img
      src={address}
      alt={label}
      className="aspect-4/3 w-full rounded-md border border-line object-cover"
    />
  )
}

/** A picture that the server has; without a network it says so instead of waiting for ever. */
function SentPhoto({
  id,
  read,
  label,
}: {
  id: string
  read: (id: string) => Promise<string>
  label: string
}) {
  const [address, setAddress] = useState('')
  const [isUnseen, setUnseen] = useState(false)
  useEffect(() => {
    let isGone = false
    const load = () =>
      void read(id).then(
        (found) => !isGone && setAddress(found),
        () => !isGone && setUnseen(true),
      )
    load()
    addEventListener('online', load)
    return () => {
      isGone = true
      removeEventListener('online', load)
    }
  }, [id, read])
  if (address) return <Picture address={address} label={label} />
  if (!isUnseen) return <Skeleton className="aspect-4/3 w-full rounded-md" />
  return (
    <div className="grid aspect-4/3 w-full place-content-center justify-items-center gap-1 rounded-md border border-line bg-white px-3 text-center text-sm text-ink-2">
      <ImageOff aria-hidden="true" className="size-5" />
      {texts.photoUnseen}
    </div>
  )
}
