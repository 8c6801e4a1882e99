import { changeCheckout, useCheckout } from '#web/shop/state/checkout.ts'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { checkoutTexts as texts } from './texts.ts'
import { maxNoteLength } from '#web/shop/limits.rules.ts'

export function NoteSection({ kind }: { kind: 'goods' | 'dose' }) {
  const { note } = useCheckout()
  return (
    <Card>
      <Field label={texts.note} hint={texts.person[kind].note}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            className="min-h-18!"
            value={note}
            maxLength={maxNoteLength}
            onChange={(event) => changeCheckout({ note: event.target.value })}
          />
        )}
      </Field>
    </Card>
  )
}
