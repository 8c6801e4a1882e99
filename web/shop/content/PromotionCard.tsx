import type { Promotion } from '#domain/publishing/places/api.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { paths } from '#web/paths.ts'
import { cx } from '#web/ui/class-names.ts'
import { focalClass } from '#web/ui/focal-class.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { contentTexts as texts } from './texts.ts'

export function PromotionCard({
  promotion,
  priority,
}: {
  promotion: Promotion
  priority?: boolean
}) {
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-md border border-line bg-white transition-shadow hover:shadow-float">
      <Picture
        src={promotion.image}
        alt=""
        sizes="(width >= 992px) 370px, (width > 600px) 48vw, 92vw"
        width={960}
        height={640}
        priority={priority}
        className={cx(
          'aspect-3/2 w-full bg-primary-tint object-cover',
          focalClass({ src: promotion.image, focal: promotion.focal }),
        )}
      />
      <div className="flex flex-1 flex-col p-4">
        <h2 className="text-lg">
          <a
            href={paths.promotion(promotion.id)}
            className="after:absolute after:inset-0 group-hover:text-primary"
          >
            {promotion.title}
          </a>
        </h2>
        <p className="mt-1.5 text-md text-ink-2">{promotion.summary}</p>
        <p className="mt-auto pt-3 text-sm font-semibold text-ok">
          {texts.until(formatDate(promotion.ends_on))}
        </p>
      </div>
    </li>
  )
}
