import { useRef, useState } from 'react'
import type { ProductPicture } from '#domain/publishing/product.ts'
import { FieldError } from '#web/ui/Field.tsx'
import { useTakePictures, type TakenPicture } from '../../media/use-take-pictures.tsx'
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
  const [told, setTold] = useState('')
  const move = (from: number, to: number) => {
    if (to < 0 || to >= pictures.length || from === to) return
    const moved = [...pictures]
    moved.splice(to, 0, ...moved.splice(from, 1))
    onChange(moved)
    setTold(texts.movedPicture(to + 1, moved.length))
    // The picture keeps the caret in its new place.
    setTimeout(() => list.current?.querySelectorAll<HTMLElement>(':scope > li input')[to]?.focus())
  }
  const take = (taken: readonly TakenPicture[]) => {
    const isNew = ({ square }: TakenPicture) => pictures.every(({ src }) => src !== square)
    onChange([...pictures, ...taken.filter(isNew).map(productPictureOf)])
  }
  const room = maxPictures - pictures.length
  const { buttons, failure } = useTakePictures(texts.addPicture, take, { most: room })
  return (
    <div id="field-pictures" className="flex scroll-mt-28 flex-col gap-3">
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
      {!isReadOnly && pictures.length < maxPictures && (
        <div className="flex flex-wrap gap-3">{buttons(texts.addPicture)}</div>
      )}
      <FieldError id="field-pictures-error">{failure || error}</FieldError>
    </div>
  )
}

/** Products stand on white squares, where the point of the whole picture is another. */
function productPictureOf({ square, alt }: TakenPicture): ProductPicture {
  return { src: square, alt, focal: { x: 50, y: 50 } }
}
