import ImagePlus from 'lucide-react/icons/image-plus'
import { useRef, useState } from 'react'
import type { ProductPicture } from '#domain/publishing/product.ts'
import { useAttempt } from '#web/form/use-attempt.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { uploadPicture } from '../../products/upload-picture.ts'
import { ProductPictureRow } from './ProductPictureRow.tsx'
import { describingTexts as texts } from './texts.ts'

export const maxPictures = 12

/** The pictures in the order of the page: moved with the mouse, with keys or with buttons. */
export function ProductPictures({
  pictures,
  error,
  isReadOnly,
  onChange,
}: {
  pictures: readonly ProductPicture[]
  error?: string
  isReadOnly: boolean
  onChange: (pictures: ProductPicture[]) => void
}) {
  const list = useRef<HTMLOListElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const [told, setTold] = useState('')
  const { busy, failure, attempt } = useAttempt()
  const move = (from: number, to: number) => {
    if (to < 0 || to >= pictures.length || from === to) return
    const moved = [...pictures]
    moved.splice(to, 0, ...moved.splice(from, 1))
    onChange(moved)
    setTold(texts.movedPicture(to + 1, moved.length))
    // The picture keeps the caret in its new place.
    setTimeout(() => list.current?.querySelectorAll<HTMLElement>(':scope > li input')[to]?.focus())
  }
  const send = async (photos: readonly File[]) => {
    const room = photos.slice(0, maxPictures - pictures.length)
    const added: ProductPicture[] = []
    try {
      for (const photo of room) {
        added.push({ src: await uploadPicture(photo), alt: '', focal: { x: 50, y: 50 } })
      }
    } finally {
      const isNew = ({ src }: ProductPicture) => pictures.every((known) => known.src !== src)
      if (added.length > 0) onChange([...pictures, ...added.filter(isNew)])
    }
  }
  return (
    <div id="field-pictures" className="flex scroll-mt-24 flex-col gap-3">
      <p className="text-xs text-ink-3">{texts.picturesHint}</p>
      <ol ref={list} className="flex flex-col gap-2.5 empty:hidden">
        {pictures.map((picture, place) => (
          <ProductPictureRow
            key={picture.src}
            picture={picture}
            place={place}
            count={pictures.length}
            isReadOnly={isReadOnly}
            onMove={move}
            onChange={(changed) =>
              onChange(pictures.map((known, other) => (other === place ? changed : known)))
            }
            onRemove={() => onChange(pictures.filter((_, other) => other !== place))}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {told}
      </p>
      <input
        ref={file}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        hidden
        aria-label={texts.addPicture}
        onChange={({ target }) => {
          const photos = [...(target.files ?? [])]
          if (photos.length > 0) void attempt(() => send(photos))
          target.value = ''
        }}
      />
      {!isReadOnly && pictures.length < maxPictures && (
        <Button
          variant="secondary"
          busy={busy}
          icon={<ImagePlus aria-hidden="true" className="size-4.5" />}
          onClick={() => file.current?.click()}
          className="self-start"
        >
          {texts.addPicture}
        </Button>
      )}
      <FieldError id="field-pictures-error">{failure || error}</FieldError>
    </div>
  )
}
