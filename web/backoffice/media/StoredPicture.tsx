import { listPictures } from '#domain/media/api.ts'
import { pictureSrcOf } from '#web/features/richtext/picture-src.ts'
import { cx } from '#web/ui/class-names.ts'
import { focalClass } from '#web/ui/focal-class.ts'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'

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
  const enabled = useCan('media.read')
  const { data } = useQuery(listPictures, { src, limit: 1 }, { enabled })
  const known = data?.items[0]
  return (
    <img
      src={pictureSrcOf(known?.stem ?? src, 480)}
      alt={alt}
      className={cx(className, known && focalClass({ src, focal: known.focal }))}
    />
  )
}
