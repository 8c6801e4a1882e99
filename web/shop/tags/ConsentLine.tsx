import type { TagChoice } from '#domain/tags/choice.ts'
import { choicePath } from '#domain/tags/choice.ts'
import { Button } from '#web/ui/Button.tsx'
import { tagTexts as texts } from './texts.ts'

/** Two buttons of one size, over the page and moving nothing of it; on a phone away from the buttons that buy. */
export function ConsentLine({ onChoose }: { onChoose: (choice: TagChoice) => void }) {
  return (
    <section
      aria-label={texts.region}
      className="fixed right-4 bottom-4 z-40 w-[min(380px,calc(100vw-32px))] rounded-md border border-line bg-white p-4 text-sm shadow-lift phone:top-28 phone:bottom-auto print:hidden"
    >
      <p className="text-ink-2">
        {texts.ask}{' '}
        <a href={choicePath} className="font-semibold text-primary hover:underline">
          {texts.more}
        </a>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button variant="secondary" onClick={() => onChoose('no')}>
          {texts.refuse}
        </Button>
        <Button variant="secondary" onClick={() => onChoose('yes')}>
          {texts.agree}
        </Button>
      </div>
    </section>
  )
}
