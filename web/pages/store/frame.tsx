import { useEffect } from 'react'
import {
  Outlet,
  ScrollRestoration,
  useLoaderData,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { useOwnLinks } from '#web/features/content/use-own-links.ts'
import type { loadArea } from '#web/features/store/area/load-area.ts'
import { rememberArea } from '#web/features/store/area/remembered-store.ts'
import { startBackground } from '#web/features/store/background.ts'
import { StoreLoginHost } from '#web/features/store/session/StoreLoginHost.tsx'
import { useStoreSession } from '#web/features/store/session/store-session.ts'
import { useStoreCheck } from '#web/features/store/session/use-store-check.ts'
import { registerStoreWorker } from '#web/features/store/install/register-store-worker.ts'
import { useDocumentTitle } from '#web/features/seo/use-document-title.ts'
import { StoreLayout } from '#web/layouts/StoreLayout.tsx'

/** The frame is the store's: it is asked for again when the store changes, and on a new try. */
export function hasOtherStore({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate
  return currentUrl.searchParams.get('id') !== nextUrl.searchParams.get('id')
}

/** The area around its pages. The server renders it without knowing who works at the store. */
export function StoreFrame() {
  const { area } = useLoaderData<typeof loadArea>()
  useOwnLinks()
  useDocumentTitle()
  useEffect(registerStoreWorker, [])
  useEffect(() => rememberArea(area), [area])
  return (
    <>
      <InStore code={area.code} key={area.code} />
      <ScrollRestoration />
    </>
  )
}

function InStore({ code }: { code: string }) {
  useStoreCheck(code)
  const { user, logins } = useStoreSession(code)
  // Nobody yet, for what goes on behind the page, while a new password comes first.
  const username = user?.must_change ? undefined : user?.username
  useEffect(() => startBackground({ code, username, logins }), [code, username, logins])
  return (
    <StoreLayout>
      <Outlet />
      <StoreLoginHost />
    </StoreLayout>
  )
}
