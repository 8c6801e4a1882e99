import { pictureSrcOf } from '#web/features/richtext/picture-src.ts'
import { cx } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/Picture.tsx'

export interface ExpertPhotoProps {
  expert: { name: string; photo: { src: string; alt: string } | null }
  sizes: string
  className: string
}

/** An expert's face beside their name; the first letter of it where there is no picture. */
export function ExpertPhoto({ expert: { name, photo }, sizes, className }: ExpertPhotoProps) {
  return (
    <span
      aria-hidden={photo ? undefined : 'true'}
      className={cx(
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-primary-tint font-bold',
        className,
      )}
    >
      {photo ? (
        <Picture
          src={pictureSrcOf(photo.src, 960)}
          alt=""
          sizes={sizes}
          width={480}
          height={480}
          className="size-full object-cover"
        />
      ) : (
        name.split(' ').at(-1)?.[0]
      )}
    </span>
  )
}
