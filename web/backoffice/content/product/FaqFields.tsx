import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { productBody } from '#domain/publishing/product.ts'
import { rulesOf, schemaAt } from '#web/form/field-rules.ts'
import { describingTexts as texts } from './texts.ts'

interface Faq {
  question: string
  answer: string
}

const faqsField = productBody.shape.faqs
const max = rulesOf(faqsField).maxLength ?? Infinity
const limits = {
  question: rulesOf(schemaAt(faqsField, '0.question')).maxLength,
  answer: rulesOf(schemaAt(faqsField, '0.answer')).maxLength,
}

/** What people ask about the product, in the order in which they read it. */
export function FaqFields({
  faqs,
  onChange,
}: {
  faqs: readonly Faq[]
  onChange: (faqs: Faq[]) => void
}) {
  const change = (at: number, changed: Partial<Faq>) =>
    onChange(faqs.map((faq, place) => (place === at ? { ...faq, ...changed } : faq)))
  return (
    <div className="flex flex-col gap-4">
      {faqs.map((faq, at) => (
        <div key={at} className="flex items-start gap-2 rounded-md border border-line p-3">
          <div className="flex min-w-0 flex-1 flex-col gap-3">
            <Field label={texts.question}>
              {(control) => (
                <TextInput
                  {...control}
                  value={faq.question}
                  maxLength={limits.question}
                  onChange={({ target }) => change(at, { question: target.value })}
                />
              )}
            </Field>
            <Field label={texts.answer}>
              {(control) => (
                <Textarea
                  {...control}
                  value={faq.answer}
                  maxLength={limits.answer}
                  onChange={({ target }) => change(at, { answer: target.value })}
                />
              )}
            </Field>
          </div>
          <IconButton
            label={texts.removeFaq(at + 1)}
            icon={<Trash2 aria-hidden="true" className="size-4.5" />}
            onClick={() => onChange(faqs.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      {faqs.length < max && (
        <Button
          variant="plain"
          icon={<Plus aria-hidden="true" className="size-4.5" />}
          onClick={() => onChange([...faqs, { question: '', answer: '' }])}
          className="self-start"
        >
          {texts.addFaq}
        </Button>
      )}
    </div>
  )
}
