import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useLayoutEffect, useState, type RefObject } from 'react'
import { isPhone } from '#domain/kernel/phone.ts'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { groupPhone, readPhoneTyping } from './phone-typing.ts'
import { counterTexts as texts } from './texts.ts'

/** The customer's phone, big, in groups as it is read aloud. */
export function PhoneField({
  phone,
  problem,
  onChange,
  onComplete,
  onIncomplete,
  ref,
}: {
  phone: string
  problem: string
  onChange: (phone: string) => void
  /** The tenth digit has been typed, or Enter pressed behind it. */
  onComplete: () => void
  /** Enter was pressed before it. */
  onIncomplete?: () => void
  ref: RefObject<HTMLInputElement | null>
}) {
  const [caret, setCaret] = useState<{ at: number } | null>(null)
  useLayoutEffect(() => {
    if (caret && document.activeElement === ref.current) {
      ref.current?.setSelectionRange(caret.at, caret.at)
    }
  }, [caret, ref])
  const take = (text: string, position: number | null) => {
    const typing = readPhoneTyping(text, position ?? text.length)
    setCaret({ at: typing.caret })
    if (typing.digits === phone) return
    onChange(typing.digits)
    const isAtEnd = typing.caret === groupPhone(typing.digits).length
    if (isAtEnd && isPhone(typing.digits)) onComplete()
  }
  return (
    <Field label={texts.phone} error={problem}>
      {(control) => (
        <div className="relative">
          <TextInput
            {...control}
            ref={ref}
            size="counter"
            type="tel"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="next"
            placeholder="09•• ••• •••"
            value={groupPhone(phone)}
            onChange={({ target }) => take(target.value, target.selectionStart)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              if (isPhone(phone)) onComplete()
              else onIncomplete?.()
            }}
            className="pr-24 tracking-wide tabular"
          />
          <span className="absolute inset-y-0 right-1.5 flex items-center">
            {isPhone(phone) && (
              <span className="p-1.5 text-ok">
                <Check aria-hidden="true" className="size-7" strokeWidth={2.2} />
                <span className="sr-only">{texts.phoneRight}</span>
              </span>
            )}
            {phone !== '' && (
              <IconButton
                label={texts.clearPhone}
                icon={<X aria-hidden="true" className="size-5" />}
                className="text-ink-3"
                onClick={() => {
                  onChange('')
                  ref.current?.focus()
                }}
              />
            )}
          </span>
        </div>
      )}
    </Field>
  )
}
