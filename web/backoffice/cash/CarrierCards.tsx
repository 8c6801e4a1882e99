import type { CarrierCash } from '#domain/order/cash/api.ts'
import { cashCarrierLabel } from '#domain/order/cash/texts.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'
import { cashScreenTexts as texts } from './texts.ts'

/** What each still owes: a way to just theirs, and back to all. */
export function CarrierCards({
  carriers,
  current,
  hrefFor,
}: {
  carriers: readonly CarrierCash[]
  current: string | undefined
  hrefFor: (carrier: string | undefined) => string
}) {
  if (carriers.length === 0) return null
  return (
    <nav aria-label={texts.carriers} className="mb-4">
      {/* On a phone they scroll sideways, as the states do: the parcels stay in sight. */}
      <ul className="relative grid gap-2.5 max-md:-mx-3 max-md:flex max-md:overflow-x-auto max-md:px-3 max-md:pb-1 md:grid-cols-2 lg:grid-cols-4">
        {carriers.map((each) => {
          const isCurrent = each.carrier === current
          return (
            <li key={each.carrier} className="max-md:w-64 max-md:shrink-0">
              <Anchor
                to={hrefFor(isCurrent ? undefined : each.carrier)}
                preventScrollReset
                aria-current={isCurrent ? 'true' : undefined}
                className={cx(
                  'tabular flex h-full flex-col gap-0.5 rounded-md border px-4 py-3 transition-colors hover:border-primary',
                  isCurrent ? 'border-primary bg-primary-tint' : 'border-line bg-white',
                )}
              >
                <CarrierFace carrier={each} />
              </Anchor>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function CarrierFace({ carrier }: { carrier: CarrierCash }) {
  const { parcels, out, late, late_parcels: lateParcels, oldest, limit, different } = carrier
  return (
    <>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-ink-2">
        <span>{cashCarrierLabel(carrier.carrier)}</span>
        {parcels > 0 && <span>{texts.parcels(parcels)}</span>}
      </span>
      <b className="text-lg font-bold">{formatVnd(out)}</b>
      <span className="text-sm text-ink-2">
        {oldest === null ? texts.nothingOut : texts.oldest(oldest, limit)}
      </span>
      {lateParcels > 0 && (
        <span className="text-sm font-semibold text-sale-deep">
          {texts.lateSum(lateParcels, formatVnd(late))}
        </span>
      )}
      {different > 0 && (
        <span className="text-sm font-semibold text-point">{texts.differs(different)}</span>
      )}
    </>
  )
}
