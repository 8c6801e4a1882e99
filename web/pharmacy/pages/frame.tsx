import { useEffect } from 'react'
import {
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import type { loadArea } from '#web/pharmacy/area/load-area.ts'
import { rememberArea } from '#web/pharmacy/area/remembered-pharmacy.ts'
import { registerPharmacyWorker } from '#web/pharmacy/install/register-pharmacy-worker.ts'
import { PharmacyLayout } from '#web/pharmacy/layout/PharmacyLayout.tsx'
import { PharmacyLoginHost } from '#web/pharmacy/session/PharmacyLoginHost.tsx'
import { usePharmacySession } from '#web/pharmacy/session/pharmacy-session.ts'
import { usePharmacyCheck } from '#web/pharmacy/session/use-pharmacy-check.ts'
import { useDocumentTitle } from '#web/use-document-title.ts'
import { useOwnLinks } from '#web/use-own-links.ts'

/** Where the page is and who is at it: whenever some of this changes, the background starts anew. */
interface Presence {
  code: string
  username: string | undefined
  /** The same person may log in again: what was refused in between goes on. */
  logins: number
}

/** The frame is the pharmacy's: it is asked for again when the pharmacy changes, and on a new try. */
export function hasOtherPharmacy({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate
  return currentUrl.searchParams.get('id') !== nextUrl.searchParams.get('id')
}

/** The area around its pages. The server renders it without knowing who works at the pharmacy. */
export function PharmacyFrame() {
  const { area } = useLoaderData<typeof loadArea>()
  useOwnLinks()
  useDocumentTitle()
  useEffect(registerPharmacyWorker, [])
  useEffect(() => rememberArea(area), [area])
  return (
    <>
      <InPharmacy code={area.code} key={area.code} />
      <ScrollRestoration />
    </>
  )
}

function InPharmacy({ code }: { code: string }) {
  usePharmacyCheck(code)
  const { user, logins } = usePharmacySession(code)
  // Nobody yet, for what goes on behind the page, while a new password comes first.
  const username = user?.must_change ? undefined : user?.username
  useEffect(() => startBackground({ code, username, logins }), [code, username, logins])
  return (
    <PharmacyLayout>
      <Outlet />
      <PharmacyLoginHost />
    </PharmacyLayout>
  )
}

/** What goes on behind every page of a pharmacy, whichever is open: each part comes lazily, after the page. */
function startBackground({ username }: Presence): void {
  void startCounter()
  if (!username) return
  void startCounting()
  void startSurveys()
}

/** Codes that wait on this device are counted and go out, whatever page is open. */
async function startCounter(): Promise<void> {
  const part = await import('#web/pharmacy/counter/queue/device-counter.ts').catch(() => null)
  const counter = await part?.openDeviceCounter()
  counter?.wakeAll()
}

/** Answers to surveys that wait on this device. */
async function startSurveys(): Promise<void> {
  const part = await import('../survey/send-waiting.ts').catch(() => null)
  part?.sendWaitingAnswers()
}

/** The sign beside the reminders; without a network it is counted when somebody comes back. */
async function startCounting(): Promise<void> {
  const part = await import('../customers/count-due.ts').catch(() => null)
  part?.keepCounting()
}
