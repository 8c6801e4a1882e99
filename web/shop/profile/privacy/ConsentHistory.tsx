import type { getConsents } from '#domain/identity/account-data/api.ts'
import { consentMedia, type ConsentChannel } from '#domain/identity/consent.ts'
import type { Output } from '#domain/contract.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { personTexts } from '#web/features/identity/texts.ts'
import { privacyTexts as texts } from '../texts.ts'

/** Who agreed to what, when, where and to which wording; newest first. */
export function ConsentHistory({ history }: Pick<Output<typeof getConsents>, 'history'>) {
  if (history.length === 0) return <p className="text-ink-2">{texts.historyEmpty}</p>
  return (
    <ul className="flex flex-col">
      {history.map(({ channel, granted, at, source, wording_version: version }) => (
        <li key={`${channel}${at}`} className="border-b border-line py-2.5 last:border-b-0">
          <p>
            <Outcome granted={granted} source={source} /> {channelName(channel)}
          </p>
          <p className="text-sm text-ink-3">
            {formatDateTime(at)} · {texts.sources[source]} · {texts.wording(version)}
          </p>
        </li>
      ))}
    </ul>
  )
}

type Entry = Output<typeof getConsents>['history'][number]

/** What was never given cannot be withdrawn: at registration it was just left unticked. */
function Outcome({ granted, source }: Pick<Entry, 'granted' | 'source'>) {
  if (granted) return <b className="text-ok">{texts.granted}</b>
  if (source === 'register') return <b className="text-ink-2">{texts.declined}</b>
  return <b className="text-sale">{texts.withdrawn}</b>
}

function channelName(channel: ConsentChannel): string {
  const medium = consentMedia.find((each) => channel.startsWith(each))!
  const isTransaction = channel.endsWith('Transaction')
  return texts.channel(
    personTexts.media[medium],
    isTransaction ? personTexts.transaction : personTexts.commercial,
  )
}
