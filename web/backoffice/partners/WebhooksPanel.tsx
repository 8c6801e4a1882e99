import { useState } from 'react'
import { partners } from '#domain/partner/backoffice/partners.ts'
import { listWebhooks, testWebhook, type Webhook } from '#domain/partner/backoffice/webhooks.ts'
import { webhookTopics } from '#domain/partner/webhooks.ts'
import { failureText } from '#web/form/failure-text.ts'
import { notify } from '#web/features/notices/notify.ts'
import { refreshAll } from '#web/query/realm.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan } from '../data/staff-session.ts'
import { backoffice, useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { Panel } from '../parts/Panel.tsx'
import { DeliveryLog } from './DeliveryLog.tsx'
import { SecretDialog } from './SecretDialog.tsx'
import {
  AddWebhookDialog,
  EditWebhookDialog,
  RenewSecretDialog,
  WebhookStateDialog,
} from './WebhookDialogs.tsx'
import { webhookTexts as texts } from './webhook-texts.ts'

type Doing = 'edit' | 'state' | 'renew'
type Open = { what: 'add' } | { what: Doing; webhook: Webhook } | null

const dialogs = { edit: EditWebhookDialog, state: WebhookStateDialog, renew: RenewSecretDialog }

const tones: Record<Webhook['state'], BadgeTone> = {
  active: 'ok',
  paused: 'point',
  ended: 'neutral',
}

/** Where a partner is told of what, how that goes, and what can be done about it. */
export function WebhooksPanel({ partnerId }: { partnerId: number }) {
  const [open, setOpen] = useState<Open>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const canEdit = useCan('partners.edit')
  const answer = useQuery(listWebhooks, { id: partnerId }, { live: [partners.path] })
  const close = () => setOpen(null)
  const done = () => {
    void answer.refresh()
    void refreshAll(backoffice, partners.history)
  }
  const issued = (fresh: string) => {
    setSecret(fresh)
    done()
  }
  const Dialog = open && open.what !== 'add' ? dialogs[open.what] : null
  return (
    <Panel
      title={texts.title}
      actions={
        canEdit && (
          <Button variant="plain" onClick={() => setOpen({ what: 'add' })}>
            {texts.add}
          </Button>
        )
      }
    >
      <p className="mb-2 text-sm text-ink-2">{texts.text}</p>
      <Answered answer={answer}>
        {(webhooks) => (
          <>
            {webhooks.length === 0 && <p className="text-ink-2">{texts.none}</p>}
            <ul className="divide-y divide-line text-sm">
              {webhooks.map((webhook) => (
                <WebhookRow
                  key={webhook.id}
                  webhook={webhook}
                  onChoose={canEdit ? (what) => setOpen({ what, webhook }) : null}
                />
              ))}
            </ul>
          </>
        )}
      </Answered>
      {open?.what === 'add' && (
        <AddWebhookDialog partnerId={partnerId} onIssued={issued} onClose={close} />
      )}
      {Dialog && open && open.what !== 'add' && (
        <Dialog webhook={open.webhook} onDone={done} onIssued={issued} onClose={close} />
      )}
      {secret !== null && (
        <SecretDialog title={texts.secretTitle} secret={secret} onClose={() => setSecret(null)} />
      )}
    </Panel>
  )
}

function WebhookRow({
  webhook,
  onChoose,
}: {
  webhook: Webhook
  onChoose: ((what: Doing) => void) | null
}) {
  const [isLogOpen, setLogOpen] = useState(false)
  const { id, url, state, why, failing_since: failing } = webhook
  const test = async () => {
    try {
      await callBackoffice(testWebhook, { id })
      notify({ text: texts.tested })
    } catch (error) {
      notify({ text: failureText(error), kind: 'error' })
    }
  }
  return (
    <li className="flex flex-col gap-1.5 py-3 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <b className="min-w-0 font-semibold wrap-anywhere">{url}</b>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      </p>
      <p className="text-ink-2">{told(webhook)}</p>
      {why !== '' && <p className="text-ink-2">{texts.why[why]}</p>}
      {state === 'active' && failing && <p className="text-sale-deep">{texts.failing(failing)}</p>}
      <div role="group" aria-label={texts.manage(url)} className="-mx-3 flex flex-wrap">
        <Button variant="plain" aria-expanded={isLogOpen} onClick={() => setLogOpen(!isLogOpen)}>
          {isLogOpen ? texts.hideLog : texts.showLog}
        </Button>
        {onChoose && (
          <>
            <Button variant="plain" onClick={() => void test()}>
              {texts.test}
            </Button>
            <Button variant="plain" onClick={() => onChoose('edit')}>
              {texts.edit}
            </Button>
            <Button variant="plain" onClick={() => onChoose('state')}>
              {state === 'active' ? texts.pause : texts.resume}
            </Button>
            <Button variant="plain" onClick={() => onChoose('renew')}>
              {texts.renew}
            </Button>
          </>
        )}
      </div>
      {isLogOpen && <DeliveryLog id={id} />}
    </li>
  )
}

function told({ topics, personal, waiting }: Webhook): string {
  return [
    ...topics.map((topic) => webhookTopics[topic]),
    ...(personal ? [texts.personalOn] : []),
    ...(waiting > 0 ? [texts.waiting(waiting)] : []),
  ].join(' · ')
}
