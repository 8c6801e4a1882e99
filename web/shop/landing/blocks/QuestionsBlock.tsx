import ChevronDown from 'lucide-react/icons/chevron-down'
import { BandHeading } from '../Band.tsx'
import type { BlockProps } from '../landing-block.ts'

export function QuestionsBlock({ fields: { title, questions }, tone }: BlockProps<'questions'>) {
  return (
    <>
      <BandHeading title={title} tone={tone} />
      <div className="mx-auto flex max-w-[46rem] flex-col gap-3 text-ink">
        {questions.map(({ question, answer }, index) => (
          <details key={index} className="group rounded-md border border-line bg-white">
            <summary className="flex min-h-14 items-center justify-between gap-4 px-5 py-3 font-semibold hover:text-primary phone:px-4">
              {question}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-2 transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="px-5 pb-4 whitespace-pre-line text-ink-2 phone:px-4">{answer}</p>
          </details>
        ))}
      </div>
    </>
  )
}
