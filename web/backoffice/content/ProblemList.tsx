import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Badge } from '#web/ui/Badge.tsx'
import { cx } from '#web/ui/class-names.ts'
import type { Finding } from './draft/draft-store.ts'
import { contentTexts as texts } from './texts.ts'

/** What is missing before it can be published and what the claim check found; each leads to its field. */
export function ProblemList({
  problems,
  findings,
  findingsCount,
  onGo,
}: {
  problems: Readonly<Record<string, string>>
  findings: readonly Finding[]
  /** As many as there are: the first are listed. */
  findingsCount: number
  /** To a field, or in its text to the words that begin at `start`. */
  onGo: (path: string, start?: number) => void
}) {
  const missing = Object.entries(problems)
  const isBlocked = findings.some(({ kind }) => kind !== 'warn')
  const isReady = missing.length === 0 && !isBlocked
  const title = titleOf(missing.length, isBlocked)
  return (
    <section aria-label={title} className="rounded-md border border-line bg-white px-4 py-3">
      <h2 className="flex items-center gap-2 text-base">
        {isReady ? (
          <CircleCheck aria-hidden="true" className="size-4.5 text-ok" />
        ) : (
          <TriangleAlert
            aria-hidden="true"
            className={cx('size-4.5', isBlocked ? 'text-sale-deep' : 'text-point')}
          />
        )}
        {title}
      </h2>
      <ul className="mt-1 flex flex-col empty:hidden">
        {missing.map(([path, words]) => (
          <li key={path}>
            <Way words={words} onGo={() => onGo(path)} />
          </li>
        ))}
      </ul>
      {findings.length > 0 && (
        <>
          <h3 className="mt-2 text-sm font-semibold">{texts.findings(findingsCount)}</h3>
          <ul className="flex flex-col">
            {findings.map((finding) => (
              <li key={`${finding.path} ${finding.rule} ${finding.start}`} className="py-1">
                <Badge tone={finding.kind === 'warn' ? 'point' : 'sale'} className="mr-2">
                  {finding.kind === 'warn' ? texts.needsProof : texts.forbidden}
                </Badge>
                <Way
                  words={finding.quote ? `“${finding.quote}”: ${finding.message}` : finding.message}
                  onGo={() => onGo(finding.path, finding.start)}
                />
                {finding.fix && (
                  <p className="text-sm text-ink-2">{texts.findingFix(finding.fix)}</p>
                )}
              </li>
            ))}
          </ul>
          {findingsCount > findings.length && (
            <p className="py-1 text-sm text-ink-2">
              {texts.moreFindings(findingsCount - findings.length)}
            </p>
          )}
        </>
      )}
    </section>
  )
}

function titleOf(missing: number, isBlocked: boolean): string {
  if (missing > 0) return texts.problems(missing)
  return isBlocked ? texts.blocked : texts.noProblems
}

function Way({ words, onGo }: { words: string; onGo: () => void }) {
  return (
    <button
      type="button"
      onClick={onGo}
      className="min-h-9 py-1 text-left text-sm text-primary underline underline-offset-3 max-md:min-h-11"
    >
      {words}
    </button>
  )
}
