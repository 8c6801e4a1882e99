import type { BannerBody } from '#domain/publishing/places/banner.ts'
import { cx } from '#web/ui/class-names.ts'
import { focalClass } from '#web/ui/focal-class.ts'
import { usePictureLook } from '../../media/use-picture-look.ts'
import { ShownPicture } from './ShownPicture.tsx'
import { placeTexts as texts } from './texts.ts'

const tones: Record<BannerBody['tone'], string> = {
  blue: 'from-[#eaefff] via-[#f4f8ff] to-[#e3f5ea]',
  green: 'from-[#e3f6ee] via-[#f1faf6] to-[#eaf2ff]',
  amber: 'from-[#fff1d6] via-[#fff9ec] to-[#fdecee]',
  rose: 'from-[#fdeaf1] via-[#fff5f8] to-[#f3ecff]',
  purple: 'from-[#efe9ff] via-[#f7f4ff] to-[#eaf2ff]',
}

/** A slide of the shop's carousel: beside other things on a wide screen, over the whole width on a phone. */
export function BannerPreview({ body, isWide }: { body: BannerBody; isWide: boolean }) {
  const { title, eyebrow, text, action, tone, picture, picture_mobile: mobile } = body
  const ofPhone = isWide ? null : mobile
  const shown = ofPhone ?? picture
  const { stem, focal } = usePictureLook(shown?.src)
  // A phone's own picture was made for it: it stands whole.
  const isCut = focal !== undefined && ofPhone === null
  return (
    <div className={cx(isWide ? 'p-10' : 'p-3.5')}>
      <div
        className={cx(
          'grid items-center gap-2 overflow-hidden rounded-md border border-line bg-linear-120',
          isWide ? 'w-[700px] grid-cols-[1.3fr_1fr] py-8 pl-9' : 'grid-cols-[1.35fr_1fr] py-6 pl-4',
          tones[tone],
        )}
      >
        <div className="relative z-1 flex flex-col items-start">
          {eyebrow && (
            <p className="rounded-full bg-white/70 px-2.5 py-0.5 text-xs font-semibold text-ok">
              {eyebrow}
            </p>
          )}
          <p className={cx('mt-2.5 max-w-[22ch] font-bold', isWide ? 'text-4xl' : 'text-lg')}>
            {title}
          </p>
          {text && <p className={cx('mt-2.5 text-ink-2', !isWide && 'text-sm')}>{text}</p>}
          <span className="mt-5 rounded-md bg-primary px-4 py-2.5 font-semibold text-white">
            {action || texts.seeOffer}
          </span>
        </div>
        <ShownPicture
          picture={shown && { ...shown, src: stem }}
          className={cx(
            'aspect-3/2 w-full origin-right',
            isCut ? 'object-cover' : 'object-contain',
            isCut && focalClass({ src: stem, focal }),
            picture && (isWide ? 'scale-125' : 'translate-x-2 scale-140'),
          )}
        />
      </div>
    </div>
  )
}
