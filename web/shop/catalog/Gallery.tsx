import Search from 'lucide-react/icons/search'
import { useRef, useState, type MouseEvent } from 'react'
import { pictureAtWidth } from '#domain/kernel/picture.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { productTexts as texts } from './product-texts.ts'

export interface GalleryProps {
  images: readonly string[]
  name: string
  /** What each shows, and what of it stays in sight where it is cut. */
  alts?: readonly string[]
  focus?: readonly string[]
}

const zoom = lazyPart(() => import('./ZoomDialog.tsx').then((part) => part.ZoomDialog))

const none: readonly string[] = []

/** Pictures pushed with a finger; each is a link to itself at full size, and so are the small ones: without JavaScript too. */
export function Gallery({ images, name, alts = none, focus = none }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [zoomed, setZoomed] = useState<number | null>(null)
  const scrolled = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setCurrent(Math.round(scrollLeft / clientWidth))
  }
  const show = (event: MouseEvent, index: number) => {
    event.preventDefault()
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'smooth' })
  }
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setZoomed(index)
  }
  return (
    <section aria-label={texts.gallery} className="relative max-md:-mx-[16px] md:sticky md:top-24">
      <ul
        ref={strip}
        onScroll={scrolled}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] md:rounded-md md:border md:border-line"
      >
        {images.map((image, index) => (
          <li key={image} id={slideId(index)} className="w-full shrink-0 snap-start">
            <a
              href={image}
              aria-label={texts.zoom(index + 1)}
              onClick={(event) => open(event, index)}
              {...zoom.intent}
              className="block cursor-zoom-in -outline-offset-3"
            >
              <Picture
                src={image}
                alt={alts[index] || (index === 0 ? name : texts.pictureOf(index + 1, name))}
                sizes="(width >= 992px) 560px, (width >= 768px) 48vw, 100vw"
                width={960}
                height={960}
                priority={index === 0}
                className={cx(
                  'aspect-square w-full bg-ground object-cover max-md:max-h-[42dvh]',
                  positions[focus[index] ?? ''],
                )}
              />
            </a>
          </li>
        ))}
      </ul>
      <p
        aria-hidden="true"
        className="tabular pointer-events-none absolute right-4 bottom-3 flex items-center gap-1.5 rounded-full bg-ink/60 px-2.5 py-1 text-xs font-semibold text-white md:hidden"
      >
        <Search className="size-3.5" />
        {images.length > 1 && `${current + 1}/${images.length}`}
      </p>
      {images.length > 1 && (
        <ul className="mt-3 flex gap-3 overflow-x-auto p-0.5 max-md:hidden">
          {images.map((image, index) => (
            <li key={image}>
              <a
                href={`#${slideId(index)}`}
                aria-label={texts.picture(index + 1)}
                aria-current={index === current || undefined}
                onClick={(event) => show(event, index)}
                className={cx(
                  'block size-21 rounded-md border bg-white p-1.5',
                  index === current ? 'border-primary' : 'border-line hover:border-control',
                )}
              >
                <img
                  src={pictureAtWidth(image, 240)}
                  alt=""
                  width={240}
                  height={240}
                  loading="lazy"
                  className="size-full object-contain"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {zoomed !== null && (
        <zoom.Part images={images} name={name} first={zoomed} onClose={() => setZoomed(null)} />
      )}
    </section>
  )
}

/** A page has no styles of its own. */
const positions: Readonly<Record<string, string>> = {
  'left top': 'object-left-top',
  'left center': 'object-left',
  'left bottom': 'object-left-bottom',
  'center top': 'object-top',
  'center bottom': 'object-bottom',
  'right top': 'object-right-top',
  'right center': 'object-right',
  'right bottom': 'object-right-bottom',
}

function slideId(index: number): string {
  return `hinh-${index + 1}`
}
