import { formatDate } from '#domain/kernel/dates.ts'
import { writeExceptions, writeWeekly } from '#domain/pharmacy/hours-text.ts'
import type { PharmacyRecord } from '#domain/pharmacy/backoffice.ts'
import { Facts, Panel } from '../parts/Panel.tsx'
import { servicesText } from './listing-words.ts'
import { pharmacyTexts as texts } from './texts.ts'

/** What customers are told of a pharmacy, once it has agreed. */
export function ListingPanel({ pharmacy }: { pharmacy: PharmacyRecord }) {
  const { listed_on: listedOn, public_phone: phone, hours, services } = pharmacy
  return (
    <Panel title={texts.listing}>
      <Facts
        facts={[
          { label: texts.listedOn, value: listedOn ? formatDate(listedOn) : texts.notListed },
          { label: texts.publicPhone, value: phone || '–' },
          { label: texts.hours, value: writeWeekly(hours.weekly) || texts.hoursUnknown },
          { label: texts.exceptions, value: writeExceptions(hours.exceptions) || '–' },
          { label: texts.services, value: servicesText(services) || texts.noServices },
        ]}
      />
    </Panel>
  )
}
