import { useState } from 'react'
import type { ClaimRule, ClaimRuleSet } from '#domain/claims/rule-set.ts'
import type { Output } from '#domain/contract.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import {
  getClaimRules,
  tryClaimRules,
  type ClaimRulesTrial,
} from '#domain/publishing/claim-rules/api.ts'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { useAttempt } from '#web/form/use-attempt.ts'
import { AccordionItem } from '#web/ui/Accordion.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { Panel } from '../parts/Panel.tsx'
import { EditRuleDialog } from './EditRuleDialog.tsx'
import { SaveRulesDialog } from './SaveRulesDialog.tsx'
import { claimRuleTexts as texts } from './texts.ts'
import { TrialPanel } from './TrialPanel.tsx'

/** The rules of the claim check: each with its law and its examples; what is changed is tried before it is kept. */
export function ClaimRulesScreen() {
  const answer = useQuery(getClaimRules, {})
  return (
    <>
      <PageHead title={texts.title} text={texts.text} />
      <Answered answer={answer}>
        {(data) => <Rules key={data.current.version} {...data} />}
      </Answered>
    </>
  )
}

type Changed = Readonly<Record<string, ClaimRule>>

function Rules({ today, current, versions }: Output<typeof getClaimRules>) {
  const canEdit = useCan('claims.edit')
  const [changed, setChanged] = useState<Changed>({})
  const [open, setOpen] = useState<ClaimRule | null>(null)
  const rules = current.rules.map((rule) => changed[rule.id] ?? rule)
  // Of all versions the next one, those that have yet to begin among them.
  const version = Math.max(current.version, versions[0]?.version ?? 0) + 1
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">{texts.version(current.version, current.validFrom)}</p>
      {Object.keys(changed).length > 0 && (
        <Changes
          rules={{ ...current, version, rules }}
          count={Object.keys(changed).length}
          today={today}
          onDrop={() => setChanged({})}
        />
      )}
      <ul className="flex flex-col gap-3">
        {rules.map((rule) => (
          <li key={rule.id} className="rounded-md border border-line bg-white px-4 py-3">
            <Rule
              rule={rule}
              isChanged={rule.id in changed}
              onEdit={canEdit ? () => setOpen(rule) : undefined}
            />
          </li>
        ))}
      </ul>
      <Versions versions={versions} />
      {open && (
        <EditRuleDialog
          rule={open}
          lists={current.lists}
          onChange={(rule) => setChanged({ ...changed, [rule.id]: rule })}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}

const tones = { mustAppear: 'info', block: 'sale', warn: 'point' } as const

function Rule({
  rule,
  isChanged,
  onEdit,
}: {
  rule: ClaimRule
  isChanged: boolean
  onEdit: (() => void) | undefined
}) {
  const { id, kind, message, fix, source, phrases, exceptions, examples } = rule
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tones[kind]}>{texts.kinds[kind]}</Badge>
        {isChanged && <Badge>{texts.changed}</Badge>}
        <h2 className="min-w-[min(100%,16rem)] flex-1 text-md">{message}</h2>
        {onEdit && (
          <Button variant="plain" aria-label={texts.editOf(id)} onClick={onEdit}>
            {texts.edit}
          </Button>
        )}
      </div>
      <p className="mt-1 text-sm">
        <span className="text-ink-2">{texts.fix}:</span> {fix}
      </p>
      <p className="mt-1 text-sm text-ink-2">{texts.source(source)}</p>
      <AccordionItem title={texts.phrases(phrases.length)} className="mt-2 text-sm">
        <Sentences sentences={phrases} />
        {exceptions.length > 0 && <Sentences label={texts.exceptions} sentences={exceptions} />}
        <Sentences label={texts.hits} sentences={examples.hits} />
        <Sentences label={texts.fine} sentences={examples.fine} />
      </AccordionItem>
    </>
  )
}

function Sentences({ label, sentences }: { label?: string; sentences: readonly string[] }) {
  return (
    <div className="mb-3">
      {label && <p className="font-semibold">{label}</p>}
      <ul className="list-disc pl-5 wrap-anywhere text-ink-2">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}

function Changes({
  rules,
  count,
  today,
  onDrop,
}: {
  rules: ClaimRuleSet
  count: number
  today: string
  onDrop: () => void
}) {
  const [trial, setTrial] = useState<ClaimRulesTrial | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const { attempt, busy, failure } = useAttempt()
  const tryIt = () =>
    void attempt(async () => setTrial(await callBackoffice(tryClaimRules, { rules })))
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 rounded-md bg-point-tint p-4">
        <p className="min-w-[min(100%,14rem)] flex-1 font-semibold">{texts.changes(count)}</p>
        <Button variant="plain" onClick={onDrop}>
          {texts.drop}
        </Button>
        <Button variant="secondary" busy={busy} onClick={tryIt}>
          {texts.tryIt}
        </Button>
        <Button onClick={() => setIsSaving(true)}>{texts.save}</Button>
      </div>
      <FailureNote>{failure}</FailureNote>
      {trial && <TrialPanel trial={trial} />}
      {isSaving && (
        <SaveRulesDialog
          rules={rules}
          today={today}
          onSaved={onDrop}
          onClose={() => setIsSaving(false)}
        />
      )}
    </>
  )
}

function Versions({ versions }: Pick<Output<typeof getClaimRules>, 'versions'>) {
  return (
    <Panel title={texts.versions}>
      <ul className="divide-y divide-line text-sm">
        {versions.map(({ version, valid_from: from, note, staff, created_at: at }) => (
          <li key={version} className="py-2.5">
            <b className="font-semibold">{texts.version(version, from)}</b>
            <span className="block text-ink-2">
              {staff}, {formatDate(at)}: {note}
            </span>
          </li>
        ))}
        <li className="py-2.5 text-ink-2">{texts.firstVersion}</li>
      </ul>
    </Panel>
  )
}
