import Play from 'lucide-react/icons/play'
import { pictureSrcOf } from '#web/features/richtext/picture-src.ts'
import { cx } from '#web/ui/class-names.ts'
import { focalClass } from '#web/ui/focal-class.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { ActionLink } from '../ActionLink.tsx'
import { BandHeading, quiet } from '../Band.tsx'
import type { BlockProps } from '../landing-block.ts'
import { landingTexts as texts } from '../texts.ts'

export function PictureBlock({ fields: { picture, caption, link }, tone }: BlockProps<'picture'>) {
  if (!picture) return null
  const drawn = (
    <Picture
      src={pictureSrcOf(picture.src)}
      alt={picture.alt}
      sizes="(width >= 992px) 960px, 92vw"
      width={960}
      height={640}
      className="h-auto w-full rounded-sheet"
    />
  )
  return (
    <figure className="mx-auto max-w-[60rem]">
      {link ? (
        <ActionLink href={link} className="block rounded-sheet transition-opacity hover:opacity-90">
          {drawn}
        </ActionLink>
      ) : (
        drawn
      )}
      {caption && (
        <figcaption className={cx('mt-3 text-center text-sm', quiet(tone))}>{caption}</figcaption>
      )}
    </figure>
  )
}

export function GalleryBlock({ fields: { pictures } }: BlockProps<'gallery'>) {
  return (
    <ul
      className={cx(
        'grid gap-4 phone:grid-cols-2 phone:gap-3',
        pictures.length % 3 === 0 ? 'grid-cols-3' : 'grid-cols-2 desk:grid-cols-4',
      )}
    >
      {pictures.map((picture, index) => (
        <li key={index}>
          <Picture
            src={pictureSrcOf(picture.src)}
            alt={picture.alt}
            sizes="(width >= 992px) 370px, 46vw"
            width={480}
            height={480}
            className={cx(
              'aspect-square w-full rounded-md bg-white object-cover',
              focalClass(picture),
            )}
          />
        </li>
      ))}
    </ul>
  )
}

/** Nothing of another site is loaded before somebody asks for it. */
export function VideoBlock({ fields: { picture, title, link }, tone }: BlockProps<'video'>) {
  if (!picture || !link) return null
  return (
    <>
      <BandHeading title={title} tone={tone} />
      <ActionLink
        href={link}
        className="group relative mx-auto block max-w-[54rem] overflow-hidden rounded-sheet shadow-lift"
      >
        <Picture
          src={pictureSrcOf(picture.src)}
          alt={picture.alt}
          sizes="(width >= 992px) 864px, 92vw"
          width={960}
          height={540}
          className={cx(
            'aspect-video w-full object-cover transition-transform duration-300 group-hover:scale-102',
            focalClass(picture),
          )}
        />
        <span className="absolute inset-0 grid place-items-center bg-ink/20">
          <span className="grid size-20 place-items-center rounded-full bg-white text-primary shadow-lift phone:size-16">
            <Play aria-hidden="true" className="ml-1 size-9 fill-current phone:size-7" />
          </span>
        </span>
        <span className="sr-only">{title ? texts.watch(title) : texts.watchPlain}</span>
      </ActionLink>
    </>
  )
}
