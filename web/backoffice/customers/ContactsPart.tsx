import { listCustomerContacts } from '#domain/customer/backoffice/sections.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { When } from '../parts/When.tsx'
import { ListPanel } from './ListPanel.tsx'
import { Part } from './Part.tsx'
import type { SectionProps } from './Sections.tsx'
import { customerTexts as texts } from './texts.ts'

/** What somebody asked the experts and wrote to the shop; the words are read where they are answered. */
export function ContactsPart({ data, onShut }: SectionProps) {
  const answer = useQuery(listCustomerContacts, { id: data.id })
  const canReadQuestions = useCan('questions.read')
  const canReadChats = useCan('chat.read')
  return (
    <Part answer={answer} onShut={onShut}>
      {({ questions, chats }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
          <ListPanel
            title={texts.questions}
            none={texts.noQuestions}
            rows={questions}
            keyOf={({ id }) => id}
          >
            {({ id, state, urgent, at }) => (
              <>
                <Way to={canReadQuestions && backofficePaths.question(id)}>
                  {texts.question(id)}
                </Way>
                <span className="flex items-center gap-3">
                  {urgent && <Badge tone="sale">{texts.urgent}</Badge>}
                  <Badge tone={state === 'answered' ? 'ok' : 'info'}>
                    {texts.questionStates[state]}
                  </Badge>
                  <When at={at} className="text-ink-3" />
                </span>
              </>
            )}
          </ListPanel>
          <ListPanel title={texts.chats} none={texts.noChats} rows={chats} keyOf={({ id }) => id}>
            {({ id, inbox, state, last_at: at }) => (
              <>
                <Way to={canReadChats && backofficePaths.chat(id)}>{texts.chat(id, inbox)}</Way>
                <span className="flex items-center gap-3">
                  <Badge tone={state === 'waiting' ? 'point' : 'neutral'}>
                    {texts.chatStates[state]}
                  </Badge>
                  <When at={at} className="text-ink-3" />
                </span>
              </>
            )}
          </ListPanel>
        </div>
      )}
    </Part>
  )
}

function Way({ to, children }: { to: string | false; children: string }) {
  if (!to) return <span>{children}</span>
  return (
    <Anchor to={to} className="inline-flex min-h-11 items-center text-primary hover:underline">
      {children}
    </Anchor>
  )
}
