import { pictureSources } from '#domain/kernel/picture.ts'

export interface PictureProps {
  /** One of our pictures (`/media/…-480.webp`), offered in all its widths, or any other address. */
  src: string
  /** Empty for a picture that only repeats the words beside it. */
  alt: string
  /** The width it takes on screen, as in `sizes`: `(width > 600px) 25vw, 50vw`. */
  sizes: string
  /** The picture's own proportions: space is kept before it comes. */
  width: number
  height: number
  /** The largest thing of the first screen: loaded at once and first. */
  priority?: boolean
  className?: string
}

export function Picture({ src, alt, sizes, width, height, priority, className }: PictureProps) {
  const sources = pictureSources(src)
  const image = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  )
  if (!sources) return image
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      {image}
    </picture>
  )
}
