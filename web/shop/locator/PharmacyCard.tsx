import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import Navigation from 'lucide-react/icons/navigation'
import Phone from 'lucide-react/icons/phone'
import { groupPhone } from '#domain/kernel/phone.ts'
import { serviceNames } from '#domain/pharmacy/services.ts'
import { buttonClass } from '#web/ui/button-variant.ts'
import { Card } from '#web/ui/Card.tsx'
import { keptPart } from '#web/features/kept/kept-part.ts'
import { telephoneLink } from '#web/ui/telephone-link.ts'
import { distanceWords } from './distance-words.ts'
import { exceptionWords, stateWords, weekWords } from './hours-words.ts'
import type { ListedPharmacy } from './load-locator.ts'
import { locatorTexts as texts } from './texts.ts'

/** One pharmacy: where it is, whether it is open, and how to reach it. */
export const PharmacyCard = import.meta.env.SSR ? keptPart(WholeCard, { room: 300 }) : WholeCard

function WholeCard({ pharmacy, now }: PartProps) {
  const { code, name, full_address: address, new_address: today, distance } = pharmacy
  return (
    <Card as="li" id={code} className="scroll-mt-24">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <h3 className="text-lg">{name}</h3>
        {distance !== undefined && (
          <span className="text-sm font-semibold whitespace-nowrap text-primary-deep">
            {distanceWords(distance)}
          </span>
        )}
      </div>
      <OpenState pharmacy={pharmacy} now={now} />
      <p className="mt-2 flex gap-2 text-md">
        <MapPin aria-hidden="true" className={icon} />
        <span>
          {address}
          {today && <span className="block text-sm text-ink-2">{texts.today(today)}</span>}
        </span>
      </p>
      <Hours pharmacy={pharmacy} now={now} />
      <div className="mt-3 flex flex-wrap items-end justify-between gap-3">
        <Services pharmacy={pharmacy} />
        <Ways pharmacy={pharmacy} />
      </div>
    </Card>
  )
}

const icon = 'mt-1 size-4 shrink-0 text-ink-3'

type PartProps = { pharmacy: ListedPharmacy; now: Date | null }

/** By the browser's clock; until then its line is kept free. */
function OpenState({ pharmacy, now }: PartProps) {
  const told = now && stateWords(pharmacy.hours, now)
  return (
    <p className="min-h-5.5 text-sm">
      {told && (
        <>
          <b className={told.isOpen ? 'font-semibold text-ok' : 'font-semibold text-ink-2'}>
            {told.state}
          </b>
          {told.more && <span className="text-ink-2"> · {told.more}</span>}
        </>
      )}
    </p>
  )
}

function Hours({ pharmacy: { hours }, now }: PartProps) {
  const week = weekWords(hours)
  const apart = now ? exceptionWords(hours, now) : []
  return (
    <p className="mt-1.5 flex gap-2 text-sm text-ink-2">
      <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" />
      <span>
        <span className="sr-only">{texts.hours}: </span>
        {week.length > 0 ? week.join(' · ') : texts.noHours}
        {apart.map((words) => (
          <span key={words} className="block font-semibold text-point">
            {words}
          </span>
        ))}
      </span>
    </p>
  )
}

function Services({ pharmacy: { services } }: Pick<PartProps, 'pharmacy'>) {
  if (services.length === 0) return <span />
  return (
    <ul
      aria-label={texts.services}
      className="flex min-w-[min(15rem,100%)] flex-1 flex-wrap gap-1.5"
    >
      {services.map((service) => (
        <li key={service} className="rounded-full bg-ground px-2.5 py-0.5 text-xs text-ink-2">
          {serviceNames[service]}
        </li>
      ))}
    </ul>
  )
}

function Ways({ pharmacy }: Pick<PartProps, 'pharmacy'>) {
  const { name, phone } = pharmacy
  return (
    <div className="flex flex-wrap gap-2 phone:w-full">
      {phone && (
        <a
          href={telephoneLink(phone)}
          aria-label={texts.call(groupPhone(phone))}
          className={buttonClass({ variant: 'secondary' }, 'phone:grow phone:px-3 phone:text-sm')}
        >
          <Phone aria-hidden="true" className="size-4.5" />
          {groupPhone(phone)}
        </a>
      )}
      <a
        href={directionsLink(pharmacy)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={texts.directionsTo(name)}
        className={buttonClass({ variant: 'secondary' }, 'phone:grow phone:px-3 phone:text-sm')}
      >
        <Navigation aria-hidden="true" className="size-4.5" />
        {texts.directions}
      </a>
    </div>
  )
}

/** The way to a pharmacy on a map outside, which is told the pharmacy and nothing of who goes there. */
function directionsLink({
  name,
  full_address: address,
  lat,
  lng,
}: Pick<ListedPharmacy, 'name' | 'full_address' | 'lat' | 'lng'>): string {
  const isPlaced = lat !== undefined && lng !== undefined
  const destination = isPlaced ? `${lat},${lng}` : `${name}, ${address}`
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination }).toString()}`
}
