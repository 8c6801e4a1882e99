import { pictureSrcOf } from '#web/features/richtext/picture-src.ts'
import { cx } from '#web/ui/class-names.ts'
import { focalClass } from '#web/ui/focal-class.ts'
import { usePictureLook } from './use-picture-look.ts'

/** A picture as a body names it, in the file that it has now, cut as the shop cuts it. */
export function StoredPicture({
  src,
  alt,
  className,
}: {
  src: string
  alt: string
  className?: string
}) {
  const { stem, focal } = usePictureLook(src)
  return (
    <img
      src={pictureSrcOf(stem, 480)}
      alt={alt}
      className={cx(className, focalClass({ src, focal }))}
    />
  )
}
