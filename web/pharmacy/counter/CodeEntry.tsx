import ArrowRight from 'lucide-react/icons/arrow-right'
import X from 'lucide-react/icons/x'
import { useEffect, type RefObject } from 'react'
import { CodeInput } from '#web/features/code-entry/CodeInput.tsx'
import { groupCode } from '#web/features/code-entry/code-typing.ts'
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
  const { code, codeProblem, typo, correcting } = counter
  const isToRetype = codeProblem !== '' && code !== ''
  // What is typed or read next takes the place of a code that was not taken.
  useEffect(() => {
    if (isToRetype || typo) ref.current?.select()
  }, [isToRetype, typo, ref])
  useEffect(() => {
    if (!correcting) return
    ref.current?.focus()
    ref.current?.select()
  }, [correcting, ref])
  const around = useMessageInSight(codeProblem || typo)
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
          error={codeProblem || (typo && <SlipQuestion counter={counter} />)}
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

function SlipQuestion({ counter: { typo, changeCode, submit } }: { counter: Counter }) {
  const suggestion = typo?.suggestion
  if (!suggestion) return texts.typo
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="w-full">{texts.slipOf(groupCode(suggestion))}</span>
      <Button variant="quiet" onClick={() => changeCode(suggestion)}>
        {texts.takeSuggestion}
      </Button>
      <Button variant="plain" onClick={() => void submit({ asIs: true })}>
        {texts.sendAsIs}
      </Button>
    </span>
  )
}
