import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useId, useState } from 'react'
import { entrySourceLabels } from '#domain/game/backoffice/texts.ts'
import { entrySources, type EntrySource } from '#domain/game/definition.ts'
import type { EntryRule } from '#domain/game/rules.ts'
import type { SourceNames } from '#domain/game/backoffice/api.ts'
import { listSurveys } from '#domain/survey/backoffice/api.ts'
import { Form } from '#web/form/Form.tsx'
import { useField } from '#web/form/form-context.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field, FieldError } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { useQuery } from '../data/use-query.ts'
import { Panel } from '../parts/Panel.tsx'
import { ProductSearch } from '../parts/ProductSearch.tsx'
import { CountInput } from './CountInput.tsx'
import { gameScreenTexts as texts } from './texts.ts'

const blank: Record<EntrySource, EntryRule> = {
  day: { source: 'day', entries: 1 },
  order: { source: 'order', entries: 1, min_amount: 0 },
  product: { source: 'product', entries: 1, product_ids: [], max_per_order: 5 },
  code: { source: 'code', entries: 1, product_ids: [] },
  survey: { source: 'survey', entries: 1, survey_id: 0 },
  staff: { source: 'staff' },
  ticket: { source: 'ticket' },
}

/** What brings entries, and how many one person may have. */
export function SourcesFields({ names }: { names: SourceNames }) {
  const { value, error, errors, change } = useField('sources')
  const rules = value as EntryRule[]
  const id = useId()
  const put = (at: number, rule: EntryRule) =>
    change(rules.map((each, other) => (other === at ? rule : each)))
  return (
    <Panel title={texts.sources}>
      <div className="flex flex-col gap-4">
        {rules.map((rule, at) => (
          <div key={at} className="flex items-start gap-2 border-b border-line pb-4">
            <div className="grid min-w-0 flex-1 gap-3 md:grid-cols-3">
              <Field label={texts.source} error={firstOf(errors, String(at))}>
                {(control) => (
                  <NativeSelect
                    {...control}
                    className="w-full"
                    value={rule.source}
                    onChange={({ target }) => put(at, blank[target.value as EntrySource])}
                  >
                    {entrySources.map((source) => (
                      <option key={source} value={source}>
                        {entrySourceLabels[source]}
                      </option>
                    ))}
                  </NativeSelect>
                )}
              </Field>
              <RuleFields rule={rule} names={names} onChange={(changed) => put(at, changed)} />
            </div>
            <IconButton
              label={texts.remove(entrySourceLabels[rule.source])}
              icon={<X aria-hidden="true" className="size-4.5" />}
              onClick={() => change(rules.filter((_, other) => other !== at))}
            />
          </div>
        ))}
        <FieldError id={id}>{error}</FieldError>
        <Button
          variant="plain"
          className="self-start"
          icon={<Plus aria-hidden="true" className="size-4.5" />}
          onClick={() => change([...rules, blank.day])}
        >
          {texts.addSource}
        </Button>
        <div className="grid gap-4 md:grid-cols-2">
          <Form.Number
            name="max_per_phone"
            label={texts.maxPerPhone}
            hint={texts.maxPerPhoneHint}
            inputMode="numeric"
          />
          <Form.Switch name="excludes_staff" label={texts.excludesStaff} />
        </div>
      </div>
    </Panel>
  )
}

function firstOf(errors: Readonly<Record<string, string | undefined>>, at: string) {
  return Object.entries(errors).find(([path]) => path === at || path.startsWith(`${at}.`))?.[1]
}

interface RuleFieldsProps {
  rule: EntryRule
  names: SourceNames
  onChange: (rule: EntryRule) => void
}

function RuleFields({ rule, names, onChange }: RuleFieldsProps) {
  if (rule.source === 'staff' || rule.source === 'ticket') return null
  return (
    <>
      <CountInput
        label={texts.entries}
        max={50}
        value={rule.entries}
        onChange={(entries) => onChange({ ...rule, entries })}
      />
      {rule.source === 'order' && (
        <CountInput
          label={texts.minAmount}
          max={1_000_000_000}
          value={rule.min_amount}
          onChange={(min_amount) => onChange({ ...rule, min_amount })}
        />
      )}
      {rule.source === 'product' && (
        <CountInput
          label={texts.maxPerOrder}
          max={50}
          value={rule.max_per_order}
          onChange={(max_per_order) => onChange({ ...rule, max_per_order })}
        />
      )}
      {(rule.source === 'product' || rule.source === 'code') && (
        <Products
          ids={rule.product_ids}
          names={names.products}
          onChange={(product_ids) => onChange({ ...rule, product_ids })}
        />
      )}
      {rule.source === 'survey' && (
        <Survey
          id={rule.survey_id}
          names={names.surveys}
          onChange={(survey_id) => onChange({ ...rule, survey_id })}
        />
      )}
    </>
  )
}

type Names = Readonly<Record<string, string>>

function Products({
  ids,
  names,
  onChange,
}: {
  ids: readonly number[]
  names: Names
  onChange: (ids: number[]) => void
}) {
  const [picked, setPicked] = useState<Names>({})
  const nameOf = (id: number) => picked[id] ?? names[id] ?? texts.numbered(id)
  return (
    <div className="md:col-span-3">
      <Field label={texts.products} hint={texts.productsOf(ids.length)}>
        {(control) => (
          <div className="flex flex-col gap-2">
            {ids.length > 0 && (
              <ul aria-label={texts.products} className="flex flex-wrap gap-2">
                {ids.map((id) => (
                  <li
                    key={id}
                    className="inline-flex max-w-full items-center gap-1 rounded-md border border-line bg-ground pl-3 text-sm"
                  >
                    <span className="min-w-0 truncate">{nameOf(id)}</span>
                    <IconButton
                      label={texts.remove(nameOf(id))}
                      icon={<X aria-hidden="true" className="size-4" />}
                      onClick={() => onChange(ids.filter((other) => other !== id))}
                    />
                  </li>
                ))}
              </ul>
            )}
            <ProductSearch
              control={control}
              taken={[]}
              onPick={({ id, name }) => {
                setPicked({ ...picked, [id]: name })
                onChange([...new Set([...ids, id])])
              }}
            />
          </div>
        )}
      </Field>
    </div>
  )
}

function Survey({
  id,
  names,
  onChange,
}: {
  id: number
  names: Names
  onChange: (id: number) => void
}) {
  const { data } = useQuery(listSurveys, { limit: 100 })
  const listed = data?.items ?? []
  const isListed = id === 0 || listed.some((survey) => survey.id === id)
  return (
    <Field label={texts.survey}>
      {(control) => (
        <NativeSelect
          {...control}
          className="w-full"
          value={id}
          onChange={({ target }) => onChange(Number(target.value))}
        >
          <option value={0}>{texts.noSurvey}</option>
          {!isListed && <option value={id}>{names[id] ?? texts.numbered(id)}</option>}
          {listed.map(({ id: survey, title }) => (
            <option key={survey} value={survey}>
              {title}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
