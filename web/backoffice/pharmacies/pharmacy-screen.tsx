import PharmacyIcon from 'lucide-react/icons/store'
import { listNewProvinces } from '#domain/location/api.ts'
import { pharmacies, type Pharmacy, type PharmacyRecord } from '#domain/pharmacy/backoffice.ts'
import { noHours, type OpeningHours } from '#domain/pharmacy/opening-hours.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { useUnits } from '#web/features/address/use-units.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { Facts, Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import { AccountsPanel } from './AccountsPanel.tsx'
import { LinksPanel } from './LinksPanel.tsx'
import { HoursInput } from './HoursInput.tsx'
import { ListingPanel } from './ListingPanel.tsx'
import { hoursText, servicesText } from './listing-words.ts'
import { PlaceInput } from './PlaceInput.tsx'
import { ServicesInput } from './ServicesInput.tsx'
import { pharmacyTexts as texts } from './texts.ts'

const screen: ScreenDefinition<typeof pharmacies> = {
  words: texts,
  icon: <PharmacyIcon aria-hidden="true" />,
  path: backofficePaths.pharmacies(),
  recordPath: backofficePaths.pharmacy,
  titleOf: ({ name }) => name,
  columns: [
    {
      key: 'code',
      head: texts.columns.code,
      sort: 'code',
      cell: ({ code }) => <b className="font-semibold whitespace-nowrap">{code}</b>,
    },
    { key: 'name', head: texts.columns.name, sort: 'name', cell: nameOf },
    { key: 'address', head: texts.columns.address, cell: addressOf },
    {
      key: 'accounts',
      head: texts.columns.accounts,
      sort: 'accounts',
      align: 'right',
      cell: ({ accounts }) => accounts,
    },
    { key: 'seen', head: texts.columns.seen, sort: 'seen', cell: seenOf },
    { key: 'state', head: texts.columns.state, cell: stateOf },
  ],
  card: cardOf,
  filters: {
    status: {
      param: 'trang-thai',
      label: texts.state,
      all: texts.allStates,
      options: texts.states,
    },
    listed: {
      param: 'hien-thi',
      label: texts.listed,
      all: texts.allListed,
      options: texts.listedStates,
    },
    province_id: {
      param: 'tinh',
      label: texts.province,
      all: texts.allProvinces,
      options: useProvinces,
    },
  },
  fields: {
    code: { label: texts.code, hint: texts.codeHint },
    name: { label: texts.name },
    phone: { label: texts.phone, as: 'tel' },
    place: {
      label: texts.place,
      wide: true,
      input: PlaceInput,
      text: (place) => (place as Pharmacy['place']).name,
    },
    street: { label: texts.street },
    point: { label: texts.point, hint: texts.pointHint },
    listed_on: { label: texts.listedOn, hint: texts.listedOnHint },
    public_phone: { label: texts.publicPhone, hint: texts.publicPhoneHint, as: 'tel' },
    hours: {
      label: texts.hours,
      wide: true,
      input: HoursInput,
      text: (hours) => hoursText(hours as OpeningHours),
    },
    services: {
      label: texts.services,
      wide: true,
      input: ServicesInput,
      text: (services) => servicesText(services as Pharmacy['services']),
    },
    status: { label: texts.state, hint: texts.closeSays, labels: texts.states },
  },
  sections: [
    { title: texts.sections.who, fields: ['code', 'name', 'phone', 'status'] },
    { title: texts.sections.where, fields: ['place', 'street', 'point'] },
    {
      title: texts.sections.listed,
      fields: ['listed_on', 'public_phone', 'hours', 'services'],
    },
  ],
  blank: {
    code: '',
    name: '',
    phone: '',
    place: { scheme: 'gso63' },
    street: '',
    point: '',
    listed_on: '',
    public_phone: '',
    hours: noHours,
    services: [],
    status: 'active',
  },
  opensAdded: true,
}

/** The pharmacies of the programme. */
export const PharmaciesScreen = resourceScreen(pharmacies, screen)

/** One pharmacy: its data, who may log in, what is printed for its counter. */
export const PharmacyScreen = recordPage(pharmacies, screen, {
  badge: stateOf,
  panels: (pharmacy, onChanged) => (
    <>
      <DataPanel pharmacy={pharmacy} />
      <AccountsPanel pharmacy={pharmacy} onChanged={onChanged} />
      <LinksPanel pharmacy={pharmacy} onChanged={onChanged} />
    </>
  ),
  side: (pharmacy) => <ListingPanel pharmacy={pharmacy} />,
})

function useProvinces() {
  const { items } = useUnits(listNewProvinces, {})
  return items.map(({ id, name }) => ({ value: String(id), label: name }))
}

function DataPanel({ pharmacy }: { pharmacy: PharmacyRecord }) {
  const { code, name, phone, point, new_address: today } = pharmacy
  return (
    <Panel
      title={texts.data}
      actions={
        <ButtonLink
          variant="plain"
          className="-mr-3"
          to={backofficePaths.earnLog({ 'nha-thuoc': code })}
        >
          {texts.earnLog}
        </ButtonLink>
      }
    >
      <Facts
        facts={[
          { label: texts.code, value: code, strong: true },
          { label: texts.name, value: name },
          { label: texts.phone, value: phone || '–' },
          {
            label: texts.address,
            value: (
              <>
                {addressOf(pharmacy)}
                {today && (
                  <span className="block text-sm text-ink-3">{texts.todayAddress(today)}</span>
                )}
              </>
            ),
          },
          { label: texts.point, value: point || '–' },
        ]}
      />
    </Panel>
  )
}

function stateOf({ status }: Pharmacy) {
  return (
    <Badge tone={status === 'active' ? 'ok' : 'neutral'} className="whitespace-nowrap">
      {texts.states[status]}
    </Badge>
  )
}

function nameOf({ name, phone }: Pharmacy) {
  return (
    <>
      {name}
      {phone && <span className="block text-ink-3">{phone}</span>}
    </>
  )
}

function addressOf({ full_address: address }: Pharmacy) {
  return address || <i className="text-ink-3">{texts.noAddress}</i>
}

function seenOf({ last_seen_at: at }: Pharmacy) {
  return <span className="whitespace-nowrap">{at ? <When at={at} /> : texts.never}</span>
}

function cardOf(pharmacy: Pharmacy) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex items-start justify-between gap-3">
        <b className="text-md font-semibold">{pharmacy.name}</b>
        <span className="shrink-0">{stateOf(pharmacy)}</span>
      </span>
      <span className="text-ink-2">
        {pharmacy.code}
        {pharmacy.phone && ` · ${pharmacy.phone}`}
      </span>
      <span>{addressOf(pharmacy)}</span>
      <span className="text-ink-3">
        {texts.accountCount(pharmacy.accounts)} · {texts.columns.seen}: {seenOf(pharmacy)}
      </span>
    </span>
  )
}
