import { data, type RouterContextProvider } from 'react-router'
import { getRedirectLink, getPharmacyArea, type PharmacyLink } from '#domain/pharmacy/api.ts'
import { isPharmacyCode } from '#domain/pharmacy/pharmacy-code.ts'
import { ApiError, apiOf, type PageErrorData } from '#web/api.ts'
import { isPharmacyPath } from '#web/paths.ts'
import { readStored, writeStored } from '#web/state/stored-text.ts'
import { askLoginParameter, pharmacyPathsFor, pharmacyQuery } from '#web/pharmacy/paths.ts'
import { texts } from '#web/texts.ts'

/**
 * Where a printed link leads, with what the address that was opened carries (campaign marks); null
 * for a link that nobody knows and no pharmacy has as its code. A device that has followed it before knows it without a network.
 */
export async function findLinkTarget(
  context: Readonly<RouterContextProvider>,
  id: string,
  search: string,
): Promise<string | null> {
  const key = `anlanh.quay-lien-ket.${id}`
  try {
    const target = addressOf(await apiOf(context).call(getRedirectLink, { id }), search)
    if (typeof window !== 'undefined' && target) writeStored(key, target)
    return target
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'offline') {
      // Printed codes are typed where a link's id belongs: the pharmacy's home then, if there is one.
      return isPharmacyCode(id) ? findHome(context, id, search) : null
    }
    const known = readStored(key)
    if (known && isPharmacyPath(known)) return known
    throw data({ code: 'offline', message: texts.offline } satisfies PageErrorData, { status: 503 })
  }
}

/** The home of a pharmacy with what the address carries; null for a code that no pharmacy has. */
async function findHome(
  context: Readonly<RouterContextProvider>,
  named: string,
  search: string,
): Promise<string | null> {
  try {
    const { code } = await apiOf(context).call(getPharmacyArea, { code: named })
    const asked = Object.fromEntries(new URLSearchParams(search))
    return pharmacyPathsFor(code).to('', { ...asked, id: code })
  } catch {
    return null
  }
}

/** Links lead into the area and nowhere else. */
function addressOf(
  { target, drugstoreCode, islogin }: PharmacyLink,
  search: string,
): string | null {
  const base = 'http://quay'
  const { origin, pathname, searchParams } = new URL(target, base)
  if (origin !== base || !isPharmacyPath(pathname)) return null
  const asked = islogin ? { [askLoginParameter]: '1' } : {}
  const query = { ...Object.fromEntries(searchParams), id: drugstoreCode, ...asked }
  return pathname + pharmacyQuery(query, search)
}
