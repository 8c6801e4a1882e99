import { useState } from 'react'
import { issueTokenKey } from '#domain/partner/backoffice/keys.ts'
import { partners, type PartnerRecord } from '#domain/partner/backoffice/partners.ts'
import { refreshAll } from '#web/query/realm.ts'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan } from '../data/staff-session.ts'
import { backoffice } from '../data/use-query.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { Panel } from '../parts/Panel.tsx'
import { SecretDialog } from './SecretDialog.tsx'
import { keyTexts as texts } from './texts.ts'

/** The key with which a partner reads its csrf tokens. */
export function TokenKeyPanel({ partner }: { partner: PartnerRecord }) {
  const [isAsking, setAsking] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const canEdit = useCan('partners.edit')
  const { id, token_key_at: since } = partner
  return (
    <Panel
      title={texts.tokenKey}
      actions={
        canEdit && (
          <Button variant="plain" onClick={() => setAsking(true)}>
            {texts.issueTokenKey}
          </Button>
        )
      }
    >
      <p className="text-sm text-ink-2">{texts.tokenKeyText}</p>
      <p className="mt-2 text-sm font-semibold">
        {since ? texts.tokenKeySince(since) : texts.noTokenKey}
      </p>
      {isAsking && (
        <ActionDialog
          title={texts.issueTokenKey}
          says={texts.tokenKeyText}
          confirm={texts.issueTokenKey}
          {...reasonAlone}
          onConfirm={async ({ reason }) => {
            setSecret((await callBackoffice(issueTokenKey, { id, reason })).token_key)
            void refreshAll(backoffice, partners.get)
            void refreshAll(backoffice, partners.history)
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {secret !== null && (
        <SecretDialog
          title={texts.tokenKeySecretTitle}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </Panel>
  )
}
