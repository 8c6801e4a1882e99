import Ticket from 'lucide-react/icons/ticket'
import { listCounterOffers, type CounterKind, type CounterOffer } from '#domain/counter/api.ts'
import { describeGoods, describeVoucher } from '#domain/voucher/texts.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { failureText } from '../session/failure-text.ts'
import { useAnswer } from '../parts/use-answer.ts'
import { termsOf } from './terms-of.ts'
import { offerTexts as texts } from './texts.ts'

/** What pharmacies take today, with what is left of each. */
export function OfferList({ kind }: { kind: CounterKind }) {
  const { data, error, reload } = useAnswer(kind, (signal) =>
    callPharmacy(listCounterOffers, { kind }, { signal }),
  )
  const words = texts[kind]
  return (
    <section>
      <h2 className="mb-3 text-lg font-bold">{words.list}</h2>
      {error !== null && (
        <ErrorState level={3} title={texts.failed} text={failureText(error)} onRetry={reload} />
      )}
      {!data && error === null && (
        <div role="status" aria-label={texts.loading} className="flex flex-col gap-2.5">
          <Skeleton className="h-24 rounded-md" />
          <Skeleton className="h-24 rounded-md" />
        </div>
      )}
      {data?.length === 0 && (
        <EmptyState
          level={3}
          icon={<Ticket aria-hidden="true" />}
          title={words.none}
          text={words.noneText}
          className="rounded-md border border-line bg-white py-8"
        />
      )}
      <ul className="flex flex-col gap-2.5">
        {data?.map((one) => (
          <Row key={one.id} offer={one} />
        ))}
      </ul>
    </section>
  )
}

function Row({ offer }: { offer: CounterOffer }) {
  const terms = termsOf(offer)
  return (
    <li className="rounded-md border border-line bg-white p-3.5">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <b className="grow font-semibold">{offer.name}</b>
        <Badge tone={offer.remaining === 0 ? 'neutral' : 'info'} className="max-w-full">
          {offer.remaining === undefined ? texts.unlimited : texts.remaining(offer.remaining)}
        </Badge>
      </div>
      <p className="font-semibold text-point">
        {offer.kind === 'prize' ? texts.worth(offer.VoucherValue) : describeVoucher(terms)}
      </p>
      <p className="mt-0.5 text-sm text-ink-3">
        {offer.kind === 'offer' && `${describeGoods(terms)} · `}
        {texts.until(offer.expired_date)}
        {offer.needs_otp && ` · ${texts.asksOtp}`}
      </p>
    </li>
  )
}
