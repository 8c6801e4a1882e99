import { useRef, useState, type MouseEvent } from 'react'
import { pictureAtWidth } from '#domain/kernel/picture.ts'
import { cx } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { catalogTexts as texts } from './texts.ts'

export interface GalleryProps {
  images: readonly string[]
  name: string
}

/** Pictures pushed with a finger; the small ones are links to the large ones and work without JavaScript. */
export function Gallery({ images, name }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const scrolled = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setCurrent(Math.round(scrollLeft / clientWidth))
  }
  const show = (event: MouseEvent, index: number) => {
    event.preventDefault()
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'smooth' })
  }
  return (
    <section aria-label={texts.gallery} className="relative max-md:-mx-[16px]">
      <ul
        ref={strip}
        onScroll={scrolled}
        tabIndex={images.length > 1 ? 0 : undefined}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] md:rounded-md md:border md:border-line"
      >
        {images.map((image, index) => (
          <li key={image} id={slideId(index)} className="w-full shrink-0 snap-start">
            <Picture
              src={image}
              alt={index === 0 ? name : texts.pictureOf(index + 1, name)}
              sizes="(width >= 992px) 560px, (width >= 768px) 48vw, 100vw"
              width={960}
              height={960}
              priority={index === 0}
              className="aspect-square w-full object-cover max-md:max-h-[44dvh]"
            />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <p
          aria-hidden="true"
          className="tabular absolute right-4 bottom-3 rounded-full bg-ink/60 px-2.5 py-0.5 text-xs font-semibold text-white md:hidden"
        >
          {current + 1}/{images.length}
        </p>
      )}
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
    </section>
  )
}

function slideId(index: number): string {
  return `hinh-${index + 1}`
}
