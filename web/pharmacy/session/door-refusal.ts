/** Refusals that a login or a new password opens: the call is sent once more, and nothing typed is lost. */
const doorRefusals = ['unauthenticated', 'newPasswordRequired'] as const
export type AuthRequired = (typeof doorRefusals)[number]

/** Null for what no login would change. */
export function findAuthRequired(code: unknown): AuthRequired | null {
  return doorRefusals.find((each) => each === code) ?? null
}
