import { data, redirect, type LoaderFunctionArgs } from 'react-router'
import { getPharmacyArea } from '#domain/pharmacy/api.ts'
import { isPharmacyCode } from '#domain/pharmacy/pharmacy-code.ts'
import { seconds } from '#domain/kernel/durations.ts'
import { ApiError, apiOf, type Api, type PageErrorData } from '#web/api.ts'
import { today } from '#web/state/clock.ts'
import { pharmacyEntrancePath, pharmacyQuery } from '#web/pharmacy/paths.ts'
import { texts } from '#web/texts.ts'
import { findRememberedArea, forgetArea, type PharmacyArea } from './remembered-pharmacy.ts'

export interface PharmacyFrame {
  area: PharmacyArea
  /** Today lies in the window of the active programme. */
  isEarning: boolean
}

/** Longer than this a counter does not wait for what it knows already. */
const timeout = seconds(3)

/**
 * What the frame of a pharmacy shows. A pharmacy that is unknown, or that cannot be asked for, is a page
 * that does not exist; a device that knows it shows what it knows.
 */
export async function loadArea({
  request,
  params,
  context,
}: LoaderFunctionArgs): Promise<PharmacyFrame> {
  const url = new URL(request.url)
  const code = url.searchParams.get('id')?.replaceAll(/\s/g, '')
  // An address that the area does not have needs no pharmacy to say so.
  if (!code && params['*'] !== undefined) throw pharmacyNotFound()
  if (!code) throw redirect(pharmacyEntrancePath() + pharmacyQuery({}, url.search))
  if (!isPharmacyCode(code)) throw pharmacyNotFound()
  const area = await findArea(apiOf(context), code)
  if (area.code !== url.searchParams.get('id')) {
    // The cookie bears the exact code: every page of a pharmacy has one spelling.
    url.searchParams.set('id', area.code)
    throw redirect(url.pathname + url.search)
  }
  return { area, isEarning: isOpen(area.offers) }
}

async function findArea(api: Api, code: string): Promise<PharmacyArea> {
  const known = typeof window === 'undefined' ? null : findRememberedArea(code)
  const signal = known ? AbortSignal.timeout(timeout) : undefined
  try {
    return await api.call(getPharmacyArea, { code }, { signal })
  } catch (error) {
    const isGone = error instanceof ApiError && error.code === 'notFound'
    if (known && !isGone) return known
    if (known) forgetArea(code)
    if (error instanceof ApiError && error.code === 'offline') throw offline()
    throw isGone ? pharmacyNotFound() : pharmacyNotAnswering()
  }
}

function isOpen(window: PharmacyArea['offers']): boolean {
  const day = today()
  return window !== undefined && window.from <= day && day <= window.to
}

export function pharmacyNotFound() {
  return data({ code: 'notFound', message: texts.notFound } satisfies PageErrorData, {
    status: 404,
  })
}

/** The specification's 404 too; in words it is told apart from a pharmacy that does not exist. */
function pharmacyNotAnswering() {
  return data({ code: 'internal', message: texts.error } satisfies PageErrorData, { status: 404 })
}

function offline() {
  return data({ code: 'offline', message: texts.offline } satisfies PageErrorData, { status: 503 })
}
