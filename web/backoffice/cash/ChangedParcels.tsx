import type { JudgedLine } from '#domain/order/cash/api.ts'
import { verdictLabels } from '#domain/order/cash/texts.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { cashScreenTexts as texts } from './texts.ts'

/** What somebody else did to the parcels meanwhile, and the way on without them. */
export function ChangedParcels({
  lines,
  onDrop,
}: {
  lines: readonly JudgedLine[]
  onDrop: () => void
}) {
  return (
    <div role="alert" className="rounded-md bg-point-tint px-4 py-3 text-sm">
      <p className="font-semibold">{texts.changed(lines.length)}</p>
      <ul className="mt-1 max-h-48 overflow-y-auto">
        {lines.map((line) => (
          <li key={line.code} className="flex flex-wrap gap-x-3 py-1">
            <span className="font-medium wrap-anywhere">{line.code}</span>
            <Verdict line={line} />
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onDrop} className="mt-2 text-sm">
        {texts.dropChanged(lines.length)}
      </Button>
    </div>
  )
}

/** What a line is; of one that was handed over before, the way to that statement. */
export function Verdict({ line: { verdict, statement } }: { line: JudgedLine }) {
  if (!statement) return <span>{verdictLabels[verdict]}</span>
  return (
    <span>
      {verdictLabels[verdict]}:{' '}
      <Anchor
        to={backofficePaths.cashStatement(statement.id)}
        className="text-primary-deep underline underline-offset-3"
      >
        {statement.reference}
      </Anchor>
    </span>
  )
}
