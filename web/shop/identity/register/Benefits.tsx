import Check from 'lucide-react/icons/check'
import Gift from 'lucide-react/icons/gift'
import House from 'lucide-react/icons/house'
import Package from 'lucide-react/icons/package'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { cx } from '#web/ui/class-names.ts'
import { authTexts as texts } from '#web/features/identity/texts.ts'

/** What one has of an account, before the first field is filled in. */
export function Benefits({ className }: { className?: string | undefined }) {
  return (
    <ul className={cx('flex flex-col gap-1.5 rounded-md bg-ground p-3 text-sm', className)}>
      {texts.benefits.map((benefit) => (
        <li key={benefit} className="flex gap-2">
          <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-ok" />
          {benefit}
        </li>
      ))}
    </ul>
  )
}

const icons = { points: Gift, address: House, orders: Package, data: ShieldCheck }

/** The same at more length, where there is room for it. */
export function BenefitsBeside() {
  return (
    <aside aria-labelledby="loi-ich" className="sticky top-28 flex-1 max-desk:hidden">
      <h2 id="loi-ich" className="text-xl">
        {texts.benefitsTitle}
      </h2>
      <ul className="mt-4 flex flex-col gap-5">
        {texts.benefitsBeside.map(({ kind, title, text }) => {
          const Icon = icons[kind]
          return (
            <li key={kind} className="flex gap-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-md bg-primary-tint text-primary">
                <Icon aria-hidden="true" className="size-6" />
              </span>
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="block text-sm text-pretty text-ink-2">{text}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </aside>
  )
}
