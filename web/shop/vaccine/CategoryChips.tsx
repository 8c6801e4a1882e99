import { formatNumber } from '#domain/kernel/vnd.ts'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'
import type { VaccineShopData } from './load-vaccine-shop.ts'
import { vaccineTexts as texts } from './texts.ts'

/** The shop's categories as links, so that each can be shared and opened apart. */
export function CategoryChips({
  categories,
  category,
}: Pick<VaccineShopData, 'categories' | 'category'>) {
  return (
    <nav aria-label={texts.categories} className="min-w-0 max-w-full">
      <ul className="flex gap-2 above-phone:flex-wrap phone:-mx-[16px] phone:overflow-x-auto phone:px-[16px] phone:pb-1">
        <Chip to={paths.vaccineShop()} isCurrent={category === null} label={texts.all} />
        {categories.map(({ slug, name, count }) => (
          <Chip
            key={slug}
            to={paths.vaccineShop({ c: slug })}
            isCurrent={category === slug}
            label={name}
            count={count}
          />
        ))}
      </ul>
    </nav>
  )
}

interface ChipProps {
  to: string
  label: string
  count?: number
  isCurrent: boolean
}

function Chip({ to, label, count, isCurrent }: ChipProps) {
  return (
    <li className="shrink-0">
      <Anchor
        to={to}
        preventScrollReset
        aria-current={isCurrent ? 'page' : undefined}
        className={cx(
          'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-md transition-colors',
          isCurrent
            ? 'border-primary bg-primary-tint font-semibold text-primary-deep'
            : 'border-line bg-white hover:border-primary',
        )}
      >
        {label}
        {count !== undefined && <span className="tabular text-ink-2">{formatNumber(count)}</span>}
      </Anchor>
    </li>
  )
}
