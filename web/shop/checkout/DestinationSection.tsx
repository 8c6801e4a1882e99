import CalendarDays from 'lucide-react/icons/calendar-days'
import ChevronDown from 'lucide-react/icons/chevron-down'
import MapPin from 'lucide-react/icons/map-pin'
import Pharmacy from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import { useState, type Ref } from 'react'
import { addressLabelTexts } from '#domain/identity/address-label.ts'
import type { SavedAddress } from '#domain/identity/api.ts'
import type { OrderType } from '#domain/location/delivery.ts'
import type { Address } from '#domain/location/address-shape.ts'
import { addressKey } from '#domain/location/address.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import type { CollectKind } from '#web/shop/address/AddressDialog.tsx'
import type { AddressOnPageHandle } from '#web/shop/address/AddressOnPage.tsx'
import { changeCheckout, chooseDestination, type Destination } from '#web/shop/state/checkout.ts'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Section } from '#web/ui/Section.tsx'
import { Segments } from '#web/ui/Segments.tsx'
import { BranchChoice } from './BranchChoice.tsx'
import { checkoutTexts as texts } from './texts.ts'
import type { useMemberAddresses } from './use-member-addresses.ts'
import { useDeliveryDates } from './use-delivery-dates.ts'
import type { useWay, Way } from './use-way.ts'

const dialog = lazyPart(() =>
  import('#web/shop/address/AddressDialog.tsx').then((part) => part.AddressDialog),
)

const onPage = lazyPart(
  () => import('#web/shop/address/AddressOnPage.tsx').then((part) => part.AddressOnPage),
  FieldsSkeleton,
)

const newForm = lazyPart(() =>
  import('#web/shop/address/NewAddressLine.tsx').then((part) => part.NewAddressLine),
)

/** What chooses the address; the order form leads here when it is missing or refused. */
export const destinationButtonId = 'choose-destination'
const errorId = 'destination-error'

export interface DestinationSectionProps {
  /** Its place is one where an order of this type can go. */
  way: ReturnType<typeof useWay>
  /** Where it goes, or as much of that as has been typed. */
  place: Destination | null
  orderType: OrderType
  /** Shots are given at a centre: nothing else is offered. */
  centerOnly: boolean
  places: ReturnType<typeof useMemberAddresses>
  error?: string
  /** Of the fields that are on the page while no address is known. */
  form: Ref<AddressOnPageHandle>
  onProvince: (province: ProvinceGiven | null) => void
}

export interface ProvinceGiven {
  id: number
  name: string
}

/** Where the goods go and when they are expected. */
export function DestinationSection(props: DestinationSectionProps) {
  const { way, place, orderType, centerOnly, places, error } = props
  const { destination } = way
  const collect: CollectKind = orderType === 'vaccine' ? 'center' : 'pickup'
  const { own, addresses, onlyOwn, save } = places
  const [mode, setMode] = useState<Way | null>(null)
  const choose = (next: Destination) => {
    way.follow(next.kind)
    // What the account keeps need not be kept by the browser too.
    const isOwn = next.kind === 'delivery' && labelOf(own, next.address) !== null
    if (isOwn) changeCheckout({ destination: next })
    else chooseDestination(next)
  }
  const usual: Destination | null = addresses[0]
    ? { kind: 'delivery', address: addresses[0] }
    : null
  const isBranch = way.kind === 'pickup'
  return (
    <Section
      title={centerOnly ? texts.doseDestination : texts.destination}
      error={isBranch ? undefined : error}
      errorId={errorId}
      action={
        destination &&
        !isBranch && (
          <Button
            id={destinationButtonId}
            variant="plain"
            aria-label={texts.changeDestination}
            onClick={() => setMode(destination.kind)}
            {...dialog.intent}
          >
            {texts.change}
          </Button>
        )
      }
    >
      {!centerOnly && (
        <Segments
          legend={texts.ways}
          options={waysWith(collect)}
          value={way.kind}
          onValueChange={(next) => way.take(next, next === 'delivery' ? usual : null)}
          className="mb-4"
        />
      )}
      {isBranch ? (
        <div id={destinationButtonId} tabIndex={-1}>
          <BranchChoice
            chosen={destination?.kind === 'pickup' ? destination.branch : null}
            error={error}
            onChoose={(branch) => choose({ kind: 'pickup', branch })}
          />
        </div>
      ) : destination ? (
        <ChosenDestination destination={destination} />
      ) : (
        <NoDestination {...props} onOpen={setMode} />
      )}
      {place && <ExpectedDates destination={place} orderType={orderType} centerOnly={centerOnly} />}
      {centerOnly && <p className="mt-3 text-sm text-ink-2">{texts.doseAtCenter}</p>}
      {mode && (
        <dialog.Part
          open
          onOpenChange={() => setMode(null)}
          mode={mode}
          chosen={destination}
          collect={collect}
          collectOnly={centerOnly}
          saved={addresses}
          canCreate={!onlyOwn}
          describe={(address) => labelOf(own, address)}
          onChoose={choose}
          onSave={save}
        />
      )}
    </Section>
  )
}

function waysWith(collect: CollectKind) {
  return (['delivery', collect] as const).map((value) => {
    const Icon = value === 'delivery' ? Truck : Pharmacy
    const icon = <Icon aria-hidden="true" className="size-5 shrink-0" />
    return { value, label: texts.way[value], icon }
  })
}

/** Nothing is chosen yet: fields to type an address, or a way to those that are known. */
function NoDestination({
  way,
  places,
  error,
  form,
  onProvince,
  onOpen,
}: DestinationSectionProps & { onOpen: (mode: Way) => void }) {
  if (way.kind === 'center') return <CenterField error={error} onPress={() => onOpen('center')} />
  if (!places.isKnown) return <FieldsSkeleton />
  if (places.mustType) {
    return <onPage.Part canSave={places.save !== null} onProvince={onProvince} handle={form} />
  }
  return (
    <Button
      id={destinationButtonId}
      variant="secondary"
      wide
      aria-describedby={error ? errorId : undefined}
      icon={<MapPin aria-hidden="true" className="size-5" />}
      onClick={() => onOpen('delivery')}
      {...dialog.intent}
    >
      {texts.chooseAddress}
    </Button>
  )
}

/** Looks like the field that it is: empty until a centre of the list is chosen. */
function CenterField({ error, onPress }: { error: string | undefined; onPress: () => void }) {
  return (
    <button
      id={destinationButtonId}
      type="button"
      aria-haspopup="dialog"
      aria-describedby={error ? errorId : undefined}
      onClick={onPress}
      {...dialog.intent}
      className={cx(
        'flex min-h-13 w-full items-center gap-3 rounded-md border bg-white px-4 text-left text-ink-2 hover:border-primary',
        error ? 'border-sale' : 'border-control',
      )}
    >
      <MapPin aria-hidden="true" className="size-5 shrink-0 text-primary" />
      <span className="grow">{texts.chooseCenter}</span>
      <ChevronDown aria-hidden="true" className="size-5 shrink-0" />
    </button>
  )
}

function FieldsSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-15" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-17" />
        <Skeleton className="h-17" />
      </div>
      <Skeleton className="h-17" />
    </div>
  )
}

/** "Nhà", "Nơi làm việc" or nothing in particular; null for what the account does not have. */
function labelOf(own: readonly SavedAddress[], address: Address): string | null {
  const known = own.find((each) => addressKey(each) === addressKey(address))
  if (!known) return null
  return known.label ? addressLabelTexts[known.label] : ''
}

/** The segment above says how; this says where. */
function ChosenDestination({ destination }: { destination: Destination }) {
  if (destination.kind === 'pickup') return null
  const isCenter = destination.kind === 'center'
  const Icon = isCenter ? Pharmacy : MapPin
  return (
    <div className="flex gap-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
      <div className="min-w-0">
        {isCenter ? (
          <>
            <p className="font-semibold">{texts.centerAt(destination.name)}</p>
            <p className="text-ink-2">{destination.address}</p>
          </>
        ) : (
          <>
            <p>{destination.address.full_address}</p>
            <newForm.Part address={destination.address} />
          </>
        )}
      </div>
    </div>
  )
}

interface ExpectedDatesProps {
  destination: Destination
  orderType: OrderType
  centerOnly: boolean
}

/** Keeps its line from the start, so that nothing moves when the dates come. */
function ExpectedDates({ destination, orderType, centerOnly }: ExpectedDatesProps) {
  const dates = useDeliveryDates(destination, orderType)
  const text = destination.kind === 'delivery' ? texts.estimate : texts.estimatePickup
  // Nothing travels for a shot but the buyer.
  const Icon = centerOnly ? CalendarDays : Truck
  return (
    <p className="mt-1.5 flex min-h-6 items-center gap-2 text-sm text-ok">
      {dates && (
        <>
          <Icon aria-hidden="true" className="size-4.5 shrink-0" />
          {text(dates.from, dates.to)}
        </>
      )}
    </p>
  )
}
