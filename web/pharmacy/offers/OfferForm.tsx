import ScanLine from 'lucide-react/icons/scan-line'
import {
  lazy,
  Suspense,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { readScannedVoucher } from '#domain/voucher/scanned-voucher.ts'
import { PhoneField } from '#web/pharmacy/counter/PhoneField.tsx'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { InputWithIcons } from '#web/ui/InputWithIcons.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { offerTexts as texts } from './texts.ts'
import type { Offer } from './use-offer.ts'
import { maxVoucherCode } from '#web/pharmacy/limits.rules.ts'

const ScanDialog = lazy(async () => {
  const { ScanDialog: dialog } = await import('#web/features/scan/ScanDialog.tsx')
  return { default: dialog }
})

/** The customer's phone and code; what was found of it stands below, in place of the button. */
export function OfferForm({
  offer,
  phoneRef,
  children,
}: {
  offer: Offer
  phoneRef: RefObject<HTMLInputElement | null>
  children: ReactNode
}) {
  const { typed, type, problems, busy, kind } = offer
  const [isScanning, setIsScanning] = useState(false)
  const code = useRef<HTMLInputElement>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const missing = await offer.check()
    if (missing.phone) phoneRef.current?.focus()
    else if (missing.code) code.current?.focus()
  }
  return (
    <section className="flex flex-col gap-4">
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
        <PhoneField
          phone={typed.phone}
          problem={problems.phone ?? ''}
          onChange={(phone) => type({ phone })}
          onGoOn={(begun) => {
            if (begun !== '') type({ code: (typed.code + begun).toUpperCase() })
            code.current?.focus()
          }}
          ref={phoneRef}
        />
        <Field label={texts[kind].code} hint={texts.codeHint} error={problems.code}>
          {(control) => (
            <InputWithIcons
              icons={
                <IconButton
                  label={texts.scan}
                  icon={<ScanLine aria-hidden="true" className="size-7" />}
                  className="size-12 text-primary"
                  onClick={() => setIsScanning(true)}
                />
              }
            >
              <TextInput
                {...control}
                ref={code}
                size="counter"
                value={typed.code}
                maxLength={maxVoucherCode}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                enterKeyHint="go"
                onChange={({ target }) => type({ code: target.value.toUpperCase() })}
                className="pr-16 text-xl! tracking-wide below-icons:px-2"
              />
            </InputWithIcons>
          )}
        </Field>
        {!offer.info && <FailureNote>{problems.all ?? ''}</FailureNote>}
        {!offer.info && (
          <Button type="submit" size="counter" wide busy={busy}>
            {texts.check}
          </Button>
        )}
      </form>
      {children}
      {isScanning && (
        <Suspense>
          <ScanDialog
            read={readScannedVoucher}
            onFound={(found) => {
              type({ code: found })
              setIsScanning(false)
            }}
            onClose={() => setIsScanning(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
