import { useState } from 'react'
import { listPartnerKeys, type PartnerKey } from '#domain/partner/backoffice/keys.ts'
import { partners } from '#domain/partner/backoffice/partners.ts'
import { partnerScopes } from '#domain/partner/scopes.ts'
import { refreshAll } from '#web/query/realm.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useCan } from '../data/staff-session.ts'
import { backoffice, useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import {
  BlockKeyDialog,
  EditKeyDialog,
  EndKeyDialog,
  IssueKeyDialog,
  RotateKeyDialog,
} from './KeyDialogs.tsx'
import { SecretDialog } from './SecretDialog.tsx'
import { keyTexts as texts } from './texts.ts'

type Doing = 'edit' | 'rotate' | 'block' | 'end'
type Open = { what: 'issue' } | { what: Doing; key: PartnerKey } | null

const dialogs = {
  edit: EditKeyDialog,
  rotate: RotateKeyDialog,
  block: BlockKeyDialog,
  end: EndKeyDialog,
}

const tones: Record<PartnerKey['state'], BadgeTone> = {
  good: 'ok',
  blocked: 'sale',
  ended: 'neutral',
}

/** A partner's keys, and what can be done to each. */
export function KeysPanel({ partnerId }: { partnerId: number }) {
  const [open, setOpen] = useState<Open>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const canEdit = useCan('partners.edit')
  const answer = useQuery(listPartnerKeys, { id: partnerId }, { live: [partners.path] })
  const close = () => setOpen(null)
  const done = () => {
    void answer.refresh()
    void refreshAll(backoffice, partners.history)
  }
  const issued = (fresh: string) => {
    setSecret(fresh)
    done()
  }
  const Dialog = open && open.what !== 'issue' ? dialogs[open.what] : null
  return (
    <Panel
      title={texts.title}
      actions={
        canEdit && (
          <Button variant="plain" onClick={() => setOpen({ what: 'issue' })}>
            {texts.issue}
          </Button>
        )
      }
    >
      <Answered answer={answer}>
        {(keys) => (
          <>
            {keys.length === 0 && <p className="text-ink-2">{texts.none}</p>}
            <ul className="divide-y divide-line text-sm">
              {keys.map((key) => (
                <li key={key.id} className="flex flex-col gap-1.5 py-3 first:pt-0 last:pb-0">
                  <KeyFacts partnerKey={key} />
                  {canEdit && key.state !== 'ended' && (
                    <KeyActions partnerKey={key} onChoose={(what) => setOpen({ what, key })} />
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </Answered>
      {open?.what === 'issue' && (
        <IssueKeyDialog partnerId={partnerId} onIssued={issued} onClose={close} />
      )}
      {Dialog && open && open.what !== 'issue' && (
        <Dialog partnerKey={open.key} onDone={done} onIssued={issued} onClose={close} />
      )}
      {secret !== null && (
        <SecretDialog title={texts.secretTitle} secret={secret} onClose={() => setSecret(null)} />
      )}
    </Panel>
  )
}

function KeyFacts({ partnerKey: key }: { partnerKey: PartnerKey }) {
  const limits = [
    texts.limit(key.per_minute),
    ...(key.ends_at ? [texts.until(key.ends_at)] : []),
    ...(key.ip_ranges.length > 0 ? [texts.fromRanges(key.ip_ranges.join(', '))] : []),
  ]
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <b className="font-semibold">{key.name}</b>
        <code className="text-xs text-ink-3">{key.prefix}…</code>
        <Badge tone={tones[key.state]}>{texts.states[key.state]}</Badge>
      </p>
      <p className="text-ink-2">{key.scopes.map((scope) => partnerScopes[scope]).join(' · ')}</p>
      <p className="text-ink-2 wrap-anywhere">{limits.join(' · ')}</p>
      <p className="tabular text-ink-3">
        {texts.used(key.calls, key.errors)} ·{' '}
        {key.last_used_at ? (
          <>
            <When at={key.last_used_at} />{' '}
            {key.last_used_from && texts.lastFrom(key.last_used_from)}
          </>
        ) : (
          texts.neverUsed
        )}
      </p>
    </>
  )
}

function KeyActions({
  partnerKey: { name, state },
  onChoose,
}: {
  partnerKey: PartnerKey
  onChoose: (what: Doing) => void
}) {
  const labels: Record<Doing, string> = {
    edit: texts.edit,
    rotate: texts.rotate,
    block: state === 'blocked' ? texts.unblock : texts.block,
    end: texts.end,
  }
  return (
    <div role="group" aria-label={texts.manage(name)} className="-mx-3 flex flex-wrap">
      {(Object.keys(labels) as Doing[]).map((what) => (
        <Button key={what} variant="plain" onClick={() => onChoose(what)}>
          {labels[what]}
        </Button>
      ))}
    </div>
  )
}
