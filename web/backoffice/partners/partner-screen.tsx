import Handshake from 'lucide-react/icons/handshake'
import { partners, type Partner } from '#domain/partner/backoffice/partners.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { Facts, Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import { CallsPanel } from './CallsPanel.tsx'
import { KeysPanel } from './KeysPanel.tsx'
import { partnerScreenTexts as texts } from './texts.ts'
import { TokenKeyPanel } from './TokenKeyPanel.tsx'
import { UsagePanel } from './UsagePanel.tsx'
import { WebhooksPanel } from './WebhooksPanel.tsx'

const screen: ScreenDefinition<typeof partners> = {
  words: texts,
  icon: <Handshake aria-hidden="true" />,
  path: backofficePaths.partners(),
  recordPath: backofficePaths.partner,
  titleOf: ({ name }) => name,
  columns: [
    {
      key: 'name',
      head: texts.columns.name,
      sort: 'name',
      cell: ({ name }) => <b className="font-semibold">{name}</b>,
    },
    { key: 'contact', head: texts.columns.contact, cell: contactOf },
    { key: 'keys', head: texts.columns.keys, cell: ({ keys }) => texts.keysOf(keys) },
    {
      key: 'today',
      head: texts.columns.today,
      cell: ({ calls_today: calls, errors_today: errors }) => texts.calls(calls, errors),
    },
    { key: 'used', head: texts.columns.used, sort: 'used', cell: usedOf },
    { key: 'state', head: texts.columns.state, cell: stateOf },
  ],
  card: cardOf,
  filters: {
    state: {
      param: 'trang-thai',
      label: texts.state,
      all: texts.allStates,
      options: texts.states,
    },
  },
  fields: {
    name: { label: texts.name },
    contact_name: { label: texts.contactName },
    contact_email: { label: texts.contactEmail, hint: texts.contactEmailHint },
    note: { label: texts.note },
    active: { label: texts.active, hint: texts.activeHint },
  },
  blank: { name: '', contact_name: '', contact_email: '', note: '', active: true },
  opensAdded: true,
  bulk: texts.bulk,
}

/** Companies whose programs call the shop. */
export const PartnersScreen = resourceScreen(partners, screen)

/** One partner: its keys, what it calls, what it is told. */
export const PartnerScreen = recordPage(partners, screen, {
  badge: stateOf,
  panels: (partner) => (
    <>
      <KeysPanel partnerId={partner.id} />
      <UsagePanel partnerId={partner.id} />
      <WebhooksPanel partnerId={partner.id} />
      <CallsPanel partnerId={partner.id} />
      <TokenKeyPanel partner={partner} />
    </>
  ),
  side: (partner) => (
    <Panel title={texts.contact}>
      <Facts
        facts={[
          { label: texts.contactName, value: partner.contact_name || texts.noContact },
          partner.contact_email !== '' && {
            label: texts.contactEmail,
            value: partner.contact_email,
          },
          partner.note !== '' && { label: texts.note, value: partner.note },
        ]}
      />
    </Panel>
  ),
})

function contactOf({ contact_name: name, contact_email: email }: Partner) {
  const both = [name, email].filter(Boolean).join(' · ')
  return both || <i className="text-ink-3">{texts.noContact}</i>
}

function usedOf({ last_used_at: at }: Partner) {
  return at ? <When at={at} /> : <i className="text-ink-3">{texts.neverUsed}</i>
}

function stateOf({ active }: Partner) {
  const state = active ? 'active' : 'inactive'
  return <Badge tone={active ? 'ok' : 'neutral'}>{texts.states[state]}</Badge>
}

function cardOf(row: Partner) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex items-center justify-between gap-3">
        <b className="text-md font-semibold">{row.name}</b>
        {stateOf(row)}
      </span>
      <span className="text-ink-2">{contactOf(row)}</span>
      <span>
        {texts.keysOf(row.keys)} · {texts.calls(row.calls_today, row.errors_today)}
      </span>
    </span>
  )
}
