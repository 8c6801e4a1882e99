import Bell from 'lucide-react/icons/bell'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Smartphone from 'lucide-react/icons/smartphone'
import { useId } from 'react'
import {
  consentMedia,
  consentPurposes,
  consentWording,
  type ConsentChannel,
  type ConsentMedium,
  type ConsentPurpose,
  type Consents,
} from '#domain/identity/consent.ts'
import { personTexts } from '#web/features/identity/texts.ts'
import { privacyTexts as texts } from '../texts.ts'

export interface ConsentTableProps {
  value: Consents
  onChange: (channel: ConsentChannel, granted: boolean) => void
}

/** What is agreed to in its own words, then a switch for each channel and purpose. */
export function ConsentTable({ value, onChange }: ConsentTableProps) {
  const id = useId()
  return (
    <>
      <dl className="grid gap-3 text-sm sm:grid-cols-2 sm:gap-6">
        {consentPurposes.map((purpose) => (
          <div key={purpose}>
            <dt className="font-semibold">{purposes[purpose].title}</dt>
            <dd id={`${id}-${purpose}`} className="mt-0.5 text-ink-2">
              {purposes[purpose].wording}
            </dd>
          </div>
        ))}
      </dl>
      <table className="mt-4 w-full border-collapse text-left phone:table-fixed">
        <caption className="sr-only">{texts.consents}</caption>
        <thead className="text-sm text-ink-2">
          <tr className="border-b border-line align-bottom">
            <th scope="col" className="py-2 pr-2 font-medium">
              {texts.medium}
            </th>
            {consentPurposes.map((purpose) => (
              <th
                key={purpose}
                scope="col"
                className="w-28 py-2 text-center font-medium phone:w-[27%] phone:text-xs"
              >
                {purposes[purpose].short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {consentMedia.map((medium) => (
            <Row key={medium} medium={medium} id={id} value={value} onChange={onChange} />
          ))}
        </tbody>
      </table>
    </>
  )
}

const purposes: Record<ConsentPurpose, { title: string; short: string; wording: string }> = {
  Transaction: {
    title: personTexts.transaction,
    short: texts.transactionShort,
    wording: consentWording.transaction,
  },
  Commercial: {
    title: personTexts.commercial,
    short: texts.commercialShort,
    wording: consentWording.commercial,
  },
}

interface RowProps extends ConsentTableProps {
  medium: ConsentMedium
  id: string
}

function Row({ medium, id, value, onChange }: RowProps) {
  const Icon = icons[medium]
  return (
    <tr className="border-b border-line last:border-b-0">
      <th scope="row" className="py-1 pr-2 font-medium">
        <span className="flex items-center gap-2.5 text-md leading-snug wrap-anywhere">
          <Icon aria-hidden="true" className="size-5 shrink-0 text-primary phone:hidden" />
          {personTexts.media[medium]}
        </span>
      </th>
      {consentPurposes.map((purpose) => {
        const channel: ConsentChannel = `${medium}${purpose}`
        return (
          <td key={purpose} className="py-1">
            <label className="grid min-h-11 place-items-center">
              <input
                type="checkbox"
                role="switch"
                aria-label={texts.channel(personTexts.media[medium], purposes[purpose].title)}
                aria-describedby={`${id}-${purpose}`}
                aria-checked={value[channel]}
                checked={value[channel]}
                onChange={(event) => onChange(channel, event.target.checked)}
                className="switch"
              />
            </label>
          </td>
        )
      })}
    </tr>
  )
}

const icons = {
  zalo: MessageCircle,
  webPush: Bell,
  sms: MessageSquareText,
  messenger: MessagesSquare,
  appPush: Smartphone,
  email: Mail,
} satisfies Record<ConsentMedium, unknown>
