import ChevronDown from 'lucide-react/icons/chevron-down'
import { articleTexts as texts } from './texts.ts'

export interface ListedHeading {
  id: string
  text: string
}

/** So many parts are worth a list of them. */
export const worthAList = 3

interface ContentsProps {
  headings: readonly ListedHeading[]
}

export function FoldedContents({ headings }: ContentsProps) {
  return (
    <details className="group mb-5 rounded-md bg-ground desk:hidden print:hidden">
      <summary className="flex min-h-12 items-center justify-between gap-3 px-4 font-semibold">
        {texts.contents}
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-2 transition-transform group-open:rotate-180"
        />
      </summary>
      <List headings={headings} className="px-2 pb-2" />
    </details>
  )
}

export function Contents({ headings }: ContentsProps) {
  return (
    <nav aria-labelledby="trong-bai" className="rounded-md border border-line bg-white px-2 py-3">
      <h2 id="trong-bai" className="px-3 pb-1.5 text-base">
        {texts.contents}
      </h2>
      <List headings={headings} className="max-h-[60vh] overflow-y-auto" />
    </nav>
  )
}

function List({ headings, className }: ContentsProps & { className: string }) {
  return (
    <ul className={className}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center rounded-md px-3 py-1.5 text-md leading-snug hover:bg-primary-tint desk:min-h-9 desk:text-sm"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
