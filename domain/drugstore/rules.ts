/** Devices of one account of a store; one more ends the one that was used longest ago. */
export const maxStoreSessions = 10
