import { memo, useCallback, type ReactNode } from 'react'
import { benefitIcons } from '#domain/publishing/benefit-icons.ts'
import { blockFields, type BlockType, type PageBlock } from '#domain/publishing/blocks.ts'
import type { RichText } from '#domain/richtext/document.ts'
import { DayField } from '#web/features/day/DayField.tsx'
import { Form } from '#web/form/Form.tsx'
import { useField } from '#web/form/form-context.ts'
import type { FieldErrors } from '#web/form/field-rules.ts'
import { withValueAt } from '#web/form/paths.ts'
import { Segments } from '#web/ui/Segments.tsx'
import { FieldsOf } from '../draft/fields-of.tsx'
import { ArticleSlugsField } from '../fields/ArticleSlugsField.tsx'
import { ItemsField } from '../fields/ItemsField.tsx'
import { MomentInput } from '../../parts/MomentInput.tsx'
import {
  CampaignChoice,
  ExpertCategoryChoice,
  ProductGroupChoice,
} from '../fields/named-choices.tsx'
import { PictureField, type ShownPicture } from '../fields/PictureField.tsx'
import { ProductIdsField } from '../fields/ProductIdsField.tsx'
import { RichTextField } from '../richtext/RichTextField.tsx'
import { contentTexts as texts } from '../texts.ts'
import { blockFieldTexts, linkHint, lookTexts, sourceTexts } from './block-field-texts.ts'
import { PicturesField } from './PicturesField.tsx'

/** What one block holds, drawn from the schema that judges it; only the open block's form is on the page. */
export const BlockForm = memo(function BlockForm({
  block,
  errors,
  onChange,
}: {
  block: PageBlock
  errors: FieldErrors
  onChange: (key: string, change: (block: PageBlock) => PageBlock, topic: string) => void
}) {
  const { type, key, tone } = block
  const schema = blockFields[type]
  const set = useCallback(
    (path: string, value: unknown) =>
      onChange(
        key,
        (known) => withValueAt(known, `fields.${path}`, value === undefined ? '' : value),
        path,
      ),
    [key, onChange],
  )
  return (
    <div className="flex flex-col gap-4">
      <FieldsOf schema={schema} values={block.fields} errors={errors} set={set}>
        {Object.keys(schema.shape).map((name) => (
          <BlockField key={name} type={type} name={name} path={`blocks.${key}`} />
        ))}
      </FieldsOf>
      <Segments
        legend={texts.tone}
        value={tone}
        options={(['plain', 'tint', 'deep'] as const).map((value) => ({
          value,
          label: texts.tones[value],
        }))}
        onValueChange={(value) => onChange(key, (known) => ({ ...known, tone: value }), '')}
      />
    </div>
  )
})

interface BlockFieldProps {
  type: BlockType
  /** Of the block's fields, or of one of its items: `steps.2.title`. */
  name: string
  /** Of the block in the draft. */
  path: string
}

function labelOf(type: BlockType, name: string): string {
  return blockFieldTexts[`${type}.${name}`] ?? blockFieldTexts[name] ?? name
}

/** An input by its name where it is a kind of its own, by its schema otherwise. */
function BlockField({ type, name, path }: BlockFieldProps) {
  const own = ownInputs[`${type}.${name}`] ?? ownInputs[name]
  const label = labelOf(type, name)
  return own ? own(name, label, path) : <PlainField name={name} label={label} />
}

function PlainField({ name, label }: { name: string; label: string }) {
  const { rules } = useField(name)
  if (rules.kind === 'number') return <Form.Number name={name} label={label} />
  return <Form.Text name={name} label={label} rows={(rules.maxLength ?? 0) > 250 ? 3 : undefined} />
}

const ownInputs: Readonly<
  Record<string, (name: string, label: string, path?: string) => ReactNode>
> = {
  picture: (name, label) => <PictureInput name={name} label={label} />,
  pictures: (name, label) => <PicturesField name={name} label={label} />,
  content: (name, label, path) => <WrittenInput name={name} label={label} path={path} />,
  link: (name, label) => <Form.Text name={name} label={label} hint={linkHint} rows={1} />,
  product_id: (name, label) => <ProductInput name={name} label={label} />,
  product_ids: (name, label) => <HandPicked name={name} label={label} />,
  source: (name, label) => <Form.Select name={name} label={label} labels={sourceTexts} />,
  of: (name) => <Group name={name} />,
  look: (name, label) => <Form.Select name={name} label={label} labels={lookTexts} />,
  icon: (name, label) => <Form.Select name={name} label={label} labels={benefitIcons} />,
  steps: (name, label) => items('steps', name, label, { title: '', text: '' }),
  benefits: (name, label) =>
    items('benefits', name, label, { icon: 'badge-check', title: '', text: '' }),
  questions: (name, label) => items('questions', name, label, { question: '', answer: '' }),
  'countdown.until': (name, label) => <MomentInput name={name} label={label} />,
  'lead.until': (name, label) => <DayOrNone name={name} label={label} />,
  campaign_id: (name, label) => <CampaignChoice name={name} label={label} />,
  category: (name, label) => <ExpertCategoryChoice name={name} label={label} />,
  slugs: (name, label) => <SlugsInput name={name} label={label} />,
}

function items(type: BlockType, name: string, label: string, blank: Record<string, string>) {
  return (
    <ItemsField name={name} label={label} blank={blank}>
      {(path) =>
        Object.keys(blank).map((field) => {
          const own = ownInputs[field]
          const called = labelOf(type, field)
          const at = `${path}.${field}`
          return own ? (
            <div key={field}>{own(at, called)}</div>
          ) : (
            <PlainField key={field} name={at} label={called} />
          )
        })
      }
    </ItemsField>
  )
}

function PictureInput({ name, label }: { name: string; label: string }) {
  const { value, error, change } = useField(name)
  return (
    <PictureField
      label={label}
      value={value as ShownPicture | null}
      error={error}
      onChange={change}
    />
  )
}

function WrittenInput({ name, label, path }: { name: string; label: string; path?: string }) {
  const { value, error, change } = useField(name)
  return (
    <RichTextField
      path={path}
      label={label}
      value={value as RichText}
      error={error}
      onChange={change}
    />
  )
}

function ProductInput({ name, label }: { name: string; label: string }) {
  const { value, error, change } = useField(name)
  const ids = value === null ? [] : [value as number]
  return (
    <ProductIdsField
      label={label}
      ids={ids}
      max={1}
      error={error}
      onChange={(chosen) => change(chosen[0] ?? null)}
    />
  )
}

function HandPicked({ name, label }: { name: string; label: string }) {
  const { value, rules, error, change } = useField(name)
  const { value: source } = useField('source')
  if (source !== 'hand') return null
  return (
    <ProductIdsField
      label={label}
      ids={value as number[]}
      max={rules.maxLength ?? 24}
      error={error}
      onChange={change}
    />
  )
}

function Group({ name }: { name: string }) {
  const { value: source } = useField('source')
  if (source !== 'category' && source !== 'brand') return null
  const label = source === 'category' ? texts.productCategory : texts.brand
  return <ProductGroupChoice name={name} label={label} of={source} />
}

function DayOrNone({ name, label }: { name: string; label: string }) {
  const { value, error, change } = useField(name)
  return (
    <DayField
      label={label}
      error={error}
      value={(value as string | null) ?? ''}
      onValueChange={(day) => change(day || null)}
    />
  )
}

function SlugsInput({ name, label }: { name: string; label: string }) {
  const { value, rules, change } = useField(name)
  return (
    <ArticleSlugsField
      label={label}
      slugs={value as string[]}
      max={rules.maxLength ?? 6}
      onChange={change}
    />
  )
}
