import ArrowRight from 'lucide-react/icons/arrow-right'
import X from 'lucide-react/icons/x'
import { useEffect, type RefObject } from 'react'
import { CodeInput } from '#web/features/earn/CodeInput.tsx'
import { groupCode } from '#web/features/earn/code-typing.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { InputWithIcons } from '#web/ui/InputWithIcons.tsx'
import { counterTexts as texts } from './texts.ts'
import type { Counter } from './use-counter.ts'
import { useMessageInSight } from './use-message-in-sight.ts'

/** The code under the silver layer: typed, pasted, or typed by a reader that ends with Enter. */
export function CodeEntry({
  counter,
  ref,
  onChange,
}: {
  counter: Counter
  onChange: (code: string) => void
  ref: RefObject<HTMLInputElement | null>
}) {
  const { code, codeProblem, slip, correcting } = counter
  const isToRetype = codeProblem !== '' && code !== ''
  // What is typed or read next takes the place of a code that was not taken.
  useEffect(() => {
    if (isToRetype || slip) ref.current?.select()
  }, [isToRetype, slip, ref])
  useEffect(() => {
    if (!correcting) return
    ref.current?.focus()
    ref.current?.select()
  }, [correcting, ref])
  const around = useMessageInSight(codeProblem || slip)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void counter.submit()
        ref.current?.focus()
      }}
    >
      <div ref={around}>
        <Field
          label={texts.code}
          error={codeProblem || (slip && <SlipQuestion counter={counter} />)}
        >
          {(control) => (
            <InputWithIcons
              icons={
                <>
                  {isToRetype && (
                    <IconButton
                      label={texts.clearCode}
                      icon={<X aria-hidden="true" className="size-5" />}
                      className="text-ink-3"
                      onClick={() => {
                        counter.changeCode('')
                        ref.current?.focus()
                      }}
                    />
                  )}
                  {code !== '' && !isToRetype && (
                    <IconButton
                      type="submit"
                      label={texts.add}
                      icon={<ArrowRight aria-hidden="true" className="size-6" />}
                      className="bg-primary text-white hover:bg-primary-deep below-icons:mt-1.5"
                    />
                  )}
                </>
              }
            >
              <CodeInput
                control={control}
                ref={ref}
                code={code}
                size="counter"
                onCodeChange={onChange}
                className="pr-16 text-[min(1.5rem,6.7cqi)]! below-icons:px-2 below-icons:text-[min(1.5rem,8cqi)]!"
              />
            </InputWithIcons>
          )}
        </Field>
      </div>
    </form>
  )
}

function SlipQuestion({ counter: { slip, changeCode, submit } }: { counter: Counter }) {
  const suggestion = slip?.suggestion
  if (!suggestion) return texts.slip
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="w-full">{texts.slipOf(groupCode(suggestion))}</span>
      <Button look="quiet" onClick={() => changeCode(suggestion)}>
        {texts.takeSuggestion}
      </Button>
      <Button look="plain" onClick={() => void submit({ asIs: true })}>
        {texts.sendAsIs}
      </Button>
    </span>
  )
}
