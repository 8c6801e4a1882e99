import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type Ref,
} from 'react'
import type { ControlProps } from '#web/ui/Field.tsx'
import { cx } from '#web/ui/class-names.ts'
import { TextInput, type InputSize } from '#web/ui/TextInput.tsx'
import { groupCode, readTyping } from './code-typing.ts'

export interface CodeInputProps {
  /** Without gaps. */
  code: string
  onCodeChange: (code: string, hasOwnSpaces: boolean) => void
  control?: ControlProps
  label?: string
  size?: InputSize
  /** Several lines in the clipboard are no single code. Says whether it took them. */
  onPasteText?: (text: string) => boolean
  ref?: Ref<HTMLInputElement>
  className?: string
}

/** One genuine-goods code: shown in groups of three, in capitals whatever the keyboard writes. */
export function CodeInput(props: CodeInputProps) {
  const { code, onCodeChange, control, label, size = 'main', onPasteText, ref, className } = props
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current!)
  // While an input method is still composing (Telex on a phone) its text is left alone.
  const [composing, setComposing] = useState<string | null>(null)
  const [caret, setCaret] = useState<{ at: number } | null>(null)
  useLayoutEffect(() => {
    if (caret && document.activeElement === input.current) {
      input.current?.setSelectionRange(caret.at, caret.at)
    }
  }, [caret])
  const take = (after: string, position: number | null) => {
    const typing = readTyping(groupCode(code), after, position ?? after.length)
    setCaret({ at: typing.caret })
    onCodeChange(typing.code, typing.hasOwnSpaces)
  }
  const takeEarly = useEffectEvent(() => {
    if (input.current?.value && !code) take(input.current.value, null)
  })
  // Typed before the page came to life.
  useEffect(() => takeEarly(), [])
  const changed = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if ((nativeEvent as InputEvent).isComposing) setComposing(target.value)
    else take(target.value, target.selectionStart)
  }
  return (
    <TextInput
      {...control}
      ref={input}
      aria-label={label}
      value={composing ?? groupCode(code)}
      onChange={changed}
      onCompositionEnd={({ currentTarget }) => {
        setComposing(null)
        take(currentTarget.value, currentTarget.selectionStart)
      }}
      onPaste={(event) => {
        if (onPasteText?.(event.clipboardData.getData('text'))) event.preventDefault()
      }}
      size={size}
      placeholder="••• ••• ••• •••"
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      className={cx('font-semibold tracking-[0.12em] placeholder:font-semibold', className)}
    />
  )
}
