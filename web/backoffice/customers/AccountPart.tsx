import { useState } from 'react'
import { z } from 'zod'
import { endCustomerSession } from '#domain/customer/backoffice/api.ts'
import { getCustomerAccount, type CustomerAccount } from '#domain/customer/backoffice/sections.ts'
import { consentMedia, consentPurposes, type ConsentChannel } from '#domain/identity/consent.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import { ListPanel } from './ListPanel.tsx'
import { Part } from './Part.tsx'
import type { SectionProps } from './Sections.tsx'
import { customerTexts as texts } from './texts.ts'

/** Consents with their history, devices, what happened to the account. */
export function AccountPart({ data, onShut }: SectionProps) {
  const answer = useQuery(getCustomerAccount, { id: data.id })
  return (
    <Part answer={answer} onShut={onShut}>
      {(account) =>
        account === null ? (
          <p className="text-ink-2">{texts.noAccount}</p>
        ) : (
          <div className="flex flex-col gap-4">
            {account.locked_until && (
              <p className="rounded-md bg-point-tint px-4 py-3">
                {texts.locked(formatDateTime(account.locked_until))}
              </p>
            )}
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
              <SessionsPanel id={data.id} account={account} onEnded={() => void answer.refresh()} />
              <ConsentsPanel account={account} />
              <ListPanel
                title={texts.consentHistory}
                none={texts.noHistory}
                rows={account.history}
                keyOf={({ at, channel }) => `${at} ${channel}`}
              >
                {({ channel, granted, at, source }) => (
                  <>
                    <span>
                      {nameOfChannel(channel)}: {granted ? texts.yes : texts.no}
                    </span>
                    <span className="text-sm text-ink-3">
                      {texts.sources[source]} · {formatDateTime(at)}
                    </span>
                  </>
                )}
              </ListPanel>
              <ListPanel
                title={texts.events}
                none={texts.noHistory}
                rows={account.events}
                keyOf={({ at, kind }) => `${at} ${kind}`}
              >
                {({ kind, at, device }) => (
                  <>
                    <span>{texts.eventKinds[kind]}</span>
                    <span className="text-sm text-ink-3">
                      {device} · {formatDateTime(at)}
                    </span>
                  </>
                )}
              </ListPanel>
            </div>
          </div>
        )
      }
    </Part>
  )
}

type Account = NonNullable<CustomerAccount>

function ConsentsPanel({ account: { consents } }: { account: Account }) {
  return (
    <Panel title={texts.consents}>
      <Facts
        facts={consentPurposes.flatMap((purpose) =>
          consentMedia.map((medium) => {
            const channel: ConsentChannel = `${medium}${purpose}`
            return {
              label: nameOfChannel(channel),
              value: consents[channel] ? texts.yes : texts.no,
            }
          }),
        )}
      />
    </Panel>
  )
}

function nameOfChannel(channel: ConsentChannel): string {
  const purpose = consentPurposes.find((each) => channel.endsWith(each))!
  const medium = consentMedia.find((each) => channel === `${each}${purpose}`)!
  return `${texts.media[medium]} – ${texts.purposes[purpose]}`
}

const nothingAsked = z.object({})

interface SessionsPanelProps {
  id: number
  account: Account
  onEnded: () => void
}

function SessionsPanel({ id, account: { sessions }, onEnded }: SessionsPanelProps) {
  const [asked, setAsked] = useState<Account['sessions'][number] | null>(null)
  const canEnd = useCan('customers.edit')
  const end = async (session: number) => {
    await callBackoffice(endCustomerSession, { id, session }, { silent: true })
    notify({ text: texts.sessionEnded, kind: 'success' })
    onEnded()
  }
  return (
    <>
      <ListPanel
        title={texts.sessions}
        none={texts.noSessions}
        rows={sessions}
        keyOf={(session) => session.id}
      >
        {(session) => (
          <>
            <span>
              {session.device}
              <span className="block text-sm text-ink-3">
                {texts.lastSeen} <When at={session.last_seen_at} />
              </span>
            </span>
            {canEnd && (
              <Button variant="quiet" onClick={() => setAsked(session)}>
                {texts.endSession}
              </Button>
            )}
          </>
        )}
      </ListPanel>
      {asked && (
        <ActionDialog
          title={texts.endSession}
          says={texts.endSays(asked.device)}
          confirm={texts.endSession}
          schema={nothingAsked}
          initial={{}}
          onConfirm={() => end(asked.id)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
