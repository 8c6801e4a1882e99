import { pictureSrcOf } from '#web/features/richtext/picture-src.ts'
import { RichTextView } from '#web/features/richtext/RichTextView.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { BandHeading } from '../Band.tsx'
import type { BlockProps } from '../landing-block.ts'

export function HeadingBlock({ fields, tone }: BlockProps<'heading'>) {
  return (
    <div className="-mb-7 phone:-mb-5">
      <BandHeading title={fields.text} text={fields.intro} tone={tone} />
    </div>
  )
}

/** On the deep tone the words stand on a sheet of their own: links and tables are drawn for white. */
export function TextBlock({ fields, tone }: BlockProps<'text'>) {
  return (
    <div
      className={cx(
        'mx-auto max-w-[46rem]',
        tone === 'deep' && 'rounded-sheet bg-white p-8 text-ink phone:p-5',
      )}
    >
      <RichTextView document={fields.content} renderPicture={drawPicture} />
    </div>
  )
}

function drawPicture({ src, alt }: { src: string; alt: string }) {
  return (
    <Picture
      src={pictureSrcOf(src)}
      alt={alt}
      sizes="(width >= 768px) 736px, 92vw"
      width={960}
      height={640}
      className="max-h-120 w-full bg-ground object-contain"
    />
  )
}
