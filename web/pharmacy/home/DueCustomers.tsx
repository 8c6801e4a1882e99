import Phone from 'lucide-react/icons/phone'
import type { Reminder } from '#domain/purchase/api.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { iconButtonClass } from '#web/ui/IconButton.tsx'
import { reminderTexts } from '../customers/texts.ts'
import { spacedPhone } from '../customers/words.ts'
import { usePharmacyPaths } from '../session/use-pharmacy.ts'
import { homeTexts as texts } from './texts.ts'

/** Who is to be called first, a press away from the call; on a phone the list itself is as near. */
export function DueCustomers({ reminders }: { reminders: readonly Reminder[] }) {
  const paths = usePharmacyPaths()
  return (
    <ul
      aria-label={texts.callFirst}
      className="-mt-1 divide-y divide-line rounded-md border border-line bg-white max-desk:hidden"
    >
      {reminders.map(({ id, customer_name: name, phone, goods, note }) => (
        <li key={id} className="flex items-center gap-2 py-2 pr-1.5 pl-3.5">
          <Anchor to={paths.reminder({ nhac: id })} className="min-w-0 grow hover:text-primary">
            <span className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-semibold">{name}</span>
              <span className="tabular text-sm text-ink-2">{spacedPhone(phone)}</span>
            </span>
            <span className="block truncate text-sm text-ink-2">{goods || note}</span>
          </Anchor>
          <a
            href={`tel:${phone}`}
            aria-label={reminderTexts.callName(name)}
            title={reminderTexts.callName(name)}
            className={iconButtonClass('text-primary')}
          >
            <Phone aria-hidden="true" className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  )
}
