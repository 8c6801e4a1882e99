import CalendarDays from 'lucide-react/icons/calendar-days'
import MapPin from 'lucide-react/icons/map-pin'
import Store from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import { useState, type Ref } from 'react'
import { addressLabelTexts } from '#domain/identity/address-label.ts'
import type { SavedAddress } from '#domain/identity/api.ts'
import type { OrderType } from '#domain/location/delivery.ts'
import type { Address } from '#domain/location/address-shape.ts'
import { addressKey } from '#domain/location/address.ts'
import { branchAddress, findPickupBranch } from '#domain/location/pickup-branches.ts'
import { lazyPart } from '#web/features/cart/lazy-part.tsx'
import type { CollectKind } from '#web/features/address/AddressDialog.tsx'
import type { AddressOnPageHandle } from '#web/features/address/AddressOnPage.tsx'
import { changeCheckout, chooseDestination, type Destination } from '#web/state/checkout.ts'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Section } from './Section.tsx'
import { checkoutTexts as texts } from './texts.ts'
import type { useMemberAddresses } from './use-member-addresses.ts'
import { useDeliveryDates } from './use-delivery-dates.ts'

const dialog = lazyPart(() =>
  import('#web/features/address/AddressDialog.tsx').then((part) => part.AddressDialog),
)

const onPage = lazyPart(
  () => import('#web/features/address/AddressOnPage.tsx').then((part) => part.AddressOnPage),
  FieldsSkeleton,
)

const newForm = lazyPart(() =>
  import('#web/features/address/NewAddressLine.tsx').then((part) => part.NewAddressLine),
)

/** The button that opens the chooser; the order form leads here when the address is missing. */
export const destinationButtonId = 'choose-destination'
const errorId = 'destination-error'

export interface DestinationSectionProps {
  /** One where an order of this type can go. */
  destination: Destination | null
  /** The same, or as much of it as has been typed. */
  going: Destination | null
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
  const { destination, going, orderType, centerOnly, places, error, form, onProvince } = props
  const collect: CollectKind = orderType === 'vaccine' ? 'center' : 'pickup'
  const { own, addresses, onlyOwn, save } = places
  const [mode, setMode] = useState<Destination['kind'] | null>(null)
  // What the account keeps need not be kept by the browser too.
  const choose = (next: Destination) => {
    const isOwn = next.kind === 'delivery' && labelOf(own, next.address) !== null
    if (isOwn) changeCheckout({ destination: next })
    else chooseDestination(next)
  }
  return (
    <Section
      title={centerOnly ? texts.doseDestination : texts.destination}
      error={error}
      errorId={errorId}
      action={
        destination && (
          <Button
            id={destinationButtonId}
            look="plain"
            aria-label={texts.changeDestination}
            onClick={() => setMode(destination.kind)}
            {...dialog.intent}
          >
            {texts.change}
          </Button>
        )
      }
    >
      {destination ? (
        <ChosenDestination {...{ destination, orderType, centerOnly }} />
      ) : !places.isKnown ? (
        <FieldsSkeleton />
      ) : places.mustType && orderType === 'normal' ? (
        <>
          <onPage.Part canSave={save !== null} onProvince={onProvince} handle={form} />
          {going && <ExpectedDates destination={going} {...{ orderType, centerOnly }} />}
          <Button
            look="plain"
            wide
            className="mt-2 -mb-2"
            data-focus-instead={destinationButtonId}
            icon={<Store aria-hidden="true" className="size-5" />}
            onClick={() => setMode(collect)}
            {...dialog.intent}
          >
            {texts.orCollect}
          </Button>
        </>
      ) : (
        <div className="flex flex-col gap-2 sm:flex-row" {...dialog.intent}>
          {!centerOnly && (
            <Button
              id={destinationButtonId}
              look="secondary"
              wide
              aria-describedby={error ? errorId : undefined}
              icon={<MapPin aria-hidden="true" className="size-5" />}
              onClick={() => setMode('delivery')}
            >
              {texts.chooseAddress}
            </Button>
          )}
          <Button
            id={centerOnly ? destinationButtonId : undefined}
            look={centerOnly ? 'secondary' : 'quiet'}
            wide
            aria-describedby={centerOnly && error ? errorId : undefined}
            data-focus-instead={centerOnly ? undefined : destinationButtonId}
            icon={<Store aria-hidden="true" className="size-5" />}
            onClick={() => setMode(collect)}
          >
            {texts.chooseCollect[collect]}
          </Button>
        </div>
      )}
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

interface ChosenDestinationProps {
  destination: Destination
  orderType: OrderType
  centerOnly: boolean
}

function ChosenDestination(props: ChosenDestinationProps) {
  const { destination } = props
  const Icon = destination.kind === 'delivery' ? MapPin : Store
  const { title, text } = describe(destination)
  return (
    <div className="flex gap-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-ink-2">{text}</p>
        {destination.kind === 'delivery' && <newForm.Part address={destination.address} />}
        <ExpectedDates {...props} />
      </div>
    </div>
  )
}

function describe(destination: Destination) {
  if (destination.kind === 'center') {
    return { title: texts.centerAt(destination.name), text: destination.address }
  }
  if (destination.kind === 'pickup') {
    const branch = findPickupBranch(destination.branch)
    return {
      title: texts.pickupAt(branch?.name ?? ''),
      text: branch ? branchAddress(branch) : '',
    }
  }
  return { title: texts.delivery, text: destination.address.full_address }
}

/** Keeps its line from the start, so that nothing moves when the dates come. */
function ExpectedDates({ destination, orderType, centerOnly }: ChosenDestinationProps) {
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
