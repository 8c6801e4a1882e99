import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { questionKinds, questionSchema, type Question } from '#domain/survey/questions.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { ConditionFields } from './ConditionFields.tsx'
import { NumberField } from './NumberField.tsx'
import { addOption, asKind } from './survey-draft.ts'
import { backofficeSurveyTexts as texts } from './texts.ts'
import { rulesOf, schemaAt } from '#web/form/field-rules.ts'

const { shape } = questionSchema
const rules = {
  text: rulesOf(shape.text),
  help: rulesOf(shape.help),
  options: rulesOf(shape.options),
  min_label: rulesOf(shape.min_label),
  max_label: rulesOf(shape.max_label),
}
const maxOption = rulesOf(schemaAt(shape.options, '0.label')).maxLength

interface QuestionEditorProps {
  question: Question
  /** Those that a condition may look at. */
  earlier: readonly Question[]
  onChange: (question: Question) => void
}

type PartProps = Pick<QuestionEditorProps, 'question'> & {
  set: (changed: Partial<Question>) => void
}

/** One question: its words, how it is answered, and when it is asked. */
export function QuestionEditor({ question, earlier, onChange }: QuestionEditorProps) {
  const set = (changed: Partial<Question>) => onChange({ ...question, ...changed })
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 md:grid-cols-[1fr_12rem]">
        <Field label={texts.questionText} required>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              value={question.text}
              maxLength={rules.text.maxLength}
              onChange={({ target }) => set({ text: target.value })}
            />
          )}
        </Field>
        <Field label={texts.kind}>
          {(control) => (
            <NativeSelect
              {...control}
              value={question.kind}
              onChange={({ target }) => {
                const kind = questionKinds.find((each) => each === target.value)
                if (kind) onChange(asKind(question, kind))
              }}
              className="w-full"
            >
              {questionKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {texts.kinds[kind]}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </div>
      <Field label={texts.help}>
        {(control) => (
          <TextInput
            {...control}
            value={question.help ?? ''}
            maxLength={rules.help.maxLength}
            onChange={({ target }) => set({ help: target.value || undefined })}
          />
        )}
      </Field>
      <KindFields question={question} set={set} />
      <Checkbox
        label={texts.required}
        checked={question.required}
        onChange={({ target }) => set({ required: target.checked })}
      />
      {(earlier.length > 0 || question.when) && (
        <ConditionFields question={question} earlier={earlier} onChange={onChange} />
      )}
    </div>
  )
}

function KindFields({ question, set }: PartProps) {
  switch (question.kind) {
    case 'one':
      return <Options question={question} set={set} />
    case 'many':
      return (
        <>
          <Options question={question} set={set} />
          <Range question={question} set={set} labels={[texts.min, texts.max]} />
        </>
      )
    case 'number':
      return (
        <>
          <Range question={question} set={set} labels={[texts.smallest, texts.largest]} />
          <Checkbox
            label={texts.whole}
            checked={question.whole ?? false}
            onChange={({ target }) => set({ whole: target.checked || undefined })}
          />
        </>
      )
    case 'scale':
      return (
        <>
          <Range question={question} set={set} labels={[texts.from, texts.to]} />
          <div className="grid gap-4 md:grid-cols-2">
            <ScaleWords question={question} set={set} end="min_label" label={texts.lowWords} />
            <ScaleWords question={question} set={set} end="max_label" label={texts.highWords} />
          </div>
        </>
      )
    case 'photo':
      return (
        <NumberField
          label={texts.photosMost}
          value={question.max}
          placeholder="1"
          onChange={(max) => set({ max })}
        />
      )
    case 'text':
      return null
  }
}

function Options({ question, set }: PartProps) {
  const options = question.options ?? []
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{texts.options}</legend>
      <ul className="flex flex-col gap-2">
        {options.map((option, at) => (
          <li key={option.id} className="flex items-center gap-1">
            <TextInput
              aria-label={texts.option(at + 1)}
              placeholder={texts.option(at + 1)}
              value={option.label}
              maxLength={maxOption}
              onChange={({ target }) =>
                set({ options: options.with(at, { ...option, label: target.value }) })
              }
            />
            <IconButton
              label={texts.removeOption(at + 1)}
              icon={<X aria-hidden="true" className="size-4.5" />}
              onClick={() => set({ options: options.toSpliced(at, 1) })}
            />
          </li>
        ))}
      </ul>
      <div className="mt-1 flex flex-wrap items-center gap-x-6">
        {options.length < (rules.options.maxLength ?? Infinity) && (
          <Button
            variant="plain"
            icon={<Plus aria-hidden="true" className="size-4.5" />}
            onClick={() => set(addOption(question))}
          >
            {texts.addOption}
          </Button>
        )}
        <Checkbox
          label={texts.other}
          checked={question.other ?? false}
          onChange={({ target }) => set({ other: target.checked || undefined })}
        />
      </div>
    </fieldset>
  )
}

function Range({
  question: { min, max },
  set,
  labels: [low, high],
}: PartProps & { labels: readonly [string, string] }) {
  return (
    <div className="grid grid-cols-2 gap-4 md:max-w-100">
      <NumberField label={low} value={min} onChange={(value) => set({ min: value })} />
      <NumberField label={high} value={max} onChange={(value) => set({ max: value })} />
    </div>
  )
}

function ScaleWords({
  question,
  set,
  end,
  label,
}: PartProps & { end: 'min_label' | 'max_label'; label: string }) {
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          value={question[end] ?? ''}
          maxLength={rules[end].maxLength}
          onChange={({ target }) => set({ [end]: target.value || undefined })}
        />
      )}
    </Field>
  )
}
