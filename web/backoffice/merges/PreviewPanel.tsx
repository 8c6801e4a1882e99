import { previewMerge } from '#domain/merge/backoffice/merges.ts'
import { failureText } from '#web/form/failure-text.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { useQuery } from '../data/use-query.ts'
import { Facts, Panel } from '../parts/Panel.tsx'
import { mergeScreenTexts as texts, movedLines } from './texts.ts'

/** What would move now, and what forbids it. */
export function PreviewPanel({ id }: { id: number }) {
  const { data, error, refresh } = useQuery(previewMerge, { id })
  return (
    <Panel title={texts.preview}>
      <p className="mb-3 text-sm text-ink-3">{texts.previewSays}</p>
      {Boolean(error) && <ErrorState text={failureText(error)} onRetry={() => void refresh()} />}
      {data?.forbids && (
        <p className="mb-3 rounded-md bg-sale-tint px-3 py-2 text-sale-deep">
          {texts.forbids[data.forbids]}
        </p>
      )}
      {data && !data.forbids && <MovedList title={texts.moves} moved={data.moved} />}
      <Staying />
      <Button variant="secondary" className="mt-3" onClick={() => void refresh()}>
        {texts.refresh}
      </Button>
    </Panel>
  )
}

/** How many of each. */
export function MovedList({ title, moved }: { title: string; moved: Record<string, number> }) {
  const lines = movedLines(moved)
  if (lines.length === 0) return <p className="mb-3 text-ink-2">{texts.previewNothing}</p>
  return (
    <div className="mb-3">
      <h3 className="mb-2 text-sm font-semibold">{title}</h3>
      <Facts facts={lines.map(({ label, count }) => ({ label, value: String(count) }))} />
    </div>
  )
}

function Staying() {
  return (
    <div>
      <h3 className="mb-2 text-sm font-semibold">{texts.stays}</h3>
      <ul className="list-disc pl-5 text-sm text-ink-2">
        {texts.staying.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  )
}
