import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { cx } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { productTexts as texts } from './product-texts.ts'
import { largest, nextScale, smallest, usePinch } from './use-pinch.ts'

export interface ZoomDialogProps {
  images: readonly string[]
  name: string
  /** Which picture it opens with. */
  first: number
  onClose: () => void
}

/** A picture over the whole screen: larger by a press, two fingers, the buttons or + and −, then pushed about. */
export function ZoomDialog({ images, name, first, onClose }: ZoomDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(first)
  const [scale, setScale] = useState(smallest)
  const pinch = usePinch(scale, setScale)
  // A modal dialog is closed by Escape and the back gesture itself.
  useEffect(() => dialog.current?.showModal(), [])
  // What is in the middle stays there while the picture grows.
  useEffect(() => {
    const { current: box } = pane
    if (!box || scale === smallest) return
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2
    box.scrollTop = (box.scrollHeight - box.clientHeight) / 2
  }, [scale])
  const turn = (step: number) => {
    setIndex((index + step + images.length) % images.length)
    setScale(smallest)
  }
  const pressed = (event: KeyboardEvent) => {
    const isWhole = scale === smallest
    if (event.key === '+' || event.key === '=') setScale(nextScale(scale, 1))
    else if (event.key === '-') setScale(nextScale(scale, -1))
    else if (event.key === 'ArrowLeft' && isWhole && images.length > 1) turn(-1)
    else if (event.key === 'ArrowRight' && isWhole && images.length > 1) turn(1)
  }
  return (
    <dialog
      ref={dialog}
      aria-label={texts.zoomTitle(name)}
      onClose={onClose}
      onKeyDown={pressed}
      className="m-0 flex h-dvh max-h-none w-screen max-w-none flex-col bg-white backdrop:bg-ink/60"
    >
      <div className="flex items-center gap-1 border-b border-line py-1 pr-1 pl-4">
        <p aria-live="polite" className="tabular grow font-semibold">
          {texts.pictureAt(index + 1, images.length)}
        </p>
        <IconButton
          label={texts.smaller}
          icon={<Minus aria-hidden="true" className="size-5" />}
          aria-disabled={scale === smallest}
          onClick={() => setScale(nextScale(scale, -1))}
        />
        <IconButton
          label={texts.larger}
          icon={<Plus aria-hidden="true" className="size-5" />}
          aria-disabled={scale === largest}
          onClick={() => setScale(nextScale(scale, 1))}
        />
        <IconButton
          label={texts.closeZoom}
          icon={<X aria-hidden="true" className="size-6" />}
          onClick={() => dialog.current?.close()}
        />
      </div>
      {/* Scrolled with the keys once the picture is larger than the screen. */}
      <div
        ref={pane}
        tabIndex={0}
        role="group"
        aria-label={texts.zoomHint}
        className="grid min-h-0 grow touch-pan-x touch-pan-y place-items-center overflow-auto overscroll-contain -outline-offset-3"
        {...pinch}
      >
        <img
          src={images[index]}
          alt={texts.pictureOf(index + 1, name)}
          onClick={() => setScale(scale === smallest ? 2.5 : smallest)}
          // The scale is the picture's width in tenths of the pane: a class, as the policy forbids styles.
          className={cx(
            'max-w-none',
            widths[scale],
            scale === smallest ? 'max-h-full cursor-zoom-in object-contain' : 'cursor-zoom-out',
          )}
        />
      </div>
      {images.length > 1 && (
        <div className="flex justify-center gap-4 border-t border-line py-1">
          <IconButton
            label={texts.previousPicture}
            icon={<ChevronLeft aria-hidden="true" className="size-6" />}
            onClick={() => turn(-1)}
          />
          <IconButton
            label={texts.nextPicture}
            icon={<ChevronRight aria-hidden="true" className="size-6" />}
            onClick={() => turn(1)}
          />
        </div>
      )}
    </dialog>
  )
}

const widths: Record<number, string> = {
  1: 'w-full',
  1.5: 'w-[150%]',
  2: 'w-[200%]',
  2.5: 'w-[250%]',
  3: 'w-[300%]',
}
