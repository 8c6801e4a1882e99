import { useState } from 'react'
import { listOwnLinks, updateRedirectLogin } from '#domain/pharmacy/api.ts'
import type { Output } from '#domain/contract.ts'
import { explainInNotice } from '#web/form/use-attempt.ts'
import { notify } from '#web/features/notices/notify.ts'
import { pharmacyLinkRoot } from '#web/paths.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { failureText } from '../session/failure-text.ts'
import { useAnswer } from '../parts/use-answer.ts'
import { usePharmacy } from '../session/use-pharmacy.ts'
import { Panel, RowsSkeleton } from './Panel.tsx'
import { settingsTexts as texts } from './texts.ts'

type Link = Output<typeof listOwnLinks>[number]

/** The links that are printed for the pharmacy, and whether each asks for a login. */
export function LinksPanel() {
  const { code } = usePharmacy()
  const { data, error, reload } = useAnswer(`links:${code}`, (signal) =>
    callPharmacy(listOwnLinks, {}, { signal }),
  )
  return (
    <Panel title={texts.links} text={texts.linksText}>
      {data ? (
        data.length > 0 ? (
          <ul className="mt-2 divide-y divide-line">
            {data.map((link) => (
              <LinkRow key={link.id} link={link} />
            ))}
          </ul>
        ) : (
          <p className="mt-3">{texts.noLinks}</p>
        )
      ) : error === null ? (
        <RowsSkeleton />
      ) : (
        <ErrorState
          level={3}
          title={texts.linksFailed}
          text={failureText(error)}
          onRetry={reload}
        />
      )}
    </Panel>
  )
}

/** The switch moves at once, and back when it could not be kept. */
function LinkRow({ link }: { link: Link }) {
  const [isOn, setIsOn] = useState(link.islogin)
  const path = `${pharmacyLinkRoot}${link.id}/`
  const turn = async (islogin: boolean) => {
    setIsOn(islogin)
    try {
      await callPharmacy(updateRedirectLogin, { id: link.id, islogin })
      notify({ text: texts.linkSaved })
    } catch (error) {
      setIsOn(!islogin)
      explainInNotice(error)
    }
  }
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 grow">
        <p className="font-semibold">{link.note || texts.link}</p>
        <p className="text-sm break-all text-ink-2">{path}</p>
      </div>
      <span
        aria-hidden="true"
        className="text-right text-sm whitespace-nowrap text-ink-2 phone:hidden"
      >
        {isOn ? texts.asksLogin : texts.asksNone}
      </span>
      <Switch
        isOn={isOn}
        aria-label={texts.askLoginOf(path)}
        onClick={() => void turn(!isOn)}
        className="-mr-1.5"
      />
    </li>
  )
}
