import X from 'lucide-react/icons/x'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { voucherTexts as texts } from './voucher-texts.ts'
import { maxVoucherCode } from '#web/pharmacy/limits.rules.ts'

export interface VoucherFieldProps {
  voucher: string
  onChange: (voucher: string | null) => void
}

export function VoucherField({ voucher, onChange }: VoucherFieldProps) {
  return (
    <Field label={texts.voucherLabel} hint={texts.voucherHint} className="mt-3 w-full">
      {(control) => (
        <div className="flex items-center gap-1">
          <TextInput
            {...control}
            size="main"
            ref={focus}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={maxVoucherCode}
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

/** It has been asked for: one types on. */
function focus(input: HTMLInputElement | null): void {
  input?.focus()
}
