import { partnerScopes } from '#domain/partner/scopes.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import type { CallExample } from './examples.ts'
import { partnerGuideTexts as texts } from './texts.ts'

/** One call: what it is for, who may make it, how, and what comes back. */
export function CallCard({ call }: { call: CallExample }) {
  const { id, title, text, method, path, scope, fields, curl, typescript, answer } = call
  const headingId = `ham-${id}`
  return (
    <Card as="section" aria-labelledby={headingId} className="flex flex-col gap-3">
      <h3 id={headingId} className="scroll-mt-24 text-lg">
        {title}
      </h3>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone={method === 'GET' ? 'info' : 'point'}>{method}</Badge>
        <code className="min-w-0 wrap-anywhere">{path}</code>
      </p>
      <p className="text-ink-2">{text}</p>
      <p className="text-sm text-ink-3">
        {texts.scope}: {scope ? `${scope} (${partnerScopes[scope]})` : texts.anyScope}
      </p>
      {fields && (
        <dl
          aria-label={`${title}, ${texts.fields}`}
          className="divide-y divide-line border-y border-line text-sm"
        >
          {fields.map(([name, meaning]) => (
            <div key={name} className="grid gap-x-4 py-2 sm:grid-cols-[14rem_minmax(0,1fr)]">
              <dt className="wrap-anywhere">
                <code>{name}</code>
              </dt>
              <dd className="text-ink-2">{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
      <Tabs
        label={texts.languages}
        tabs={[
          {
            key: 'curl',
            label: 'curl',
            panel: <CodeBlock label={`${title}, curl`}>{wrapped(curl)}</CodeBlock>,
          },
          {
            key: 'ts',
            label: 'TypeScript',
            panel: <CodeBlock label={`${title}, TypeScript`}>{typescript}</CodeBlock>,
          },
        ]}
      />
      <p className="text-sm font-semibold">{texts.answer}</p>
      <CodeBlock label={`${title}, ${texts.answer}`}>{answer}</CodeBlock>
    </Card>
  )
}

/** A header or a body a line, as people write it in a shell. */
export function wrapped(curl: string): string {
  return curl.replaceAll(/ (-H|-d) /g, ' \\\n  $1 ')
}
