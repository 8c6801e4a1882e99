import { useRef, useState } from 'react'
import type { Banner } from '#domain/publishing/places/api.ts'
import { buttonClass } from '#web/ui/button-variant.ts'
import { cx } from '#web/ui/class-names.ts'
import { BannerPicture } from './BannerPicture.tsx'
import { contentTexts as texts } from './texts.ts'

/** Offers side by side, pushed with a finger or by the dots. Nothing moves by itself. */
export function BannerCarousel({
  banners,
  className,
}: {
  banners: readonly Banner[]
  className?: string
}) {
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const scrolled = () => {
    const { scrollLeft = 0, clientWidth = 1 } = list.current ?? {}
    setCurrent(Math.round(scrollLeft / clientWidth))
  }
  const show = (index: number) => {
    list.current?.scrollTo({ left: index * list.current.clientWidth, behavior: 'smooth' })
  }
  return (
    <section aria-label={texts.banners} className={cx('relative', className)}>
      <ul
        ref={list}
        onScroll={scrolled}
        tabIndex={banners.length > 1 ? 0 : undefined}
        className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-md [scrollbar-width:none]"
      >
        {banners.map((banner, index) => (
          <Slide
            key={banner.title}
            banner={banner}
            label={texts.banner(index + 1, banners.length)}
            first={index === 0}
          />
        ))}
      </ul>
      {banners.length > 1 && (
        <div className="absolute right-3 bottom-1 flex noscript:hidden">
          {banners.map((banner, index) => (
            <button
              key={banner.title}
              type="button"
              aria-label={texts.showBanner(index + 1)}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
              className="group grid size-7 place-items-center"
            >
              <span className="h-2 w-2 rounded-full bg-ink/25 transition-[width,background-color] group-hover:bg-primary group-aria-current:w-5 group-aria-current:bg-primary" />
            </button>
          ))}
        </div>
      )}
    </section>
  )
}

/** By the tone's name, which staff choose; an unknown one is blue. */
const tones: Partial<Record<string, string>> = {
  green: 'from-[#e3f6ee] via-[#f1faf6] to-[#eaf2ff]',
  amber: 'from-[#fff1d6] via-[#fff9ec] to-[#fdecee]',
  rose: 'from-[#fdeaf1] via-[#fff5f8] to-[#f3ecff]',
  purple: 'from-[#efe9ff] via-[#f7f4ff] to-[#eaf2ff]',
}
const blue = 'from-[#eaefff] via-[#f4f8ff] to-[#e3f5ea]'

function Slide({ banner, label, first }: { banner: Banner; label: string; first: boolean }) {
  return (
    <li
      aria-label={label}
      className={cx(
        'relative grid w-full shrink-0 snap-start grid-cols-[1.3fr_1fr] items-center gap-2 overflow-hidden border border-line bg-linear-120 py-8 pl-9 phone:grid-cols-[1.35fr_1fr] phone:py-6 phone:pl-4',
        tones[banner.tone ?? ''] ?? blue,
      )}
    >
      {/* Words stay above a picture that reaches to them. */}
      <div className="relative z-1 flex flex-col items-start">
        {banner.eyebrow && (
          <p className="rounded-full bg-white/70 px-2.5 py-0.5 text-xs font-semibold text-ok">
            {banner.eyebrow}
          </p>
        )}
        <h2 className="mt-2.5 max-w-[22ch] text-4xl max-desk:text-3xl phone:text-lg">
          {banner.title}
        </h2>
        {banner.text && (
          <p className="mt-2.5 text-pretty text-ink-2 phone:text-sm">{banner.text}</p>
        )}
        <a
          href={banner.link}
          className={buttonClass(
            { size: 'main' },
            'mt-5 phone:min-h-11 phone:px-4 phone:py-2 phone:text-md',
          )}
        >
          {banner.action || texts.see}
        </a>
      </div>
      {/* A cell of its own: the picture's sources would each take one of the grid. */}
      <div className="min-w-0">
        <BannerPicture
          banner={banner}
          priority={first}
          className="aspect-3/2 h-auto w-full origin-right scale-125 [mask-image:linear-gradient(to_right,#0000,#000_30%)] phone:scale-140 phone:translate-x-2"
        />
      </div>
    </li>
  )
}
