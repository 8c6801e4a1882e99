import { AccordionItem } from '#web/ui/Accordion.tsx'
import { Card } from '#web/ui/Card.tsx'
import { earnTexts as texts } from './texts.ts'

/** How to find the stamp and where points go: there before and without any script. */
export function Guide() {
  return (
    <>
      <Card as="section" aria-labelledby="tim-ma">
        <h2 id="tim-ma" className="text-lg">
          {texts.guideTitle}
        </h2>
        <ol className="mt-4 flex flex-col gap-4">
          {texts.guide.map(({ title, text }, index) => (
            <li key={title} className="flex gap-3">
              <span
                aria-hidden="true"
                className="grid size-8 shrink-0 place-items-center rounded-full bg-primary-tint font-semibold text-primary-deep"
              >
                {index + 1}
              </span>
              <div className="min-w-0">
                <h3 className="text-base font-semibold">{title}</h3>
                <p className="text-sm text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Card>
      <Card as="section" aria-labelledby="can-biet" className="pb-1 phone:pb-0">
        <h2 id="can-biet" className="text-lg">
          {texts.questions}
        </h2>
        {texts.faq.map(({ question, answer }) => (
          <AccordionItem key={question} title={question}>
            <p className="text-ink-2">{answer}</p>
          </AccordionItem>
        ))}
      </Card>
    </>
  )
}
