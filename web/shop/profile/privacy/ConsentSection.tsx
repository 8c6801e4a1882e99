import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { changeConsents, type getConsents } from '#domain/identity/account-data/api.ts'
import {
  hasConsentFor,
  consentMedia,
  type Consents,
  type ConsentChannel,
} from '#domain/identity/consent.ts'
import type { Output } from '#domain/contract.ts'
import { api } from '#web/api.ts'
import { explainInNotice } from '#web/form/use-attempt.ts'
import { Section } from '#web/ui/Section.tsx'
import { notify } from '#web/features/notices/notify.ts'
import { AccordionItem } from '#web/ui/Accordion.tsx'
import { Button } from '#web/ui/Button.tsx'
import { privacyTexts as texts } from '../texts.ts'
import { ConsentHistory } from './ConsentHistory.tsx'
import { ConsentTable } from './ConsentTable.tsx'

type ConsentState = Output<typeof getConsents>

/** Each channel is given and withdrawn by one tap; what was agreed to when stays readable. */
export function ConsentSection(loaded: ConsentState) {
  const [changed, setChanged] = useState<ConsentState | null>(null)
  // A device that was added may have agreed to its channel: the longer history is the newer one.
  const isNewer = changed !== null && changed.history.length >= loaded.history.length
  const { consents, history } = isNewer ? changed : loaded
  const { revalidate } = useRevalidator()
  // Shown as pressed at once; the server's answer has the last word.
  const [wanted, setWanted] = useState<Partial<Consents>>({})
  const change = async (asked: Partial<Consents>, text: string) => {
    setWanted(asked)
    try {
      setChanged(await api.call(changeConsents, { consents: asked }))
      notify({ text })
      await revalidate()
    } catch (error) {
      explainInNotice(error)
    } finally {
      setWanted({})
    }
  }
  const shown = { ...consents, ...wanted }
  const toggle = (channel: ConsentChannel, granted: boolean) =>
    void change({ [channel]: granted }, granted ? texts.consentGiven : texts.consentWithdrawn)
  return (
    <Section title={texts.consents}>
      <p className="mb-4 text-ink-2">{texts.consentsText}</p>
      <ConsentTable value={shown} onChange={toggle} />
      {hasConsentFor(shown, 'Commercial') && (
        <Button
          variant="quiet"
          className="mt-4"
          onClick={() => void change(noCommercial, texts.consentWithdrawn)}
        >
          {texts.withdrawAll}
        </Button>
      )}
      <div className="mt-4 border-t border-line">
        <AccordionItem title={texts.history}>
          <ConsentHistory history={history} />
        </AccordionItem>
      </div>
    </Section>
  )
}

const noCommercial = Object.fromEntries(
  consentMedia.map((medium) => [`${medium}Commercial`, false]),
) as Partial<Consents>
