import { pictureAtWidth, pictureSources } from '#domain/kernel/picture.ts'
import type { Banner } from '#domain/publishing/places/api.ts'
import { cx } from '#web/ui/class-names.ts'
import { focalClass } from '#web/ui/focal-class.ts'
import { Picture } from '#web/ui/Picture.tsx'

const sizes = '(width >= 992px) 420px, 65vw'

/**
 * A phone is shown a picture of its own where staff gave one. One of which staff said what must stay in sight fills
 * its frame; any other stands whole.
 */
export function BannerPicture({
  banner: { image, image_mobile: mobile, alt = '', focal },
  priority,
  className,
}: {
  banner: Banner
  priority: boolean
  className: string
}) {
  const isSame = pictureAtWidth(mobile, 960) === pictureAtWidth(image, 960)
  const fit = cx(
    className,
    focal ? 'object-cover' : 'object-contain',
    focalClass({ src: image, focal }),
    // A phone's own picture was made for it: it stands whole.
    focal && !isSame && 'phone:object-contain',
  )
  const shared = { src: image, width: 960, height: 640, className: fit }
  if (isSame) {
    return <Picture {...shared} alt={alt} sizes={sizes} priority={priority} />
  }
  return (
    <picture>
      <source
        media="(width <= 600px)"
        srcSet={pictureSources(mobile)?.webp ?? mobile}
        sizes={sizes}
      />
      <img
        {...shared}
        alt={alt}
        srcSet={pictureSources(image)?.webp}
        sizes={sizes}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
