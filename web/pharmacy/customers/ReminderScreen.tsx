import ArrowLeft from 'lucide-react/icons/arrow-left'
import BellOff from 'lucide-react/icons/bell-off'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatDate } from '#domain/kernel/dates.ts'
import {
  listPurchases,
  listReminders,
  type Purchase,
  readReminders,
  type Reminder,
} from '#domain/purchase/api.ts'
import { goodsLine } from '#domain/purchase/goods-line.ts'
import { failureText } from '#web/form/failure-text.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { SkeletonText } from '#web/ui/Skeleton.tsx'
import { useAnswer } from '../parts/use-answer.ts'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { usePharmacyPaths } from '../session/use-pharmacy.ts'
import { CardSkeletons } from './CardSkeletons.tsx'
import { ReminderCard } from './ReminderCard.tsx'
import { ReminderForm } from './ReminderForm.tsx'
import { countDue } from './count-due.ts'
import { reminderTexts as texts } from './texts.ts'

/** One reminder with what its customer bought; without one in the address, a new one. */
export function ReminderScreen() {
  const paths = usePharmacyPaths()
  const [query] = useSearchParams()
  const id = Number.parseInt(query.get('nhac') ?? '', 10)
  return (
    <div className="mx-auto flex max-w-180 flex-col gap-3 desk:max-w-none">
      <Anchor
        to={paths.reminders()}
        className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-primary"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {texts.toList}
      </Anchor>
      <h1 className="text-2xl font-bold phone:text-xl">{id > 0 ? texts.one : texts.newTitle}</h1>
      {id > 0 ? <OneReminder id={id} key={id} /> : <ReminderForm />}
    </div>
  )
}

function OneReminder({ id }: { id: number }) {
  const paths = usePharmacyPaths()
  const { data, error, reload } = useAnswer(`reminder-${id}`, async (signal) => {
    const { items } = await callPharmacy(listReminders, { id }, { signal })
    return { found: items[0] ?? null }
  })
  const [changed, setChanged] = useState<Reminder | null>(null)
  const reminder = changed ?? data?.found
  useRead(data?.found ?? null, setChanged)
  if (error && !data) {
    return <ErrorState title={texts.failed} text={failureText(error)} onRetry={reload} />
  }
  if (reminder === undefined) return <CardSkeletons label={texts.loading} count={1} />
  if (reminder === null) {
    return (
      <EmptyState
        icon={<BellOff aria-hidden="true" />}
        title={texts.notFoundTitle}
        text={texts.notFoundText}
        action={<ButtonLink to={paths.reminders()}>{texts.toList}</ButtonLink>}
      />
    )
  }
  return (
    <div className="grid grid-cols-1 gap-5 desk:grid-cols-2 desk:items-start">
      <ReminderCard reminder={reminder} onChanged={setChanged} />
      <History phone={reminder.phone} />
    </div>
  )
}

/** Whoever opens it has read it. */
function useRead(reminder: Reminder | null, onRead: (reminder: Reminder) => void): void {
  const unread = reminder !== null && !reminder.read ? reminder : null
  useEffect(() => {
    if (unread === null) return
    callPharmacy(
      readReminders,
      { ids: [unread.id], read: true },
      { quiet: true, silent: true },
    ).then(
      () => {
        onRead({ ...unread, read: true })
        void countDue()
      },
      () => {
        // It stays unread: no harm.
      },
    )
  }, [unread, onRead])
}

function History({ phone }: { phone: string }) {
  const { data, error } = useAnswer(`history-${phone}`, async (signal) => {
    const { items } = await callPharmacy(listPurchases, { keyword: phone, limit: 10 }, { signal })
    return items
  })
  return (
    <section>
      <h2 className="text-lg font-bold">{texts.history}</h2>
      <HistoryRows purchases={data} hasFailed={error !== null} />
    </section>
  )
}

function HistoryRows({
  purchases,
  hasFailed,
}: {
  purchases: readonly Purchase[] | undefined
  hasFailed: boolean
}) {
  if (!purchases && hasFailed) return <p className="mt-2 text-ink-2">{texts.historyFailed}</p>
  if (!purchases) return <SkeletonText className="mt-3" />
  if (purchases.length === 0) return <p className="mt-2 text-ink-2">{texts.noHistory}</p>
  return (
    <ul className="mt-2 divide-y divide-line rounded-md border border-line bg-white px-4">
      {purchases.map((purchase) => (
        <li key={purchase.id} className="py-3">
          <PurchaseLines purchase={purchase} />
        </li>
      ))}
    </ul>
  )
}

/** When something was bought, and what. */
function PurchaseLines({ purchase }: { purchase: Purchase }) {
  return (
    <>
      <p className="text-sm text-ink-3">{texts.boughtOn(formatDate(purchase.purchased_at))}</p>
      <p>{goodsLine(purchase.products)}</p>
      {purchase.note && <p className="mt-0.5 text-sm text-ink-2">{purchase.note}</p>}
    </>
  )
}
