import Printer from 'lucide-react/icons/printer'
import { useEffect, useState } from 'react'
import type { BackofficeLink } from '#domain/pharmacy/backoffice/api.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CopyText } from '../parts/CopyText.tsx'
import { Panel } from '../parts/Panel.tsx'
import { useCan } from '../data/staff-session.ts'
import { AddLinkDialog, EditLinkDialog } from './LinkDialogs.tsx'
import { LinkCards, qrSource } from './LinkCards.tsx'
import { targetName } from './target-name.ts'
import type { PharmacyProps } from './pharmacy-props.ts'
import { pharmacyTexts as texts } from './texts.ts'

type Open = { name: 'add' } | { name: 'edit'; link: BackofficeLink }

/** What is printed for the counter: short links with a QR picture, a card of A6 each. */
export function LinksPanel({ pharmacy, onChanged }: PharmacyProps) {
  const canEdit = useCan('stores.edit')
  const [open, setOpen] = useState<Open | null>(null)
  const [printed, setPrinted] = usePrinting<readonly BackofficeLink[]>()
  const { links, code } = pharmacy
  const active = links.filter(({ status }) => status === 'active')
  const close = () => setOpen(null)
  const saved = (link: BackofficeLink) => {
    const isNew = !links.some(({ id }) => id === link.id)
    const others = links.map((each) => (each.id === link.id ? link : each))
    onChanged({ ...pharmacy, links: isNew ? [link, ...links] : others })
  }
  return (
    <>
      <Panel
        title={texts.links}
        actions={
          <span className="-mr-3 flex flex-wrap justify-end">
            {active.length > 1 && (
              <Button variant="plain" onClick={() => setPrinted(active)}>
                {texts.printAll}
              </Button>
            )}
            {canEdit && (
              <Button variant="plain" onClick={() => setOpen({ name: 'add' })}>
                {texts.addLink}
              </Button>
            )}
          </span>
        }
      >
        {links.length === 0 && <p className="text-ink-2">{texts.noLinks}</p>}
        <ul className="divide-y divide-line">
          {links.map((link) => (
            <li key={link.id} className="py-3 first:pt-0 last:pb-0">
              <Link
                link={link}
                onPrint={() => setPrinted([link])}
                onEdit={canEdit ? () => setOpen({ name: 'edit', link }) : null}
              />
            </li>
          ))}
        </ul>
        {open?.name === 'add' && <AddLinkDialog code={code} onSaved={saved} onClose={close} />}
        {open?.name === 'edit' && (
          <EditLinkDialog code={code} link={open.link} onSaved={saved} onClose={close} />
        )}
      </Panel>
      {printed && <LinkCards pharmacy={pharmacy} links={printed} />}
    </>
  )
}

/**
 * What is set is rendered and printed. It goes with the next press: some browsers say that they have
 * printed before they have looked at the page.
 */
function usePrinting<T>() {
  const [printed, setPrinted] = useState<T | null>(null)
  useEffect(() => {
    if (printed === null) return
    const leave = new AbortController()
    const done = () => setPrinted(null)
    for (const press of ['pointerdown', 'keydown']) {
      window.addEventListener(press, done, { signal: leave.signal })
    }
    window.print()
    return () => leave.abort()
  }, [printed])
  return [printed, setPrinted] as const
}

function Link({
  link,
  onPrint,
  onEdit,
}: {
  link: BackofficeLink
  onPrint: () => void
  /** Null for whoever may only look. */
  onEdit: (() => void) | null
}) {
  const { status, note, islogin, url, svg } = link
  const name = targetName(link)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <img
        src={qrSource(svg)}
        alt={texts.qr(name)}
        width={72}
        height={72}
        className="rounded-sm border border-line"
      />
      <div className="min-w-40 flex-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <b className="font-semibold">{name}</b>
          <Badge tone={status === 'active' ? 'ok' : 'neutral'}>{texts.linkStates[status]}</Badge>
        </span>
        <span className="flex items-center gap-1 text-sm">
          <span className="wrap-anywhere">{url}</span>
          <CopyText text={url} label={texts.copyLink} />
        </span>
        <span className="block text-sm text-ink-2">
          {[note, islogin && texts.islogin].filter(Boolean).join(' · ')}
        </span>
      </div>
      <span className="-mx-3 flex flex-wrap">
        {status === 'active' && (
          <Button
            variant="plain"
            icon={<Printer aria-hidden="true" className="size-4.5" />}
            onClick={onPrint}
          >
            {texts.printOne}
          </Button>
        )}
        {onEdit && (
          <Button variant="plain" onClick={onEdit}>
            {texts.editLink}
          </Button>
        )}
      </span>
    </div>
  )
}
