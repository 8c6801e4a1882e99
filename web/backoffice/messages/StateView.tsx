import { getMessageState, type MessageState } from '#domain/notification/backoffice/api.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { Rows } from '../parts/Rows.tsx'
import { messagePath } from './message-filter.ts'
import { messageScreenTexts as texts, percentOf, type ChannelState } from './texts.ts'

/** Channels, money and codes at a glance. */
export function StateView() {
  const answer = useQuery(getMessageState, {}, { keepsPrevious: true })
  return (
    <Answered answer={answer}>
      {(state) => (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          <Channels state={state} />
          <div className="flex flex-col gap-4">
            <Cost state={state} />
            <Codes state={state} />
            <Queue state={state} />
          </div>
        </div>
      )}
    </Answered>
  )
}

interface Shown {
  state: MessageState
}

function Channels({ state: { channels } }: Shown) {
  return (
    <Panel title={texts.channels} flush>
      <Rows
        caption={texts.channels}
        rows={channels}
        columns={channelColumns}
        keyOf={({ channel }) => channel}
        card={channelCard}
      />
    </Panel>
  )
}

function channelCard(row: ChannelState) {
  return (
    <span className="flex flex-wrap justify-between gap-2 text-sm">
      <b className="font-semibold">{texts.channelLabels[row.channel]}</b>
      <SetUp row={row} />
      <span className="w-full text-ink-2">
        {texts.accepted} {row.accepted} · {texts.refused} {row.refused} · {texts.failed}{' '}
        {row.failed}
      </span>
    </span>
  )
}

const channelColumns: Column<ChannelState>[] = [
  { key: 'name', head: texts.channel, cell: ({ channel }) => texts.channelLabels[channel] },
  { key: 'there', head: texts.setUp, cell: (row) => <SetUp row={row} /> },
  { key: 'accepted', head: texts.accepted, align: 'right', cell: ({ accepted }) => accepted },
  { key: 'refused', head: texts.refused, align: 'right', cell: ({ refused }) => refused },
  { key: 'failed', head: texts.failed, align: 'right', cell: ({ failed }) => failed },
]

function SetUp({ row: { set_up: isSetUp } }: { row: ChannelState }) {
  return (
    <Badge tone={isSetUp ? 'ok' : 'neutral'} className="whitespace-nowrap">
      {isSetUp ? texts.setUp : texts.notSetUp}
    </Badge>
  )
}

function Cost({ state: { cost } }: Shown) {
  const canChange = useCan('settings.read')
  const used = percentOf(cost.spent, cost.limit)
  return (
    <Panel
      title={texts.cost}
      actions={
        canChange && (
          <Anchor
            to={backofficePaths.settings()}
            className="text-sm font-semibold text-primary hover:underline"
          >
            {texts.changeLimits}
          </Anchor>
        )
      }
    >
      <Facts
        facts={[
          {
            label: texts.spent,
            value: `${formatVnd(cost.spent)} ${texts.ofLimit(formatVnd(cost.limit))}`,
            strong: true,
          },
          {
            label: texts.besideCodes,
            value: `${formatVnd(cost.beside_codes)} ${texts.ofLimit(formatVnd(cost.limit_beside_codes))}`,
          },
        ]}
      />
      {used >= 100 && <Warning>{texts.costOver}</Warning>}
      {used >= 80 && used < 100 && <Warning>{texts.costNear}</Warning>}
    </Panel>
  )
}

function Codes({ state: { codes } }: Shown) {
  const { sent, entered, alarming } = codes
  return (
    <Panel title={texts.codes}>
      {sent === 0 ? (
        <p className="text-ink-2">{texts.noCodes}</p>
      ) : (
        <Facts
          facts={[
            { label: texts.codesSent, value: sent },
            { label: texts.codesEntered, value: `${entered} (${percentOf(entered, sent)}%)` },
          ]}
        />
      )}
      {alarming && <Warning>{texts.alarm}</Warning>}
      {!alarming && sent > 0 && <p className="mt-3 text-sm text-ink-2">{texts.calm}</p>}
    </Panel>
  )
}

function Queue({ state }: Shown) {
  const link = 'font-semibold text-primary hover:underline'
  return (
    <Panel title={texts.queue}>
      <Facts
        facts={[
          {
            label: texts.waiting,
            value: (
              <Anchor to={messagePath({ state: 'waiting' })} className={link}>
                {state.waiting}
              </Anchor>
            ),
          },
          {
            label: texts.failedToday,
            value: (
              <Anchor to={messagePath({ state: 'failed' })} className={link}>
                {state.failed_today}
              </Anchor>
            ),
          },
        ]}
      />
      <p className="mt-3 text-sm text-ink-2">{texts.lettersText}</p>
    </Panel>
  )
}

function Warning({ children }: { children: string }) {
  return (
    <p role="status" className="mt-3 rounded-md bg-sale-tint px-3.5 py-3 text-sm text-sale">
      {children}
    </p>
  )
}
