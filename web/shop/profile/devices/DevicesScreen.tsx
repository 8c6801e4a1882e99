import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type SignedInDevice } from '#domain/identity/api.ts'
import { endOtherSessions, endSession, type listEvents } from '#domain/identity/account-data/api.ts'
import type { Output } from '#domain/contract.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { api } from '#web/api.ts'
import { explainInNotice } from '#web/form/use-attempt.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { DeviceList } from '#web/features/session/DeviceList.tsx'
import { Section } from '#web/ui/Section.tsx'
import { notify } from '#web/features/notices/notify.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { deviceTexts as texts } from '../texts.ts'

const question = lazyPart(() =>
  import('#web/ui/ConfirmDialog.tsx').then((part) => part.ConfirmDialog),
)

export interface DevicesScreenProps {
  sessions: readonly SignedInDevice[]
  events: Output<typeof listEvents>
}

/** Where the member is signed in, and what happened to the account. */
export function DevicesScreen({ sessions, events }: DevicesScreenProps) {
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState(false)
  const change = async (call: () => Promise<string>) => {
    try {
      const text = await call()
      await revalidate()
      notify({ text })
    } catch (error) {
      explainInNotice(error)
    }
  }
  const end = (id: number) =>
    change(async () => {
      await api.call(endSession, { id })
      return texts.ended
    })
  const endOthers = () =>
    change(async () => texts.othersEnded((await api.call(endOtherSessions, {})).ended))
  return (
    <div className="flex flex-col gap-4">
      <Section title={texts.signedIn}>
        <p className="mb-3 text-ink-2">{texts.text}</p>
        <DeviceList devices={sessions.map(listed)} texts={texts} onEnd={end} />
        {sessions.length > 1 && (
          <Button
            variant="secondary"
            className="mt-3"
            onClick={() => setAsking(true)}
            {...question.intent}
          >
            {texts.endOthers}
          </Button>
        )}
      </Section>
      <EventList events={events} />
      {asking && (
        <question.Part
          open
          onOpenChange={setAsking}
          title={texts.endOthersTitle}
          message={texts.endOthersText}
          confirm={{ label: texts.endOthers, onPress: endOthers }}
          cancel={{ label: texts.stay }}
        />
      )}
    </div>
  )
}

function listed({ id, device, address, current, created_at, last_seen_at }: SignedInDevice) {
  return {
    id,
    name: device,
    facts: [
      `${texts.seen(formatDateTime(last_seen_at))} · ${texts.address(address)}`,
      texts.since(formatDateTime(created_at)),
    ],
    isCurrent: current,
    endLabel: texts.endOf(device),
  }
}

function EventList({ events: { items, paginate } }: Pick<DevicesScreenProps, 'events'>) {
  return (
    <Section title={texts.events}>
      {items.length === 0 && <p className="text-ink-2">{texts.noEvents}</p>}
      <ul className="flex flex-col">
        {items.map(({ kind, at, device, address }, index) => (
          <li key={index} className="border-b border-line py-2.5 last:border-b-0">
            <p className="font-medium">{texts.kinds[kind]}</p>
            <p className="text-sm text-ink-3">
              {[formatDateTime(at), device, address].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      <Pager
        page={paginate.page}
        pages={paginate.total_page}
        hrefFor={(page) => `${paths.devices()}?page=${page}`}
        className="mt-4"
      />
    </Section>
  )
}
