import type { ShownReview } from '#domain/review/api.ts'
import { useFrame } from '#web/shop/frame/frame.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Stars } from './Stars.tsx'
import { reviewTexts as texts } from './texts.ts'

/** One review as everybody reads it, with the shop's answer. */
export function ReviewCard({ review }: { review: ShownReview }) {
  const { brandName } = useFrame().settings
  const { stars, words, name, at, changed, returned, photos, answer } = review
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-semibold">{name || texts.somebody}</b>
        <Stars value={stars} />
        <span className="text-sm text-ink-3">
          {texts.on(at)}
          {changed && ` · ${texts.changed}`}
        </span>
        {returned && <Badge tone="neutral">{texts.returned}</Badge>}
      </div>
      {words && <p className="mt-1.5 max-w-[72ch] text-pretty whitespace-pre-line">{words}</p>}
      <ReviewPhotos photos={photos} />
      {answer && (
        <div className="mt-3 max-w-[72ch] rounded-md bg-primary-tint px-4 py-3 text-sm">
          <p className="font-semibold text-primary-deep">
            {texts.answer(brandName)} · {texts.on(answer.at)}
          </p>
          <p className="mt-1 text-pretty whitespace-pre-line">{answer.text}</p>
        </div>
      )}
    </li>
  )
}

/** Small ones, each of which opens large. */
export function ReviewPhotos({ photos }: Pick<ShownReview, 'photos'>) {
  if (photos.length === 0) return null
  return (
    <ul className="mt-2.5 flex flex-wrap gap-2">
      {photos.map(({ id }, at) => (
        <li key={id}>
          <a
            href={`/api/reviews/photo/${id}`}
            target="_blank"
            rel="noreferrer"
            aria-label={texts.photo(at + 1)}
          >
            <img
              src={`/api/reviews/photo/${id}?size=small`}
              alt=""
              width={80}
              height={80}
              loading="lazy"
              className="size-20 rounded-md border border-line bg-ground object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
