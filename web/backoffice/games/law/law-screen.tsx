import Landmark from 'lucide-react/icons/landmark'
import { legalRules, type LegalRuleRow } from '#domain/game/backoffice/legal-rules.ts'
import { legalKeyLabels } from '#domain/game/backoffice/legal-rule-texts.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Form } from '#web/form/Form.tsx'
import type { InputProps } from '#web/form/form-context.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { recordPage } from '../../kit/record-page.tsx'
import { resourceScreen } from '../../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../../kit/screen.ts'
import { Facts, Panel } from '../../parts/Panel.tsx'
import { legalValue, lawScreenTexts as texts } from './texts.ts'
import { Verify } from './Verify.tsx'

const screen: ScreenDefinition<typeof legalRules> = {
  words: texts,
  icon: <Landmark aria-hidden="true" />,
  path: backofficePaths.legalRules(),
  recordPath: backofficePaths.legalRule,
  titleOf: ({ key }) => legalKeyLabels[key],
  columns: [
    {
      key: 'key',
      head: texts.key,
      sort: 'key',
      cell: ({ key }) => <b className="font-semibold">{legalKeyLabels[key]}</b>,
    },
    { key: 'value', head: texts.value, align: 'right', cell: valueOf },
    { key: 'period', head: texts.state, sort: 'from', cell: PeriodOf },
    { key: 'source', head: texts.source, cell: ({ source }) => source },
    { key: 'verified', head: texts.verifiedShort, cell: VerifiedOf },
  ],
  card: (row) => (
    <span className="flex flex-col gap-1 text-sm">
      <b className="text-md font-semibold">{legalKeyLabels[row.key]}</b>
      <span className="flex flex-wrap items-center justify-between gap-2">
        {valueOf(row)}
        <VerifiedOf {...row} />
      </span>
      <PeriodOf {...row} />
      <span className="text-ink-2">{row.source}</span>
    </span>
  ),
  filters: {
    key: { param: 'so-lieu', label: texts.key, all: texts.allKeys, options: legalKeyLabels },
    state: {
      param: 'thoi-ky',
      label: texts.state,
      all: texts.allStates,
      options: texts.states,
    },
  },
  fields: {
    key: { label: texts.key, labels: legalKeyLabels },
    value: { label: texts.value, hint: texts.valueHint },
    valid_from: { label: texts.validFrom },
    valid_until: {
      label: texts.validUntil,
      hint: texts.validUntilHint,
      input: DayInput,
      text: (value) => (value === '' ? '' : formatDate(value as string)),
    },
    source: { label: texts.source, hint: texts.sourceHint },
    source_url: { label: texts.sourceUrl },
  },
  blank: {
    key: 'winnerTaxRate',
    value: 0,
    valid_from: '',
    valid_until: '',
    source: '',
    source_url: '',
  },
  opensAdded: true,
}

/** Figures of the law by the days on which they are in force. */
export const LegalRulesScreen = resourceScreen(legalRules, screen)

/** One of them: where it stands, and who has read it there. */
export const LegalRuleScreen = recordPage(legalRules, screen, {
  text: (row) =>
    `${legalValue(row.key, row.value)}, ${texts.period(row.valid_from, row.valid_until)}`,
  badge: VerifiedOf,
  panels: (record, onChanged) => (
    <Panel title={texts.about} actions={<Verify record={record} onVerified={onChanged} />}>
      <Facts
        facts={[
          { label: texts.value, value: valueOf(record), strong: true },
          { label: texts.state, value: <PeriodOf {...record} /> },
          { label: texts.source, value: record.source },
          record.source_url !== '' && {
            label: texts.sourceUrl,
            value: (
              <a
                href={record.source_url}
                target="_blank"
                rel="noreferrer"
                className="text-primary underline underline-offset-3"
              >
                {texts.openSource}
              </a>
            ),
          },
          { label: texts.verifiedShort, value: <VerifiedOf {...record} /> },
          record.verified_note !== '' && { label: texts.note, value: record.verified_note },
        ]}
      />
    </Panel>
  ),
})

function DayInput(props: InputProps) {
  return <Form.Date {...props} />
}

function valueOf({ key, value }: LegalRuleRow) {
  return <span className="tabular whitespace-nowrap">{legalValue(key, value)}</span>
}

const tones = { current: 'ok', coming: 'info', past: 'neutral' } as const

function PeriodOf({ valid_from: from, valid_until: until, period }: LegalRuleRow) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="whitespace-nowrap">{texts.period(from, until)}</span>
      <Badge tone={tones[period]}>{texts.states[period]}</Badge>
    </span>
  )
}

function VerifiedOf({ verified_on: on, verified_by: by }: LegalRuleRow) {
  if (on === null) {
    return (
      <span className="whitespace-nowrap">
        <Badge tone="point">{texts.notVerified}</Badge>
      </span>
    )
  }
  return <span className="text-ink-2">{texts.verifiedBy(on, by)}</span>
}
