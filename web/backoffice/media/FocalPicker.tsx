import { useEffect, useId, useRef, type PointerEvent } from 'react'
import { thumbnailOfStem } from '#domain/kernel/picture.ts'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { focalClass } from '#web/ui/focal-class.ts'
import { mediaScreenTexts as texts } from './texts.ts'

interface Focal {
  x: number
  y: number
}

export interface FocalPickerProps {
  stem: string
  alt: string
  size: { width: number; height: number }
  focal: Focal
  disabled?: boolean
  onChange: (focal: Focal) => void
}

/** What must stay in sight: pressed on the picture, or moved by two sliders; below, how it is cut then. */
export function FocalPicker(props: FocalPickerProps) {
  const { stem, focal, disabled, onChange } = props
  const hint = useId()
  const isCentre = focal.x === 50 && focal.y === 50
  return (
    <fieldset disabled={disabled} aria-describedby={hint} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{texts.focal}</legend>
      <Marked {...props} />
      <p id={hint} className="mt-2 text-xs text-ink-3">
        {texts.focalHint}
      </p>
      <div className="mt-2 grid grid-cols-2 items-end gap-x-5 gap-y-1 phone:grid-cols-1">
        <Slider label={texts.across} value={focal.x} onChange={(x) => onChange({ ...focal, x })} />
        <Slider label={texts.down} value={focal.y} onChange={(y) => onChange({ ...focal, y })} />
      </div>
      <Crops stem={stem} focal={focal} />
      {!isCentre && !disabled && (
        <Button variant="plain" onClick={() => onChange({ x: 50, y: 50 })} className="mt-1">
          {texts.centre}
        </Button>
      )}
    </fieldset>
  )
}

function Marked({ stem, alt, size, focal, disabled, onChange }: FocalPickerProps) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    mark.current!.style.left = `${focal.x}%`
    mark.current!.style.top = `${focal.y}%`
  }, [focal])
  const point = (event: PointerEvent<HTMLDivElement>) => {
    if (disabled || event.buttons === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    onChange({
      x: percent((event.clientX - box.left) / box.width),
      y: percent((event.clientY - box.top) / box.height),
    })
  }
  return (
    <div className="grid place-items-center rounded-md border border-line bg-ground p-3">
      <div
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          point(event)
        }}
        onPointerMove={point}
        className={cx('relative w-fit touch-none select-none', !disabled && 'cursor-crosshair')}
      >
        <img
          src={`${stem}-960.webp`}
          alt={alt}
          title={texts.focalPicture}
          width={size.width}
          height={size.height}
          draggable={false}
          className="max-h-96 w-auto rounded-sm phone:max-h-72"
        />
        <span
          ref={mark}
          aria-hidden="true"
          className="pointer-events-none absolute grid size-9 -translate-1/2 place-items-center rounded-full border-2 border-white bg-primary/35 shadow-float"
        >
          <span className="size-2 rounded-full bg-white" />
        </span>
      </div>
    </div>
  )
}

function Slider({
  label,
  value,
  onChange,
}: {
  label: string
  value: number
  onChange: (value: number) => void
}) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="flex justify-between text-sm">
        {label} <output className="tabular text-ink-2">{texts.percent(value)}</output>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        className="h-11 w-full accent-primary"
      />
    </div>
  )
}

const crops = [
  { name: texts.cropNames.wide, shape: 'aspect-3/2 w-36' },
  { name: texts.cropNames.square, shape: 'aspect-square w-24' },
  { name: texts.cropNames.tall, shape: 'aspect-3/4 w-18' },
]

function Crops({ stem, focal }: { stem: string; focal: Focal }) {
  return (
    <div role="group" aria-label={texts.crops} className="mt-1 flex flex-wrap items-end gap-4">
      {crops.map(({ name, shape }) => (
        <figure key={name} className="flex flex-col gap-1">
          <img
            src={thumbnailOfStem(stem)}
            alt=""
            className={cx(
              'rounded-sm border border-line object-cover',
              shape,
              focalClass({ src: stem, focal }),
            )}
          />
          <figcaption className="text-xs text-ink-3">{name}</figcaption>
        </figure>
      ))}
    </div>
  )
}

function percent(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 100)
}
