import { useSearchParams } from 'react-router'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { StateChips } from '../parts/StateChips.tsx'
import { MailWordingList } from './MailWordingList.tsx'
import { RefusalList } from './RefusalList.tsx'
import { SentList } from './SentList.tsx'
import { StateView } from './StateView.tsx'
import { messageScreenTexts as texts } from './texts.ts'
import { WordingList } from './WordingList.tsx'

const views = [
  { key: 'list', at: undefined, label: texts.sent, says: texts.text, View: SentList },
  { key: 'state', at: 'kenh', label: texts.state, says: texts.stateText, View: StateView },
  {
    key: 'wording',
    at: 'noi-dung',
    label: texts.wording,
    says: texts.wordingText,
    View: WordingList,
  },
  {
    key: 'mail',
    at: 'thu',
    label: texts.mailWording,
    says: texts.mailWordingText,
    View: MailWordingList,
  },
  {
    key: 'refusals',
    at: 'khong-nhan',
    label: texts.refusals,
    says: texts.refusalsText,
    View: RefusalList,
  },
] as const

/** What was sent to people, how its channels do, and what each message says. */
export function MessagesScreen() {
  const [query] = useSearchParams()
  const shown = views.find(({ at }) => at !== undefined && at === query.get('xem')) ?? views[0]
  const { View } = shown
  return (
    <>
      <PageHead title={texts.title} text={shown.says} />
      <StateChips
        face="tab"
        label={texts.views}
        chips={views.map(({ key, at, label }) => ({
          key,
          label,
          to: backofficePaths.messages({ xem: at }),
          isCurrent: key === shown.key,
        }))}
      />
      <View />
    </>
  )
}
