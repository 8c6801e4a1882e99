import { realmsOf, type DeclaredAccess, type Endpoint, type Realm } from '#domain/contract.ts'

/** How somebody shows who they are: with the cookie of a login, or its token as a bearer. */
export const securitySchemes = {
  member: { type: 'http', scheme: 'bearer', description: 'Of a shopper: from a login.' },
  memberCookie: { type: 'apiKey', in: 'cookie', name: 'session' },
  staff: { type: 'http', scheme: 'bearer', description: 'Of the back office: from its login.' },
  staffCookie: { type: 'apiKey', in: 'cookie', name: 'desk' },
  pharmacy: { type: 'http', scheme: 'bearer', description: 'Of a pharmacy: from its login.' },
  /** The cookie is named by the pharmacy's code; the header says which. */
  pharmacyCode: { type: 'apiKey', in: 'header', name: 'drugstoreId' },
  partnerKey: {
    type: 'apiKey',
    in: 'header',
    name: 'x-api-key',
    description: 'Of a partner: from the back office.',
  },
  /** Another key of the same partner. */
  partnerKey2: { type: 'apiKey', in: 'header', name: 'x-api-key-2' },
  csrf: { type: 'apiKey', in: 'header', name: 'csrf-token' },
} as const

type Requirement = Partial<Record<keyof typeof securitySchemes, []>>

/** Whose session an operation wants; an empty one stands for nobody. A cookie's writes need a token as well. */
export function securityOf(route: DeclaredAccess & Pick<Endpoint, 'method'>): Requirement[] {
  if (route.realm === 'partner') {
    return [
      {
        partnerKey: [],
        ...(route.secondKey ? { partnerKey2: [] } : {}),
        ...(route.csrfToken ? { csrf: [] } : {}),
      },
    ]
  }
  const proof: Requirement = route.method === 'GET' ? {} : { csrf: [] }
  const ways: Record<Realm, readonly Requirement[]> = {
    member: [{ member: [] }, { memberCookie: [], ...proof }],
    staff: [{ staff: [] }, { staffCookie: [], ...proof }],
    pharmacy: [{ pharmacy: [], pharmacyCode: [] }],
  }
  const logins = realmsOf(route).flatMap((realm) => ways[realm])
  return route.guests ? [...logins, {}] : logins
}
