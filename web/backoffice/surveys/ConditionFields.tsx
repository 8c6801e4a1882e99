import { opsOf } from '#domain/survey/condition-ops.ts'
import { otherId } from '#domain/survey/own-words.ts'
import type { Condition, ConditionOp, Question } from '#domain/survey/questions.ts'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { NumberField } from './NumberField.tsx'
import { backofficeSurveyTexts as texts } from './texts.ts'

/** When a question is asked: an earlier question, what is looked for, and which value. */
export function ConditionFields({
  question,
  earlier,
  onChange,
}: {
  question: Question
  earlier: readonly Question[]
  onChange: (question: Question) => void
}) {
  const { when } = question
  const asked = earlier.find(({ id }) => id === when?.question)
  const set = (condition: Condition | null) => {
    const { when: _before, ...plain } = question
    onChange(condition ? { ...plain, when: condition } : plain)
  }
  return (
    <fieldset className="grid gap-3 rounded-md bg-ground p-3 md:grid-cols-3">
      <legend className="sr-only">{texts.when}</legend>
      <Field label={texts.when}>
        {(control) => (
          <NativeSelect
            {...control}
            value={asked?.id ?? (when ? '?' : '')}
            onChange={({ target }) => {
              const chosen = earlier.find(({ id }) => id === target.value)
              set(chosen ? firstCondition(chosen) : null)
            }}
            className="w-full"
          >
            <option value="">{texts.always}</option>
            {when && !asked && <option value="?">{texts.choose}</option>}
            {earlier.map(({ id, text }, place) => (
              <option key={id} value={id}>
                {place + 1}. {text || texts.unwritten}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {when && asked && (
        <>
          <Field label={texts.op}>
            {(control) => (
              <NativeSelect
                {...control}
                value={when.op}
                onChange={({ target }) => set(withOp(when, asked, target.value as ConditionOp))}
                className="w-full"
              >
                {opsOf(asked.kind).map((op) => (
                  <option key={op} value={op}>
                    {texts.ops[op]}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          {when.op !== 'answered' && (
            <Value asked={asked} when={when} onChange={(value) => set({ ...when, value })} />
          )}
        </>
      )}
    </fieldset>
  )
}

function Value({
  asked,
  when,
  onChange,
}: {
  asked: Question
  when: Condition
  onChange: (value: Condition['value']) => void
}) {
  if (asked.kind === 'number' || asked.kind === 'scale') {
    const value = typeof when.value === 'number' ? when.value : undefined
    return <NumberField label={texts.value} value={value} onChange={onChange} />
  }
  return (
    <Field label={texts.value}>
      {(control) => (
        <NativeSelect
          {...control}
          value={String(when.value ?? '')}
          onChange={({ target }) => onChange(target.value)}
          className="w-full"
        >
          <option value="">{texts.choose}</option>
          {asked.options?.map(({ id, label }, place) => (
            <option key={id} value={id}>
              {label || texts.option(place + 1)}
            </option>
          ))}
          {asked.other && <option value={otherId}>{texts.otherWords}</option>}
        </NativeSelect>
      )}
    </Field>
  )
}

/** The plainest thing that can be asked of a question, with a value that it has. */
function firstCondition(asked: Question): Condition {
  return withOp({ question: asked.id, op: 'answered' }, asked, opsOf(asked.kind)[0]!)
}

function withOp(when: Condition, asked: Question, op: ConditionOp): Condition {
  const { question } = when
  if (op === 'answered') return { question, op }
  const value = when.value ?? asked.options?.[0]?.id ?? asked.min ?? 0
  return { question, op, value }
}
