import TicketPlus from 'lucide-react/icons/ticket-plus'
import X from 'lucide-react/icons/x'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { counterTexts as texts } from './texts.ts'

/** It has been asked for: one types on. */
function focus(input: HTMLInputElement | null): void {
  input?.focus()
}

/** A voucher of the customer's that is used along with the next code; behind a press, for it is rare. */
export function VoucherAlong({
  voucher,
  onChange,
}: {
  voucher: string | null
  onChange: (voucher: string | null) => void
}) {
  if (voucher === null) {
    return (
      <Button
        look="plain"
        icon={<TicketPlus aria-hidden="true" className="size-5" />}
        className="mt-1 -ml-2 px-2!"
        onClick={() => onChange('')}
      >
        {texts.voucher}
      </Button>
    )
  }
  return (
    <Field label={texts.voucherLabel} hint={texts.voucherHint} className="mt-3">
      {(control) => (
        <div className="flex items-center gap-1">
          <TextInput
            {...control}
            size="main"
            ref={focus}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            value={voucher}
            onChange={({ target }) => onChange(target.value.toUpperCase())}
          />
          <IconButton
            label={texts.removeVoucher}
            icon={<X aria-hidden="true" className="size-5" />}
            onClick={() => onChange(null)}
          />
        </div>
      )}
    </Field>
  )
}
