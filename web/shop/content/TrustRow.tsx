import BadgeCheck from 'lucide-react/icons/badge-check'
import Headset from 'lucide-react/icons/headset'
import PackageOpen from 'lucide-react/icons/package-open'
import Truck from 'lucide-react/icons/truck'
import { contentTexts as texts } from './texts.ts'

/** Why one may trust this shop, in four lines. */
export function TrustRow({ hotline }: { hotline: string }) {
  const reasons = [
    { Icon: BadgeCheck, title: texts.trustGenuine, text: texts.trustGenuineText },
    { Icon: PackageOpen, title: texts.trustCheck, text: texts.trustCheckText },
    { Icon: Truck, title: texts.trustDelivery, text: texts.trustDeliveryText },
    { Icon: Headset, title: texts.trustPharmacist, text: texts.trustPharmacistText(hotline) },
  ]
  return (
    <section aria-labelledby="vi-sao" className="mt-12 phone:mt-9">
      <h2 id="vi-sao" className="sr-only">
        {texts.trust}
      </h2>
      <ul className="grid grid-cols-4 gap-6 rounded-md border border-line bg-white p-6 max-desk:grid-cols-2 phone:grid-cols-1 phone:gap-5 phone:p-5">
        {reasons.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-3.5">
            <Icon aria-hidden="true" className="size-7 shrink-0 text-ok stroke-[1.8]" />
            <div>
              <h3 className="text-base font-semibold">{title}</h3>
              <p className="text-sm text-balance text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
