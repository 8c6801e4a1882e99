import ImagePlus from 'lucide-react/icons/image-plus'
import { useRef } from 'react'
import type { LibraryPicture, UploadedPicture } from '#domain/media/api.ts'
import { useAttempt } from '#web/form/use-attempt.ts'
import { Button } from '#web/ui/Button.tsx'
import { ChooseFromLibrary } from './ChooseFromLibrary.tsx'
import { sendPicture } from './send-picture.ts'

/** A picture of the library: as contents name it, as products do, and what it shows. */
export type TakenPicture = Pick<LibraryPicture, 'src' | 'stem' | 'square' | 'alt'>

/** The two ways to a picture: sent from this device into the library, or one that the library has. */
export function useTakePictures(
  label: string,
  onTake: (pictures: TakenPicture[]) => void,
  { most = 1 }: { most?: number } = {},
) {
  const file = useRef<HTMLInputElement>(null)
  const { busy, failure, attempt } = useAttempt()
  const send = async (photos: readonly File[]) => {
    const taken: TakenPicture[] = []
    try {
      for (const photo of photos.slice(0, most)) taken.push(takenOf(await sendPicture(photo)))
    } finally {
      // Of several some may have come before one failed.
      if (taken.length > 0) onTake(taken)
    }
  }
  const buttons = (words: string) => (
    <>
      <input
        ref={file}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple={most > 1}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const photos = [...(target.files ?? [])]
          if (photos.length > 0) void attempt(() => send(photos))
          target.value = ''
        }}
      />
      <Button
        variant="secondary"
        busy={busy}
        icon={<ImagePlus aria-hidden="true" className="size-4.5" />}
        onClick={() => file.current?.click()}
      >
        {words}
      </Button>
      <ChooseFromLibrary onPick={(picture) => onTake([picture])} />
    </>
  )
  return { buttons, failure }
}

function takenOf({ stem, square, alt }: UploadedPicture): TakenPicture {
  return { src: stem, stem, square, alt }
}
