import { pictureAtWidth, pictureSources } from '#domain/kernel/picture.ts'
import type { Banner } from '#domain/publishing/places/api.ts'
import { Picture } from '#web/ui/Picture.tsx'

const sizes = '(width >= 992px) 420px, 65vw'

/** A phone is shown a picture of its own where staff gave one. */
export function BannerPicture({
  banner: { image, image_mobile: mobile, alt = '' },
  priority,
  className,
}: {
  banner: Banner
  priority: boolean
  className: string
}) {
  const shared = { src: image, width: 960, height: 640, className }
  if (pictureAtWidth(mobile, 960) === pictureAtWidth(image, 960)) {
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
