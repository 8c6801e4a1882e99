/** Carries a shopper's session; its value is opaque and kept only as a hash. */
export const sessionCookie = 'session'
