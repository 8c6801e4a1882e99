import type { LookOfPicture } from '#domain/publishing/article.ts'
import { pictureSrcOf } from '#web/features/richtext/picture-src.ts'
import { cx } from '#web/ui/class-names.ts'
import { focalClass } from '#web/ui/focal-class.ts'
import { Picture } from '#web/ui/Picture.tsx'

export interface ArticlePictureProps {
  /** Null while a draft has none. */
  picture: LookOfPicture | null
  sizes: string
  priority?: boolean
  /** Beside words that say the same. */
  isDecoration?: boolean
  className?: string
}

/** A picture of the library, cut to the place it stands in. */
export function ArticlePicture(props: ArticlePictureProps) {
  const { picture, sizes, priority, isDecoration, className } = props
  const shape = cx('aspect-3/2 w-full bg-primary-tint object-cover', className)
  if (!picture) return <div className={shape} />
  return (
    <Picture
      src={pictureSrcOf(picture.src)}
      alt={isDecoration ? '' : picture.alt}
      sizes={sizes}
      width={960}
      height={640}
      priority={priority}
      className={cx(shape, focalClass(picture))}
    />
  )
}
