import Award from 'lucide-react/icons/award'
import type { Membership } from '#domain/membership/api.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { cx } from '#web/ui/class-names.ts'
import { cardTexts as texts } from './texts.ts'

/** What each tier brings, the member's own marked. Nothing where a programme has no tiers. */
export function TierBenefits({ membership: { ProgramTiers, Tier } }: { membership: Membership }) {
  if (ProgramTiers.length === 0) return null
  return (
    <Card as="section" aria-labelledby="quyen-loi" className="print:hidden">
      <h2 id="quyen-loi" className="mb-3 text-lg">
        {texts.benefits}
      </h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {ProgramTiers.map(({ name, PointFrom, benefits }) => {
          const isOwn = name === Tier
          return (
            <li
              key={name}
              aria-current={isOwn || undefined}
              className={cx(
                'rounded-md border p-4',
                isOwn ? 'border-point-line bg-point-tint' : 'border-line',
              )}
            >
              <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <Award
                  aria-hidden="true"
                  className={cx('size-5', isOwn ? 'text-point' : 'text-ink-3')}
                />
                <h3 className="text-base">{name}</h3>
                <span className="text-sm text-ink-2">{texts.from(PointFrom)}</span>
                {isOwn && (
                  <Badge tone="point" className="ml-auto border border-point-line bg-white">
                    {texts.yours}
                  </Badge>
                )}
              </div>
              <p className="mt-1.5 text-md whitespace-pre-line text-ink-2">{benefits}</p>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
