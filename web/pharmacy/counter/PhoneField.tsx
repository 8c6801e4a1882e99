import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'
import { seconds } from '#domain/kernel/durations.ts'
import { groupPhone, isPhone } from '#domain/kernel/phone.ts'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { InputWithIcons } from '#web/ui/InputWithIcons.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { phoneTexts as texts } from './phone-texts.ts'
import { readPhoneTyping } from './phone-typing.ts'
import { useMessageInSight } from './use-message-in-sight.ts'

/** The customer's phone, big, in groups as it is read aloud. */
export function PhoneField({
  phone,
  problem,
  onChange,
  onGoOn,
  onIncomplete,
  ref,
}: {
  phone: string
  problem: string
  onChange: (phone: string) => void
  /**
   * The phone is whole and what comes next is no part of it: Enter was pressed, nothing more comes, or a
   * letter or a text was typed or read behind it, which then is the beginning of the code.
   */
  onGoOn: (code: string) => void
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
  const isWhole = isPhone(phone)
  const pause = usePauseAfter(phone, () => isFocused(ref) && onGoOn(''))
  const around = useMessageInSight(problem)
  const take = (text: string, position: number | null) => {
    const typing = readPhoneTyping(text, position ?? text.length)
    setCaret({ at: typing.caret })
    if (typing.phone === phone) return
    onChange(typing.phone)
    const isAtEnd = typing.caret === groupPhone(typing.phone).length
    if (isAtEnd && isPhone(typing.phone)) pause.startFor(typing.phone)
  }
  const pressed = (event: KeyboardEvent) => {
    const isLetter = isWhole && isPlainLetter(event)
    if (event.key !== 'Enter' && !isLetter) return
    event.preventDefault()
    if (isWhole) onGoOn(isLetter ? event.key.toUpperCase() : '')
    else onIncomplete?.()
  }
  return (
    <div ref={around}>
      <Field label={texts.label} error={problem}>
        {(control) => (
          <InputWithIcons
            icons={
              <>
                {isWhole && (
                  <span className="p-1.5 text-ok">
                    <Check aria-hidden="true" className="size-7 stroke-[2.2]" />
                    <span className="sr-only">{texts.right}</span>
                  </span>
                )}
                {phone !== '' && (
                  <IconButton
                    label={texts.clear}
                    icon={<X aria-hidden="true" className="size-5" />}
                    className="text-ink-3"
                    onClick={() => {
                      onChange('')
                      ref.current?.focus()
                    }}
                  />
                )}
              </>
            }
          >
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
              onKeyDown={pressed}
              onPaste={(event) => {
                const text = event.clipboardData.getData('text').trim()
                if (!isWhole || !/^\p{L}/u.test(text) || hasPhone(text)) return
                event.preventDefault()
                onGoOn(text)
              }}
              className="pr-24 text-[min(1.5rem,7.4cqi)]! tracking-wide tabular below-icons:px-2 below-icons:text-[min(1.5rem,10.6cqi)]!"
            />
          </InputWithIcons>
        )}
      </Field>
    </div>
  )
}

function isFocused(ref: RefObject<HTMLInputElement | null>): boolean {
  return document.activeElement === ref.current
}

/** No phone has one, every code of ours begins with one. */
function isPlainLetter({ key, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent): boolean {
  return /^[a-z]$/i.test(key) && !ctrlKey && !metaKey && !altKey && !nativeEvent.isComposing
}

function hasPhone(text: string): boolean {
  return isPhone(readPhoneTyping(text, text.length).phone)
}

/**
 * A whole phone leads on by itself, but not under fingers that type a digit too many: `onPause` comes
 * when a text that was started for has stayed as it is for a while.
 */
function usePauseAfter(text: string, onPause: () => void): { startFor: (text: string) => void } {
  const [awaited, setAwaited] = useState('')
  const paused = useEffectEvent(onPause)
  useEffect(() => {
    if (awaited === '' || awaited !== text) return
    const timer = setTimeout(() => paused(), seconds(0.8))
    return () => clearTimeout(timer)
  }, [awaited, text])
  return { startFor: setAwaited }
}
