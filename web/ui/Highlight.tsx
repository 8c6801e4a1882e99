import { highlightParts } from './highlight-parts.ts'

/** The text with what was typed in bold. */
export function Highlight({
  text,
  query,
  fold,
}: {
  text: string
  query: string
  fold: (text: string) => string
}) {
  return highlightParts(text, query, fold).map((part, index) =>
    part.match ? (
      <b key={index} className="font-bold">
        {part.text}
      </b>
    ) : (
      part.text
    ),
  )
}
