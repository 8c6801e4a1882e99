import Gift from 'lucide-react/icons/gift'
import { listCounterPrizes, type CounterPrize } from '#domain/game/pharmacy/api.ts'
import { withDots } from '#web/features/code-entry/code-typing.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useAnswer } from '../parts/use-answer.ts'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { failureText } from '../session/failure-text.ts'
import { gameTexts } from './texts.ts'

const texts = gameTexts.won

/** What the customer with this phone won in games at this counter, and what each is. */
export function GamePrizes({ phone }: { phone: string }) {
  const { data, error, reload } = useAnswer(`prizes:${phone}`, (signal) =>
    callPharmacy(listCounterPrizes, { phone }, { signal }),
  )
  return (
    <section aria-live="polite">
      <h2 className="mb-2 text-lg font-bold">{texts.title}</h2>
      {error !== null && (
        <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
          {texts.failed} {failureText(error)}
          <Button variant="quiet" onClick={reload}>
            {gameTexts.retry}
          </Button>
        </p>
      )}
      {!data && error === null && <Skeleton className="h-16 rounded-md" />}
      {data?.length === 0 && <p className="text-ink-2">{texts.none}</p>}
      <ul className="flex flex-col gap-2.5">
        {data?.map((prize) => (
          <Row key={`${prize.campaign} ${prize.number}`} prize={prize} />
        ))}
      </ul>
    </section>
  )
}

function Row({ prize: { title, at, prize, kind, next, voucher } }: { prize: CounterPrize }) {
  return (
    <li className="flex gap-3 rounded-md border border-line bg-white p-3.5">
      <Gift aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-point" />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <b className="font-semibold">{prize}</b>
          <Badge tone={toneOf(next, voucher)}>{stateOf(next, voucher)}</Badge>
        </div>
        {voucher && (
          <p className="text-sm">
            {withDots(voucher.code)} · {voucher.at_counter ? texts.atCounter : texts.onShop}
          </p>
        )}
        <p className="text-sm text-ink-3">
          {texts.kinds[kind]} · {texts.wonOn(at, title)}
        </p>
      </div>
    </li>
  )
}

type Voucher = CounterPrize['voucher']

function stateOf(next: CounterPrize['next'], voucher: Voucher): string {
  if (!voucher) return texts.next[next]
  return voucher.state === 'open'
    ? texts.voucher.open(voucher.ends_on)
    : texts.voucher[voucher.state]
}

function toneOf(next: CounterPrize['next'], voucher: Voucher): BadgeTone {
  if (voucher) return voucher.state === 'open' ? 'ok' : 'neutral'
  if (next === 'credited' || next === 'done') return 'ok'
  return next === 'lapsed' ? 'neutral' : 'point'
}
