import { useState } from 'react'
import { listMessageTexts, type MessageText } from '#domain/notification/backoffice/api.ts'
import { useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { EditTextDialog } from './EditTextDialog.tsx'
import { WordingCards } from './WordingCards.tsx'

/** What each message says, by what it is about. */
export function WordingList() {
  const answer = useQuery(listMessageTexts, {}, { live: ['message-texts'] })
  const [edited, setEdited] = useState<MessageText | null>(null)
  return (
    <>
      <Answered answer={answer}>
        {(all) => (
          <WordingCards
            all={all.map((each) => ({ ...each, isChanged: each.text !== each.standard }))}
            onEdit={setEdited}
          />
        )}
      </Answered>
      {edited && (
        <EditTextDialog
          key={edited.template}
          wording={edited}
          onSaved={() => void answer.refresh()}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
