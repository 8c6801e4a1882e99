import type { SignedInStore } from '#server/context.ts'

/** The session of a pharmacy as a use case sees it, without a row behind it. */
export function signedInStore(change: Partial<SignedInStore> = {}): SignedInStore {
  return {
    id: 1,
    code: 'HNI-012',
    name: 'Nhà thuốc An Khang',
    userId: 1,
    sessionId: 1,
    username: 'hni-012',
    fullName: 'Trần Thị Hoa',
    role: 'owner',
    ...change,
  }
}
