import { choiceFormPath, readChoice } from '#domain/tags/choice.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { tagTexts as texts } from './texts.ts'

interface TagChoiceViewProps {
  /** Whether anything measures at all. */
  isAsked: boolean
  /** What the form has just saved. */
  saved: string | null
}

/** What is measured and what never, with both answers; the form works without scripts. */
export function TagChoiceView({ isAsked, saved }: TagChoiceViewProps) {
  // The page is the same for all its visitors: what this one said stands in their browser alone.
  const isHere = useHydrated()
  const now = isHere ? readChoice(document.cookie) : null
  return (
    <div className="shop-column pt-5 pb-12 phone:pt-3">
      <Card className="mx-auto max-w-[860px] px-9 py-8 max-md:px-5 phone:px-4 phone:py-5">
        <h1 className="text-3xl phone:text-2xl">{texts.pageTitle}</h1>
        <p className="mt-3 text-ink-2">{isAsked ? texts.intro : texts.none}</p>
        <p role="status" className="mt-2 min-h-6 font-semibold text-ok">
          {saved === 'yes' || saved === 'no' ? texts.saved[saved] : now && texts.now[now]}
        </p>
        {isAsked && (
          <>
            <h2 className="mt-4 text-xl">{texts.whatTitle}</h2>
            <ul className="mt-2 list-disc pl-5 text-ink-2">
              {texts.what.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <h2 className="mt-4 text-xl">{texts.whereTitle}</h2>
            <p className="mt-2 text-ink-2">{texts.where}</p>
            <form
              method="post"
              action={choiceFormPath}
              className="mt-6 grid max-w-md grid-cols-2 gap-2"
            >
              <Button type="submit" name="choice" value="no" variant="secondary" size="main">
                {texts.refuse}
              </Button>
              <Button type="submit" name="choice" value="yes" variant="secondary" size="main">
                {texts.agree}
              </Button>
            </form>
          </>
        )}
      </Card>
    </div>
  )
}
