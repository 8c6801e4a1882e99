import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import X from 'lucide-react/icons/x'
import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { ProductPicture } from '#domain/publishing/product.ts'
import { pictureSchema } from '#domain/richtext/document.ts'
import { pictureSrcOf } from '#web/features/richtext/picture-src.ts'
import { rulesOf } from '#web/form/field-rules.ts'
import { cx } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { describingTexts as texts } from './texts.ts'

const { maxLength } = rulesOf(pictureSchema.shape.alt)
/** Of what is dragged only its place is told. */
const dragType = 'application/x-anlanh-picture'

/** One picture: where it stands, what it shows, what stays in sight where it is cut. */
export function ProductPictureRow({
  picture,
  place,
  count,
  isReadOnly,
  onMove,
  onChange,
  onRemove,
}: {
  picture: ProductPicture
  place: number
  count: number
  isReadOnly: boolean
  onMove: (from: number, to: number) => void
  onChange: (picture: ProductPicture) => void
  onRemove: () => void
}) {
  const [isOver, setOver] = useState(false)
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!event.altKey || step === 0 || isReadOnly) return
    event.preventDefault()
    onMove(place, place + step)
  }
  return (
    <li
      aria-label={texts.pictureNth(place + 1)}
      onKeyDown={press}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onMove(Number(event.dataTransfer.getData(dragType)), place)
      }}
      className={cx(
        'flex flex-wrap items-start gap-3 rounded-md border p-2.5',
        isOver ? 'border-primary bg-primary-tint' : 'border-line',
      )}
    >
      <FocalPoint picture={picture} nth={place + 1} isReadOnly={isReadOnly} onChange={onChange} />
      <div className="min-w-0 flex-1 basis-44">
        <Field label={texts.alt}>
          {(control) => (
            <TextInput
              {...control}
              value={picture.alt}
              maxLength={maxLength}
              autoComplete="off"
              onChange={({ target }) => onChange({ ...picture, alt: target.value })}
            />
          )}
        </Field>
      </div>
      {!isReadOnly && (
        <div className="flex items-center">
          <span
            draggable
            aria-hidden="true"
            onDragStart={({ dataTransfer }) => dataTransfer.setData(dragType, String(place))}
            className="flex size-11 cursor-grab items-center justify-center text-ink-3"
          >
            <GripVertical className="size-5" />
          </span>
          <IconButton
            label={texts.up(place + 1)}
            icon={<ArrowUp aria-hidden="true" className="size-4.5" />}
            disabled={place === 0}
            onClick={() => onMove(place, place - 1)}
          />
          <IconButton
            label={texts.down(place + 1)}
            icon={<ArrowDown aria-hidden="true" className="size-4.5" />}
            disabled={place === count - 1}
            onClick={() => onMove(place, place + 1)}
          />
          <IconButton
            label={texts.removePicture(place + 1)}
            icon={<X aria-hidden="true" className="size-4.5" />}
            onClick={onRemove}
          />
        </div>
      )}
    </li>
  )
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowUp: [0, -5],
  ArrowDown: [0, 5],
}

/** The point is set by a press on the picture, or moved with the arrows. */
function FocalPoint({
  picture,
  nth,
  isReadOnly,
  onChange,
}: {
  picture: ProductPicture
  nth: number
  isReadOnly: boolean
  onChange: (picture: ProductPicture) => void
}) {
  const { x, y } = picture.focal
  const put = (left: number, top: number) =>
    onChange({ ...picture, focal: { x: inPicture(left), y: inPicture(top) } })
  const point = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    // Pressed with a key it has no place.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    put(((clientX - left) / width) * 100, ((clientY - top) / height) * 100)
  }
  const press = (event: KeyboardEvent) => {
    const step = arrows[event.key]
    if (!step || event.altKey) return
    event.preventDefault()
    put(x + step[0], y + step[1])
  }
  return (
    <button
      type="button"
      disabled={isReadOnly}
      aria-label={texts.focal(nth, x, y)}
      onClick={point}
      onKeyDown={press}
      className="relative size-28 shrink-0 cursor-crosshair overflow-hidden rounded-md border border-line bg-white"
    >
      <img
        src={pictureSrcOf(picture.src, 240)}
        alt=""
        width={112}
        height={112}
        className="size-full object-cover"
      />
      <span
        aria-hidden="true"
        style={{ left: `${x}%`, top: `${y}%` }}
        className="pointer-events-none absolute size-4 -translate-1/2 rounded-full border-2 border-white bg-primary shadow-float"
      />
    </button>
  )
}

function inPicture(share: number): number {
  return Math.min(100, Math.max(0, Math.round(share)))
}
