import { useState } from 'react'
import { listMailTexts, type MailText } from '#domain/notification/backoffice/mail-api.ts'
import { useQuery } from '../data/use-query.ts'
import { isSame } from '../kit/conflict.ts'
import { Answered } from '../parts/Answered.tsx'
import { EditMailDialog } from './EditMailDialog.tsx'
import { WordingCards } from './WordingCards.tsx'

/** What each mail says, by what it is about. */
export function MailWordingList() {
  const answer = useQuery(listMailTexts, {}, { live: ['message-texts'] })
  const [edited, setEdited] = useState<MailText | null>(null)
  return (
    <>
      <Answered answer={answer}>
        {(all) => <WordingCards all={all.map(toWorded)} onEdit={({ mail }) => setEdited(mail)} />}
      </Answered>
      {edited && (
        <EditMailDialog
          key={edited.template}
          mail={edited}
          onSaved={() => void answer.refresh()}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

function toWorded(mail: MailText) {
  const { template, label, group, parts, standard, changed_by, changed_at } = mail
  const { subject: title, text } = parts
  const isChanged = !isSame(parts, standard)
  return { template, label, group, title, text, isChanged, changed_by, changed_at, mail }
}
