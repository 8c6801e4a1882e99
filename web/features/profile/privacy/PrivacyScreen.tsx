import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { getConsents } from '#domain/identity/account-data/api.ts'
import type { Output } from '#domain/contract.ts'
import { explainInNotice, useAttempt } from '#web/features/attempt/use-attempt.ts'
import { lazyPart } from '#web/features/cart/lazy-part.tsx'
import { Section } from '#web/features/checkout/Section.tsx'
import { Button } from '#web/ui/Button.tsx'
import { DeletionNotice } from '../DeletionNotice.tsx'
import { privacyTexts as texts } from '../texts.ts'
import { ConsentSection } from './ConsentSection.tsx'
import { downloadData } from './download-data.ts'

const dialog = lazyPart(() => import('./DeletionDialog.tsx').then((part) => part.DeletionDialog))

export interface PrivacyScreenProps {
  deletionDueAt: string | undefined
  consents: Output<typeof getConsents>
}

/** What may be sent, what is kept, and how to end it. */
export function PrivacyScreen({ deletionDueAt, consents }: PrivacyScreenProps) {
  return (
    <div className="flex flex-col gap-4">
      <DeletionNotice dueAt={deletionDueAt} />
      <ConsentSection {...consents} />
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
      look="secondary"
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
      <Button look="danger" onClick={() => setAsking(true)} {...dialog.intent}>
        {texts.askDeletion}
      </Button>
      {asking && <dialog.Part onClose={() => setAsking(false)} />}
    </Section>
  )
}
