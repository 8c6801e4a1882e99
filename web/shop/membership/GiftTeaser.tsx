import Gift from 'lucide-react/icons/gift'
import type { Gift as GiftInShop } from '#domain/gift/api.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { paths } from '#web/paths.ts'
import { usePoints } from '#web/shop/state/points.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { PointsPill } from '#web/ui/PointsPill.tsx'
import { membershipTexts as texts } from './texts.ts'

/** Some gifts for points; a member sees which are in reach and what is missing for the others. */
export function GiftTeaser({ gifts }: { gifts: readonly GiftInShop[] }) {
  if (gifts.length === 0) return null
  return (
    <section aria-labelledby="qua-doi-diem" className="mt-10 phone:mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id="qua-doi-diem" className="text-2xl phone:text-xl">
            {texts.gifts}
          </h2>
          <p className="text-ink-2">{texts.giftsText}</p>
        </div>
        <ButtonLink
          to={paths.gifts()}
          variant="secondary"
          icon={<Gift aria-hidden="true" className="size-5" />}
        >
          {texts.toGifts}
        </ButtonLink>
      </div>
      <ul className="grid grid-cols-4 gap-4 max-desk:grid-cols-2 phone:gap-3">
        {gifts.map((gift) => (
          <GiftTile key={gift.id} gift={gift} />
        ))}
      </ul>
    </section>
  )
}

function GiftTile({ gift: { name, target, thumbnail } }: { gift: GiftInShop }) {
  const points = usePoints()
  return (
    <li className="flex flex-col overflow-hidden rounded-md border border-line bg-white">
      <div className="grid aspect-square place-items-center bg-point-tint">
        {thumbnail ? (
          <Picture
            src={thumbnail}
            alt=""
            sizes="(width >= 992px) 270px, 46vw"
            width={480}
            height={480}
            className="size-full object-cover"
          />
        ) : (
          <Gift aria-hidden="true" className="size-12 text-point" />
        )}
      </div>
      <div className="flex flex-1 flex-col items-start gap-1.5 p-4 phone:p-3">
        <h3 className="text-base">{name}</h3>
        <PointsPill points={target} className="mt-auto" />
        {points !== null && (
          <p className="text-sm text-ink-2">
            {points >= target ? texts.inReach : texts.short(formatPoints(target - points))}
          </p>
        )}
      </div>
    </li>
  )
}
