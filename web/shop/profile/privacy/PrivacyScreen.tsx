import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { Output } from '#domain/contract.ts'
import {
  exportData,
  type getConsents,
  type getPushDevices,
} from '#domain/identity/account-data/api.ts'
import { listOrders, type Order } from '#domain/order/api.ts'
import { api } from '#web/api.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { explainInNotice, useAttempt } from '#web/form/use-attempt.ts'
import { today } from '#web/state/clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { Section } from '#web/ui/Section.tsx'
import { DeletionNotice } from '../DeletionNotice.tsx'
import { privacyTexts as texts } from '../texts.ts'
import { ConsentSection } from './ConsentSection.tsx'
import { PushSection } from './PushSection.tsx'

const dialog = lazyPart(() => import('./DeletionDialog.tsx').then((part) => part.DeletionDialog))

export interface PrivacyScreenProps {
  deletionDueAt: string | undefined
  consents: Output<typeof getConsents>
  push: Output<typeof getPushDevices>
}

/** What may be sent, what is kept, and how to end it. */
export function PrivacyScreen({ deletionDueAt, consents, push }: PrivacyScreenProps) {
  const { webPushTransaction, webPushCommercial } = consents.consents
  return (
    <div className="flex flex-col gap-4">
      <DeletionNotice dueAt={deletionDueAt} />
      <ConsentSection {...consents} />
      <PushSection push={push} isWanted={webPushTransaction || webPushCommercial} />
      <Section title={texts.data}>
        <p className="mb-3 text-ink-2">{texts.dataText}</p>
        <DownloadButton />
      </Section>
      {!deletionDueAt && <DeletionSection />}
    </div>
  )
}

function DownloadButton() {
  const { busy, attempt } = useAttempt()
  return (
    <Button
      variant="secondary"
      busy={busy}
      onClick={() => void attempt(downloadData, explainInNotice)}
      icon={<Download aria-hidden="true" className="size-5" />}
    >
      {texts.download}
    </Button>
  )
}

function DeletionSection() {
  const [asking, setAsking] = useState(false)
  return (
    <Section title={texts.deletion}>
      <p className="mb-3 text-ink-2">{texts.deletionText}</p>
      <Button variant="danger" onClick={() => setAsking(true)} {...dialog.intent}>
        {texts.askDeletion}
      </Button>
      {asking && <dialog.Part onClose={() => setAsking(false)} />}
    </Section>
  )
}

/** Everything the shop keeps about the member, orders included, as one JSON file. */
async function downloadData(): Promise<void> {
  const data = await api.call(exportData, {}, { silent: false })
  const text = JSON.stringify({ ...data, orders: await listAllOrders() }, null, 2)
  saveFile(texts.fileName(today()), new Blob([text], { type: 'application/json' }))
}

async function listAllOrders(): Promise<Order[]> {
  const orders: Order[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { items, paginate } = await api.call(listOrders, { page, limit: 100 }, { silent: false })
    orders.push(...items)
    pages = paginate.total_page
  }
  return orders
}
