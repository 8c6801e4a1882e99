import { pictureSrcOf } from '#web/features/richtext/picture-src.ts'
import { cx } from '#web/ui/class-names.ts'

/** A picture, or its place while there is none. */
export function ShownPicture({
  picture,
  className,
}: {
  picture: { src: string; alt: string } | null
  className: string
}) {
  if (!picture) return <div aria-hidden="true" className={cx('bg-primary-tint', className)} />
  return <img src={pictureSrcOf(picture.src)} alt={picture.alt} className={className} />
}
